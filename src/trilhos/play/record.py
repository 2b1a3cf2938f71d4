"""Save files: the edition, the seed and the actions in notation. Replaying them gives the same state, byte for byte."""

import contextlib
import json
import os
import secrets
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TextIO

import msgspec

from trilhos.boards import Edition, carried
from trilhos.boards.load import plain
from trilhos.engine.random import FAST
from trilhos.engine.rules import RULES_VERSION
from trilhos.errors import BadFile, TrilhosError, printable
from trilhos.play.game import Game
from trilhos.play.remark import Remark, tidy
from trilhos.play.typed import Seed, typed
from trilhos.text import Text

FORMAT: Final = "trilhos-game/1"


class Save(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a save file holds. Actions are in notation; `held` are choices of the opening that nobody was told yet."""

    format: str
    edition: str
    players: int
    options: dict[str, bool]
    rules_version: Annotated[int, msgspec.Meta(ge=1)]
    seed: Seed
    streams: Literal["fast", "strong"] = FAST  # a file without it is of a game with fast ones
    names: list[str]
    actions: list[object]  # whatever isn't notation is refused by its number
    held: dict[str, str] | None = None
    remarks: dict[str, Remark] | None = None  # what bots say of their moves, by number from 1
    board: dict[str, Any] | None = None  # the whole file, where it isn't one of ours
    fingerprint: str


class BadSave(BadFile):
    """A save file that the rules refuse; why they do is said in the same language."""

    def __init__(self, key: str, problem: TrilhosError, **values: str | int) -> None:
        super().__init__(key, **values)
        self.problem = problem

    def say(self, text: Text) -> str:
        return text(self.key, problem=self.problem.say(text), **self.values)


def to_save(game: Game) -> Save:
    """A game as a save file holds it."""
    remarks = {str(number): move.remark for number, move in enumerate(game.moves, 1) if move.remark is not None}
    held = {str(seat): game.notation.text(action) for seat, action in sorted(game.held.items())}
    return Save(
        format=FORMAT,
        edition=game.edition,
        players=game.players,
        options=game.rules.options,
        rules_version=game.rules_version,
        seed=str(game.seed),
        streams=game.streams,
        names=game.names,
        actions=[game.notation.text(move.action) for move in game.moves],
        held=held or None,
        remarks=remarks or None,
        board=None if game.board.ours else plain(game.board.file),
        fingerprint=game.state.fingerprint(),
    )


def to_record(game: Game) -> dict[str, Any]:
    """The same as plain data, for whoever adds to it."""
    record: dict[str, Any] = msgspec.to_builtins(to_save(game))
    return record


def from_record(record: object, source: str) -> Game:
    """The game of a record; BadFile says what is wrong with it and where."""
    *_, game = replaying(record, source)
    return game


def replaying(record: object, source: str, known: Edition | None = None) -> Iterator[Game]:
    """The same step by step, for those who have other things to do between two moves: the last is the whole game.

    `known` is the board that it carries, for those who have it already.
    """
    saved = read_save(record, source)
    board = known or board_of(saved, source)
    try:
        game = Game(
            board,
            saved.players,
            int(saved.seed),
            saved.options,
            [printable(name) for name in saved.names],
            rules_version=saved.rules_version,
            streams=saved.streams,
        )
    except TrilhosError as problem:
        raise BadSave("bad-save-start", problem, file=source) from problem
    yield game
    for number, action in enumerate(saved.actions, 1):
        try:
            game.play(str(action), tidy((saved.remarks or {}).get(str(number))))
        except TrilhosError as problem:
            raise BadSave("bad-save-action", problem, file=source, number=number) from problem
        yield game
    _hold(game, saved.held or {}, source)
    if game.state.fingerprint() != saved.fingerprint:
        raise BadFile("bad-save-fingerprint", file=source, actions=len(game.moves))


def read_save(record: object, source: str) -> Save:
    """What a record holds; BadFile unless it is a save file of ours, with every field of the right kind."""
    if not isinstance(record, dict) or record.get("format") != FORMAT:
        raise BadFile("foreign-save", file=source, format=FORMAT)
    saved = typed(record, Save, source)
    if saved.rules_version > RULES_VERSION:
        raise BadFile("newer-save", file=source, version=saved.rules_version, known=RULES_VERSION)
    return saved


def board_of(saved: Save, source: str) -> str | Edition:
    """The board of a saved game: the one that the file carries, or one of ours by its id."""
    return saved.edition if saved.board is None else carried(saved.board, source)


def _hold(game: Game, held: dict[str, str], source: str) -> None:
    """Choices of the opening that nobody was told yet (U6, S6)."""
    for seat, choice in held.items():
        try:
            game.choose(int(seat), choice)
        except (TrilhosError, ValueError) as problem:
            raise BadFile("bad-save-field", file=source, field="held") from problem


def save(game: Game, path: str | Path) -> None:
    """Write a save file; the old one stays whole until the new one is."""
    write_text(Path(path), json.dumps(to_record(game), ensure_ascii=False, indent=1) + "\n")


def load(path: str | Path) -> Game:
    """Read a save file and replay it."""
    return from_record(read(path), str(path))


def read(path: str | Path, foreign: str = "foreign-save", format: str = FORMAT) -> Any:
    """The data of a JSON file; BadFile when there is none, or another sort of file than was asked for."""
    try:
        return json.loads(Path(path).read_text(encoding="utf-8"))
    except OSError as problem:
        raise BadFile("cant-read", file=str(path), problem=problem.strerror or str(problem)) from problem
    except json.JSONDecodeError as problem:
        raise BadFile("broken-save", file=str(path), line=problem.lineno, column=problem.colno) from problem
    except (ValueError, RecursionError) as problem:  # no text, or numbers and nests that no game has
        raise BadFile(foreign, file=str(path), format=format) from problem


def write_text(path: Path, text: str) -> None:
    """Replace a file in one step, or leave it as it was; BadFile when that can't be done."""
    with replacing(path) as stream:
        stream.write(text)


@contextlib.contextmanager
def replacing(path: Path) -> Iterator[TextIO]:
    """A stream whose text takes the place of a file at the end; after a failure everything is as it was."""
    try:
        # A directory says that it is one; a device or a pipe takes the text as it comes.
        special = path.exists() and not path.is_file()
        with path.open("w", encoding="utf-8") if special else _draft(path) as stream:
            yield stream
    except OSError as problem:
        raise BadFile("cant-write", file=str(path), problem=problem.strerror or str(problem)) from problem


@contextlib.contextmanager
def _draft(path: Path) -> Iterator[TextIO]:
    target = Path(os.path.realpath(path))  # a link stays a link
    if target.exists():
        target.open("a").close()  # who may not write to the old file may not replace it
    draft = target.with_name(f".trilhos-{secrets.token_hex(8)}")
    try:
        with draft.open("x", encoding="utf-8", newline="\n") as stream:
            yield stream
        if target.exists():
            shutil.copymode(target, draft)
        draft.replace(target)
    finally:
        draft.unlink(missing_ok=True)
