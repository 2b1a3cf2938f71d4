"""The search: steiner's move and a few others, each played on in the same imagined worlds.

steiner's own is left only where another is ahead of it in the same worlds by more than chance explains.
"""

from math import log2, sqrt
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64

from trilhos.bots.plan.policy import SteinerPolicy
from trilhos.engine.playout import playout
from trilhos.engine.random import Random
from trilhos.engine.rules import Moves
from trilhos.engine.view import View
from trilhos.engine.worlds import Weights, determinize
from trilhos.mind.beliefs import Beliefs
from trilhos.mind.candidates import Candidates
from trilhos.mind.judge import Judge

LEAST_WORLDS: Final = 6  # with fewer, nothing is evidence
BEHIND: Final = 1.5  # standard errors behind steiner's move that end a candidate's hopes
HAIR: Final = 1e-9


@final
class Budget:
    """How much thought a decision may take: so many moves played on, or milliseconds; 0 is no limit of that kind.

    With samples alone, the same seed gives the same move on every machine.
    """

    def __init__(self, samples: int, ms: int) -> None:
        self.samples = samples
        self.ms = ms
        self.spent = 0
        self.began = 0.0

    def begin(self) -> None:
        """A decision is begun."""
        self.spent = 0
        self.began = perf_counter()

    def used(self) -> float:
        """The share that is used up."""
        if self.samples == 0 and self.ms == 0:
            return 1.0
        samples = self.spent / self.samples if self.samples > 0 else 0.0
        time = (perf_counter() - self.began) * 1000.0 / self.ms if self.ms > 0 else 0.0
        return max(samples, time)


@final
class Candidate:
    """A move, and what came of it in each of the worlds it was played on in."""

    def __init__(self, action: int) -> None:
        self.action = action
        self.worth: list[float] = []
        self.shares = 0.0  # of the win, all together
        self.margins = 0.0

    def lead(self, other: "Candidate") -> tuple[float, float]:
        """How far it is ahead of another in the worlds that both were tried in, on average; and the standard error."""
        count = min(len(self.worth), len(other.worth))
        apart = [self.worth[at] - other.worth[at] for at in range(count)]
        mean = sum(apart) / count
        spread = sum([(one - mean) * (one - mean) for one in apart]) / max(1, count - 1)
        return mean, sqrt(spread / count) + HAIR


@final
class Search:
    """Looks for a better move than steiner's: `begin`, `sample` as long as one likes, `answer` at any moment."""

    def __init__(
        self,
        policy: SteinerPolicy,
        rollout: SteinerPolicy,
        judge: Judge,
        beliefs: Beliefs | None,
        random: Random,
        turns: int,
        width: int,
        doubt: float,
    ) -> None:
        self.rules = policy.atlas.rules
        self.rollout = rollout  # who plays on, for every seat
        self.judge = judge
        self.beliefs = beliefs
        self.random = random
        self.turns = turns  # that are played on, of all seats together
        self.doubt = doubt  # standard errors that a move has to be ahead of steiner's
        self.candidates = Candidates(policy, width)
        self.moves = Moves(self.rules.action_count)
        self.all: list[Candidate] = []
        self.alive: list[Candidate] = []
        self.weights: Weights | None = None
        self.narrowed = 0

    def choose(self, view: View, legal: list[int], budget: Budget) -> int:
        """The best move that the budget finds."""
        budget.begin()
        self.begin(view, legal)
        rounds = max(1, int(log2(len(self.all)) + 0.999))
        while len(self.alive) > 1 and budget.used() < 1.0:
            budget.spent += len(self.alive)
            self.sample(view)
            if budget.used() >= (self.narrowed + 1) / rounds:
                self.narrow()
        return self.answer()

    def begin(self, view: View, legal: list[int]) -> None:
        """A new decision."""
        s = determinize(self.rules, view, self.random)
        self.moves.count = 0
        for action in legal:
            self.moves.add(i64(action))
        self.all = [Candidate(action) for action in self.candidates.find(s, self.moves)]
        self.alive = self.all
        self.narrowed = 0
        opening = s.phase in self.rules.openings
        self.weights = None if self.beliefs is None or opening else self.beliefs.weights(s, view.viewer)

    def sample(self, view: View) -> None:
        """One more world: every candidate is played on in it."""
        world = determinize(self.rules, view, self.random, self.weights)
        me = i64(view.viewer)
        for candidate in self.alive:
            s = world.clone()
            self.rules.apply(s, i64(candidate.action))
            playout(self.rules, s, self.rollout, self.random, until=view.turn + self.turns)
            candidate.worth.append(self.judge.judge(s, me))
            candidate.shares += self.judge.share
            candidate.margins += self.judge.margin

    def narrow(self) -> None:
        """Sequential halving: steiner's move stays, of the others the better half, but none that is far behind."""
        base = self.all[0]
        leads = [(candidate.lead(base), candidate) for candidate in self.alive if candidate is not base]
        leads.sort(key=lambda entry: -entry[0][0])
        half = leads[: (len(leads) + 1) // 2]
        self.alive = [base, *[candidate for (mean, error), candidate in half if mean + BEHIND * error > 0.0]]
        self.narrowed += 1

    def answer(self) -> int:
        """The best move so far: steiner's, unless another is ahead by more than doubt allows."""
        base = best = self.all[0]
        most = 0.0
        for candidate in self.alive:
            if candidate is not base and len(candidate.worth) >= LEAST_WORLDS:
                mean, error = candidate.lead(base)
                if mean > self.doubt * error and mean > most:
                    most = mean
                    best = candidate
        return best.action
