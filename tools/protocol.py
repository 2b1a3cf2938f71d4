"""Prints the server's OpenAPI document, from which the page's types are generated (`make protocol`)."""

import json
import tempfile
from typing import Any, Final

from msgspec.json import schema_components

from trilhos.server.api.live import Hello
from trilhos.server.app import make_app
from trilhos.server.settings import Settings
from trilhos.server.shapes import News, Problem

UNNAMED: Final = [News, Hello, Problem]
REFERENCE: Final = "#/components/schemas/{name}"


def document() -> dict[str, Any]:
    """The document, with what its paths leave out: the frames of live connections, and what a problem looks like."""
    with tempfile.TemporaryDirectory() as folder:
        app: Any = make_app(Settings(f"sqlite:///{folder}/none.db")).app
        found: dict[str, Any] = app.openapi_schema.to_schema()
    _, shapes = schema_components(UNNAMED, ref_template=REFERENCE)
    found["components"]["schemas"] |= {shape.__name__: shapes[shape.__name__] for shape in UNNAMED}
    return found


if __name__ == "__main__":
    print(json.dumps(document(), indent=1))
