"""Values, good and evil: what a shape of the document asks for, or what it never would."""

import json
from random import Random
from typing import Any

DEEP = 3000
EVIL_TEXTS = [
    "",
    " ",
    "\x00",
    "a\x00b",
    "%00",
    "..",
    "../../etc/passwd",
    "\u202e",
    "\ufeff",
    "\U0001f682" * 40,
    "'; DROP TABLE games;--",
    "{{7*7}}",
    "${x}",
    "\r\nX: y",
    "null",
    "-1",
    "1e999",
    "NaN",
    "x" * 70,
    "x" * 5000,
    "é" * 300,
    "cmd:true",
    "hard:style=" + "x" * 90,
    "\ud800",
    "\udfff\ud800",
    "a\u0000",
    "\u2028",
    "bot:",
    ":::",
    "steiner:wild=1e400",
    "steiner:wild=" + "9" * 400,
    "random:",
]
EVIL_NUMBERS = [
    "-1",
    "0",
    "1",
    "2147483647",
    "2147483648",
    "-2147483649",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551616",
    "1e5",
    "1e400",
    "-1e400",
    "0.1",
    "1.0",
    "-0",
    "-0.0",
    "1" + "0" * 400,
    "9" * 5000,
    "1E-400",
    "00",
    "1_000",
]
EVIL_JSON = [
    "null",
    "true",
    "[]",
    "{}",
    '""',
    "NaN",
    "Infinity",
    "-Infinity",
    "[" * DEEP + "]" * DEEP,
    '{"a":' * DEEP + "1" + "}" * DEEP,
    "[" * DEEP,
    '{"a":',
    '"\\ud800"',
    '"\\u0000"',
    '{"a":1,"a":2}',
    "'x'",
    "//",
    "{,}",
    "\x00",
    "[1,]",
    '{"":{"":{"":0}}}',
]


def text(dice: Random) -> str:
    """A text that nobody would send."""
    kinds = [
        lambda: dice.choice(EVIL_TEXTS),
        lambda: "".join(chr(dice.randrange(1, 0x10FFFF)) for _ in range(dice.randrange(1, 30))),
        lambda: "".join(chr(dice.randrange(0, 0x100)) for _ in range(dice.randrange(1, 60))),
    ]
    return dice.choice(kinds)()


def evil(dice: Random) -> str:
    """JSON, or nearly, that fits no shape."""
    kinds = [
        lambda: dice.choice(EVIL_JSON),
        lambda: dice.choice(EVIL_NUMBERS),
        lambda: json.dumps(text(dice), ensure_ascii=dice.random() < 0.5),
        lambda: "[" + ",".join([dice.choice(EVIL_NUMBERS)] * dice.randrange(50)) + "]",
        lambda: "{" + f"{json.dumps(text(dice))}:{dice.choice(EVIL_NUMBERS)}" + "}",
    ]
    return dice.choice(kinds)()


class Shapes:
    """Makes JSON for the shapes of an OpenAPI document."""

    def __init__(self, document: dict[str, Any], dice: Random, evil_share: float) -> None:
        self.named = document["components"]["schemas"]
        self.dice = dice
        self.evil_share = evil_share

    def json(self, shape: dict[str, Any], depth: int = 0) -> str:
        """Something of this shape; now and then something else."""
        if self.dice.random() < self.evil_share:
            return evil(self.dice)
        if "$ref" in shape:
            return self.json(self.named[shape["$ref"].rpartition("/")[2]], depth)
        for choice in ("oneOf", "anyOf"):
            if choice in shape:
                return self.json(self.dice.choice(shape[choice]), depth)
        if "enum" in shape or "const" in shape:
            return json.dumps(self.dice.choice(shape.get("enum") or [shape["const"]]))
        kind = shape.get("type", "object")
        made: str = getattr(self, f"_{self.dice.choice(kind) if isinstance(kind, list) else kind}")(shape, depth + 1)
        return made

    def _object(self, shape: dict[str, Any], depth: int) -> str:
        known, needed = shape.get("properties", {}), shape.get("required", [])
        names = [name for name in known if name in needed or self.dice.random() < 0.5]
        if self.dice.random() < self.evil_share:
            names = names[1:]
        fields = [f"{json.dumps(name)}:{self.json(known[name], depth)}" for name in names]
        if self.dice.random() < self.evil_share:
            fields.append(f"{json.dumps(text(self.dice))}:{evil(self.dice)}")
        return "{" + ",".join(fields) + "}"

    def _array(self, shape: dict[str, Any], depth: int) -> str:
        many = self.dice.choice([0, 1, 2, 2, 3, 5, 9]) if depth < 8 else 0
        return "[" + ",".join(self.json(shape.get("items", {}), depth) for _ in range(many)) + "]"

    def _string(self, shape: dict[str, Any], depth: int) -> str:
        good = ["Ana", "usa", "europe", "random", "you", "open", "draw", "keep 1+2", "k1", "x" * 22]
        return json.dumps(self.dice.choice(good))

    def _integer(self, shape: dict[str, Any], depth: int) -> str:
        least, most = int(shape.get("minimum", 0)), int(shape.get("maximum", 9))
        return str(self.dice.choice([least, most, min(least + self.dice.randrange(6), most)]))

    def _number(self, shape: dict[str, Any], depth: int) -> str:
        return str(self.dice.choice([0, 1.5, 1e9]))

    def _boolean(self, shape: dict[str, Any], depth: int) -> str:
        return self.dice.choice(["true", "false"])

    def _null(self, shape: dict[str, Any], depth: int) -> str:
        return "null"
