"""Promises of the API's published document."""

import json
from pathlib import Path
from typing import Any

import pytest

from croupier.server.published import openapi_text
from databases import ON_SQLITE

pytestmark = ON_SQLITE  # what is served here is in no database

DOCS = Path(__file__).parents[2] / "docs"
BARE = {("/api/logout", "post"), ("/api/logout/everywhere", "post")}
"""What answers with nothing."""


@pytest.fixture(scope="module")
def text() -> str:
    """The document as the server of this checkout gives it."""
    return openapi_text()


def test_the_published_document_is_the_servers(text: str) -> None:
    """docs/openapi.json is what python -m croupier.server.published writes."""
    assert (DOCS / "openapi.json").read_text(encoding="utf-8") == text


def test_every_route_says_what_it_answers_with(text: str) -> None:
    """Whoever makes a client from the document gets a type of each answer and each refusal."""
    for path, methods in json.loads(text)["paths"].items():
        for method, said in methods.items():
            if (path, method) not in BARE:
                assert all(_schema(answer) for answer in said["responses"].values()), path


def _schema(answer: dict[str, Any]) -> object:
    (content,) = answer["content"].values()
    return content["schema"]
