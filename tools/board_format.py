"""Writes what follows from the format of boards: docs/board-format.md and its JSON Schema (`make board-format`)."""

import ast
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from trilhos.boards.json_schema import json_schema
from trilhos.boards.rulebook import known_chapters
from trilhos.engine.parameters import FLAG, NUMBER, WORD, ChapterParameter

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "board-format.md"
SCHEMA: Final = ROOT / "src" / "trilhos" / "boards" / "board.schema.json"
CHAPTERS: Final = ROOT / "src" / "trilhos" / "engine" / "chapters"
MARK: Final = "<!-- From here on `make board-format` writes this page. -->\n"

Part = dict[str, Any]


def page(hand_written: str) -> str:
    """The whole page: what people wrote, then what the schema and the chapters say."""
    opening, _, _ = hand_written.partition(MARK)
    return "\n".join([opening + MARK, *_parts(json_schema()), *_chapters()])


def schema_text() -> str:
    """The JSON Schema as its file has it."""
    return json.dumps(json_schema(), indent=1, ensure_ascii=False) + "\n"


# The parts of the file


def _parts(schema: Part) -> list[str]:
    known = schema["$defs"]
    lines = ["## The parts of the file", ""]
    for name in _in_order(known, "BoardFile", []):
        part = known[name]
        lines += [f"### {_title(name)}", "", part["description"], ""]
        lines += ["| field | what it has | default |", "|---|---|---|"]
        lines += [_field(field, shape, part.get("required", [])) for field, shape in part["properties"].items()]
        lines.append("")
    return lines


def _in_order(known: dict[str, Part], name: str, seen: list[str]) -> list[str]:
    """The parts as somebody meets them who reads the file from the top."""
    if name not in seen:
        seen.append(name)
        for inner in _names(known[name]):
            _in_order(known, inner, seen)
    return seen


def _names(shape: Any) -> list[str]:
    if isinstance(shape, dict):
        own = [shape["$ref"].rpartition("/")[2]] if "$ref" in shape else []
        return own + [name for inner in shape.values() for name in _names(inner)]
    return [name for inner in shape for name in _names(inner)] if isinstance(shape, list) else []


def _title(name: str) -> str:
    return "The file" if name == "BoardFile" else name.removesuffix("Entry")


def _field(name: str, shape: Part, required: list[str]) -> str:
    said = f"{_sort(shape)}. {shape.get('description', '')}".strip().replace("|", "\\|")
    default = "**required**" if name in required else f"`{json.dumps(shape.get('default'))}`"
    return f"| `{name}` | {said} | {default} |"


def _sort(shape: Part) -> str:
    """What may stand there, in words."""
    if "$ref" in shape:
        name = _title(shape["$ref"].rpartition("/")[2])
        return f"[{name}](#{name.lower()})"
    if "anyOf" in shape:
        known = list(dict.fromkeys(_sort(one) for one in shape["anyOf"]))
        return " or ".join(known) if len(known) == 2 else "what [the chapter](#the-chapters) knows"
    if "enum" in shape:
        return " or ".join(f"`{value}`" for value in shape["enum"])
    return _PLAIN[shape["type"]](shape)


def _list(shape: Part) -> str:
    if "prefixItems" in shape:
        sorts = [_sort(one) for one in shape["prefixItems"]]
        return f"list of {len(sorts)}: {sorts[0] if len(set(sorts)) == 1 else '; '.join(sorts)}"
    return f"list of {_between(shape, 'minItems', 'maxItems')}: {_sort(shape['items'])}"


def _object(shape: Part) -> str:
    return f"object of {_between(shape, 'minProperties', 'maxProperties')}, each {_sort(shape['additionalProperties'])}"


def _text(shape: Part) -> str:
    if "pattern" in shape:
        return f"name like `{shape['pattern']}`"
    return f"text of {_between(shape, 'minLength', 'maxLength')} letters"


def _between(shape: Part, least: str, most: str) -> str:
    return f"{shape.get(least, 0):,} to {shape[most]:,}"


_PLAIN: Final[dict[str, Callable[[Part], str]]] = {
    "array": _list,
    "object": _object,
    "string": _text,
    "integer": lambda shape: f"whole number, {_between(shape, 'minimum', 'maximum')}",
    "number": lambda shape: f"number, {_between(shape, 'minimum', 'maximum')}",
    "boolean": lambda _: "`true` or `false`",
    "null": lambda _: "`null`",
}


# The chapters


def _chapters() -> list[str]:
    lines = ["## The chapters", "", "What rules can be made of, and what each chapter can be told (`parameters`).", ""]
    for name, chapter in sorted(known_chapters().items()):
        about = _docstrings(chapter.__module__.rpartition(".")[2], chapter.__name__)
        lines += [f"### `{name}`", "", *about, ""]
        if chapter.voice.parameters:
            lines += ["| parameter | what it has | |", "|---|---|---|", *map(_parameter, chapter.voice.parameters), ""]
        ties = ", ".join(f"`{tie.name}`" for tie in chapter.voice.ties)
        lines += [f"It can break ties: {ties}.", ""] if ties else []
    return lines


def _docstrings(module: str, name: str) -> list[str]:
    """What a chapter's source says of it: the compiled build has forgotten."""
    tree = ast.parse((CHAPTERS / f"{module}.py").read_text(encoding="utf-8"))
    own = next(node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == name)
    return "\n\n".join(filter(None, [ast.get_docstring(tree), ast.get_docstring(own)])).split("\n")


def _parameter(one: ChapterParameter) -> str:
    limits = f"{one.least:,} to {one.most:,}"
    if one.sort == FLAG:
        sort = "`true` or `false`"
    elif one.sort == WORD:
        sort = " or ".join(f"`{word}`" for word in one.words)
    else:
        sort = f"whole number, {limits}" if one.sort == NUMBER else f"list of whole numbers, {limits}"
    return f"| `{one.name}` | {sort} | {'' if one.optional else '**required**'} |"


if __name__ == "__main__":
    PAGE.write_text(page(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
    SCHEMA.write_text(schema_text(), encoding="utf-8")
