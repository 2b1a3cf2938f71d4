"""A game with its history: the checked door to the engine."""

import secrets
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from trilhos.boards import AnyBoard, edition, shared_rules
from trilhos.engine.events import FREELY, NEVER, REASONS, Event
from trilhos.engine.events import OVER as OVER_EVENT
from trilhos.engine.openings import asked, deciders, in_opening
from trilhos.engine.random import FAST, Random, Streams
from trilhos.engine.rules import RULES_VERSION, Rules
from trilhos.engine.sheet import Sheet
from trilhos.engine.sight import SPECTATOR
from trilhos.engine.state import OVER, State
from trilhos.engine.view import View, observe
from trilhos.errors import BadChoice, BadMove
from trilhos.play.notation import Notation, notation_of
from trilhos.play.remark import Remark
from trilhos.text import ENGLISH

if TYPE_CHECKING:
    from trilhos.play.drawn_cards import Hand, HeldTickets

SEED_BITS: Final = 128
SEATING_STREAM: Final = 3


@dataclass(frozen=True)
class Move:
    """One action that was played, and what happened then."""

    seat: int
    action: int
    events: list[Event] = field(repr=False)
    remark: Remark | None = None  # what the bot that chose it says of it


@dataclass(frozen=True)
class Result:
    """How a game ended."""

    sheets: list[Sheet]
    winners: list[int]
    reason: str


class Game:
    """One game on a board: the id of one of ours, a `Path`, or one that was read. Moves are notation or action ids."""

    def __init__(
        self,
        board: AnyBoard,
        players: int = 2,
        seed: int | None = None,
        options: dict[str, bool] | None = None,
        names: list[str] | None = None,
        rules_version: int = RULES_VERSION,
        streams: Streams = FAST,
    ) -> None:
        self.board = edition(board)
        self.edition = self.board.id
        self.rules: Rules = shared_rules(self.board, players, options, rules_version)
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
        self.held: dict[int, int] = {}  # by seat: what it has chosen in the opening, told to nobody until all have
        self.said: dict[int, Remark] = {}  # by seat: what is said of a choice that isn't played yet
        self._before: list[tuple[State, int]] = []  # states that undo can go back to, and how

    def anew(self) -> "Game":
        """The same game as it was dealt, with nothing played yet."""
        rules = self.rules.options, self.names, self.rules_version
        return Game(self.board, self.players, self.seed, *rules, self.streams)

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
        """Whose decision it is; in the opening, where all decide at once, the first whose choice isn't played."""
        return int(self.state.seat)

    @property
    def waiting(self) -> list[int]:
        """The seats whose decision is open: in the opening all that have not chosen (U6, S6)."""
        return [seat for seat in deciders(self.rules, self.state) if seat not in self.held]

    def legal(self, seat: int | None = None) -> list[int]:
        """The legal actions of a seat, smallest first; without one, of the seat whose decision it is."""
        if seat is None or seat == self.seat:
            return self.rules.legal(self.state)
        return self.rules.legal(asked(self.rules, self.state, seat)) if self.may_decide(seat) else []

    def may_decide(self, seat: int) -> bool:
        """Whether a seat can make a move, or in the opening choose anew: that goes until all have chosen."""
        return seat in deciders(self.rules, self.state)

    def legal_texts(self) -> list[str]:
        """The legal actions in notation."""
        return [self.notation.text(action) for action in self.legal()]

    def view(self, seat: int = SPECTATOR) -> View:
        """What a seat sees; without one, what a spectator sees. BadChoice when there is no such seat."""
        if not SPECTATOR <= seat < self.players:
            limits = {"least": SPECTATOR, "most": self.players - 1}
            raise BadChoice("bad-number-between", option="seat", value=str(seat), **limits)
        return observe(self.rules, asked(self.rules, self.state, seat), seat)

    # What people see of it

    def __repr__(self) -> str:
        if self.over:
            winners = ", ".join(self.names[seat] for seat in self.result().winners)
            return (
                f"<Game {self.edition}, {self.players} players: over after {len(self.moves)} moves, won by {winners}>"
            )
        return (
            f"<Game {self.edition}, {self.players} players: {len(self.moves)} moves, {self.names[self.seat]} to play>"
        )

    def hand(self, seat: int) -> "Hand":
        """A seat's cards, by name."""
        from trilhos.play.drawn_cards import Hand

        return Hand(self.rules, self.view(self._chair(seat)).hand)

    def tickets(self, seat: int) -> "HeldTickets":
        """A seat's tickets, and which of them would count as completed if the game ended here."""
        from trilhos.play.drawn_cards import HeldTicket, HeldTickets

        sheet, cities = self.rules.score(self.state)[self._chair(seat)], self.rules.board.cities
        held = [self.rules.board.tickets[number] for number in self.view(seat).tickets]
        named = [(one, tuple(cities[city] for city in one.cities)) for one in held]
        return HeldTickets(HeldTicket(one.id, names, one.points, one.id in sheet.completed) for one, names in named)

    def _chair(self, seat: int) -> int:
        """A seat that has a hand; BadChoice where there is none."""
        if not 0 <= seat < self.players:
            raise BadChoice("bad-number-between", option="seat", value=str(seat), least=0, most=self.players - 1)
        return seat

    def svg(
        self,
        seat: int = SPECTATOR,
        highlights: Iterable[int | str] = (),
        arrows: Iterable[str | Sequence[str]] = (),
        dark: bool = False,
        width: int | None = None,
        language: str = ENGLISH,
    ) -> str:
        """A picture of the game as a seat sees it, or a spectator: the board, and the table below it.

        `highlights` are routes, by id or as notation names them ("Denver-Omaha"). `arrows` are routes, too, or lists of
        cities ("Seattle", "Helena", "Duluth"), and follow the routes between them. `width` is in pixels; without it the
        picture is as wide as there is room. BadChoice says which seat, route or city there isn't.
        """
        from trilhos.play.drawn_game import game_svg

        return game_svg(self, seat, highlights, arrows, dark, width, language)

    def _repr_svg_(self) -> str:
        return self.svg()

    # Moves

    def play(self, move: str | int, remark: Remark | None = None) -> None:
        """Play a legal move, as notation or as id; BadMove, and nothing happens, when it is not legal."""
        action = self._checked(self.seat, move)
        self.held.pop(self.seat, None)
        self._note(self.seat, remark)
        self._apply(action)
        self._play_held()

    def choose(self, seat: int, move: str | int, remark: Remark | None = None) -> list[Move]:
        """The decision of a seat, and what is played by it. BadMove, and nothing happens, when it is not legal.

        In the opening a choice is held until all have chosen; then all are played in the order of the seats (U6, S6).
        """
        action = self._checked(seat, move)
        self._note(seat, remark)
        before = len(self.moves)
        if in_opening(self.rules, self.state):
            self.held[seat] = action
            self._play_held()
        else:
            self._apply(action)
        return self.moves[before:]

    def take_back(self, seat: int) -> None:
        """Forget the held choice of a seat, which nobody was told; BadMove when there is none."""
        if seat not in self.held:
            raise BadMove("no-undo")
        del self.held[seat]
        self._note(seat, None)

    def _note(self, seat: int, remark: Remark | None) -> None:
        self.said.pop(seat, None)
        if remark is not None:
            self.said[seat] = remark

    def _checked(self, seat: int, move: str | int) -> int:
        action = self.notation.parse(move) if isinstance(move, str) else move
        if action not in self.legal(seat):
            known = 0 <= action < self.rules.action_count
            name = self.notation.text(action) if known else str(action)
            raise BadMove("game-over" if self.over else "illegal-move", move=name)
        return action

    def _play_held(self) -> None:
        """Once all have chosen, in the order of the seats, as the log has it."""
        while self.held and not self.waiting:
            self._apply(self.held.pop(self.seat))

    def _apply(self, action: int) -> None:
        before = self.state.clone()
        journal: list[Event] = []
        self.state.journal = journal
        self.rules.apply(self.state, i64(action))
        seat = int(before.seat)
        self.moves.append(Move(seat, action, journal, self.said.pop(seat, None)))
        if len(self.moves) > 1 and self.moves[-2].seat != self.moves[-1].seat:
            self._before.clear()  # undo reaches back until another seat has played
        self._before.append((before, self._undoing(before, journal)))

    # Undo

    def _undoing(self, before: State, journal: list[Event]) -> int:
        """In the opening nothing is told until all have chosen; then each has learnt what the others chose (U6, S6)."""
        if not in_opening(self.rules, before):
            return self.rules.events.undoing(journal)
        return FREELY if self.state.phase == before.phase else NEVER

    @property
    def undoing(self) -> int:
        """How the last move can be taken back: FREELY, IF_ALL_AGREE or NEVER, see `engine.events`."""
        return self.undoing_last(1)

    def undoing_last(self, count: int) -> int:
        """How the last so many moves can be taken back, all of them."""
        last = self._before[-count:]
        return max(how for _, how in last) if len(last) == count else NEVER

    def before(self, count: int) -> State:
        """How it stood so many moves of the seat that played last ago; not to be changed."""
        return self._before[-count][0] if count else self.state

    @property
    def can_undo(self) -> bool:
        """Whether the last move can be taken back, if the others agree: nobody has learnt anything hidden from it."""
        return self.undoing != NEVER

    def undo(self) -> None:
        """Take the last move back; BadMove when somebody has learnt something hidden since."""
        if not self.can_undo:
            raise BadMove("no-undo")
        self.rewind()

    def rewind(self) -> None:
        """Take the last move back whoever has learnt what, as logs say that were written when more could be undone."""
        self.state = self._before.pop()[0]
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
