"""Promises of the protocol's published schema."""

from pathlib import Path
from typing import get_args

import msgspec
import pytest

from croupier.protocol.client import ClientError, socket_url
from croupier.protocol.messages import ClientMessage, Pong, ServerMessage, Watch
from croupier.protocol.schema import json_schema, schema_text

DOCS = Path(__file__).parents[2] / "docs"


def test_the_published_schema_is_that_of_the_messages() -> None:
    """docs/protocol.schema.json is what python -m croupier.protocol.schema writes."""
    published = (DOCS / "protocol.schema.json").read_text(encoding="utf-8")
    assert published == schema_text()


@pytest.mark.parametrize("side", ["client", "server"])
def test_every_message_is_in_the_schema_by_its_type(side: str) -> None:
    """Each message type of a side stands there once, told from the others by its type."""
    parts = json_schema()["$defs"]
    messages = get_args(ClientMessage if side == "client" else ServerMessage)
    tags = [
        parts[one["$ref"].rpartition("/")[2]]["properties"]["type"]["enum"]
        for one in parts[side]["anyOf"]
    ]
    assert sorted(tags) == sorted([one.__struct_config__.tag] for one in messages)


def test_the_page_names_every_message() -> None:
    """docs/protocol.md tells of each message by its type."""
    page = (DOCS / "protocol.md").read_text(encoding="utf-8")
    for message in (*get_args(ClientMessage), *get_args(ServerMessage)):
        assert f"`{message.__struct_config__.tag}`" in page


def test_a_client_passes_over_what_it_does_not_know_and_a_server_refuses_it() -> None:
    """The server may say more than older clients know; what a client says is taken literally."""
    told = msgspec.json.decode(b'{"type":"pong","time":1,"new":2}', type=ServerMessage)
    assert told == Pong(1)
    assert msgspec.json.decode(b'{"type":"watch","table":"t"}', type=ClientMessage) == Watch("t")
    with pytest.raises(msgspec.ValidationError, match="new"):
        msgspec.json.decode(b'{"type":"watch","table":"t","new":2}', type=ClientMessage)


def test_the_socket_of_an_address() -> None:
    """A house's address, with or without a path, leads to its socket; anything else is refused."""
    assert socket_url("http://h:80") == "ws://h:80/ws"
    assert socket_url("https://h/") == "wss://h/ws"
    assert socket_url("wss://h/ws") == "wss://h/ws"
    for wrong in ("h:80", "ftp://h", "http://"):
        with pytest.raises(ClientError, match="address"):
            socket_url(wrong)
