"""The analyst: judges a position from what one seat can see, by playing it on in imagined worlds."""

from typing import Final

from mypy_extensions import i64

from trilhos.boards import EDITIONS, edition, shared_rules
from trilhos.bots.minds import USUAL_BELIEFS, fingerprint, mind_of
from trilhos.bots.plan.policy import SteinerPolicy
from trilhos.bots.planning import atlas_of
from trilhos.bots.settings import retuned_settings
from trilhos.engine import fields
from trilhos.engine.chapters.tickets import kept
from trilhos.engine.random import Random, game_streams
from trilhos.engine.rules import Moves, Rules
from trilhos.engine.state import OVER, State
from trilhos.engine.view import View
from trilhos.engine.worlds import Weights, determinize
from trilhos.insight.endings import Endings, Finisher
from trilhos.insight.judgement import Judgement, Option
from trilhos.mind.beliefs import Beliefs
from trilhos.mind.candidates import Candidates
from trilhos.play.notation import notation_of

SAMPLES: Final = 150  # worlds in which what is close is compared
ROUNDS: Final = (0.04, 0.12, 0.36, 1.0)  # shares of these after which some options are left
WIDTH: Final = 5  # options that are tried
STEADY: Final = 0.25  # of the samples, for what is told of the position itself
MATTERS: Final = 0.02  # of a win: what is closer needs no closer look
# Weighing all moves: shares of the samples, so many are left after each, and how far behind is out of the question.
WEIGHINGS: Final = ((0.15, 6), (0.4, 3), (1.0, 2))
HOPELESS: Final = 0.10
# Beliefs tell of one ticket at a time, but those that somebody holds were chosen to go together, and a long one was
# dealt as one of few and is nearly always kept. Without this rivals fail theirs, and everybody seems to win.
TOGETHER: Final = 1.7
TOGETHER_LONG: Final = 4.0
STRAYS: Final = 16  # one in so many keeps no long ticket


def beliefs_of(rules: Rules) -> Beliefs:
    """What was learned of tickets that suit a network; for other numbers of players, what was learned with two.

    Where nothing was, what is usual. Without any rivals seem to hold any tickets, and so to fail them, and everybody
    seems to win.
    """
    mind, _ = mind_of(rules)
    if mind is None and rules.board.name in EDITIONS:
        for_two = shared_rules(edition(rules.board.name), 2, None, int(rules.version))
        if fingerprint(for_two) == fingerprint(rules):
            mind, _ = mind_of(for_two)
    return Beliefs(atlas_of(rules), USUAL_BELIEFS) if mind is None else mind.believes(atlas_of(rules))


class Trial:
    """An option, and the endings it has led to."""

    def __init__(self, action: int, players: int, seat: int) -> None:
        self.action = action
        self.endings = Endings(players, seat)


class Compared:
    """What came of comparing options with the first one, in the worlds from `since` on."""

    def __init__(self, base: Trial, alive: list[Trial], since: int) -> None:
        self.base = base
        self.since = since
        self.best = max(alive, key=lambda trial: self.lead(trial)[0])

    def lead(self, trial: Trial) -> tuple[float, float]:
        """How far an option is ahead of the first one; of one that fell out earlier, as far as it was tried."""
        since = self.since if trial.endings.worlds > self.since else 0
        return trial.endings.lead(self.base.endings, since)

    def behind(self, trial: Trial) -> tuple[float, float]:
        """How far an option is behind the best, and the standard error of that."""
        if trial is self.best:
            return 0.0, 0.0
        most, lead = self.lead(self.best), self.lead(trial)
        return max(0.0, most[0] - lead[0]), max(most[1], lead[1])


class Analyst:
    """Judges positions of a rulebook. The same seed and samples give the same judgement on every machine."""

    def __init__(self, rules: Rules, samples: int = SAMPLES, seed: int = 1) -> None:
        self.rules = rules
        self.samples = samples
        self.seed = seed
        self.player = Finisher(rules)
        self.candidates = Candidates(SteinerPolicy(atlas_of(rules), retuned_settings(rules)), WIDTH)
        self.beliefs = beliefs_of(rules)
        self.powers = [TOGETHER_LONG if ticket.long else TOGETHER for ticket in rules.board.tickets]

    def judge(self, view: View, chosen: int | None = None) -> Judgement:
        """A position as a seat sees it, with its options where it is to decide; `chosen` is among them."""
        first = determinize(self.rules, view, Random(self.seed))
        weights = self._weights(first, view)
        if view.phase == OVER or view.seat != view.viewer:
            return self._outlook(view, weights)
        trials = self._trials(first, view.viewer, chosen)
        compared = self._compare(trials, view, weights)
        for trial in (compared.base, compared.best):
            steady = max(2, round(self.samples * STEADY))
            self._try([trial], view, weights, range(trial.endings.worlds, steady))
        return self._told(view, trials, compared)

    def options(self, view: View) -> list[int]:
        """What is worth trying for whoever is to decide."""
        first = determinize(self.rules, view, Random(self.seed))
        return [trial.action for trial in self._trials(first, view.viewer, None)]

    def weigh(self, view: View, actions: list[int], least: float = 0.0) -> Judgement | None:
        """All of these moves in the same worlds, each for as long as it may be the best or the second best.

        None as soon as the best seems to be ahead of all others by less than `least`.
        """
        weights = self._weights(determinize(self.rules, view, Random(self.seed)), view)
        trials = [Trial(action, int(self.rules.players), view.viewer) for action in actions]
        alive, done = trials, 0
        for share, left in WEIGHINGS:
            worlds = max(done + 2, round(self.samples * share))
            self._try(alive, view, weights, range(done, worlds))
            done = worlds
            best = max(alive, key=lambda trial: trial.endings.win(view.viewer))
            behind = {trial: best.endings.lead(trial.endings) for trial in alive if trial is not best}
            nearest = sorted(behind, key=lambda trial: behind[trial][0])
            if behind[nearest[0]][0] < least:
                return None
            near = [trial for trial in nearest[1:left] if behind[trial][0] - 2 * behind[trial][1] < HOPELESS]
            alive = [best, nearest[0], *near]
        return self._told(view, trials, Compared(best, alive, 0))

    def glance(self, view: View, worlds: int) -> list[float]:
        """The chances of all seats, roughly."""
        endings = Endings(int(self.rules.players), None)
        self._play_on(endings, view, self._weights(determinize(self.rules, view, Random(self.seed)), view), worlds)
        return [endings.win(seat) for seat in range(int(self.rules.players))]

    def after(self, view: View, action: int, worlds: int) -> float:
        """The viewer's chance after a move, and nothing else."""
        weights = self._weights(determinize(self.rules, view, Random(self.seed)), view)
        trial = Trial(action, int(self.rules.players), view.viewer)
        self._try([trial], view, weights, range(worlds))
        return trial.endings.win(view.viewer)

    def judge_open(self, s: State, worlds: int) -> Judgement:
        """A position with all cards known: for games that are over, and never shown as what a seat could know."""
        endings = Endings(int(self.rules.players), None)
        for world in range(worlds):
            random = Random(self.seed, world)
            copy = s.clone()
            copy.rng = game_streams(random.word() << 32 | random.word())  # what was still to come stays open
            self.player.play_on(copy, random, endings)
        seats = [endings.outlook(seat) for seat in range(int(self.rules.players))]
        return Judgement(None, worlds, seats, [], [])

    # Without a decision

    def _outlook(self, view: View, weights: Weights | None) -> Judgement:
        endings = Endings(int(self.rules.players), view.viewer)
        self._play_on(endings, view, weights, 1 if view.phase == OVER else max(1, int(self.samples * STEADY)))
        seats = [endings.outlook(seat) for seat in range(int(self.rules.players))]
        return Judgement(view.viewer, endings.worlds, seats, endings.tickets(view.tickets), [])

    def _play_on(self, endings: Endings, view: View, weights: Weights | None, worlds: int) -> None:
        for world in range(worlds):
            random = Random(self.seed, world)
            self.player.play_on(self._imagined(view, random, weights), random, endings)

    def _weights(self, first: State, view: View) -> Weights | None:
        """Beliefs about the others' tickets; of the imagined world only what all can see is read."""
        opening = first.phase in self.rules.openings
        if opening:
            return None
        found = self.beliefs.weights(first, view.viewer)
        return [[weight**power for weight, power in zip(row, self.powers, strict=False)] for row in found]

    def _imagined(self, view: View, random: Random, weights: Weights | None) -> State:
        return determinize(self.rules, view, random, weights, STRAYS if weights else 2)

    # A decision

    def _trials(self, first: State, seat: int, chosen: int | None) -> list[Trial]:
        """What is worth trying, the chosen one first; legal moves follow from the view, in whichever world."""
        moves = Moves(int(self.rules.action_count))
        self.rules.legal_into(first, moves)
        found = self.candidates.find(first, moves)
        if chosen is not None:
            found = [chosen, *[action for action in found if action != chosen][: WIDTH - 1]]
        return [Trial(action, int(self.rules.players), seat) for action in found]

    def _compare(self, trials: list[Trial], view: View, weights: Weights | None) -> "Compared":
        """The first option against the others, round by round, as long as one of them might be better.

        What the last round says counts by itself: whoever is ahead after a choice among many is ahead by luck, too.
        """
        base, alive, done = trials[0], trials, 0
        for share in ROUNDS:
            worlds = max(done + 2, round(self.samples * share))
            self._try(alive, view, weights, range(done, worlds))
            if share == ROUNDS[-1]:
                return Compared(base, alive, done)
            rivals = _rivals(base, alive, share)
            if not rivals:
                break
            alive, done = [base, *rivals], worlds
        return Compared(base, alive, 0)

    def _try(self, trials: list[Trial], view: View, weights: Weights | None, worlds: range) -> None:
        for world in worlds:
            imagined = self._imagined(view, Random(self.seed, world), weights)
            for trial in trials:
                s = imagined.clone()
                self.rules.apply(s, i64(trial.action))
                self.player.play_on(s, Random(self.seed, world), trial.endings)

    def _told(self, view: View, trials: list[Trial], compared: "Compared") -> Judgement:
        """All of it, the best option first."""
        ordered = sorted(trials, key=lambda trial: (trial is not compared.best, -compared.lead(trial)[0]))
        options = [self._option(view, trial, compared) for trial in ordered]
        endings = compared.best.endings
        seats = [endings.outlook(seat) for seat in range(int(self.rules.players))]
        return Judgement(view.viewer, endings.worlds, seats, endings.tickets(view.tickets), options)

    def _option(self, view: View, trial: Trial, compared: "Compared") -> Option:
        endings = trial.endings
        behind, error = compared.behind(trial)
        held = sorted({*view.tickets, *view.offer})
        return Option(
            action=trial.action,
            move=notation_of(self.rules).text(trial.action),
            about=about(self.rules, view, trial.action),
            win=endings.win(view.viewer),
            behind=behind,
            error=error,
            worlds=endings.worlds,
            score=endings.score(view.viewer),
            tickets=endings.tickets(held),
            routes=endings.plan(),
            rivals=[endings.score(seat) for seat in range(int(self.rules.players))],
            turns=endings.turns / endings.worlds,
            cards_left=endings.cards / endings.worlds,
        )


def _rivals(base: Trial, alive: list[Trial], share: float) -> list[Trial]:
    """The options that may be better by what matters, fewer each time: two, then one, then one that stands out."""
    leads = [(trial.endings.lead(base.endings), trial) for trial in alive if trial is not base]
    leads.sort(key=lambda entry: -entry[0][0])
    if share == ROUNDS[0]:
        return [trial for (mean, error), trial in leads[:2] if mean + error > MATTERS]
    least = 0.0 if share == ROUNDS[1] else 1.0
    return [trial for (mean, error), trial in leads[:1] if mean > least * error and mean + error > MATTERS]


def about(rules: Rules, view: View, action: int) -> list[int]:
    """What notation tells by its place on the table only: the kind of card that is taken, or the tickets kept."""
    argument, (_, number) = rules.kind_of[action].declared.argument, rules.read(action)
    if argument is fields.SLOT:
        return [rules.shown(view.ledger)[number]]
    return kept(view.offer, number) if argument is fields.KEPT else []
