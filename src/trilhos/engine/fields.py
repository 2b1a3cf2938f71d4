"""What a chapter says of its events and verbs: their names, what each number stands for, and who may know it.

Said once, where the chapter is. Redacting, undo, notation, JSON, audit files, log and listings follow from it; nothing
of this is read while a game is played.
"""

from typing import Final


class Meaning:
    """What a number stands for.

    names    of what it counts, where it is one of a few
    gathers  the kind of event whose last field is told here, for all that were kept back so far
    placed   whether the event has a number for it; the others follow from what went before
    """

    def __init__(self, name: str, names: tuple[str, ...] = (), gathers: str = "", placed: bool = True) -> None:
        self.name = name
        self.names = names
        self.gathers = gathers
        self.placed = placed


SEAT: Final = Meaning("seat")  # or nobody
PAYEE: Final = Meaning("payee")  # a seat, or the bank
ROUTE: Final = Meaning("route")  # or none
CITY: Final = Meaning("city")
CARD: Final = Meaning("card")  # or none
TICKET: Final = Meaning("ticket")  # or none
SLOT: Final = Meaning("slot")  # people count slots from 1
DECK: Final = Meaning("deck")  # one of cards, or the tickets
COUNT: Final = Meaning("count")
COUNT_IF_ANY: Final = Meaning("count-if-any")  # where 0 says that nobody is told how many
TURNS: Final = Meaning("turns")
PAYMENT: Final = Meaning("payment")  # cards that are laid
KEPT: Final = Meaning("kept")  # bits that count the tickets on offer, in the order of the board
FLAG: Final = Meaning("flag")

# What only verbs have.
ALONE: Final = Meaning("alone")  # nothing: the verb says it all
NUMBER: Final = Meaning("number")  # one of so many, which people count from 1
TRACK: Final = Meaning("track")  # of the route in question, the track asked about or its twin
SPLIT: Final = Meaning("split")  # so many trains and so many ships
GAIN: Final = Meaning("gain")  # so many trains more and as many ships less, or the other way round

# What is told with an event though it has no number for it.
PAID: Final = Meaning("paid", placed=False)  # the cards that were laid, which are now used up
LAID: Final = Meaning("laid", placed=False)  # the cards that lie there
TAKEN_BACK: Final = Meaning("taken-back", placed=False)  # the cards that were laid are in the hand again: not told


def one_of(*names: str) -> Meaning:
    """A number that stands for one of some names."""
    return Meaning("one-of", names)


def gathered(event: str) -> Meaning:
    """What the events of a kind that is `kept_back` have brought since they were last told."""
    return Meaning("gathered", gathers=event, placed=False)


# What an event means for whoever wants to take back the move that brought it.
OPEN: Final = 0  # nobody knows more than before
SHOWS: Final = 1  # others know the mover's own cards or choice, or the turn has gone on: they are asked
REVEALS: Final = 2  # somebody knows something that was hidden: never

GIVEN_OUT: Final = -1  # instead of a number of its own: the rules give one
MOST_FIELDS: Final = 4


class Named:
    """What a rulebook has several of, such as lines of its score sheet: a name, and a number.

    A fixed one, which compiled code can name; or the rules give one, and tell it by the name.
    """

    def __init__(self, name: str, number: int = GIVEN_OUT) -> None:
        self.name = name
        self.number = number


def numbered(declared: list[Named], first: int) -> dict[int, str]:
    """The names of declarations by their numbers; those without one get the next from `first` on."""
    names: dict[int, str] = {}
    for one in declared:
        names[first + len(names) if one.number == GIVEN_OUT else one.number] = one.name
    return names


def number_of(names: dict[int, str], name: str) -> int:
    """The number that the rules have given to a name."""
    return next(number for number, known in names.items() if known == name)


class EventKind(Named):
    """A kind of event: its name, and its fields in the order in which `State.tell` gets them.

    private    the field that only the event's `seat` sees
    effect     on undo
    unless     the field that stands at NOTHING when there was nothing to reveal
    run        the field of which a log lists several at once, for neighbouring events of one seat
    kept_back  it is not told by itself, but with the event that gathers it
    audited    whether audit files have a line for it
    progress   the field that stands at NOTHING when nobody got on by it (U31); without one, nobody ever does
    recapped   whether a recap has to tell of it: a table shows some things anyway
    number     a fixed one, which compiled code can name
    """

    def __init__(
        self,
        name: str,
        number: int = GIVEN_OUT,
        private: str = "",
        effect: int = OPEN,
        unless: str = "",
        run: str = "",
        kept_back: bool = False,
        audited: bool = True,
        progress: str = "",
        recapped: bool = True,
        **fields: Meaning,
    ) -> None:
        super().__init__(name, number)
        self.effect = effect
        self.run = run
        self.kept_back = kept_back
        self.audited = audited
        self.recapped = recapped
        self.fields = fields
        placed = [field for field, meaning in fields.items() if meaning.placed]
        if len(placed) > MOST_FIELDS:
            raise ValueError(f"{name}: an event has no room for {', '.join(placed[MOST_FIELDS:])}")
        if private and "seat" not in placed:
            raise ValueError(f"{name}: {private} is private, but to no seat")
        self.places: dict[str, int] = {field: at + 1 for at, field in enumerate(placed)}  # 0 is the kind
        self.private = self.places[private] if private else 0
        self.unless = self.places[unless] if unless else 0
        self.progress = self.places[progress] if progress else 0


class Verb:
    """What a player can do: its name, and what its argument stands for.

    charged  it has to be paid for with cards before anything comes of it
    asked    people may ask why they can't do it just now
    family   of what a player does, where several verbs belong together: the name of the leading one
    letter   that chooses the family in a menu, if it isn't the first of its name
    """

    def __init__(
        self,
        name: str,
        argument: Meaning = NUMBER,
        charged: bool = False,
        asked: bool = False,
        family: str = "",
        letter: str = "",
    ) -> None:
        self.name = name
        self.argument = argument
        self.charged = charged
        self.asked = asked or charged
        self.family = family or name
        self.letter = letter or self.family[0]


class ActionKind:
    """A run of action ids with one verb: id = base + argument.

    `pairs` are the trains and ships that each argument stands for, where it is a SPLIT or a GAIN.
    """

    def __init__(self, declared: Verb, base: int, count: int, pairs: list[tuple[int, int]]) -> None:
        self.declared = declared
        self.verb = declared.name
        self.base = base
        self.count = count
        self.pairs = pairs
