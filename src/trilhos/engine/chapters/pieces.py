"""Choosing trains and ships, and exchanging them later for points (S6, S21; W1, L1)."""

from typing import ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine import events, refusals
from trilhos.engine.board import RAIL, SHIP, Board
from trilhos.engine.cards import CardTable
from trilhos.engine.chapters.claims import PIECES as PIECE_KINDS
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.tickets import Tickets
from trilhos.engine.fields import COUNT, GAIN, REVEALS, SEAT, SPLIT, EventKind, Named, Verb
from trilhos.engine.parameters import listed, single
from trilhos.engine.random import Random
from trilhos.engine.refusals import Refusal
from trilhos.engine.rules import Chapter, Moves, Rules
from trilhos.engine.scratch import Scratch
from trilhos.engine.sheet import EXCHANGE, Sheet
from trilhos.engine.sight import BY_SEAT, OWN
from trilhos.engine.state import NONE, PIECES, TURN, State, numbers
from trilhos.engine.voice import Unfit, Voice, bad_numbers


class Pieces(Chapter):
    """Every seat picks `total` pieces, at most so many of each kind.

    `suggested` is the rulebook's advice to newcomers, for people and bots.
    """

    # S6: the pieces are chosen once the tickets are; how many there are it says instead of the claims.
    voice: ClassVar[Voice] = Voice(
        "pieces",
        parameters=(single("total", 1, 200), listed("most", 0, 200), listed("suggested", 0, 200)),
        needs=(Claims,),
        after=(Claims, Tickets),
        phases=(Named("pieces", int(PIECES)),),
        lines=(Named("exchange", EXCHANGE),),
        refusals=(refusals.EXCHANGED,),
        verbs=(Verb("pieces", SPLIT), Verb("exchange", GAIN, asked=True, letter="x")),
        events=(
            EventKind("pieces", events.PIECES, effect=REVEALS, seat=SEAT, trains=COUNT, ships=COUNT),  # told for all
            EventKind("exchange", events.EXCHANGE, seat=SEAT, trains=COUNT, ships=COUNT, points=COUNT),
        ),
    )

    def __init__(self, total: int, most: list[int], suggested: list[int]) -> None:
        super().__init__()
        self.phases = [PIECES, TURN]
        self.opening = PIECES
        self.total: i64 = total
        self.most: vec[i64] = numbers(most)
        self.suggested = suggested

    def unfit(self, board: Board, cards: CardTable, players: int) -> list[Unfit]:
        most, kinds = [int(count) for count in self.most], len(PIECE_KINDS)
        if len(most) != kinds or len(cards.decks) != kinds:
            return bad_numbers(most=True)
        few = any(most[route.kind] < route.length for route in board.routes)
        advised = len(self.suggested) == kinds and sum(self.suggested) == self.total
        return bad_numbers(
            most=few or max(most) > self.total or sum(most) < self.total,
            suggested=not advised or any(count > most[kind] for kind, count in enumerate(self.suggested)),
        )

    def bind(self, rules: Rules) -> None:
        self.rules = rules
        self.claims = rules.chapter(Claims)
        rules.supply = int(self.total)
        self.least_trains: i64 = self.total - self.most[SHIP]
        players = int(rules.players)
        self.chosen: i64 = rules.reserve(players, "chosen", OWN)  # trains, until all have chosen
        self.box: i64 = rules.reserve(2 * players, "box", holds=BY_SEAT)
        self.exchanged: i64 = rules.reserve(players, "exchanged", holds=BY_SEAT)
        self.splits: i64 = self.most[RAIL] - self.least_trains + 1
        self.choose_base: i64 = rules.add_actions(self, "pieces", int(self.splits), self.choices())
        # The box never holds more than what isn't chosen at the start: an exchange is one for one.
        self.boxed: i64 = self.most[RAIL] + self.most[SHIP] - self.total
        self.exchange_base: i64 = rules.add_actions(self, "exchange", int(2 * self.boxed), self.exchanges())

    def prepare(self, s: State) -> None:
        for seat in range(self.rules.players):
            s.ledger[self.chosen + seat] = NONE
            s.ledger[self.box_at(RAIL, seat)] = self.most[RAIL]
            s.ledger[self.box_at(SHIP, seat)] = self.most[SHIP]

    def choices(self) -> list[tuple[int, int]]:
        """The splits into trains and ships that may be chosen, fewest trains first."""
        trains = range(int(self.least_trains), int(self.most[RAIL]) + 1)
        return [(count, int(self.total) - count) for count in trains]

    def exchanges(self) -> list[tuple[int, int]]:
        """The trains and ships that each exchange brings; what it takes is less than 0."""
        counts = range(1, int(self.boxed) + 1)
        return [*[(count, -count) for count in counts], *[(-count, count) for count in counts]]

    def box_at(self, kind: i64, seat: i64) -> i64:
        """Where the ledger counts the pieces of a kind in the seat's box."""
        return self.box + kind * self.rules.players + seat

    def legal(self, s: State, out: Moves) -> None:
        if s.phase == PIECES:
            for split in range(self.splits):
                out.add(self.choose_base + split)
            return
        self._add_exchanges(s, out, RAIL)
        self._add_exchanges(s, out, SHIP)

    def _add_exchanges(self, s: State, out: Moves, kind: i64) -> None:
        # Not by `Moves.add`, as each turn can exchange many: 2 % fewer instructions a game.
        items = out.items
        count: i64 = out.count
        first: i64 = self.exchange_base + kind * self.boxed
        for action in range(first, first + self._most_exchanged(s, kind)):
            items[count] = action
            count += 1
        out.count = count

    def _most_exchanged(self, s: State, kind: i64) -> i64:
        """How many pieces of this kind the box can give for the other kind in the reserve."""
        box: i64 = s.ledger[self.box_at(kind, s.seat)]
        reserve: i64 = s.ledger[self.claims.pieces_at(1 - kind, s.seat)]
        return box if box < reserve else reserve

    def refuse(self, s: State, action: i64) -> Refusal:
        choosing = action < self.exchange_base
        return (refusals.NOT_NOW, 0) if choosing or s.phase == PIECES else (refusals.EXCHANGED, 0)

    def apply(self, s: State, action: i64) -> None:
        if action < self.exchange_base:
            s.ledger[self.chosen + s.seat] = self.least_trains + action - self.choose_base
            if s.seat == self.rules.players - 1:
                self._reveal(s)
            self.rules.opened(s)
        else:
            choice: i64 = action - self.exchange_base
            self._exchange(s, choice // self.boxed, choice % self.boxed + 1)

    # Choosing

    def _reveal(self, s: State) -> None:
        """S6: all at once; what was chosen moves from the box to the reserve."""
        for seat in range(self.rules.players):
            trains: i64 = s.ledger[self.chosen + seat]
            s.ledger[self.chosen + seat] = NONE
            self._move(s, seat, RAIL, trains)
            self._move(s, seat, SHIP, self.total - trains)
            s.tell(events.PIECES, seat, trains, self.total - trains)

    def _move(self, s: State, seat: i64, kind: i64, count: i64) -> None:
        """So many pieces from the box to the reserve, or back where the count is negative."""
        s.ledger[self.box_at(kind, seat)] -= count
        s.ledger[self.claims.pieces_at(kind, seat)] += count

    def imagine(self, s: State, viewer: int, random: Random) -> None:
        for seat in range(int(self.rules.players)):
            if seat != viewer:
                chose = s.phase == PIECES and i64(seat) < s.seat
                trains = int(self.least_trains) + random.below(int(self.splits)) if chose else int(NONE)
                s.ledger[self.chosen + i64(seat)] = i64(trains)

    # Exchanging

    def _exchange(self, s: State, kind: i64, count: i64) -> None:
        self._move(s, s.seat, kind, count)
        self._move(s, s.seat, 1 - kind, -count)
        s.ledger[self.exchanged + s.seat] += count
        s.ledger[self.rules.score_at + s.seat] += self.points(count)
        trains: i64 = count if kind == RAIL else -count
        s.tell(events.EXCHANGE, s.seat, trains, -trains, self.points(count))
        self.rules.end_idle_turn(s)  # U31: or two who exchange to and fro would never end

    def points(self, count: i64) -> i64:
        """S21: what so many exchanged pieces bring."""
        return -count

    def score(self, s: State, sheets: list[Sheet], scratch: Scratch) -> None:
        for sheet in sheets:
            sheet.lines[EXCHANGE] = int(self.points(s.ledger[self.exchanged + i64(sheet.seat)]))
