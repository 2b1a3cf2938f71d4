"""Prints the server's OpenAPI document, from which the page's types are generated (`make protocol`)."""

import json
import tempfile
from typing import Any, Final

from msgspec.json import schema_components

from trilhos.server.api.live import Hello
from trilhos.server.app import make_app
from trilhos.server.settings import Settings
from trilhos.server.shapes import News

REFERENCE: Final = "#/components/schemas/{name}"


def document() -> dict[str, Any]:
    """The document, with the frames of live connections, for which OpenAPI has no path."""
    with tempfile.TemporaryDirectory() as folder:
        app: Any = make_app(Settings(f"sqlite:///{folder}/none.db")).app
        found: dict[str, Any] = app.openapi_schema.to_schema()
    _, frames = schema_components([News, Hello], ref_template=REFERENCE)
    found["components"]["schemas"] |= {name: frames[name] for name in ("News", "Hello")}
    return found


if __name__ == "__main__":
    print(json.dumps(document(), indent=1))
