"""A game with its history: the checked door to the engine."""

import secrets
from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from trilhos.editions import shared_rules
from trilhos.engine.events import OVER as OVER_EVENT
from trilhos.engine.events import Event, reveals
from trilhos.engine.random import FAST, Random, Streams
from trilhos.engine.rules import REASONS, RULES_VERSION, Rules
from trilhos.engine.sheet import Sheet
from trilhos.engine.state import OVER, State
from trilhos.engine.view import SPECTATOR, View, observe
from trilhos.errors import BadChoice, BadMove
from trilhos.play.notation import Notation, notation_of

SEED_BITS: Final = 128
SEATING_STREAM: Final = 3


@dataclass(frozen=True)
class Move:
    """One action that was played, and what happened then."""

    seat: int
    action: int
    events: list[Event] = field(repr=False)


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    sheets: list[Sheet]
    winners: list[int]
    reason: str


class Game:
    """One game of an edition, played by notation or by action id."""

    def __init__(
        self,
        edition: str,
        players: int = 2,
        seed: int | None = None,
        options: dict[str, bool] | None = None,
        names: list[str] | None = None,
        rules_version: int = RULES_VERSION,
        streams: Streams = FAST,
    ) -> None:
        self.edition = edition
        self.rules: Rules = shared_rules(edition, players, options, rules_version)
        self.seed = secrets.randbits(SEED_BITS) if seed is None else seed
        if not 0 <= self.seed < 2**SEED_BITS:
            raise BadChoice("bad-seed", seed=str(seed))
        self.names = names or [f"#{seat + 1}" for seat in range(players)]
        if len(self.names) != players:
            raise BadChoice("bad-names", players=players, names=len(self.names))
        self.streams: Streams = streams
        self.opening: list[Event] = []  # what happened at setup
        self.moves: list[Move] = []
        self.state: State = self.rules.start(self.seed, self.opening, streams)
        self._before: list[State] = []  # states that undo can go back to

    def anew(self) -> "Game":
        """The same game as it was dealt, with nothing played yet."""
        rules = self.rules.options, self.names, self.rules_version
        return Game(self.edition, self.players, self.seed, *rules, self.streams)

    @property
    def notation(self) -> Notation:
        """The texts of all actions."""
        return notation_of(self.rules)

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.rules.players)

    @property
    def rules_version(self) -> int:
        """The version of the rules that it was begun under, and is played under to its end."""
        return int(self.rules.version)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.phase == OVER)

    @property
    def seat(self) -> int:
        """Whose decision it is."""
        return int(self.state.seat)

    def legal(self) -> list[int]:
        """The legal actions, smallest first."""
        return self.rules.legal(self.state)

    def legal_texts(self) -> list[str]:
        """The legal actions in notation."""
        return [self.notation.text(action) for action in self.legal()]

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat sees; without one, what a spectator sees. BadChoice when there is no such seat."""
        if not SPECTATOR <= seat < self.players:
            limits = {"least": SPECTATOR, "most": self.players - 1}
            raise BadChoice("bad-number-between", option="seat", value=str(seat), **limits)
        return observe(self.rules, self.state, seat)

    def play(self, move: str | int) -> None:
        """Play a legal move, as notation or as id; BadMove, and nothing happens, when it is not legal."""
        action = self.notation.parse(move) if isinstance(move, str) else move
        if action not in self.legal():
            raise BadMove("game-over" if self.over else "illegal-move", move=self._name(action))
        before = self.state.clone()
        journal: list[Event] = []
        self.state.journal = journal
        self.rules.apply(self.state, i64(action))
        self.moves.append(Move(int(before.seat), action, journal))
        self._remember(before, journal)

    def _name(self, action: int) -> str:
        return self.notation.text(action) if 0 <= action < self.rules.action_count else str(action)

    def _remember(self, before: State, journal: list[Event]) -> None:
        """Undo reaches back until somebody learnt something new, or another seat has played."""
        if any(reveals(event) for event in journal):
            self._before.clear()
            return
        if len(self.moves) > 1 and self.moves[-2].seat != self.moves[-1].seat:
            self._before.clear()
        self._before.append(before)

    @property
    def can_undo(self) -> bool:
        """Whether the last move can be taken back: nobody has learnt anything from it."""
        return bool(self._before)

    def undo(self) -> None:
        """Take the last move back; BadMove when somebody has learnt something since."""
        if not self._before:
            raise BadMove("no-undo")
        self.state = self._before.pop()
        self.moves.pop()

    def events(self) -> list[Event]:
        """Everything that has happened, hidden things included."""
        return [*self.opening, *[event for move in self.moves for event in move.events]]

    def result(self) -> Result:
        """The final count; BadMove while the game goes on."""
        if not self.over:
            raise BadMove("not-over")
        sheets = self.rules.score(self.state)
        reason = next(event[1] for event in self.moves[-1].events if event[0] == OVER_EVENT)
        return Result(sheets, self.rules.winners(sheets), REASONS[reason])


def seating(names: list[str], seed: int, first: str | None = None) -> list[str]:
    """The names in turn order: clockwise from the start player, who is named or drawn at random (U6)."""
    if first is not None and first not in names:
        raise BadChoice("unknown-player", name=first, known=", ".join(names))
    start = Random(seed, SEATING_STREAM).below(len(names)) if first is None else names.index(first)
    return names[start:] + names[:start]
