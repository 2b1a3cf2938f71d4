"""The rulebook of one edition: a board, a card table and a list of chapters. Immutable once made."""

from typing import ClassVar, Final, TypeVar

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from trilhos.engine import events, refusals
from trilhos.engine.board import Board
from trilhos.engine.cards import CardTable
from trilhos.engine.fields import ActionKind, Verb
from trilhos.engine.moves import Moves as Moves
from trilhos.engine.random import FAST, Random, Streams, game_streams
from trilhos.engine.refusals import Refusal
from trilhos.engine.scratch import Scratch
from trilhos.engine.sheet import ROUTES, START, Sheet, winners
from trilhos.engine.sight import BY_SEAT, DECK, LAID, NUMBERS, PILE, PUBLIC, TURNED, Column, LedgerPart, Sight
from trilhos.engine.state import NEUTRAL, NONE, OVER, PAY, TURN, State, blank_state
from trilhos.engine.voice import Declared, Unfit, Voice, check

RULES_VERSION: Final = 2  # grows when the same seed and actions would give another game; 1 is still played

# Decisions after which whoever plays games by the thousand gives one up: nine times as many as the longest of 60,000
# random games took (1,086). No rule: only a fault lets a game come so far, and whoever stops it says so.
LONGEST_GAME: Final = 10_000


@mypyc_attr(allow_interpreted_subclasses=True)  # so that others can write chapters, too
class Chapter:
    """One chapter of a rulebook: behaviour without memory. These hooks are the whole extension surface."""

    voice: ClassVar[Voice] = Voice("chapter")  # what it says of itself

    def __init__(self) -> None:
        self.index: i64 = NONE  # its place in the rules' list
        self.phases: list[i64] = []  # the phases in which `legal` is asked
        self.opening: i64 = NONE  # the phase of its setup decision, if it has one

    def unfit(self, board: Board, cards: CardTable, players: int) -> list[Unfit]:
        """What of it doesn't go with the board, the cards, the number of players, or with itself."""
        return []

    def bind(self, rules: "Rules") -> None:
        """Reserve actions and room in the ledger, and make tables."""

    def prepare(self, s: State) -> None:
        """Write what is the same at the start of every game."""

    def setup(self, s: State) -> None:
        """Shuffle and deal."""

    def legal(self, s: State, out: Moves) -> None:
        """Add the legal actions of this chapter, smallest first."""

    def apply(self, s: State, action: i64) -> None:
        """Carry out one of this chapter's actions."""

    def refuse(self, s: State, action: i64) -> Refusal:
        """Why an action of this chapter, in one of its phases, is not legal."""
        return refusals.NOT_NOW, 0

    def price(self, s: State, action: i64) -> i64:
        """The cost that an action of this chapter charges; NONE where it takes no cards."""
        return NONE

    def paid(self, s: State) -> None:
        """The cost that this chapter charged has been laid out."""

    def holds(self, s: State, route: i64) -> bool:
        """Whether this chapter wants more before the paid route is claimed."""
        return False

    def takes(self, route: i64) -> i64:
        """How many pieces this chapter takes from whoever claims a route, beside those that are put on it.

        Who has too few can't claim it; the first of the voice's refusals says so.
        """
        return 0

    def claimed(self, s: State, route: i64) -> None:
        """The seat has just claimed a route."""

    def turn_ends(self, s: State) -> None:
        """A turn is over."""

    def score(self, s: State, sheets: list[Sheet], scratch: Scratch) -> None:
        """Fill in this chapter's lines."""

    def imagine(self, s: State, viewer: int, random: Random) -> None:
        """Make up the numbers in the ledger that this viewer may not see."""


C = TypeVar("C", bound=Chapter)


def _having(hook: str, chapters: list[Chapter]) -> vec[Chapter]:
    """The chapters that have a hook of their own."""
    return vec[Chapter]([one for one in chapters if getattr(type(one), hook) is not getattr(Chapter, hook)])


class Rules:
    """Board, players and chapters; what every chapter may use.

    The state's cards are rows of `kinds` counts, one a pocket: see `sight`, which says who sees them, too.
    """

    def __init__(
        self,
        board: Board,
        cards: CardTable,
        players: int,
        chapters: list[Chapter],
        ties: list[int],
        starting: list[int] | None = None,
        version: int = RULES_VERSION,
    ) -> None:
        check(chapters, board, cards, players)
        self.board = board
        self.cards = cards
        self.players: i64 = players
        self.chapters = chapters
        self.by_class: dict[type, Chapter] = {sort: found for found in chapters for sort in type(found).__mro__}
        self.ties = ties
        self.declared = Declared(chapters)
        self.events = self.declared.events
        self.version: i64 = version  # the rules that the game was begun under
        self.options: dict[str, bool] = {}
        self.starting = starting or [0] * players  # scores at the start, by seat
        self.supply = 0  # pieces of a player at the start, of all kinds
        self.kinds: i64 = len(cards.kinds)
        self.ledger_parts: list[LedgerPart] = []
        self.columns: list[Column] = []
        self.sight = Sight(players, len(cards.kinds), self.declared.zones)
        pockets = self.sight.pocket_at
        self.deck: i64 = pockets[DECK]
        self.pile: i64 = pockets[PILE]
        self.laid: i64 = pockets[LAID]
        self.turned: i64 = pockets[TURNED]
        self.actions: list[ActionKind] = []
        self.action_count = self.ledger_size = 0
        self.slots_at: i64 = 0  # where the ledger shows the face-up cards
        self.slots: i64 = 0
        self.idle_at: i64 = NONE  # where the ledger counts turns without progress, if it does (U31)
        # Chapters stand in vecs where every decision looks them up: a list would ask each for its type again.
        self.chapter_of: vec[Chapter] = vec[Chapter]()
        self.kind_of: list[ActionKind] = []
        self.by_phase = vec[vec[Chapter]]([vec[Chapter]() for _ in range(self.declared.phases_end)])
        self.openings: list[i64] = []
        # Only the chapters that have something to do then: every turn ends, and an empty call costs as well.
        self.holders = _having("holds", chapters)
        self.takers = _having("takes", chapters)
        self.witnesses = _having("claimed", chapters)
        self.closers = _having("turn_ends", chapters)
        self._bind()

    # Chapters

    def find(self, sort: type[C]) -> C | None:
        """The chapter of a class, or of one derived from it, if this rulebook has one."""
        found = self.by_class.get(sort)
        return found if isinstance(found, sort) else None

    def chapter(self, sort: type[C]) -> C:
        """The chapter of a class that this rulebook has: one that a voice `needs`, or that all of them have."""
        found = self.find(sort)
        if found is None:
            raise LookupError(f"this rulebook has no {sort.voice.name}")
        return found

    # Making the rules

    def _bind(self) -> None:
        """Let the chapters reserve what they need, in their order."""
        self.score_at: i64 = self.reserve(int(self.players), "score", holds=BY_SEAT)
        self.show("points", self.score_at, leading=True)
        for index, chapter in enumerate(self.chapters):
            chapter.index = i64(index)
            chapter.bind(self)
            for phase in chapter.phases:
                self.by_phase[phase] = append(self.by_phase[phase], chapter)
            if chapter.opening != NONE:
                self.openings.append(chapter.opening)
        lengths = [route.length for route in self.board.routes]
        takes = [sum(int(one.takes(i64(route))) for one in self.takers) for route in range(len(lengths))]
        self.needs = [length + more for length, more in zip(lengths, takes, strict=True)]  # by route: pieces for it
        self.asked = [action for action, kind in enumerate(self.kind_of) if kind.declared.asked]
        s = blank_state(len(self.board.routes), self.sight.card_places, 2 * len(self.board.tickets), self.ledger_size)
        for seat, points in enumerate(self.starting):
            s.ledger[self.score_at + i64(seat)] = i64(points)
        for chapter in self.chapters:
            chapter.prepare(s)
        self.blank = s

    def reserve(self, count: int, name: str, sight: int = PUBLIC, holds: int = NUMBERS) -> i64:
        """Room for `count` numbers in the ledger, and who sees them; with OWN, one a seat that only this seat sees."""
        at = self.ledger_size
        part = LedgerPart(name, at, count, sight, holds)
        self.ledger_parts.append(part)
        self.sight.add(part)
        self.ledger_size += count
        return i64(at)

    def show(self, column: str, at: i64, out_of: i64 = NONE, leading: bool = False) -> None:
        """Tell of each seat its number in a row of the ledger; with `out_of`, what is left of so many."""
        self.columns.append(Column(column, int(at), int(out_of), leading))

    def add_actions(self, chapter: Chapter, verb: str, count: int, pairs: list[tuple[int, int]] | None = None) -> i64:
        """The first of `count` new action ids that this chapter applies; a verb it hasn't declared takes a number."""
        base = self.action_count
        declared = next((known for known in chapter.voice.verbs if known.name == verb), Verb(verb))
        kind = ActionKind(declared, base, count, pairs or [])
        self.actions.append(kind)
        self.kind_of += [kind] * count
        for _ in range(count):
            self.chapter_of = append(self.chapter_of, chapter)
        self.action_count += count
        return i64(base)

    # Playing

    def __repr__(self) -> str:
        return f"<Rules of {self.board.name} for {self.players} players: {self.action_count} actions>"

    def start(self, seed: int, journal: list[events.Event] | None = None, streams: Streams = FAST) -> State:
        """A new game, dealt, with the first decision waiting."""
        s = self.blank.clone()
        s.rng = game_streams(seed, streams)
        s.journal = journal
        for chapter in self.chapters:
            chapter.setup(s)
        s.phase = self.openings[0]
        return s

    def legal_into(self, s: State, out: Moves) -> None:
        """Fill the buffer with the legal actions, smallest first; empty only when the game is over."""
        out.count = out.first
        for chapter in self.by_phase[s.phase]:
            chapter.legal(s, out)

    def legal(self, s: State) -> list[int]:
        """The legal actions, smallest first."""
        out = Moves(self.action_count)
        self.legal_into(s, out)
        return [int(out.items[i]) for i in range(int(out.count))]

    def refusal(self, s: State, seat: int, action: int) -> Refusal | None:
        """Why a seat can't do this now; nothing when it can."""
        if s.phase == OVER:
            return refusals.OVER, 0
        if s.seat != i64(seat):
            return refusals.NOT_YOUR_TURN, int(s.seat)
        if action in self.legal(s):
            return None
        chapter = self.chapter_of[action]
        return chapter.refuse(s, i64(action)) if s.phase in chapter.phases else (refusals.NOT_NOW, 0)

    def refused(self, s: State, legal: list[int]) -> dict[tuple[str, int, str], list[int]]:
        """What people ask now and the seat can't do, as it isn't legal: by reason, its value, and verb."""
        known, groups = set(legal), dict[tuple[str, int, str], list[int]]()
        for action in self.asked:
            chapter = self.chapter_of[action]
            if s.phase in chapter.phases and action not in known:
                reason, value = chapter.refuse(s, i64(action))
                if reason != refusals.NOT_NOW:
                    groups.setdefault((reason, value, self.kind_of[action].verb), []).append(action)
        return groups

    def apply(self, s: State, action: i64) -> None:
        """Carry out an action that is legal; anything else has no meaning."""
        self.chapter_of[action].apply(s, action)

    def read(self, action: int) -> tuple[str, int]:
        """The verb of an action and its argument: a slot, a route, a mask, a payment."""
        kind = self.kind_of[action]
        return kind.verb, action - kind.base

    # What chapters call

    def hand(self, seat: i64) -> i64:
        """Where the seat's cards start."""
        return seat * self.kinds

    def known(self, seat: i64) -> i64:
        """Where the cards start that everybody knows to be in the seat's hand."""
        return (self.players + seat) * self.kinds

    def shown(self, ledger: list[int]) -> list[int]:
        """The face-up cards by slot, NONE in a gap."""
        return ledger[int(self.slots_at) : int(self.slots_at + self.slots)]

    def charge(self, s: State, charger: Chapter, target: i64, cost: i64) -> None:
        """Ask the seat to pay; the charger hears of it through `paid`."""
        s.charger = charger.index
        s.target = target
        s.cost = cost
        s.phase = PAY

    def settled(self, s: State) -> None:
        """Forget a charge that is done with."""
        s.charger = NONE
        s.target = NONE
        s.cost = NONE

    def opened(self, s: State) -> None:
        """One seat has made its setup decision: on to the next seat, the next decision, or the first turn."""
        s.seat += 1
        if s.seat < self.players:
            return
        s.seat = 0
        step = self.openings.index(s.phase) + 1
        if step < len(self.openings):
            s.phase = self.openings[step]
        else:
            self.begin_turn(s)

    def begin_turn(self, s: State) -> None:
        """The seat may choose an action."""
        s.turn += 1
        s.drawn = 0
        s.phase = TURN
        s.tell(events.TURN, s.seat)

    def end_turn(self, s: State) -> None:
        """A turn with progress is over."""
        s.passes = 0
        self.progress(s)
        self.close_turn(s)

    def progress(self, s: State) -> None:
        """A route, a building, a card or a ticket: idle turns are counted anew (U31)."""
        if self.idle_at != NONE:
            s.ledger[self.idle_at] = 0

    def end_idle_turn(self, s: State, passes: i64 = 0) -> None:
        """A turn without progress is over, after so many passes in a row (U31)."""
        s.passes = passes
        if self.idle_at != NONE:
            s.ledger[self.idle_at] += 1
        self.close_turn(s)

    def close_turn(self, s: State) -> None:
        """What a turn makes due, in the order of the chapters; then the next seat, unless that leaves a decision."""
        for chapter in self.closers:
            chapter.turn_ends(s)
        if s.phase != OVER and s.phase != NEUTRAL:
            self.next_turn(s)

    def next_turn(self, s: State) -> None:
        """Clockwise, the next seat begins its turn."""
        s.seat += 1
        if s.seat == self.players:
            s.seat = 0
        self.begin_turn(s)

    # Scoring

    @property
    def lines(self) -> dict[int, str]:
        """The names of the lines of this edition's score sheet, in their order."""
        return self.declared.lines

    def score(self, s: State, scratch: Scratch | None = None) -> list[Sheet]:
        """The final count of every seat, as if the game ended here; `scratch` spares making room for it each time."""
        room = Scratch(self.board) if scratch is None else scratch
        sheets = [self._sheet(s, seat) for seat in range(int(self.players))]
        for chapter in self.chapters:
            chapter.score(s, sheets, room)
        return sheets

    def _sheet(self, s: State, seat: int) -> Sheet:
        # U30: route points are counted again from the routes that the seat owns.
        sheet = Sheet(seat, self.declared.lines_end, self.declared.ties_end)
        sheet.lines[START] = self.starting[seat]
        worth = self.board.points
        points: i64 = 0
        route: i64 = 0
        for owner in s.owner:
            if owner == i64(seat):
                points += worth[route]
            route += 1
        sheet.lines[ROUTES] = int(points)
        return sheet

    def winners(self, sheets: list[Sheet]) -> list[int]:
        """Who has won, ties broken as the edition says."""
        return winners(sheets, self.ties)

    def line_names(self) -> list[str]:
        """The names of this edition's lines, as save and audit files spell them."""
        return list(self.lines.values())
