"""The search: steiner's move and a few others, each played on in the same imagined worlds.

steiner's own is left only where another is ahead of it in the same worlds by more than chance explains.
"""

from math import ceil, sqrt
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
FIGURES: Final = 3  # of a candidate in a world


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

    def worlds_until(self, share: float, alive: int) -> int:
        """How many worlds, with so many moves in each, use up a share of the samples; 0 where samples don't count."""
        return max(1, ceil((share * self.samples - self.spent) / alive)) if self.samples else 0

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
    """Looks for a better move than steiner's: `begin`, `sample` and `note` as often as one likes, `answer` any time."""

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
        self.worlds = 0  # that were tried; each has a number, and from that and the seed its chances
        self.seed = 0

    def begin(self, view: View, legal: list[int]) -> None:
        """A new decision."""
        s = determinize(self.rules, view, self.random)
        self.moves.count = 0
        for action in legal:
            self.moves.add(i64(action))
        self.all = [Candidate(action) for action in self.candidates.find(s, self.moves)]
        self.alive = self.all
        self.narrowed = 0
        self.worlds = 0
        self.seed = self.random.word()
        opening = s.phase in self.rules.openings
        self.weights = None if self.beliefs is None or opening else self.beliefs.weights(s, view.viewer)

    def sample(self, view: View, world: int) -> list[float]:
        """Every candidate, played on in one world: its worth, its share of the win, its margin, one behind the other.

        It follows from the number of the world: whoever plays it, and after whatever, comes to the same.
        """
        random = Random(self.seed, world)
        imagined = determinize(self.rules, view, random, self.weights)
        found: list[float] = []
        for candidate in self.alive:
            s = imagined.clone()
            self.rules.apply(s, i64(candidate.action))
            playout(self.rules, s, self.rollout, random, until=view.turn + self.turns)
            found.append(self.judge.judge(s, i64(view.viewer)))
            found.append(self.judge.share)
            found.append(self.judge.margin)
        return found

    def note(self, found: list[float]) -> None:
        """What came of one more world."""
        self.worlds += 1
        for at, candidate in enumerate(self.alive):
            candidate.worth.append(found[FIGURES * at])
            candidate.shares += found[FIGURES * at + 1]
            candidate.margins += found[FIGURES * at + 2]

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
