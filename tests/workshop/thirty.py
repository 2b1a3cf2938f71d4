"""Thirty regions drafted, checked and played: `python -m tests.workshop.thirty FOLDER` writes docs/drafts.md.

Countries of all shapes, archipelagos, states, a city, continents and the whole Earth. Slow: an hour on one core.
"""

import argparse
import time
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import partial
from multiprocessing import get_context
from pathlib import Path
from statistics import mean
from typing import Final

from trilhos.boards import Edition, from_outside
from trilhos.boards.check import read_board
from trilhos.boards.load import written
from trilhos.boards.schema import BoardFile
from trilhos.bots.seats import seat_bots
from trilhos.play.game import Game
from trilhos.workshop.draft import BoardDraft, DraftOrder, draft, find_region
from trilhos.workshop.draft.ranges import figures, outside, ranges

REGIONS: Final = (
    "JP", "CL", "NZ", "CU", "FJ", "BR", "DE", "FR", "ES", "IT", "NO", "ID", "PH", "IN", "CN", "AU", "EG", "TR", "PL",
    "MX", "US", "GB", "ZA", "CH", "BR-MG", "US-CA", "London", "002", "150", "001",
)  # fmt: skip
PAGE: Final = Path(__file__).parents[2] / "docs" / "drafts.md"
PLAYERS: Final = (2, 3, 4, 5)
FIRST_SEED, LONGEST_GAME, FEW = 1000, 20_000, 5
HEAD: Final = """# Thirty drafts

`python -m tests.workshop.thirty` drafts them with 36 cities and seed 1, checks them and lets bots play: random ones and
`steiner`, {games} games for each number of players from 2 to 5. Made by it; don't edit.

*Gate*: overlaps 0, least Jacobian over 0.4, at most 10 % of the spaces under 25 units. *Ranges*: which figures lie
outside those of the official boards ({ranges}). *Degree*: routes at a city, doubles once. *Way*: spaces of a ticket.
*Special*: ferries, ships, tunnels. *Ended*: games of both bots with 2, 3, 4 and 5 players that came to their end.
*Seats*: what each wins with four players. *Done*: the part of kept tickets that steiner completes with 2 and with 4
players; *worst*: of the ticket that fails most often. *Seconds*: of CPU time for the draft, in a new
process, with all that it imports.

"""
COLUMNS: Final = (
    "region", "gate", "ranges", "cities", "spaces", "a piece", "space", "overlaps", "Jacobian", "degree", "length",
    "gray", "doubles", "special", "tickets", "way", "ended", "seats", "done 2/4", "worst", "seconds",
)  # fmt: skip


def main() -> None:
    """Draft, play and write."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("regions", nargs="*", default=REGIONS)
    options = parser.parse_args()
    rows = []
    with get_context("spawn").Pool(options.jobs, maxtasksperchild=1) as pool:  # each as a new process has it
        for made in pool.imap(partial(drafted, options.folder, options.games), options.regions, chunksize=1):
            rows.append(made)
            print(made, flush=True)
    table = "\n".join([line(COLUMNS), "|---" * len(COLUMNS) + "|", *rows])
    PAGE.write_text(f"{HEAD.format(games=options.games, ranges=limits())}{table}\n", encoding="utf-8")


def drafted(folder: Path, games: int, region: str) -> str:
    """Draft a region into a folder, let bots play on it, and sum it up."""
    began = time.process_time()
    found = draft(DraftOrder(region=region))
    seconds = time.process_time() - began
    (folder / f"{region}.json").write_bytes(written(found.board))
    board = from_outside(read_board(written(found.board), region))
    return row(region, found, seconds, played(board, games))


@dataclass
class Played:
    """What some games showed; shared wins count in parts."""

    games: int
    seats: list[float]
    kept: Counter[int] = field(default_factory=Counter)
    done: Counter[int] = field(default_factory=Counter)


def played(board: Edition, games: int) -> dict[tuple[str, int], Played]:
    """Both bots, every number of players."""
    return {(bot, players): play(board, bot, players, games) for bot in ("random", "steiner") for players in PLAYERS}


def play(board: Edition, bot: str, players: int, games: int) -> Played:
    """Games of one bot in all seats; those that don't end aren't counted."""
    found = Played(0, [0.0] * players)
    for number in range(games):
        game = Game(board, players, FIRST_SEED + number, None, [bot] * players)
        with seat_bots(game, dict.fromkeys(range(players), bot)) as seats:
            while not game.over and len(game.moves) < LONGEST_GAME:
                game.play(seats.choose())
        if game.over:
            result = game.result()
            found.games += 1
            for seat in result.winners:
                found.seats[seat] += 1 / len(result.winners) / games
            for sheet in game.rules.score(game.state):
                found.kept.update([*sheet.completed, *sheet.failed])
                found.done.update(sheet.completed)
    return found


def row(region: str, found: BoardDraft, seconds: float, games: dict[tuple[str, int], Played]) -> str:
    """A line of the table."""
    quality, board, now = found.quality, found.board, figures(found.board)
    ended = "/".join(str(games["random", players].games + games["steiner", players].games) for players in PLAYERS)
    two, four = games["steiner", 2], games["steiner", 4]
    cells = [
        find_region(region).name,
        "yes" if quality.good else "no: " + ", ".join(one.key for one in found.advice),
        ", ".join(outside(board)) or "all",
        len(board.cities),
        sum(route.length for route in board.routes),
        f"{now['pieces']:.1f}",
        quality.space,
        quality.overlaps,
        f"{quality.least_jacobian:.2f}",
        *shape(board),
        len(board.tickets),
        f"{now['way']:.1f}",
        ended,
        " ".join(f"{part:.2f}" for part in four.seats),
        f"{done(two):.2f}/{done(four):.2f}",
        f"{worst(four):.2f}",
        f"{seconds:.1f}",
    ]
    return line(cells)


def limits() -> str:
    """The official boards' ranges in words."""
    return ", ".join(f"{name} {least:g} to {most:g}" for name, (least, most) in ranges().items())


def line(cells: Iterable[object]) -> str:
    """Of a table."""
    return f"| {' | '.join(map(str, cells))} |"


def shape(board: BoardFile) -> list[str]:
    """Degree, length, gray, doubles, and what is special."""
    pairs = [route for route in board.routes if not route.track]
    ferries = sum(route.locomotives > 0 for route in board.routes)
    ships = sum(route.kind == "ship" for route in board.routes)
    return [
        f"{2 * len(pairs) / len(board.cities):.2f}",
        f"{mean(route.length for route in board.routes):.2f}",
        f"{mean(route.color == 'gray' for route in board.routes):.0%}",
        f"{(len(board.routes) - len(pairs)) / len(pairs):.0%}",
        f"{ferries}, {ships}, {sum(route.tunnel for route in board.routes)}",
    ]


def done(games: Played) -> float:
    """The part of all kept tickets that were completed."""
    return games.done.total() / max(1, games.kept.total())


def worst(games: Played) -> float:
    """The same of the ticket that fails most often, of those that were kept a few times."""
    return min((games.done[id] / kept for id, kept in games.kept.items() if kept >= FEW), default=1.0)


if __name__ == "__main__":
    main()
