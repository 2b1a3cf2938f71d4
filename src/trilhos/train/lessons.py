"""Lessons: games as rows to learn from. How seats stood, and how it ended; clues to tickets, and who held them.

Nobody learns much from games of equals: seats play by several constants and styles, and now and then a move is made
that steiner wouldn't make. A value that has seen only steiner's games believes in anything that steiner never does.
"""

from dataclasses import dataclass, field, replace
from typing import Final

from mypy_extensions import i64

from trilhos.bots import Bot, make_bot
from trilhos.bots.levels import STYLES
from trilhos.bots.minds import Mind
from trilhos.bots.plan.atlas import DRAW_TICKETS
from trilhos.bots.plan.policy import Company, SteinerPolicy
from trilhos.bots.plan.settings import PlanSettings
from trilhos.bots.planning import atlas_of
from trilhos.bots.searcher import Searcher
from trilhos.bots.settings import retuned_settings, tuned_settings
from trilhos.engine.chapters.tickets import HELD
from trilhos.engine.playout import playout
from trilhos.engine.random import Random
from trilhos.engine.rules import Moves, Rules
from trilhos.engine.sight import place
from trilhos.engine.state import OVER, TURN, State
from trilhos.engine.view import observe
from trilhos.mind.beliefs import CLUES, Beliefs
from trilhos.mind.candidates import Candidates
from trilhos.mind.features import Features

APART: Final = 10  # turns between two looks at a game, on average
CLUES_EVERY: Final = 4  # looks: tickets are many, and don't change as fast
QUIET_START: Final = 2  # rounds before the first look for clues: until then nobody has built anything
WIDTH: Final = 6  # moves of which one is tried that steiner wouldn't make
TRY_TICKETS: Final = 3  # of so many such moves one draws tickets, where that is allowed
SEARCHING: Final = {"samples": 40, "ms": 0, "turns": 3, "width": 4}  # thought for a game to learn from
OWN_WAY: Final = 4  # of so many seats in such a game one doesn't search


@dataclass
class Lessons:
    """Rows of one or many games; `game` says which a row is from, so that what is held out is whole games.

    The rows of all seats at one look stand together.
    """

    rows: list[list[float]] = field(default_factory=list)
    shares: list[float] = field(default_factory=list)
    margins: list[float] = field(default_factory=list)
    game: list[int] = field(default_factory=list)
    clues: list[list[float]] = field(default_factory=list)
    held: list[float] = field(default_factory=list)
    clue_game: list[int] = field(default_factory=list)


def characters(rules: Rules) -> list[PlanSettings]:
    """Who plays: every other seat by the best constants, the rest by others, by styles, and carelessly."""
    best = retuned_settings(rules)
    others = [
        tuned_settings(rules),
        PlanSettings(),
        replace(best, noise=0.4),
        replace(best, ticket_gate=0.0, ticket_worth=2.0),
        *[replace(best, **style) for style in STYLES.values() if style],
    ]
    return [*[best for _ in others], *others]


class Teacher:
    """Plays games and takes notes."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.atlas = atlas_of(rules)
        self.policies = [SteinerPolicy(self.atlas, character, 0) for character in characters(rules)]
        best = retuned_settings(rules)
        self.features = Features(SteinerPolicy(self.atlas, best, 0))
        self.beliefs = Beliefs(self.atlas, [0.0] * CLUES)
        self.candidates = Candidates(SteinerPolicy(self.atlas, best, 0), WIDTH)
        self.moves = Moves(self.rules.action_count)

    def teach(self, lessons: Lessons, number: int, deal: int, mind: Mind | None = None) -> None:
        """One game: of many characters, or, with a mind, of searches with it and of some who don't search."""
        random, seats, players = Random(deal, 5), list[int](), int(self.rules.players)
        company = Company([self.policies[random.below(len(self.policies))] for _ in range(players)])
        searchers: dict[int, Bot] = {}
        if mind is not None:
            searching = [seat for seat in range(players) if random.below(OWN_WAY)]
            searchers = {seat: Searcher(self.rules, deal + seat, mind, {}, **SEARCHING) for seat in searching}
        s = self.rules.start(deal)
        self._play_on(s, random.below(APART), company, searchers, random)
        while s.phase != OVER:
            self._look(s, lessons, seats)
            self._look_for_clues(s, number, lessons, random)
            if mind is None and random.below(2):
                self._try(s, random)
            self._play_on(s, int(s.turn) + 1 + random.below(2 * APART - 1), company, searchers, random)
        self._tell_the_end(s, number, lessons, seats)

    def _play_on(self, s: State, until: int, company: Company, searchers: dict[int, Bot], random: Random) -> None:
        """Until a turn begins."""
        if not searchers:
            playout(self.rules, s, company, random, until=until)
        while s.phase != OVER and (int(s.turn) < until or s.phase != TURN):
            seat = int(s.seat)
            if seat in searchers:
                action = searchers[seat].choose(observe(self.rules, s, seat), self.rules.legal(s))
                self.rules.apply(s, i64(action))
            else:
                playout(self.rules, s, company, random, limit=1)

    def _try(self, s: State, random: Random) -> None:
        """A move that steiner mightn't make; what comes of it is seen later."""
        self.rules.legal_into(s, self.moves)
        found = self.candidates.find(s, self.moves)
        tickets = [action for action in found if self.atlas.deed[i64(action)] == DRAW_TICKETS]
        some = tickets if tickets and not random.below(TRY_TICKETS) else found
        self.rules.apply(s, i64(some[random.below(len(some))]))

    def _look(self, s: State, lessons: Lessons, seats: list[int]) -> None:
        self.features.survey(s)
        for seat in range(int(self.rules.players)):
            self.features.fill(s, i64(seat))
            lessons.rows.append([float(number) for number in self.features.row])
            seats.append(seat)

    def _tell_the_end(self, s: State, number: int, lessons: Lessons, seats: list[int]) -> None:
        sheets = self.rules.score(s)
        winners, totals = self.rules.winners(sheets), [sheet.total for sheet in sheets]
        for seat in seats:
            lessons.shares.append(1 / len(winners) if seat in winners else 0.0)
            lessons.margins.append(totals[seat] - max(total for at, total in enumerate(totals) if at != seat))
            lessons.game.append(number)

    def _look_for_clues(self, s: State, number: int, lessons: Lessons, random: Random) -> None:
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
                lessons.clue_game.append(number)

    def watch(self, lessons: Lessons, number: int, bots: list[str], deal: int) -> None:
        """Clues out of a game of other bots."""
        random = Random(deal, 5)
        s = self.rules.start(deal)
        seated = [make_bot(bot, self.rules, deal + seat) for seat, bot in enumerate(bots)]
        due = random.below(APART)
        while s.phase != OVER:
            seat = int(s.seat)
            if s.phase == TURN and int(s.turn) >= due:
                due = int(s.turn) + 1 + random.below(2 * APART - 1)
                self._look_for_clues(s, number, lessons, random)
            self.rules.apply(s, i64(seated[seat].choose(observe(self.rules, s, seat), self.rules.legal(s))))
