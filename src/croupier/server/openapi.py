"""The OpenAPI document: the routes' own, with the shapes that msgspec reads and writes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

import msgspec
from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.routing import APIRoute, APIRouter

from croupier.protocol.messages import Refused

F = TypeVar("F", bound=Callable[..., Any])
_SHAPES: dict[str, tuple[Any, Any]] = {}
JSON = "application/json"


def shaped(returns: Any = None, body: Any = None) -> Callable[[F], F]:  # noqa: ANN401 - types
    """Say what a route reads and what it answers with."""

    def mark(function: F) -> F:
        _SHAPES[f"{function.__module__}.{function.__qualname__}"] = (body, returns)
        return function

    return mark


def document(app: FastAPI, routers: Sequence[APIRouter]) -> dict[str, Any]:
    """Return the OpenAPI document of an application and of the routers that it includes."""
    if app.openapi_schema is None:
        app.openapi_schema = _made(app, routers)
    return app.openapi_schema


def _made(app: FastAPI, routers: Sequence[APIRouter]) -> dict[str, Any]:
    made = get_openapi(
        title=app.title, version=app.version, description=app.description, routes=app.routes
    )
    shapes = {
        (route.path, method.lower()): _SHAPES[name]
        for route in _routes(routers)
        for method in route.methods or ()
        if (name := f"{route.endpoint.__module__}.{route.endpoint.__qualname__}") in _SHAPES
    }
    kinds = [kind for pair in shapes.values() for kind in pair if kind is not None] + [Refused]
    said, parts = msgspec.json.schema_components(kinds, ref_template="#/components/schemas/{name}")
    by_kind = {id(kind): schema for kind, schema in zip(kinds, said, strict=True)}
    for (path, method), (body, returns) in shapes.items():
        route = made["paths"][path][method]
        if body is not None:
            content = {JSON: {"schema": by_kind[id(body)]}}
            route["requestBody"] = {"required": True, "content": content}
        if returns is not None:
            route["responses"]["200"]["content"] = {JSON: {"schema": by_kind[id(returns)]}}
        route["responses"].pop("422", None)
        route["responses"]["default"] = {
            "description": "Refused, and why",
            "content": {JSON: {"schema": by_kind[id(Refused)]}},
        }
    made.setdefault("components", {}).setdefault("schemas", {}).update(parts)
    return made


def _routes(routers: Sequence[APIRouter]) -> list[APIRoute]:
    """Return the routes; an application itself does not show those that it includes."""
    routes = (route for router in routers for route in router.routes)
    return [route for route in routes if isinstance(route, APIRoute)]
