"""Prints the server's OpenAPI document, from which the page's types are generated (`make protocol`)."""

import json
from typing import Any, Final

from msgspec.json import schema_components

from trilhos.boards.schema import BoardFile
from trilhos.server.answers.shapes import News, PointedAt, Problem, Screens
from trilhos.server.api.live import Hello
from trilhos.server.app import document as server_document

UNNAMED: Final = [News, Hello, Problem, Screens, PointedAt]
REFERENCE: Final = "#/components/schemas/{name}"


def document() -> dict[str, Any]:
    """The document, with what its paths leave out: frames of live connections, problems, board files."""
    found = server_document()
    _, shapes = schema_components(UNNAMED, ref_template=REFERENCE)
    found["components"]["schemas"] |= {shape.__name__: shapes[shape.__name__] for shape in UNNAMED} | board_parts()
    return found


def board_parts() -> dict[str, Any]:
    """The parts of a board's file. What has a default may be missing there: types would promise what isn't said."""
    _, parts = schema_components([BoardFile], ref_template=REFERENCE)
    for part in parts.values():
        for field in part["properties"].values():
            field.pop("default", None)
    return parts


if __name__ == "__main__":
    print(json.dumps(document(), indent=1))
