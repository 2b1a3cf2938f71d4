"""The boards: each is one file, with everything that makes it. Ours lie in `data`; others come from anywhere."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final

import msgspec

from trilhos import plugins
from trilhos.boards.load import file_address, played, printed, written
from trilhos.boards.rulebook import rulebook
from trilhos.boards.schema import BoardFile, WordsEntry
from trilhos.engine.rules import RULES_VERSION, Rules
from trilhos.engine.voice import BadRulebook
from trilhos.errors import BadChoice, BadFile, BadRules
from trilhos.text import ENGLISH

SHARED: Final = 200  # rulebooks that are kept; all of our own boards together have 32
SHARED_FILES: Final = 32  # boards of others that are kept


@dataclass(frozen=True)
class Edition:
    """A board that can be played: its file, and the hash that tells it from all others."""

    fingerprint: str
    file: BoardFile = field(compare=False, repr=False)
    ours: bool = False
    source: str = field(default="", compare=False)  # the path that it was read from

    @property
    def id(self) -> str:
        """What it is called in files and commands."""
        return self.file.id

    @property
    def word(self) -> str:
        """By what a command finds it again."""
        return self.source or self.id

    @cached_property
    def address(self) -> str:
        """Where the whole file is found, words and art included."""
        return file_address(written(self.file))

    @property
    def least_players(self) -> int:
        """How many have to play at least."""
        return self.file.rules.least_players

    @property
    def most_players(self) -> int:
        """How many can play at most."""
        return self.file.rules.most_players

    @property
    def options(self) -> dict[str, bool]:
        """What there is to choose, with the defaults."""
        return {option.name: option.default for option in self.file.rules.options}

    @property
    def about_sight(self) -> frozenset[str]:
        """The options that change what players see, and nothing else."""
        return frozenset(option.name for option in self.file.rules.options if option.about_sight)

    def title(self, language: str) -> str:
        """What people call it, in their language if the file has it, else in English or in any."""
        return self._words(language).title

    def about(self, language: str) -> str:
        """A sentence about it."""
        return self._words(language).about

    def __repr__(self) -> str:
        counts = [
            (len(self.file.cities), "cities"),
            (len(self.file.routes), "routes"),
            (len(self.file.tickets), "tickets"),
        ]
        printed = ", ".join(f"{number} {things}" for number, things in counts)
        return f"<Edition {self.id}: {printed}, {self.least_players} to {self.most_players} players>"

    def svg(self, dark: bool = False) -> str:
        """A picture of the board as it is printed."""
        from trilhos.boards.drawing import svg
        from trilhos.boards.looks import DARK, LIGHT

        return svg(self.file, DARK if dark else LIGHT)

    def _repr_svg_(self) -> str:
        return self.svg()

    def _words(self, language: str) -> WordsEntry:
        words = self.file.words
        return words.get(language) or words.get(ENGLISH) or next(iter(words.values()))


def from_outside(file: BoardFile, source: str = "") -> Edition:
    """A board that isn't one of ours: its rules are part of what it is."""
    return Edition(played(file), file, source=source)


class Shelf(Mapping[str, Edition]):
    """Our own boards and those of other packages by their ids; ours are read when somebody asks for them."""

    def __init__(self) -> None:
        self.folder = files("trilhos.boards").joinpath("data")
        self.read: dict[str, Edition] = {}

    def __getitem__(self, id: str) -> Edition:
        if id not in self.read:
            plugins.load(plugins.BOARDS, self._plug_in)
        if id not in self.read:
            if id not in self.own:
                raise KeyError(id)
            file = msgspec.json.decode(self.folder.joinpath(f"{id}.json").read_bytes(), type=BoardFile)
            self.read[id] = Edition(printed(file), file, ours=True)
        return self.read[id]

    @cached_property
    def own(self) -> frozenset[str]:
        """The names of our files."""
        return frozenset(path.name.removesuffix(".json") for path in self.folder.iterdir())

    def ids(self) -> set[str]:
        """Those of all."""
        plugins.load(plugins.BOARDS, self._plug_in)
        return {*self.own, *self.read}

    def __iter__(self) -> Iterator[str]:
        """The ids as people are shown them."""
        return iter(sorted(self.ids(), key=lambda name: (self[name].file.order, name)))

    def __len__(self) -> int:
        return len(self.ids())

    def offer(self, file: BoardFile | Traversable) -> None:
        """Put somebody else's board on the shelf. BadFile says what is wrong with it, or that its id is taken."""
        board = from_outside(file if isinstance(file, BoardFile) else _read(file))
        if board.id in self.own or self.read.get(board.id, board) != board:
            source = board.id if isinstance(file, BoardFile) else str(file)
            raise BadFile("board-id-taken", file=source, id=board.id)
        self.read[board.id] = board

    def _plug_in(self, name: str, file: object) -> None:
        """A board of another package."""
        if not isinstance(file, BoardFile | Traversable):
            raise BadChoice("plugin-no-board", name=name)
        self.offer(file)


EDITIONS: Final = Shelf()


# How a board can be named: by the id of one of ours, by the path of a file, or as one that was read.
# Text is never a path: ids come from save files and from the network.
AnyBoard = str | Path | BoardFile | Edition


def edition(board: AnyBoard) -> Edition:
    """The edition that is meant. BadChoice lists the ids there are, BadFile says what is wrong with a file."""
    if isinstance(board, Path):
        return from_outside(_read(board), str(board))
    if isinstance(board, BoardFile):
        return from_outside(board)
    if isinstance(board, Edition):
        return board
    if board not in EDITIONS:
        raise BadChoice("unknown-edition", name=board, known=", ".join(EDITIONS))
    return EDITIONS[board]


def _read(path: Traversable) -> BoardFile:
    from trilhos.boards.check import read_board  # only boards from outside have to be checked

    try:
        data = path.read_bytes()
    except OSError as problem:
        raise BadFile("cant-read", file=str(path), problem=problem.strerror or str(problem)) from problem
    return read_board(data, str(path))


def carried(data: object, source: str) -> Edition:
    """A board that another file carries, no larger than one of its own may be; BadBoard says what is wrong with it."""
    from trilhos.boards.check import read_board, unreadable

    try:
        text = msgspec.json.encode(data)
    except (UnicodeEncodeError, RecursionError) as problem:  # halves of letters, deep nests
        raise unreadable(source, problem) from problem
    return from_outside(read_board(text, source))


@lru_cache(SHARED_FILES)
def sound_board(file: bytes | str) -> Edition:
    """A board from outside that was checked before it was kept or sent, once for all who play on it."""
    return from_outside(msgspec.json.decode(file, type=BoardFile))


def named(word: str | None) -> Edition:
    """The board that a person names on a command line, by its id or the path of a file. Who names none: the first."""
    if word is None:
        return next(iter(EDITIONS.values()))
    if word.lower() in EDITIONS:
        return edition(word.lower())
    return edition(Path(word) if word.endswith(".json") or Path(word).name not in ("", word) else word)


def make_rules(
    name: AnyBoard, players: int, options: dict[str, bool] | None = None, version: int = RULES_VERSION
) -> Rules:
    """The rulebook of an edition, as of a rules version.

    BadChoice when players, options or version don't fit, BadRules when the chapters don't go together.
    """
    chosen = edition(name)
    if not chosen.least_players <= players <= chosen.most_players:
        limits = {"least": chosen.least_players, "most": chosen.most_players}
        raise BadChoice("bad-players", edition=chosen.id, players=players, **limits)
    for option in options or {}:
        if option not in chosen.options:
            raise BadChoice("unknown-option", edition=chosen.id, name=option, known=", ".join(chosen.options) or "-")
    if not 1 <= version <= RULES_VERSION:
        raise BadChoice("unknown-rules-version", version=version, known=RULES_VERSION)
    try:
        return rulebook(chosen.file, players, {**chosen.options, **(options or {})}, version)
    except BadRulebook as problem:
        raise BadRules(problem.faults) from problem


def shared_rules(
    name: AnyBoard, players: int, options: dict[str, bool] | None = None, version: int = RULES_VERSION
) -> Rules:
    """The same rulebook for everybody who asks for it, in any thread: a game costs no tables of its own."""
    return _shared_rules(edition(name), players, tuple(sorted((options or {}).items())), version)


@lru_cache(SHARED)
def _shared_rules(edition: Edition, players: int, options: tuple[tuple[str, bool], ...], version: int) -> Rules:
    return make_rules(edition, players, dict(options), version)
