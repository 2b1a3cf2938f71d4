"""The table: what the log of one game amounts to. No input or output; the same log gives the same table."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from trilhos.boards import Edition, edition
from trilhos.engine.events import Event
from trilhos.engine.openings import in_opening
from trilhos.engine.rules import LONGEST_GAME, RULES_VERSION
from trilhos.errors import BadFile
from trilhos.lessons import Script, script_of
from trilhos.play.commitment import Dealt, commitment, deal, seed_commitment, seed_deal, terms
from trilhos.play.game import Game
from trilhos.server.answers.shapes import Timing
from trilhos.server.game import entries
from trilhos.server.game.entries import BOT, EMPTY, PERSON, Chair, Draft, Maker, OfChair, OfSeat
from trilhos.server.storage.log import Entry
from trilhos.server.storage.store import Index, Secrets, Stored
from trilhos.server.storage.tables import FINISHED, OPEN, RUNNING, SEVERAL

Span = tuple[float, float]
DAY: Final = 24 * 3600
MOST_BESIDE: Final = 1_000  # entries of one chair that play nothing: talk, what was taken back, choices made anew


class Table:
    """A game and the people around it."""

    def __init__(self, stored: Stored, later: bool = False) -> None:
        """The table of a log; or of its first moment, where `take_in` follows later."""
        self.id = stored.id
        self.secrets: Secrets = stored.secrets
        self.brought = stored.board  # from outside; ours are at hand
        self.log: list[Entry] = []
        self.position = 0  # the number of the last entry that played something; what was decided before it is stale
        self.since = 0  # the number of the entry with which the present turn began, or the game ended
        self.began: dict[int, int] = {}  # by how much was played: `since` at that time
        self.beside: Counter[int] = Counter()  # by chair: entries of its own that played nothing
        self.keys: dict[str, int] = {}  # commands that were carried out, and their numbers
        self.outcomes: dict[int, list[Event]] = {}  # by number: what happened then
        self.chairs: list[Chair] = []
        self.order: list[int] = []  # chairs by seat
        self.sealed = False  # everybody sits; until the start, nonces are awaited
        self.nonces: dict[int, str] = {}  # by chair, as they were revealed
        self.decided: list[Maker] = []  # by move that stands: who decided it
        self.joined: list[bool] = []  # by move that stands: whether it is one command with the move before it
        self.game: Game | None = None
        self.deciding: list[int] = []  # the seats whose decision is open; chairs: `waiting`
        self.waiting: list[int] = []
        self.allowed: dict[int, list[int]] = {}  # by seat that was asked for since the last entry: its legal actions
        self.chosen_by: dict[int, Maker] = {}  # by seat: who made the choice that is held
        self.asking: int | None = None  # the chair that wants its last move back; until something else happens
        self.agreed: set[int] = set()
        self.votes: dict[int, set[int]] = {}  # by chair: who wants a bot to play for it in this turn
        self.vacations: dict[int, list[Span]] = {}  # by chair, in the server's clock, one after the other
        self.lapses: Counter[int] = Counter()  # by chair: turns whose days were over
        self.hinted: set[int] = set()  # seats that have taken a hint for the decision they are at
        self.timing: Timing | None = None  # noted by whoever keeps the time; no part of the log
        self.ends: dict[
            int, float
        ] = {}  # the same of games over days: by chair that is waited for, when its time is up
        self.turn = stored.turn  # when a turn began, as it was written down
        self.rematch: str | None = None
        self.script: Script | None = None  # of a lesson; none once something else was played than it says
        self.steps_read = 0
        if not later:
            for _ in self.take_in(stored.entries):
                pass

    def take_in(self, log: list[Entry]) -> Iterator[None]:
        """Fold a whole log entry by entry: long ones leave time for others between two."""
        for entry in log:
            try:
                self.fold(entry)
            except Exception as problem:
                problem.add_note(f"entry {entry.number}")  # for whoever has to mend the log
                raise
            yield
        if not self.log:
            raise BadFile("broken-log", number=1)

    # What it looks like

    @property
    def number(self) -> int:
        """The number of the last entry."""
        return len(self.log)

    @property
    def status(self) -> str:
        """Open, running or finished."""
        if self.game is None:
            return OPEN
        return FINISHED if self.game.over else RUNNING

    @property
    def dealing(self) -> bool:
        """Whether the cards are about to be dealt, once all nonces are here or the time is up."""
        return self.sealed and self.game is None

    def dealt(self, nonces: dict[int, str]) -> Dealt:
        """What these nonces give with the secret; of a game that has a seed already, what that gives."""
        if self.secrets.seed is not None:
            return seed_deal(self.secrets.seed, len(self.chairs))
        by_chair = [nonces.get(chair) for chair in range(len(self.chairs))]
        return deal(self.created.commitment, self.secrets.salt, by_chair)

    @property
    def terms(self) -> dict[str, Any]:
        """What the commitment was made for."""
        made, chairs = self.created, len(self.chairs)
        rules = made.options, made.rules_version
        return terms(made.edition, made.board, *rules, chairs, self.settings.first, made.bots)

    @property
    def commitment(self) -> str:
        """What the secret gives with the terms: other cards come of another secret, so it has to be what was told."""
        seed, secret = self.secrets.seed, self.secrets.salt
        return commitment(self.terms, secret) if seed is None else seed_commitment(seed, secret)

    @property
    def waits_for(self) -> int | None:
        """The chair whose decision it is, or SEVERAL."""
        return SEVERAL if len(self.waiting) > 1 else next(iter(self.waiting), None)

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat: the same are shown, refused beside, and asked again when one of them comes."""
        if seat not in self.allowed:
            self.allowed[seat] = self.running.legal(seat)
        return self.allowed[seat]

    @property
    def opening(self) -> bool:
        """Whether all choose at once now."""
        return self.game is not None and in_opening(self.game.rules, self.game.state)

    @property
    def step(self) -> int | None:
        """The step of the lesson; one too many when all are over."""
        return None if self.script is None else self.script.step_at(self._moves - 1, self.steps_read)

    @property
    def to_serve(self) -> list[int]:
        """The chairs for which the server has to decide; in the opening it may be several."""
        return [chair for chair in self.waiting if self.chairs[chair].served]

    @property
    def served(self) -> bool:
        """Whether the server has to decide."""
        return bool(self.to_serve)

    @property
    def endless(self) -> bool:
        """Whether more moves stand than any game needs, and it isn't over: nothing is added to it any more."""
        return self.status == RUNNING and len(self.running.moves) >= LONGEST_GAME

    def vacation_left(self, chair: int, now: float) -> float:
        """Seconds that a chair's player may be away yet; those of a vacation that isn't over count until now."""
        had = sum(max(0.0, min(end, now) - begin) for begin, end in self.vacations.get(chair, []))
        return self.settings.vacation * DAY - had

    def spent(self, chair: int) -> bool:
        """Whether a chair has added as much to the log beside its moves as it may."""
        return self.beside[chair] >= MOST_BESIDE

    @property
    def index(self) -> Index:
        """What the database should know without reading the log."""
        if self.dealing:
            return Index(self.status, None, served=True)
        return Index(self.status, self.waits_for, self.served)

    def seat_of(self, chair: int | None) -> int | None:
        """The seat of a chair, once the game has started."""
        return self.order.index(chair) if chair is not None and self.order else None

    @property
    def full(self) -> bool:
        """Whether somebody sits on every chair."""
        return all(chair.taken for chair in self.chairs)

    @property
    def of_bots(self) -> bool:
        """Whether nobody but bots plays: then nothing has to be hidden from whoever looks on."""
        return all(chair.kind == BOT for chair in self.chairs)

    def others(self, chair: int) -> list[int]:
        """The other people at the table; who is away or has resigned is not."""
        people = [(number, place) for number, place in enumerate(self.chairs) if place.kind == PERSON]
        return [number for number, place in people if number != chair and not place.served]

    @property
    def to_agree(self) -> list[int]:
        """The chairs that have to say whether a move may be taken back."""
        return [] if self.asking is None else [one for one in self.others(self.asking) if one not in self.agreed]

    # Secret links, which are not in the log

    def set_link(self, chair: int, token: str | None) -> None:
        """Another secret link for a chair, or none."""
        others = {other: kept for other, kept in self.secrets.tokens.items() if other != chair}
        self.set_links(others if token is None else {**others, chair: token})

    def set_links(self, tokens: dict[int, str]) -> None:
        """The hashes of all secret links."""
        self.secrets = msgspec.structs.replace(self.secrets, tokens=tokens)

    # Folding the log

    def fold(self, entry: Entry) -> None:
        """Take the next entry in."""
        if entry.number != self.number + 1:
            raise BadFile("broken-log", number=self.number + 1)
        turn, moves = self._turn, self._moves
        said = entries.read(entry)
        FOLDS[type(said)](self, said)
        self.log.append(entry)
        if self.game is not None:
            self.deciding = self.game.waiting  # all that have not chosen in the opening, one in a turn
            self.waiting = [self.order[seat] for seat in self.deciding]
            self.allowed = {}
        self._count(said)
        if self._turn != turn:
            # A turn that is there again because a move was taken back is the one that it was: it has no new time.
            self.since = self.began.get(self._moves, entry.number) if self._moves < moves else entry.number
            self.votes = {}
        self.began[self._moves] = self.since
        if entry.key:
            self.keys[entry.key] = entry.number
        if self._moves != moves:
            self.position = entry.number
            self.asking = None
            self.hinted = set()
        if self.game is not None and self._moves > moves:
            self.outcomes[entry.number] = self.game.moves[-1].events if self.game.moves else self.game.opening

    def _count(self, said: Draft) -> None:
        if isinstance(said, entries.Started):
            self.beside.clear()  # who sits here now has to answer for nobody who got up
        elif said.beside and isinstance(said, OfChair):
            self.beside[said.chair] += 1
        elif said.beside and isinstance(said, OfSeat):
            self.beside[self.order[said.seat]] += 1

    @property
    def _turn(self) -> tuple[int, int] | None:
        """What is another when somebody else is asked, or all are asked something else."""
        if self.game is None or self.game.over:
            return None
        return (SEVERAL, int(self.game.state.phase)) if self.opening else (self.game.seat, 0)

    @property
    def _moves(self) -> int:
        """How much was played; the deal counts too."""
        return 0 if self.game is None else 1 + len(self.game.moves)

    def _created(self, said: entries.Created) -> None:
        if said.rules_version > RULES_VERSION:
            raise BadFile("newer-save", file=self.id, version=said.rules_version, known=RULES_VERSION)
        self.board: Edition = self.brought or edition(said.edition)
        if said.board not in ("", self.board.fingerprint):
            raise BadFile("other-board", edition=self.board.id)
        self.created = said
        self.settings = said.settings
        self.chairs = said.chairs
        if self.commitment != said.commitment:
            raise BadFile("broken-deal")

    def _joined(self, said: entries.Joined) -> None:
        place = Chair(PERSON, said.name, promise=said.promise, colour=said.colour, unnamed=said.unnamed)
        self.chairs[said.chair] = place

    def _left(self, said: entries.Left) -> None:
        self.chairs[said.chair] = Chair(EMPTY)

    def _seated(self, said: entries.BotSeated) -> None:
        self.chairs[said.chair] = Chair(BOT, said.name, said.bot)

    def _sealed(self, said: entries.Sealed) -> None:
        self.sealed = True

    def _revealed(self, said: entries.Revealed) -> None:
        self.nonces[said.chair] = said.nonce

    def _started(self, said: entries.Started) -> None:
        if sorted(said.order) != list(range(len(self.chairs))):
            raise BadFile("broken-chairs")
        self.order = said.order
        names = [self.chairs[chair].name for chair in self.order]
        made = self.created
        seed = self.dealt(self.nonces).seed
        # The game goes on under the rules that it was begun with.
        self.game = Game(self.board, len(names), seed, made.options, names, made.rules_version, made.streams)
        script = script_of(made.lesson) if made.lesson else None
        self.script = script if script and script.fits(self.game) else None

    def _action(self, said: entries.Action) -> None:
        self.running.held.clear()  # where there were any, all have chosen: they follow as actions
        self.running.play(said.action, said.remark)
        before = len(self.running.moves) - 1
        self.decided = [*self.decided[:before], said.maker]
        self.joined = [*self.joined[:before], said.joined]
        if self.script and before < len(self.script.allowed) and said.action not in self.script.allowed[before]:
            self.script = None

    def _chosen(self, said: entries.Chosen) -> None:
        self.running.choose(said.seat, said.action, said.remark)
        self.chosen_by[said.seat] = said.maker

    def _reopened(self, said: entries.Reopened) -> None:
        self.running.take_back(said.seat)

    def _undone(self, said: entries.Undone) -> None:
        self.running.rewind()  # not `undo`: old logs took back more than is allowed now

    def _hinted(self, said: entries.Hinted) -> None:
        self.hinted.add(said.seat)

    def _asked(self, said: entries.Asked) -> None:
        self.asking, self.agreed = said.chair, set()

    def _agreed(self, said: entries.Agreed) -> None:
        self.agreed.add(said.chair)

    def _denied(self, said: entries.Denied) -> None:
        self.asking = None

    def _voted(self, said: entries.Voted) -> None:
        self.votes.setdefault(said.against, set()).add(said.chair)

    def _kept(self, said: Draft) -> None:
        """Talk stays in the log only; a new link's hash is fetched by the room."""

    def _away(self, said: entries.Away) -> None:
        self.chairs[said.chair].away = True
        self.chairs[said.chair].dismissed = said.voted
        self.lapses[said.chair] += said.lapsed

    def _back(self, said: entries.Back) -> None:
        self.chairs[said.chair].away = False
        self.chairs[said.chair].dismissed = False

    def _vacation(self, said: entries.Vacation) -> None:
        self._end_vacation(said.chair, said.begin)
        self.vacations[said.chair].append((said.begin, said.until))

    def _vacation_over(self, said: entries.VacationOver) -> None:
        self._end_vacation(said.chair, said.at)

    def _end_vacation(self, chair: int, at: float) -> None:
        spans = self.vacations.get(chair, [])
        self.vacations[chair] = [(begin, min(end, at)) for begin, end in spans if begin < at]

    def _resigned(self, said: entries.Resigned) -> None:
        self.chairs[said.chair].resigned = True

    def _read(self, said: entries.StepRead) -> None:
        self.steps_read = max(self.steps_read, said.step + 1)

    def _rematch(self, said: entries.Rematch) -> None:
        self.rematch = said.game

    @property
    def running(self) -> Game:
        """The game, which has been started."""
        if self.game is None:
            raise LookupError("the game has not been started")
        return self.game


FOLDS: Final[dict[type[entries.Draft], Callable[[Table, Any], None]]] = {
    entries.Created: Table._created,
    entries.Joined: Table._joined,
    entries.Left: Table._left,
    entries.BotSeated: Table._seated,
    entries.Sealed: Table._sealed,
    entries.Revealed: Table._revealed,
    entries.Started: Table._started,
    entries.Action: Table._action,
    entries.Chosen: Table._chosen,
    entries.Reopened: Table._reopened,
    entries.Undone: Table._undone,
    entries.Hinted: Table._hinted,
    entries.Asked: Table._asked,
    entries.Agreed: Table._agreed,
    entries.Denied: Table._denied,
    entries.Voted: Table._voted,
    entries.Chatted: Table._kept,
    entries.Away: Table._away,
    entries.Back: Table._back,
    entries.Vacation: Table._vacation,
    entries.VacationOver: Table._vacation_over,
    entries.Resigned: Table._resigned,
    entries.Renewed: Table._kept,
    entries.StepRead: Table._read,
    entries.Rematch: Table._rematch,
}
