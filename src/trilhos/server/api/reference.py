"""The OpenAPI document as a page for people: plain HTML, for our own policy lets no script of others in."""

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, Final

METHODS: Final = ("get", "post", "put", "patch", "delete")
STYLE: Final = """\
:root { color-scheme: light dark; }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; }
code, pre { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
nav ul { columns: 18rem; padding: 0; list-style: none; }
details { border-top: 1px solid #8886; padding: 0.4rem 0; }
summary { cursor: pointer; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.2rem 0.8rem 0.2rem 0; border-top: 1px solid #8884; }
"""
Schema = dict[str, Any]


def page(document: dict[str, Any]) -> str:
    """The whole page; its stylesheet lies beside it."""
    title = f"{document['info']['title']} {document['info']['version']}: HTTP API"
    head = f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
    look = '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/schema/reference.css">'
    file = '<a href="/api/schema/openapi.json">openapi.json</a>'
    about = f"<p>{escape(document['info']['description'])} For programs: {file}.</p>"
    return "\n".join([head, look, f"<h1>{escape(title)}</h1>", about, *body(document), "</html>", ""])


def body(document: dict[str, Any]) -> Iterator[str]:
    """Requests by what they are about, then the shapes of what is sent."""
    groups: dict[str, list[tuple[str, str, Schema]]] = {}
    for path, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                tag = next(iter(item[method].get("tags", [])), "other")
                groups.setdefault(tag, []).append((method, path, item[method]))
    shapes = sorted(document["components"]["schemas"].items())
    names = [*[f"requests-{tag}" for tag in sorted(groups)], "shapes"]
    yield (
        "<nav><ul>"
        + "".join(f'<li><a href="#{escape(n)}">{escape(n.removeprefix("requests-"))}</a></li>' for n in names)
        + "</ul></nav>"
    )
    for tag, requests in sorted(groups.items()):
        yield f'<h2 id="requests-{escape(tag)}">{escape(tag)}</h2>'
        for request in requests:
            yield from _request(*request)
    yield '<h2 id="shapes">shapes</h2>'
    for name, shape in shapes:
        yield from _shape(name, shape)


def _request(method: str, path: str, told: Schema) -> Iterator[str]:
    about = escape(told.get("description") or told.get("summary", ""))
    yield f"<details><summary><code>{method.upper()} {escape(path)}</code> {about}</summary>"
    rows = [
        (one["name"], f"{one['in']}, {_type(one['schema'])}", one.get("required")) for one in told.get("parameters", [])
    ]
    rows += (
        [("body", _content(told["requestBody"]), told["requestBody"].get("required"))] if "requestBody" in told else []
    )
    yield from _table(rows)
    answers = [
        (code, _content(answer) or escape(answer["description"]), None) for code, answer in told["responses"].items()
    ]
    yield from _table(answers)
    yield "</details>"


def _shape(name: str, shape: Schema) -> Iterator[str]:
    about = escape(shape.get("description", ""))
    yield f'<details id="shape-{escape(name)}"><summary><code>{escape(name)}</code> {about}</summary>'
    needed = shape.get("required", [])
    yield from _table([(field, _type(sort), field in needed) for field, sort in shape.get("properties", {}).items()])
    if not shape.get("properties"):
        yield f"<p>{_type(shape)}</p>"
    yield "</details>"


def _table(rows: Sequence[tuple[str, str, bool | None]]) -> Iterator[str]:
    if rows:
        cells = [
            f"<tr><th><code>{escape(name)}</code>{'' if needed is not False else '?'}</th><td>{told}</td></tr>"
            for name, told, needed in rows
        ]
        yield f"<table>{''.join(cells)}</table>"


def _content(part: Schema) -> str:
    return ", ".join(_type(one["schema"]) for one in part.get("content", {}).values() if "schema" in one)


def _type(schema: Schema) -> str:
    """A shape in few words, as HTML; shapes that have a name are links."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rsplit("/", 1)[1])
        return f'<a href="#shape-{name}">{name}</a>'
    for join in ("oneOf", "anyOf"):
        if join in schema:
            return " or ".join(_type(one) for one in schema[join])
    if "enum" in schema:
        return " or ".join(f"<code>{escape(str(one))}</code>" for one in schema["enum"])
    if "const" in schema:
        return f"<code>{escape(str(schema['const']))}</code>"
    sort = schema.get("type", "anything")
    if sort == "array":
        return f"list of {_type(schema.get('items', {}))}"
    if sort == "object" and isinstance(schema.get("additionalProperties"), dict):
        return f"by name: {_type(schema['additionalProperties'])}"
    words = " or ".join(sort) if isinstance(sort, list) else str(sort)
    limits = [f"{word} {schema[key]:g}" for key, word in (("minimum", "from"), ("maximum", "to")) if key in schema]
    return escape(" ".join([words, *limits]))
