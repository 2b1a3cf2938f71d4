"""Mountains: whoever claims a route with passes puts pieces into the box, for points (M1-M4)."""

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.engine.board import Board
from trilhos.engine.cards import CardTable
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.fields import COUNT, ROUTE, SEAT, EventKind, Named, number_of
from trilhos.engine.parameters import single
from trilhos.engine.rules import Chapter, Rules
from trilhos.engine.scratch import Scratch
from trilhos.engine.sheet import Sheet
from trilhos.engine.sight import BY_SEAT
from trilhos.engine.state import State, numbers
from trilhos.engine.voice import BAD_MARK, Unfit, Voice

PASSES: Final = "passes"  # the mark on routes, the column of seats, the event, and why a claim is refused


class Mountains(Chapter):
    """`each`: the points for a piece that a pass takes."""

    voice: ClassVar[Voice] = Voice(
        "mountains",
        parameters=(single("each", 0, 100, optional=True),),
        reads=(f"routes.marks.{PASSES}",),
        needs=(Claims,),
        lines=(Named("mountains"),),
        refusals=(PASSES,),
        events=(EventKind(PASSES, seat=SEAT, route=ROUTE, count=COUNT, points=COUNT),),
    )

    def __init__(self, each: int = 2) -> None:
        super().__init__()
        self.each: i64 = each

    def unfit(self, board: Board, cards: CardTable, players: int) -> list[Unfit]:
        wrong = [route for route in board.routes if not 0 <= route.marks.get(PASSES, 0) <= route.length]  # M1
        return [(BAD_MARK, f"{board.cities[route.a]}-{board.cities[route.b]}") for route in wrong]

    def bind(self, rules: Rules) -> None:
        self.rules = rules
        self.claims = rules.chapter(Claims)
        passes = [route.marks.get(PASSES, 0) for route in rules.board.routes]
        self.passes: vec[i64] = numbers(passes)
        self.boxed: i64 = rules.reserve(int(rules.players), "mountains", holds=BY_SEAT)  # by seat: pieces in the box
        rules.show(PASSES, self.boxed)
        self.line = number_of(rules.lines, "mountains")
        self.told = rules.events.number_of[PASSES]

    def takes(self, route: i64) -> i64:
        return self.passes[route]  # M2, M3

    def claimed(self, s: State, route: i64) -> None:
        count: i64 = self.passes[route]
        if count > 0:
            s.ledger[self.claims.pieces_at(self.rules.board.kind[route], s.seat)] -= count
            s.ledger[self.boxed + s.seat] += count
            s.ledger[self.rules.score_at + s.seat] += self.each * count  # M4
            s.tell(self.told, s.seat, route, count, self.each * count)

    def score(self, s: State, sheets: list[Sheet], scratch: Scratch) -> None:
        for sheet in sheets:
            sheet.lines[self.line] = int(self.each * s.ledger[self.boxed + i64(sheet.seat)])
