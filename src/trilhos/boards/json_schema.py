"""The format as JSON Schema, which editors know: they complete the names of fields and mark what is wrong."""

from typing import Any

from msgspec.json import schema

from trilhos.boards.schema import BoardFile


def json_schema() -> dict[str, Any]:
    """What `boards/board.schema.json` has."""
    dialect = "https://json-schema.org/draft/2020-12/schema"
    made: dict[str, Any] = _translated({"$schema": dialect, "title": "trilhos-board/1", **schema(BoardFile)})
    return made


def _translated(part: Any) -> Any:
    """The same with patterns as JavaScript writes them."""
    if isinstance(part, dict):
        return {name: _translated(inner) for name, inner in part.items()}
    if isinstance(part, list):
        return [_translated(inner) for inner in part]
    return part.replace(r"\A", "^").replace(r"\Z", "$") if isinstance(part, str) else part
