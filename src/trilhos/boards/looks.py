"""How a board is coloured: on paper, and for eyes in the dark. Cards and pieces keep their colours."""

from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Look:
    """The colours behind and around what is played with."""

    sea: str
    land: str
    tints: tuple[str, ...]
    shade: str
    shore: str
    water: str
    states: str
    borders: str
    city: str
    edge: str  # of spaces and pieces
    ink: str
    halo: str  # around names
    ground: str  # behind what stands beside the board
    faint: str
    glow: str
    arrow: str


LIGHT: Final = Look(
    sea="#dfe7ea",
    land="#f1e9d4",
    tints=("#e8e3c4", "#dfdcb4", "#e6d6b0", "#dccaa0", "#cfba8e"),
    shade="#8a7a52",
    shore="#a99c78",
    water="#9fbfcb",
    states="#b9ad8d",
    borders="#8f8360",
    city="#fffdf6",
    edge="#222222",
    ink="#222222",
    halo="#fffdf6",
    ground="#fbf6e9",
    faint="#6b6151",
    glow="#e09000",
    arrow="#c2185b",
)
DARK: Final = Look(
    sea="#152832",
    land="#373c3f",
    tints=("#3d4145", "#413f42", "#37423f", "#3f403a", "#45443c"),
    shade="#0b0f12",
    shore="#7893a0",
    water="#35515c",
    states="#605e57",
    borders="#7c776b",
    city="#f2e9d3",
    edge="#0c0d0f",
    ink="#ece4d2",
    halo="#1d2226",
    ground="#1e2428",
    faint="#a59c89",
    glow="#ffc24a",
    arrow="#ff7ab0",
)
