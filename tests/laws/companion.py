"""A game that the oracle follows step by step."""

from collections.abc import Iterable

from tests.files import facts
from tests.golden.players import Anything
from tests.laws.cases import Case
from tests.oracle import Oracle
from trilhos.play.audit import Auditor
from trilhos.play.game import Game


class Companion:
    """Feeds the oracle what the game has written so far, and keeps the moves that have written nothing yet."""

    def __init__(self, case: Case, seed: int) -> None:
        self.game = Game(case.edition, case.players, seed, dict(case.options))
        self.auditor = Auditor(self.game)
        options = self.auditor.start_line()["options"]
        self.oracle = Oracle(facts(case.edition), case.edition, case.players, options)
        self.pending: list[str] = []
        self.n = 0
        self.feed([self.auditor.start_line(), *self.auditor.lines_of(self.game.opening)])

    def feed(self, lines: Iterable[dict[str, object]]) -> None:
        for line in lines:
            self.oracle.feed({"n": self.n, **line})
            self.n += 1

    def step(self, action: int) -> None:
        """Compare the legal moves, then play one."""
        assert self.oracle.legal(self.pending) == set(self.game.legal_texts()), self.pending
        assert self.oracle.seat(self.pending) == self.game.seat
        self.game.play(action)
        lines = list(self.auditor.lines_of(self.game.moves[-1].events))
        self.pending = [] if lines else [*self.pending, self.game.notation.text(action)]
        self.feed(lines)

    def finish(self) -> None:
        """Compare the final count."""
        result = self.game.result()
        assert self.oracle.over()
        assert [sheet["total"] for sheet in self.oracle.sheets()] == [sheet.total for sheet in result.sheets]
        assert self.oracle.winners() == result.winners
        self.feed(self.auditor.last_lines())


def follow_random_game(case: Case, seed: int) -> Game:
    """A whole random game beside the oracle."""
    return follow_game(case, seed, Anything)


def follow_game(case: Case, seed: int, player: type[Anything]) -> Game:
    """A whole game beside the oracle, as one player decides for all."""
    companion = Companion(case, seed)
    decides = player(companion.game, seed)
    while not companion.game.over:
        companion.step(decides.choose())
    companion.finish()
    return companion.game
