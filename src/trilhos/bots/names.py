"""Names of bots with parameters: `steiner:ticket_gate=0.6:wild=2`; in lists, commas part the names."""

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from trilhos.errors import BadChoice

Value = float | str
SETTING: Final = re.compile(r"[a-z_]+=[^:]*")
PART: Final = re.compile(r"""((?:"[^"]*"|'[^']*'|\\.|[^,])*),""")


@dataclass(frozen=True)
class Parameter:
    """What may follow a bot's name: a number within limits, or one of some words."""

    default: Value
    least: float = 0.0
    most: float = 10.0
    words: tuple[str, ...] = ()

    def read(self, text: str) -> Value | None:
        """The value that a text stands for; None when it isn't one."""
        if self.words:
            return text if text in self.words else None
        try:
            value = float(text)
        except ValueError:
            return None
        return value if self.least <= value <= self.most else None

    @property
    def allowed(self) -> str:
        """The values there are, for people."""
        return ", ".join(self.words) if self.words else f"{self.least:g} … {self.most:g}"


def split_names(text: str) -> list[str]:
    """The bots of a list; `a:x=1,y=2,b` are two, for a setting belongs to the name before it.

    A comma in quotes or behind a backslash parts nothing: commands may need one.
    """
    names: list[str] = []
    for part in PART.findall(text + ","):
        if names and SETTING.fullmatch(part.strip()):
            names[-1] += f":{part.strip()}"
        else:
            names.append(part.strip())
    return names


def read_settings(name: str, words: list[str], known: Mapping[str, Parameter]) -> dict[str, Value]:
    """The settings behind a name; BadChoice lists the parameters, or the values, there are."""
    settings: dict[str, Value] = {}
    for word in words:
        key, _, text = word.partition("=")
        if key not in known:
            raise BadChoice("unknown-parameter", bot=name, name=key, known=", ".join(known) or "-")
        value = known[key].read(text)
        if value is None:
            raise BadChoice("bad-parameter", bot=name, name=key, value=text, allowed=known[key].allowed)
        settings[key] = value
    return settings
