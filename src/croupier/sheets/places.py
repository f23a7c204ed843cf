"""Where in a TOML text each key and value stands, so that a fault can name its line.

``tomllib`` gives values without places. The syntax tree of tree-sitter's TOML grammar gives places
for every spelling of a key: dotted, quoted, in a table, in an inline table, in an array of tables.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from typing import TypeAlias

import tree_sitter
import tree_sitter_toml

Path: TypeAlias = tuple[str | int, ...]
"""The keys from the top down to a value; arrays count from 0: ``("stakes", 0, "ante")``."""

_LANGUAGE = tree_sitter.Language(tree_sitter_toml.language())


def path_text(path: Path) -> str:
    """Return a path as people write it: ``raise.pays.full house``, ``stakes.0.ante``."""
    return ".".join(str(part) for part in path)


class Places:
    """The lines of a TOML text's keys; the text must be one that ``tomllib`` reads."""

    def __init__(self, text: str) -> None:
        self._lines: dict[Path, int] = {}
        self._around: dict[Path, int] = {}  # headers that only other keys imply
        self._arrays: dict[Path, int] = {}
        root = tree_sitter.Parser(_LANGUAGE).parse(text.encode()).root_node
        for node in root.named_children:
            if node.type == "pair":
                self._pair((), node)
            elif node.type in ("table", "table_array_element"):
                self._table(node)

    def line(self, path: Path) -> int:
        """Return the line of a key, or of the nearest thing around it that stands in the text."""
        for length in range(len(path), 0, -1):
            found = self._lines.get(path[:length]) or self._around.get(path[:length])
            if found is not None:
                return found
        return 1

    def written(self, path: Path) -> bool:
        """Whether the text itself has this key."""
        return path in self._lines

    def _table(self, node: tree_sitter.Node) -> None:
        key, *pairs = node.named_children
        path = self._header(tuple(_names(key)), new=node.type == "table_array_element")
        self._lines.setdefault(path, _line(node))
        for length in range(1, len(path)):
            self._around.setdefault(path[:length], _line(node))
        for pair in pairs:
            if pair.type == "pair":
                self._pair(path, pair)

    def _header(self, names: tuple[str, ...], *, new: bool) -> Path:
        """Return the path of a header; an array of tables on the way means its last element."""
        path: Path = ()
        for depth, name in enumerate(names):
            path = (*path, name)
            if new and depth == len(names) - 1:
                self._arrays[path] = self._arrays.get(path, -1) + 1
            if path in self._arrays:
                path = (*path, self._arrays[path])
        return path

    def _pair(self, above: Path, node: tree_sitter.Node) -> None:
        """Note a key, the keys that its dots imply, and all that its value holds."""
        waiting = [(above, node)]
        while waiting:
            path, at = waiting.pop()
            if at.type == "pair":
                key, *values = (child for child in at.named_children if child.type != "comment")
                for name in _names(key):
                    path = (*path, name)
                    self._lines.setdefault(path, _line(at))
                waiting += [(path, value) for value in values]
            elif at.type == "inline_table":
                waiting += [(path, pair) for pair in at.named_children]
            elif at.type == "array":
                values = [child for child in at.named_children if child.type != "comment"]
                for index, value in enumerate(values):
                    self._lines.setdefault((*path, index), _line(value))
                    waiting.append(((*path, index), value))


def _line(node: tree_sitter.Node) -> int:
    return node.start_point[0] + 1


def _names(key: tree_sitter.Node) -> Iterator[str]:
    """Yield the parts of a key: bare, quoted, or several with dots."""
    parts, waiting = [], [key]
    while waiting:
        node = waiting.pop()
        if node.type == "dotted_key":
            waiting += node.named_children
        elif node.type in ("bare_key", "quoted_key"):
            parts.append((node.text or b"").decode(errors="replace"))
    for part in reversed(parts):
        yield part if part[:1] not in ("'", '"') else str(tomllib.loads(f"k = {part}")["k"])
