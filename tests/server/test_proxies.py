"""Promises about addresses: whose they are behind a proxy, and who may look at the counters."""

from pathlib import Path

from croupier.server import ServerSettings
from server.served import in_loop, served, served_tables


@in_loop
async def test_only_a_trusted_proxy_says_whose_address_it_is(tmp_path: Path) -> None:
    """X-Forwarded-For counts from the proxies that are named, and from nobody else."""
    told = {"x_forwarded_for": "203.0.113.7"}
    async with served(tmp_path, served_tables()) as place, place.http(**told) as http:
        assert (await http.get("/metrics")).status_code == 200
        await http.post("/api/login", json={"name": "x", "password": "x"})
        assert "203.0.113.7" not in place.log.getvalue()
    settings = ServerSettings(trusted_proxies=("127.0.0.1",))
    async with served(tmp_path, (), settings) as place, place.http(**told) as http:
        assert (await http.get("/metrics")).status_code == 401
        await http.post("/api/login", json={"name": "x", "password": "x"})
        assert "203.0.113.7" in place.log.getvalue()


@in_loop
async def test_an_address_changes_only_so_much_a_second(tmp_path: Path) -> None:
    """Beyond its rate an address is told the limit, and to wait."""
    settings = ServerSettings(http_per_second=1, http_burst=3)
    async with served(tmp_path, (), settings) as place, place.http() as http:
        asked = {"name": "x", "password": "x"}
        codes = [(await http.post("/api/login", json=asked)).status_code for _ in range(5)]
        assert codes == [401, 401, 401, 429, 429]
        refused = await http.post("/api/login", json=asked)
        assert refused.headers["retry-after"]
        assert refused.json()["values"] == {"per_second": 1}
        assert (await http.get("/api/lobby")).status_code == 200
