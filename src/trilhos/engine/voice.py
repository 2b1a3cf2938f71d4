"""What a chapter says of itself, and whether what the chapters of a rulebook say goes together.

Read once, when rules are made, and never while a game is played.
"""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from trilhos.engine import refusals
from trilhos.engine.board import Board
from trilhos.engine.cards import CardTable
from trilhos.engine.events import TURN_BEGINS, EventKinds
from trilhos.engine.fields import GIVEN_OUT, EventKind, Named, Verb, numbered
from trilhos.engine.parameters import ChapterParameter
from trilhos.engine.sheet import LINES, ROUTES, START, TIE_BREAKS
from trilhos.engine.sight import Zone
from trilhos.engine.state import OVER, PHASES, TURN

if TYPE_CHECKING:
    from trilhos.engine.rules import Chapter

# What can be wrong with a rulebook.
TWICE: Final = "twice"  # a chapter stands in it more than once
USED: Final = "used"  # a chapter belongs to another rulebook already
MISSING: Final = "missing"  # a chapter needs another that isn't there
ORDER: Final = "order"  # a chapter has to stand behind another
SAME_NAME: Final = "same-name"  # two chapters have different events of one name or number, or the same verb
NO_OPENING: Final = "no-opening"  # no chapter has a first decision
NO_PIECES: Final = "no-pieces"  # a chapter has routes on the board for which nobody gets pieces
BAD_MARK: Final = "bad-mark"  # a chapter can't make sense of what is printed on a route
BAD_NUMBER: Final = "bad-number"  # a parameter of a chapter goes neither with the board nor with the players, say
NO_ENDING: Final = "no-ending"  # no chapter knows what to do when nothing else can be done

Unfit = tuple[str, str]  # what is wrong, and the parameter or the route
Fault = tuple[str, str, str]  # what is wrong, the chapter, the other chapter or the route; no name where there is none


class BadRulebook(Exception):
    """Rules that can't be made, with everything that is wrong with them."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(faults)
        self.faults = faults


class Voice:
    """A chapter's declaration.

    name      as its file is called, and its text in the catalogues
    needs     the chapters that it can't do without
    after     the chapters that it stands behind, where they are there
    before    the chapters that it stands in front of, where they are there
    last_in   the phases in which it stands behind all others: it looks at what they have offered
    collects  it stands behind all that need it: it works with what they tell it while rules are made
    builds    what it charges for is a city, and not a route
    phases    the decisions that only it has to ask for, by their names in views
    lines     the lines that it adds to the score sheet
    ties      what it can break a tie by
    refusals  its reasons why something can't be done
    verbs     what players can do by it
    events    the kinds of events that it tells of
    zones     where its tickets lie, and who sees them
    parameters  the numbers of its rule, as a board's file says them
    reads     what it looks at on cities, routes, tickets and cards, as a board's file calls it
    """

    def __init__(
        self,
        name: str,
        needs: tuple[type["Chapter"], ...] = (),
        after: tuple[type["Chapter"], ...] = (),
        before: tuple[type["Chapter"], ...] = (),
        last_in: tuple[i64, ...] = (),
        collects: bool = False,
        builds: bool = False,
        phases: tuple[Named, ...] = (),
        lines: tuple[Named, ...] = (),
        ties: tuple[Named, ...] = (),
        refusals: tuple[str, ...] = (),
        verbs: tuple[Verb, ...] = (),
        events: tuple[EventKind, ...] = (),
        zones: tuple[Zone, ...] = (),
        parameters: tuple[ChapterParameter, ...] = (),
        reads: tuple[str, ...] = (),
    ) -> None:
        self.name = name
        self.needs = needs
        self.after = after
        self.before = before
        self.last_in = last_in
        self.collects = collects
        self.builds = builds
        self.phases = phases
        self.lines = lines
        self.ties = ties
        self.refusals = refusals
        self.verbs = verbs
        self.events = events
        self.zones = zones
        self.parameters = parameters
        self.reads = reads


# What belongs to all rulebooks, and to no chapter.
OF_NO_CHAPTER: Final = Voice(
    "turns",
    phases=(Named("turn", int(TURN)), Named("over", int(OVER))),
    lines=(Named("start", START), Named("routes", ROUTES)),
    refusals=(refusals.OVER, refusals.NOT_YOUR_TURN, refusals.NOT_NOW),
    events=(TURN_BEGINS,),
)


def check(chapters: list["Chapter"], board: Board, cards: CardTable, players: int) -> None:
    """BadRulebook with all that is wrong when these chapters, in this order, make no rulebook."""
    faults = _alone(chapters) + _missing(chapters) + _disordered(chapters) + _confused(chapters)
    for chapter in chapters:
        faults += [(what, chapter.voice.name, name) for what, name in chapter.unfit(board, cards, players)]
    if all(chapter.opening < 0 for chapter in chapters):
        faults.append((NO_OPENING, "", ""))
    if not any(chapter.voice.last_in for chapter in chapters):
        faults.append((NO_ENDING, "", ""))
    if faults:
        raise BadRulebook(faults)


class Declared:
    """What the chapters of a rulebook declare, put together; what two of them declare is one thing.

    Phases, lines of the score sheet and what breaks ties: by number, their names.
    """

    def __init__(self, chapters: list["Chapter"]) -> None:
        voices = [OF_NO_CHAPTER, *[chapter.voice for chapter in chapters]]
        self.events = EventKinds(list(dict.fromkeys(kind for voice in voices for kind in voice.events)))
        self.zones = [zone for voice in voices for zone in voice.zones]
        self.phases = numbered([phase for voice in voices for phase in voice.phases], PHASES)
        lines = numbered([line for voice in voices for line in voice.lines], LINES)
        self.lines = dict(sorted(lines.items()))
        self.ties = numbered([tie for voice in voices for tie in voice.ties], TIE_BREAKS)
        self.phases_end = max(PHASES, 1 + max(self.phases))
        self.lines_end = max(LINES, 1 + max(self.lines))
        self.ties_end = max([TIE_BREAKS, *[1 + tie for tie in self.ties]])


def bad_numbers(**wrong: bool) -> list[Unfit]:
    """The parameters of which it is true that they are wrong."""
    return [(BAD_NUMBER, name) for name, is_wrong in wrong.items() if is_wrong]


def _alone(chapters: list["Chapter"]) -> list[Fault]:
    """What is wrong with a chapter whatever stands beside it."""
    names = [chapter.voice.name for chapter in chapters]
    twice = [(TWICE, name, "") for name in sorted(set(names)) if names.count(name) > 1]
    return twice + [(USED, chapter.voice.name, "") for chapter in chapters if chapter.index >= 0]


def _missing(chapters: list["Chapter"]) -> list[Fault]:
    return [
        (MISSING, chapter.voice.name, needed.voice.name)
        for chapter in chapters
        for needed in chapter.voice.needs
        if not any(isinstance(other, needed) for other in chapters)
    ]


def _disordered(chapters: list["Chapter"]) -> list[Fault]:
    return [
        (ORDER, late.voice.name, early.voice.name)
        for at, late in enumerate(chapters)
        for early in chapters[at + 1 :]
        if comes_after(late, early)
    ]


def _confused(chapters: list["Chapter"]) -> list[Fault]:
    """Chapters that mean different things by one name; one that stands there twice is told of by `_alone`."""
    voices = [OF_NO_CHAPTER, *[chapter.voice for chapter in chapters]]
    return [
        (SAME_NAME, voice.name, other.name)
        for at, voice in enumerate(voices)
        for other in voices[:at]
        if voice is not other and _at_odds(voice, other)
    ]


def _at_odds(one: Voice, other: Voice) -> bool:
    if {verb.name for verb in one.verbs} & {verb.name for verb in other.verbs}:
        return True
    pairs: list[tuple[tuple[Named, ...], tuple[Named, ...]]] = [
        (one.events, other.events),
        (one.phases, other.phases),
        (one.lines, other.lines),
        (one.ties, other.ties),
    ]
    return any(_clash(mine, theirs) for some, others in pairs for mine in some for theirs in others)


def _clash(one: Named, other: Named) -> bool:
    if one is other:
        return False
    return one.name == other.name or (one.number == other.number and one.number != GIVEN_OUT)


def comes_after(chapter: "Chapter", other: "Chapter") -> bool:
    """Whether a chapter has to stand behind another: one of the two says so."""
    voice = chapter.voice
    return (
        isinstance(other, voice.after)
        or isinstance(chapter, other.voice.before)
        or (voice.collects and isinstance(chapter, other.voice.needs))
        or any(phase in other.phases for phase in voice.last_in)
    )
