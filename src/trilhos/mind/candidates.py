"""Candidates: the moves that are worth a search, steiner's own first."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.bots.plan.appraiser import NEVER
from trilhos.bots.plan.atlas import DRAW_TICKETS, TAKE, fractions
from trilhos.bots.plan.policy import SteinerPolicy
from trilhos.engine.random import Random
from trilhos.engine.rules import Moves
from trilhos.engine.state import CHOOSE_TICKETS, FIRST_TICKETS, NONE, PAY, PIECES, SECOND_CARD, TURN, State

STRIDE: Final[i64] = 3  # of two ways to divide pieces that are nearly the same, one is enough
SELDOM: Final = NEVER / 2.0  # what is worth less than that needs no weighing


@final
class Candidates:
    """A few moves of many, by what steiner thinks of them; whatever kind of decision it is."""

    def __init__(self, policy: SteinerPolicy, width: int) -> None:
        self.policy = policy
        policy.appraiser.hasty = False  # what all moves are worth is asked for, and not only which is best
        self.atlas = policy.atlas
        self.width = width
        self.random = Random(0)  # for a policy that makes errors; ours makes none
        self.worth: vec[float] = fractions([0.0] * int(self.atlas.rules.action_count))

    def find(self, s: State, moves: Moves) -> list[int]:
        """Steiner's move, then the best of the others; and tickets, for when to draw them the search knows better."""
        first: i64 = self.policy.choose(s, moves, self.random)
        self._weigh(s, moves, first)
        found = [int(first)]
        while len(found) < self.width:
            best: i64 = NONE
            for at in range(moves.count):
                if self.worth[at] > SELDOM and (best == NONE or self.worth[at] > self.worth[best]):
                    best = at
            if best == NONE:
                break
            self.worth[best] = NEVER
            if self._is_new(s, int(moves.items[best]), found):
                found.append(int(moves.items[best]))
        if self.width > 1:
            for at in range(moves.count):
                if self.atlas.deed[moves.items[at]] == DRAW_TICKETS and int(moves.items[at]) not in found:
                    found.append(int(moves.items[at]))
        return found

    def _weigh(self, s: State, moves: Moves, first: i64) -> None:
        """What each move is worth, to choose among them; the policy has just looked at them."""
        phase: i64 = s.phase
        judged = phase in (FIRST_TICKETS, CHOOSE_TICKETS, TURN, SECOND_CARD)
        for at in range(moves.count):
            action: i64 = moves.items[at]
            worth = 0.0
            if judged:
                worth = self.policy.appraiser.value[at]
            elif phase == PAY and self.policy.habits.is_payment(action):
                worth = -self.policy.habits.pain(self.policy.position, action)
            elif phase == PIECES:
                apart: i64 = action - first if action > first else first - action
                worth = -float(int(apart)) if apart % STRIDE == 0 else NEVER
            self.worth[at] = worth

    def _is_new(self, s: State, action: int, found: list[int]) -> bool:
        """Whether it isn't among them already; of face-up cards of one kind any will do."""
        if action in found:
            return False
        card: i64 = self._card(s, i64(action))
        return card == NONE or card not in [self._card(s, i64(other)) for other in found]

    def _card(self, s: State, action: i64) -> i64:
        """The kind of the face-up card that an action takes, or NONE."""
        if self.atlas.deed[action] != TAKE:
            return NONE
        return s.ledger[self.atlas.market.slots + self.atlas.argument[action]]
