"""What the server counts, for Prometheus."""

from __future__ import annotations

from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from croupier.tables import House


class Metrics:
    """The counters of one server."""

    def __init__(self, house: House) -> None:
        """Begin at zero."""
        self.registry = CollectorRegistry()
        to = self.registry
        self.sockets = Gauge("croupier_sockets", "Open WebSockets", registry=to)
        self.opened = Counter("croupier_sockets_opened", "WebSockets opened", registry=to)
        self.closed = Counter("croupier_sockets_closed", "By the server", ["code"], registry=to)
        self.messages = Counter("croupier_messages", "Messages received", ["type"], registry=to)
        self.message = cache(self.messages.labels)
        """Returns the counter of a type of messages: looking it up takes longer than adding."""
        self.refused = Counter("croupier_refusals", "Refusals", ["code"], registry=to)
        self.answered = Histogram(
            "croupier_answer_seconds",
            "From a request to its durable answer",
            buckets=(0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5),
            registry=to,
        )
        self.logins = Counter("croupier_logins", "Logins", ["result"], registry=to)
        self.requests = Counter("croupier_http_requests", "HTTP requests", ["status"], registry=to)
        self._gauge("croupier_up", "1 while the house plays", lambda: int(house.stopped is None))
        self._gauge("croupier_tables", "Tables", lambda: len(house.tables))
        self._gauge(
            "croupier_seats_taken",
            "Taken seats",
            lambda: sum(len(table.seats.by_seat) for table in house.tables.values()),
        )
        self._gauge(
            "croupier_coups", "Coups opened", lambda: sum(t.number for t in house.tables.values())
        )
        self._gauge("croupier_alerts", "Alerts nobody has acknowledged", lambda: len(house.alerts))
        self._gauge("croupier_store_waiting", "Queued appends", lambda: house.store.waiting)

    def _gauge(self, name: str, what: str, value: object) -> None:
        Gauge(name, what, registry=self.registry).set_function(value)  # type: ignore[arg-type]

    def text(self) -> bytes:
        """Return all of them in Prometheus' text format."""
        return generate_latest(self.registry)
