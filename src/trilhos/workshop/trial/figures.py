"""What a trial shows, as `--json` prints it, the editor draws it and the report tells it."""

import msgspec

from trilhos.arena.figures import Quartiles
from trilhos.arena.ratings import Interval


class StyleFigures(msgspec.Struct, frozen=True):
    """A bot, called by its style: in how many seats it sat, and which part of its games it won."""

    style: str
    bot: str
    seats: int
    wins: Interval


class TicketFigures(msgspec.Struct, frozen=True):
    """A ticket: how often it was offered, which part of that kept, which part of that completed; what it brought.

    `worth` is in points, a hand that kept it on average; `wins` the part of these hands that won.
    """

    id: int
    cities: list[str]
    points: int
    way: int  # spaces of the shortest way on an empty board
    offered: int
    kept: float
    done: float
    worth: float
    wins: float


class RouteFigures(msgspec.Struct, frozen=True):
    """A track: in which part of the games it was taken, and when, as a part of the game (the median).

    `wanted` is the part of the claims by which a rival lost the shortest way of a ticket that he still had open;
    `detour` how many spaces more these tickets then took on average, `cut` the part of them with no way left at all.
    """

    id: int
    cities: list[str]
    track: int
    length: int
    color: str
    taken: float
    when: float | None
    wanted: float
    detour: float
    cut: float


class CityFigures(msgspec.Struct, frozen=True):
    """A city: in which part of the games somebody had a route there, and how many lines lead to it."""

    name: str
    visited: float
    lines: int


class ColourFigures(msgspec.Struct, frozen=True):
    """The routes of a colour: their spaces, the part of them that is taken in a game, and that beside all colours."""

    color: str
    spaces: int
    used: float
    beside: float  # spaces taken, as a part of the mean of all colours


class Marks(msgspec.Struct, frozen=True):
    """How good a board is: 100, less what it loses by uneven seats, dead lines, dead tickets, and those left behind."""

    total: Interval
    seats: float
    routes: float
    tickets: float
    spread: float


class TrialSummary(msgspec.Struct, frozen=True):
    """A board in a line, to lay boards side by side."""

    board: str
    players: int
    games: int
    seats: list[float]
    turns: float
    score: float
    lead: float  # of the winner over the second
    spread: float  # from the first to the last
    tickets_done: float
    worst_ticket: float
    dead_lines: int  # pairs of cities whose tracks are taken in less than a twentieth of the games
    wanted: float  # of all claims
    marks: float


class Advice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A sentence by its key in the catalogues, with its values, and what it is about: routes, tickets, cities.

    A value called `color` or `style` is a name that catalogues have, as `colour-red` and `style-long`.
    """

    key: str
    values: dict[str, str | int]
    routes: list[int] = []
    tickets: list[int] = []
    cities: list[str] = []


class TrialReport(msgspec.Struct, frozen=True):
    """All that is known so far. Games that were given up count in nothing else."""

    board: str
    fingerprint: str
    players: int
    seed: int
    wanted: int  # games
    games: int
    given_up: int
    ended: str  # "" when all were played, "going", "stopped" by somebody, or "worker": a process was lost
    seats: list[Interval]
    turns: Quartiles
    rounds: float
    scores: Quartiles
    lead: Quartiles
    spread: Quartiles
    styles: list[StyleFigures]
    tickets: list[TicketFigures]
    routes: list[RouteFigures]
    cities: list[CityFigures]
    colors: list[ColourFigures]
    marks: Marks
    summary: TrialSummary
    beside: list[TrialSummary]
    advice: list[Advice] = []
