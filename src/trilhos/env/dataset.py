"""Data sets for learners: games of bots as Parquet, a file of games and one of decisions a piece, with a data card.

A piece is written aside and put in place whole, so that a run that was broken off goes on with the next one.
"""

from collections.abc import Generator
from dataclasses import dataclass
from functools import partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import msgspec

from trilhos import __version__
from trilhos.arena.cluster import Crew
from trilhos.arena.simulate import Simulation
from trilhos.boards import edition
from trilhos.bots.seats import seat_bots
from trilhos.engine.observation import OBSERVATION_VERSION
from trilhos.engine.rules import LONGEST_GAME, RULES_VERSION
from trilhos.env.arrays import RowsAndMasks
from trilhos.errors import BadChoice, BadFile
from trilhos.extras import extra
from trilhos.play.game import Game
from trilhos.play.record import write_text
from trilhos.text import ENGLISH

FORMAT: Final = "trilhos-dataset/1"
ABOUT: Final = "dataset.json"
PIECE: Final = 200  # games in a file


class AboutDataset(msgspec.Struct, frozen=True):
    """What a data set holds, and how it was made."""

    edition: str
    board: str  # the fingerprint
    players: int
    bots: list[str]
    games: int
    seed: str  # larger than JSON's numbers
    options: dict[str, bool]
    observations: bool
    version: str = __version__
    rules_version: int = RULES_VERSION
    observation_version: int = OBSERVATION_VERSION
    format: str = FORMAT


@dataclass(frozen=True)
class Recording:
    """What is to be recorded. Bots move on by a seat from game to game, so that each sits everywhere."""

    plan: Simulation
    observations: bool

    def about(self) -> AboutDataset:
        """What the folder says of it."""
        plan, board = self.plan, edition(self.plan.edition)
        seats = plan.seats()
        return AboutDataset(
            board.id,
            board.fingerprint,
            plan.players,
            seats,
            plan.games,
            str(plan.seed),
            plan.options,
            self.observations,
        )

    def pieces(self, folder: Path) -> list[int]:
        """The numbers of the pieces that aren't there yet."""
        count = -(-self.plan.games // PIECE)
        return [number for number in range(count) if not decisions_file(folder, number).exists()]


def games_file(folder: Path, number: int) -> Path:
    """Where the games of a piece lie."""
    return folder / f"games-{number:05}.parquet"


def decisions_file(folder: Path, number: int) -> Path:
    """Where their decisions lie; written last, so it stands for the whole piece."""
    return folder / f"decisions-{number:05}.parquet"


def begin(recording: Recording, folder: Path) -> None:
    """Make the folder, or go on with it; BadChoice when it holds another data set."""
    with extra("data"):
        import pyarrow  # noqa: F401
    path, about = folder / ABOUT, msgspec.json.encode(recording.about())
    if path.exists():
        if path.read_bytes() != about:
            raise BadChoice("other-dataset", folder=str(folder))
        return
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise BadFile("cant-write", file=str(folder), problem=problem.strerror or "") from problem
    write_text(path, about.decode())


def record(recording: Recording, folder: Path, crew: Crew) -> Generator[int]:
    """Play what isn't there yet; tells how many games each new piece has."""
    numbers = recording.pieces(folder)
    yield from crew(partial(_record_piece, recording, folder), numbers)


def _record_piece(recording: Recording, folder: Path, number: int) -> int:
    games, decisions = Columns(), Columns()
    first, last = number * PIECE, min(recording.plan.games, (number + 1) * PIECE)
    for game in range(first, last):
        _record_game(recording, game, games, decisions)
    _write(games_file(folder, number), games)
    _write(decisions_file(folder, number), decisions)
    return last - first


class Columns:
    """Rows on their way into a file, by the names of their columns."""

    def __init__(self) -> None:
        self.values: dict[str, list[Any]] = {}

    def add(self, **row: Any) -> None:
        """One more row."""
        for name, value in row.items():
            self.values.setdefault(name, []).append(value)


def _record_game(recording: Recording, number: int, games: Columns, decisions: Columns) -> None:
    plan = recording.plan
    seats = plan.seats()
    turned = [seats[(seat + number) % plan.players] for seat in range(plan.players)]
    game = Game(plan.edition, plan.players, plan.seed + number, plan.options, turned)
    rows = RowsAndMasks(game.rules)
    with seat_bots(game, dict(enumerate(turned))) as bots:
        while not game.over and len(game.moves) < plan.limit:
            seat, legal, action = game.seat, game.legal(), bots.choose()
            seen = {"observation": rows.row(game.state, seat)} if recording.observations else {}
            decisions.add(
                game=number,
                move=len(game.moves),
                turn=int(game.state.turn),
                seat=seat,
                phase=int(game.state.phase),
                action=action,
                text=game.notation.text(action),
                legal=legal,
                **seen,
            )
            game.play(action)
        if game.over:
            bots.finish()
    sheets = game.rules.score(game.state)
    games.add(
        game=number,
        seed=str(game.seed),
        bots=turned,
        over=game.over,
        turns=int(game.state.turn),
        moves=len(game.moves),
        scores=[sheet.total for sheet in sheets],
        tickets_made=[len(sheet.completed) for sheet in sheets],
        tickets_failed=[len(sheet.failed) for sheet in sheets],
        winners=game.result().winners if game.over else [],
    )


def _write(path: Path, columns: Columns) -> None:
    """Small numbers in small columns; whoever breaks off leaves no half of a file."""
    import pyarrow as pa
    from pyarrow import parquet

    small = {
        "game": pa.int32(),
        "move": pa.int32(),
        "moves": pa.int32(),
        "turn": pa.int32(),
        "turns": pa.int32(),
        "seat": pa.int8(),
        "phase": pa.int8(),
        "action": pa.int32(),
        "legal": pa.list_(pa.int32()),
        "observation": pa.list_(pa.int32()),
        "bots": pa.list_(pa.string()),
        "scores": pa.list_(pa.int32()),
        "tickets_made": pa.list_(pa.int16()),
        "tickets_failed": pa.list_(pa.int16()),
        "winners": pa.list_(pa.int8()),
    }
    arrays = {name: pa.array(values, small.get(name)) for name, values in columns.values.items()}
    aside = path.with_suffix(".new")
    parquet.write_table(pa.table(arrays), aside, compression="zstd")
    aside.replace(path)


OBSERVED: Final = (
    " and `observation` (what the seat saw, as a row of whole numbers; layout version {layout},\n"
    "explained in the documentation under *Observations for learners*)"
)


def data_card(recording: Recording, command: str) -> str:
    """What somebody has to know who finds the data set; in English, as it goes wherever the data go."""
    about, plan = recording.about(), recording.plan
    chosen = {**edition(plan.edition).options, **plan.options}
    layout = about.observation_version
    return (
        files(__package__)
        .joinpath("data_card.md")
        .read_text(encoding="utf-8")
        .format(
            title=edition(plan.edition).title(ENGLISH),
            games=plan.games,
            players=plan.players,
            bots=", ".join(dict.fromkeys(about.bots)),
            version=about.version,
            rules=about.rules_version,
            limit=LONGEST_GAME,
            observation=OBSERVED.format(layout=layout) if recording.observations else "",
            command=command,
            edition=about.edition,
            board=about.board[:16],
            options=", ".join(f"{name}={'on' if on else 'off'}" for name, on in chosen.items()) or "none",
        )
    )


def write_card(recording: Recording, folder: Path, command: str) -> None:
    """The card, beside the data."""
    write_text(folder / "README.md", data_card(recording, command))
