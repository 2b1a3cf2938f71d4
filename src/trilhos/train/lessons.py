"""Lessons: games as rows to learn from. How seats stood, and how it ended; clues to tickets, and who held them."""

from dataclasses import dataclass, field
from typing import Final

from mypy_extensions import i64

from trilhos.bots import make_bot
from trilhos.bots.plan.policy import SteinerPolicy
from trilhos.bots.planning import atlas_of
from trilhos.bots.settings import tuned_settings
from trilhos.engine.chapters.tickets import HELD
from trilhos.engine.playout import playout
from trilhos.engine.random import Random
from trilhos.engine.rules import Rules
from trilhos.engine.sight import place
from trilhos.engine.state import OVER, TURN, State
from trilhos.engine.view import observe
from trilhos.mind.beliefs import CLUES, Beliefs
from trilhos.mind.features import Features

APART: Final = 10  # turns between two looks at a game, on average
CLUES_EVERY: Final = 4  # looks: tickets are many, and don't change as fast
QUIET_START: Final = 2  # rounds before the first look for clues: until then nobody has built anything


@dataclass
class Lessons:
    """Rows of one or many games; `game` says which a row is from, so that what is held out is whole games."""

    rows: list[list[float]] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    game: list[int] = field(default_factory=list)
    clues: list[list[float]] = field(default_factory=list)
    held: list[float] = field(default_factory=list)
    clue_game: list[int] = field(default_factory=list)

    def add(self, other: "Lessons") -> None:
        """More rows, behind these."""
        for name, rows in vars(self).items():
            rows += getattr(other, name)


class Teacher:
    """Plays games and takes notes."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        atlas = atlas_of(rules)
        self.policy = SteinerPolicy(atlas, tuned_settings(rules), 0)
        self.features = Features(SteinerPolicy(atlas, tuned_settings(rules), 0))
        self.beliefs = Beliefs(atlas, [0.0] * CLUES)

    def teach(self, deal: int) -> Lessons:
        """One game of steiner with itself."""
        lessons, random, seats = Lessons(), Random(deal, 5), list[int]()
        s, due = self.rules.start(deal), random.below(APART)
        playout(self.rules, s, self.policy, random, until=due)
        while s.phase != OVER:
            self._look(s, lessons, seats)
            self._look_for_clues(s, deal, lessons, random)
            due = int(s.turn) + 1 + random.below(2 * APART - 1)
            playout(self.rules, s, self.policy, random, until=due)
        self._tell_the_end(s, deal, lessons, seats)
        return lessons

    def _look(self, s: State, lessons: Lessons, seats: list[int]) -> None:
        self.features.survey(s)
        for seat in range(int(self.rules.players)):
            self.features.fill(s, i64(seat))
            lessons.rows.append([float(number) for number in self.features.row])
            seats.append(seat)

    def _tell_the_end(self, s: State, deal: int, lessons: Lessons, seats: list[int]) -> None:
        sheets = self.rules.score(s)
        winners, totals = self.rules.winners(sheets), [sheet.total for sheet in sheets]
        for seat in seats:
            lessons.shares.append(1 / len(winners) if seat in winners else 0.0)
            lessons.margins.append(totals[seat] - max(total for at, total in enumerate(totals) if at != seat))
            lessons.game.append(deal)

    def _look_for_clues(self, s: State, deal: int, lessons: Lessons, random: Random) -> None:
        """What one seat sees of another, and which of the tickets that it can't see the other holds."""
        players = int(self.rules.players)
        if int(s.turn) <= QUIET_START * players or random.below(CLUES_EVERY):
            return
        viewer = random.below(players)
        rival = (viewer + 1 + random.below(players - 1)) % players
        view = observe(self.rules, s, viewer)
        seen = {*view.tickets, *view.offer, *view.aside, *view.queue, *view.discarded, *view.revealed}
        self.beliefs.watch(s, i64(rival))
        for ticket in self.rules.board.tickets:
            if ticket.id not in seen and not ticket.long:
                self.beliefs.read(i64(ticket.id))
                lessons.clues.append([float(clue) for clue in self.beliefs.clues])
                lessons.held.append(float(s.tickets[ticket.id] == place(HELD, i64(rival))))
                lessons.clue_game.append(deal)

    def watch(self, bots: list[str], deal: int) -> Lessons:
        """Clues out of a game of other bots."""
        lessons, random = Lessons(), Random(deal, 5)
        s = self.rules.start(deal)
        seated = [make_bot(bot, self.rules, deal + seat) for seat, bot in enumerate(bots)]
        due = random.below(APART)
        while s.phase != OVER:
            seat = int(s.seat)
            if s.phase == TURN and int(s.turn) >= due:
                due = int(s.turn) + 1 + random.below(2 * APART - 1)
                self._look_for_clues(s, deal, lessons, random)
            self.rules.apply(s, i64(seated[seat].choose(observe(self.rules, s, seat), self.rules.legal(s))))
        return lessons
