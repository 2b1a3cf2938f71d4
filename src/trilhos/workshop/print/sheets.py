"""What stands on which sheet, measured in cm; `sheets.typ` lays it out."""

from itertools import product
from math import ceil
from typing import Any, Final

import msgspec

from trilhos.boards import Edition
from trilhos.boards.drawn import art_of
from trilhos.boards.picture import picture
from trilhos.boards.schema import BoardFile, ChapterEntry, TicketEntry
from trilhos.text import Text

PAPERS: Final = {"a4": (21.0, 29.7), "a3": (29.7, 42.0), "letter": (21.59, 27.94), "poster": None}
MARGIN, OVERLAP = 1.0, 1.0
TRAIN: Final = 2.5  # cm of a space: a wooden train has room on it
SHEET: Final = "a4"  # of cards, track and rules where the board is one poster


class Tile(msgspec.Struct, frozen=True):
    """A part of the board on a sheet of its own."""

    x: float
    y: float
    width: float
    height: float
    name: str


class TicketCard(msgspec.Struct, frozen=True):
    """A ticket to be cut out: its cities, where they are on the small board, and its points."""

    names: list[str]
    spots: list[tuple[float, float]]
    points: int
    long: bool


class RuleParagraph(msgspec.Struct, frozen=True):
    """A chapter of the rules."""

    title: str
    words: str


class PrintedSheets(msgspec.Struct, frozen=True):
    """All that is laid out."""

    title: str
    about: str
    width: float
    height: float
    paper: tuple[float, float]
    margin: float
    tiles: list[Tile]
    tickets: list[TicketCard]
    rules: list[RuleParagraph]
    points: list[tuple[int, int]]  # of routes, by length
    credits: list[str]
    words: dict[str, str]
    language: str
    small: str


def real_width(file: BoardFile) -> float:
    """The width, in cm, at which a space is as long as a train."""
    art = art_of(file, [])
    return round(min(300.0, max(20.0, TRAIN * art.width / art.sizes.rail[0])), 1)


def sheets(board: Edition, paper: str, width: float, text: Text) -> PrintedSheets:
    """What a board is on paper."""
    file, art = board.file, art_of(board.file, [])
    height = width * art.height / art.width
    sides = PAPERS[paper]
    keys = ("points", "long", "rules", "lengths", "credits", "glue")
    return PrintedSheets(
        title=board.title(text.language),
        about=board.about(text.language),
        width=width,
        height=height,
        paper=sides or PAPERS[SHEET] or (0.0, 0.0),
        margin=MARGIN,
        tiles=tiles(width, height, *sides) if sides else [],
        tickets=[_ticket(file, ticket) for ticket in file.tickets],
        rules=[_rule(chapter, text) for chapter in file.rules.chapters],
        points=[*enumerate(file.rules.route_points)][1:],
        credits=[*file.credits, *([file.licence] if file.licence else [])],
        words={key: text(f"print-{key}") for key in keys},
        language=text.language.partition("-")[0],
        small=_small(file),
    )


def tiles(width: float, height: float, across: float, down: float) -> list[Tile]:
    """The board in parts that overlap, on as few sheets as it takes, upright or across."""
    ways = [_cut(width, height, *sides) for sides in ((across, down), (down, across))]
    return min(ways, key=len)


def _cut(width: float, height: float, across: float, down: float) -> list[Tile]:
    """Rows and columns of equal parts."""
    wide, high = across - 2 * MARGIN, down - 2 * MARGIN
    columns, rows = (max(1, ceil((all - OVERLAP) / (one - OVERLAP))) for all, one in ((width, wide), (height, high)))
    part = (width + (columns - 1) * OVERLAP) / columns, (height + (rows - 1) * OVERLAP) / rows
    return [
        Tile(column * (part[0] - OVERLAP), row * (part[1] - OVERLAP), *part, f"{_letters(row)}{column + 1}")
        for row, column in product(range(rows), range(columns))
    ]


def _letters(row: int) -> str:
    return chr(ord("A") + row) if row < 26 else _letters(row // 26 - 1) + _letters(row % 26)


def _ticket(file: BoardFile, ticket: TicketEntry) -> TicketCard:
    at = {city.name: (city.x, city.y) for city in file.cities}
    return TicketCard(ticket.cities, [at[name] for name in ticket.cities], ticket.points, ticket.long)


def _rule(chapter: ChapterEntry, text: Text) -> RuleParagraph:
    """A chapter's own sentences with its numbers; one that nobody has written for says its numbers."""
    words = {name: text.named(f"print-told-{name.replace('_', '-')}", name) for name in chapter.parameters}
    told = {words[name]: _told(value, text) for name, value in chapter.parameters.items()}
    title = text.named(f"chapter-{chapter.name}", chapter.name)
    key = f"print-chapter-{chapter.name}"
    plain = "; ".join(f"{name}: {value}" for name, value in told.items())
    return RuleParagraph(title, " ".join(filter(None, [text(key) if text.has(key) else "", plain])))


def _told(value: Any, text: Text) -> str:
    """What a chapter is told, as people read it; by number of players where it depends on them."""
    if isinstance(value, dict):
        return ", ".join(f"{players} → {_told(one, text)}" for players, one in value.items())
    if isinstance(value, list):
        return "/".join(map(str, value))
    word = str(value).lower()
    return text.named(f"print-value-{word}", word)


def _small(file: BoardFile) -> str:
    """The board for cards: land and dots."""
    small = picture(file)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {small["width"]:g} {small["height"]:g}">'
    land = f'<path d="{small["land"]}" fill="#e9dfc3" stroke="#b9ad8d" stroke-width="3" fill-rule="evenodd"/>'
    dots = f'<path d="{small["cities"]}" stroke="#8f8360" stroke-width="14" stroke-linecap="round"/>'
    return f"{head}{land}{dots}</svg>"
