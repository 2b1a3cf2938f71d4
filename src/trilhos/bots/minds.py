"""What was learned for a board and a number of players: read from the files in `trained`, and checked before use."""

import hashlib
import logging
from collections.abc import Mapping
from dataclasses import fields, replace
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

import msgspec

from trilhos.bots.plan.atlas import Atlas
from trilhos.bots.plan.settings import PlanSettings
from trilhos.bots.settings import own_folder
from trilhos.engine.rules import Rules
from trilhos.errors import BadFile
from trilhos.mind.beliefs import CLUES, Beliefs
from trilhos.mind.features import row_size
from trilhos.mind.value import Layers

MIND_VERSION: Final = 2  # grows with the features and the clues: what was fitted before doesn't fit any more


# What the clues tell hardly depends on the board: the mean of what was learned on those that come with Trilhos.
USUAL_BELIEFS: Final = [2.3, -3.1, 0.6, 2.1, 1.8, 2.2, -1.5, -20.0, 5.4]


class ValueModel(msgspec.Struct, frozen=True):
    """A network with one hidden layer: see `Layers`."""

    mean: list[float]
    spread: list[float]
    hidden: list[list[float]]
    bias: list[float]
    win: list[float]
    margin: list[float]

    def layers(self) -> Layers:
        """The same, ready to be asked."""
        return Layers(self.mean, self.spread, self.hidden, self.bias, self.win, self.margin)

    def is_whole(self, features: int) -> bool:
        """Whether all parts are as long as they should be."""
        units = len(self.hidden)
        rows = [self.mean, self.spread, *self.hidden]
        sizes = [len(self.bias), len(self.win) - 1, len(self.margin) - 1]
        return all(len(row) == features for row in rows) and sizes == [units] * 3 and all(self.spread)


class Examined(msgspec.Struct, frozen=True):
    """How it was learned, and how well it did on games that it hadn't seen: log-losses, and those of knowing nothing.

    `calibration`: by tenth of the chances that were told, their mean, how often it was so, and of how many rows.
    `rounds`: by round of games that the search played itself, the log-loss on those held out before it learned from
    them and afterwards.
    """

    games: int
    searched: int  # games in each round that the search played itself
    seed: int
    rows: int
    value_log_loss: float
    value_nothing: float
    calibration: list[tuple[float, float, int]]
    rounds: list[tuple[float, float]]
    beliefs_log_loss: float
    beliefs_nothing: float
    others_log_loss: float  # beliefs about bots that play otherwise
    others_nothing: float


class Mind(msgspec.Struct, frozen=True):
    """A trained file: what it is for, what was learned, and how well it did on games that it hadn't seen."""

    version: int
    board: str  # the fingerprint of the rulebook
    rules_version: int
    players: int
    constants: dict[str, float]  # of the steiner who plays on, and whose plans the value has learned to read
    value: ValueModel
    beliefs: list[float]
    found: Examined

    def settings(self, style: Mapping[str, float]) -> PlanSettings:
        """The constants, in a style."""
        return replace(PlanSettings(), **{**self.constants, **style})

    def believes(self, atlas: Atlas) -> Beliefs:
        """Its beliefs, ready to be asked."""
        return Beliefs(atlas, self.beliefs)


def fingerprint(rules: Rules) -> str:
    """A hash of all that learning goes by: board, cards, pieces and chapters, for any number of players."""
    board = rules.board
    routes = [(r.a, r.b, r.length, r.colour, r.kind, r.locos, r.tunnel, r.hard, r.toll) for r in board.routes]
    tickets = [(t.cities, t.points, t.points_any_order, t.penalty, t.long) for t in board.tickets]
    chapters = [chapter.voice.name for chapter in rules.chapters]
    cards = [(kind.deck, kind.colour, kind.count, kind.value) for kind in rules.cards.kinds]
    told = repr([routes, tickets, chapters, cards, [int(points) for points in board.points], rules.supply])
    return hashlib.blake2b(told.encode(), digest_size=8).hexdigest()


@cache
def mind_of(rules: Rules) -> tuple[Mind | None, bool]:
    """What was learned for a rulebook, if anything was; and whether all is well. What doesn't fit is told once."""
    players = int(rules.players)
    for folder in _folders():
        for count in (players, 4) if players > 2 else (2,):  # with three and more, a row is the same
            file = folder.joinpath(f"{rules.board.name}-{count}.json")
            if file.is_file():
                return _fitting(file, rules)
    return None, True


def _folders() -> list[Traversable]:
    """Where trained files lie: those of this machine's owner come first."""
    own = own_folder()
    return [*([own] if own else []), files(__package__).joinpath("trained")]


def _fitting(file: Traversable, rules: Rules) -> tuple[Mind | None, bool]:
    try:
        return read_mind(file.read_bytes(), file.name, rules), True
    except BadFile as problem:
        logging.getLogger(__name__).warning(str(problem))
        return None, False


def read_mind(data: bytes, name: str, rules: Rules) -> Mind:
    """A trained file; BadFile when it is damaged, or was trained for something else."""
    try:
        mind = msgspec.json.decode(data, type=Mind)
    except msgspec.DecodeError as problem:
        raise BadFile("damaged-mind", file=name, problem=str(problem)) from problem
    known = {field.name for field in fields(PlanSettings)}
    ours = (mind.version, mind.rules_version, mind.board) == (MIND_VERSION, int(rules.version), fingerprint(rules))
    if not ours or not known.issuperset(mind.constants):
        raise BadFile("other-mind", file=name)
    if not mind.value.is_whole(row_size(int(rules.players))) or len(mind.beliefs) != CLUES:
        raise BadFile("damaged-mind", file=name, problem="sizes")
    return mind
