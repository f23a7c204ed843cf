"""Promises about looking for people at the desk."""

from pathlib import Path

from server.served import in_loop, served


@in_loop
async def test_the_desk_finds_people_by_a_part_of_their_names(tmp_path: Path) -> None:
    """Those who begin with it first, however it is spelt; no sign means anything else."""
    async with served(tmp_path) as place:
        desk = await place.account("Cem", "cashier")
        for name in ("Annabel", "Joanna", "Hannah", "100% Ann", "Ann_a"):
            await place.account(name)
        async with place.person(desk) as http:

            async def found(like: str, **more: int) -> list[str]:
                asked: dict[str, str | int] = {"like": like, **more}
                answer = await http.get("/api/cashier/accounts", params=asked)
                assert answer.status_code == 200, answer.text
                return [each["name"] for each in answer.json()]

            assert await found("ANN") == ["Ann_a", "Annabel", "100% Ann", "Hannah", "Joanna"]
            assert await found("ann", most=1) == ["Ann_a"]
            assert await found("%") == ["100% Ann"]
            assert await found("n_a") == ["Ann_a"]
            assert await found("nobody") == []
            assert await found(" ") == []
            refused = await http.get("/api/cashier/accounts", params={"like": "a", "most": 1_000})
            assert refused.status_code == 422
        player = await place.session("Joanna")
        async with place.person(player) as http:
            assert (await http.get("/api/cashier/accounts?like=a")).status_code == 403
