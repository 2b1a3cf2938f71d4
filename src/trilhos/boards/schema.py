"""The format of boards, `trilhos-board/1`: one JSON file with everything that makes a board.

This is its only definition: the checks, docs/board-format.md, the JSON Schema and the page's types follow from it.
It names no board and no chapter: what chapters can be told, their voices say.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct, field

FORMAT: Final = "trilhos-board/1"


def says(words: str) -> Meta:
    """What a field means."""
    return Meta(description=words)


Id = Annotated[str, Meta(pattern=r"\A[a-z][a-z0-9_-]{0,39}\Z")]
# Those that terminal and page have a sign for: colour is never alone.
Colour = Literal["purple", "blue", "orange", "white", "green", "yellow", "black", "red"]
RouteColour = Literal["purple", "blue", "orange", "white", "green", "yellow", "black", "red", "gray"]
# No pattern where something else may stand instead: msgspec 0.22 frees it once too often, and programs end in a fault.
Word = Annotated[str, Meta(max_length=40)]
Name = Annotated[str, Meta(min_length=1, max_length=40)]
Words = Annotated[str, Meta(max_length=500)]
Language = Annotated[str, Meta(pattern=r"\A[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}\Z")]
Part = Annotated[float, Meta(ge=0, le=1)]  # of the board's width or height
Turn = Annotated[float, Meta(ge=-360, le=360)]  # clockwise, in degrees
Space = tuple[Part, Part, Turn]
Length = Annotated[int, Meta(ge=1, le=9)]
Points = Annotated[int, Meta(ge=-200, le=200)]
Players = Annotated[int, Meta(ge=2, le=5)]
RouteNumber = Annotated[int, Meta(ge=0, le=399)]
Side = Annotated[float, Meta(ge=0.1, le=10_000)]
Measure = Annotated[float, Meta(ge=-10_000, le=10_000)]  # in board units, of which the short side has 1,000
BoardSide = Annotated[float, Meta(ge=100, le=10_000)]
Size = Annotated[float, Meta(ge=1, le=200)]  # in board units, too
Path = Annotated[str, Meta(max_length=300_000)]  # lines and areas, as SVG draws them

# What a chapter is told. Where it depends on how many play, it stands there by their number.
Number = Annotated[int, Meta(ge=-1000, le=1000)]
Told = bool | Number | Word | Annotated[list[Number], Meta(max_length=10)]
Parameters = Annotated[
    dict[Id, Told | Annotated[dict[Literal["2", "3", "4", "5"], Told], Meta(max_length=4)]], Meta(max_length=20)
]


class FilePart(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of the file."""


class CityEntry(FilePart, frozen=True):
    """A city and its place."""

    name: Name
    x: Annotated[Part, says("From the left edge, as a part of the board's width.")]
    y: Annotated[Part, says("From the upper edge, as a part of its height.")]
    port: Annotated[bool, says("It can have a harbour.")] = False
    waypoint: Annotated[bool, says("It joins routes, and no ticket names it.")] = False
    lat: Annotated[Annotated[float, Meta(ge=-90, le=90)] | None, says("Where it is on Earth, for art.")] = None
    lon: Annotated[Annotated[float, Meta(ge=-180, le=180)] | None, says("The same.")] = None


class RouteEntry(FilePart, frozen=True):
    """One track between two cities, with all that is printed on it."""

    a: Annotated[Name, says("One of its cities.")]
    b: Annotated[Name, says("The other one.")]
    length: Annotated[Length, says("How many spaces it has; `rules.route_points` has to know that length.")]
    color: Annotated[RouteColour, says("What pays for it; `gray`: any colour, all cards of the same one.")]
    kind: Annotated[Literal["rail", "ship"], says("Cards of the first deck pay for rail, of the second for ships.")] = (
        "rail"
    )
    track: Annotated[int, Meta(ge=0, le=1), says("1 for the second track of a double route.")] = 0
    locomotives: Annotated[int, Meta(ge=0, le=9), says("A ferry: so many of the cards at least are wilds.")] = 0
    tunnel: Annotated[bool, says("Its price can rise.")] = False
    hard: Annotated[bool, says("Each space takes two cards.")] = False
    toll: Annotated[int, Meta(ge=0, le=50), says("What it costs in tokens.")] = 0
    marks: Annotated[
        dict[Id, Annotated[int, Meta(ge=0, le=1000)]],
        Meta(max_length=10),
        says("Numbers for chapters that know their names."),
    ] = {}
    spaces: Annotated[
        list[Space],
        Meta(max_length=9),
        says(
            "One for each space: the place of its middle (x, y) and how far it is turned clockwise, in degrees. "
            "Where there are none, they lie evenly between the cities."
        ),
    ] = []
    wrap: Annotated[bool, says("It leaves the board at one edge and comes back at the other.")] = False


class TicketEntry(FilePart, frozen=True):
    """A ticket; with more than two cities, a tour."""

    cities: Annotated[list[Name], Meta(min_length=2, max_length=8), says("In printed order.")]
    points: Annotated[int, Meta(ge=1, le=200)]
    points_any_order: Annotated[
        Annotated[int, Meta(ge=0, le=200)] | None,
        says("What a tour brings if its order wasn't kept; if not said, its points."),
    ] = None
    penalty: Annotated[
        Annotated[int, Meta(ge=0, le=200)] | None, says("What it costs if it fails; if not said, its points.")
    ] = None
    long: Annotated[bool, says("One of those that are dealt apart.")] = False
    neutral: Annotated[tuple[Name, Name] | None, says("The pair of cities at its foot, for a neutral player.")] = None


class CardEntry(FilePart, frozen=True):
    """All cards that look the same."""

    name: Annotated[Id, says("Terminal and page have to know a card of this name.")]
    deck: Id
    count: Annotated[int, Meta(ge=1, le=200), says("How many there are.")]
    color: Annotated[Colour | None, says("The wild has none.")] = None
    value: Annotated[int, Meta(ge=1, le=2), says("How many spaces it pays for.")] = 1
    harbour: Annotated[bool, says("It has the symbol that pays for harbours.")] = False


class CardsEntry(FilePart, frozen=True):
    """The card table."""

    colors: Annotated[list[Colour], Meta(min_length=1, max_length=8)]
    decks: Annotated[list[Id], Meta(min_length=1, max_length=2), says("The first pays for rail, the second for ships.")]
    kinds: Annotated[
        list[CardEntry],
        Meta(min_length=2, max_length=50),
        says("Those of one deck side by side; each colour once or twice in each deck, and one wild in the first."),
    ]


class ChapterEntry(FilePart, frozen=True):
    """A chapter of the rulebook."""

    name: Annotated[Id, says("One of the chapters that are known.")]
    option: Annotated[Word | None, says("It is there only if this option is on.")] = None
    parameters: Annotated[
        Parameters, says('What it is told; where that depends on how many play, by their number: `{"2": 3, "3": 4}`.')
    ] = {}


class OptionEntry(FilePart, frozen=True):
    """Something to choose before a game."""

    name: Id
    default: Annotated[bool, says("Whether it is on unless somebody chooses.")] = False
    needs: Annotated[list[Id], Meta(max_length=8), says("Options without which it can't be on.")] = []
    players: Annotated[list[Players], Meta(max_length=4), says("How many have to play; none said: any number.")] = []
    about_sight: Annotated[bool, says("It changes what players see, and nothing else.")] = False
    on: Annotated[dict[Id, Parameters], Meta(max_length=20), says("By chapter: what it is told when this is on.")] = {}
    off: Annotated[
        dict[Id, Parameters], Meta(max_length=20), says("By chapter: what it is told when this is off.")
    ] = {}


class RulesEntry(FilePart, frozen=True):
    """The rulebook as data."""

    least_players: Players
    most_players: Players
    route_points: Annotated[
        list[Points], Meta(min_length=2, max_length=10), says("What routes bring, by length from 0 on.")
    ]
    cards: CardsEntry
    chapters: Annotated[list[ChapterEntry], Meta(min_length=1, max_length=20), says("In the order in which they act.")]
    starting: Annotated[list[Points], Meta(max_length=5), says("Points at the start, by seat; none said: 0.")] = []
    ties: Annotated[
        list[Id], Meta(max_length=8), says("What breaks them, in order, by the chapters' names for it.")
    ] = []
    options: Annotated[list[OptionEntry], Meta(max_length=8)] = []


class WordsEntry(FilePart, frozen=True):
    """What a board is called in one language."""

    title: Name
    about: Annotated[Words, says("A sentence about it.")] = ""


class LabelEntry(FilePart, frozen=True):
    """Where a city's name stands, in board units: the short side of the board has 1,000."""

    city: Name
    lines: Annotated[list[Name], Meta(min_length=1, max_length=3), says("Its name, broken where it is long.")]
    size: Measure
    box: Annotated[tuple[Measure, Measure, Measure, Measure], says("What it covers: left, upper, right, lower edge.")]
    anchor: Literal["start", "middle", "end"]
    x: Measure
    y: Measure
    leader: Annotated[
        tuple[Measure, Measure, Measure, Measure] | None, says("A line from the city to a name far off.")
    ] = None


Labels = Annotated[list[LabelEntry], Meta(max_length=200)]


class SpotEntry(FilePart, frozen=True):
    """Where an ornament stands."""

    x: Measure
    y: Measure
    width: Measure
    height: Measure
    scale: Measure


class SizesEntry(FilePart, frozen=True):
    """How large spaces, cities and names are drawn."""

    rail: Annotated[tuple[Size, Size], says("A space's length and width.")]
    ship: tuple[Size, Size]
    city: Annotated[Size, says("From its middle to its edge.")]
    label: Size


class SignEntry(FilePart, frozen=True):
    """A number that is shown once for several routes."""

    routes: Annotated[list[RouteNumber], Meta(max_length=2), says("By their places in the list of routes, from 0.")]
    number: Annotated[int, Meta(ge=0, le=1000)]
    at: tuple[Measure, Measure]


class SeamEntry(FilePart, frozen=True):
    """The letter at both edges where routes leave the board."""

    routes: Annotated[list[RouteNumber], Meta(max_length=2), says("By their places in the list of routes, from 0.")]
    y: Measure
    ends: Annotated[
        list[tuple[Measure, Measure, Measure, Measure]],
        Meta(max_length=2),
        says("The last spots west and east of each route: x, y, x, y."),
    ]


class HillsEntry(FilePart, frozen=True):
    """Hills as lines and shades."""

    lines: Path
    shades: Path


class LayersEntry(FilePart, frozen=True):
    """What lies behind the routes."""

    land: Path
    tints: Annotated[list[Path], Meta(max_length=20)]
    borders: Path
    states: Path
    rivers: Path
    graticule: Path
    hills: HillsEntry


class FinerEntry(FilePart, frozen=True):
    """The land for those who look closely. Borders and the rest stay as they are in `layers`."""

    land: Path
    tints: Annotated[
        list[Path], Meta(max_length=20), says("As many as in `layers`; what lies beyond the shore isn't drawn.")
    ]
    rivers: Path
    brooks: Annotated[Path, says("Rivers that only those see who look closely.")] = ""
    shades: Annotated[
        list[Path], Meta(max_length=4), says("Slopes in the shade, each darker and within the one before.")
    ] = []
    light: Annotated[Path, says("Slopes in the light.")] = ""


class ArtEntry(FilePart, frozen=True):
    """How the board looks. Without it, whoever draws it makes do with the places."""

    width: Annotated[BoardSide, says("In board units; the short side has 1,000.")]
    height: BoardSide
    sizes: SizesEntry
    labels: Annotated[Labels, says("Names as they stand on a large screen.")] = []
    large_labels: Annotated[Labels, says("Names for small screens.")] = []
    largest_labels: Annotated[Labels, says("Names for the smallest.")] = []
    cartouche: Annotated[SpotEntry | None, says("Where the title stands.")] = None
    rose: Annotated[SpotEntry | None, says("Where the compass stands.")] = None
    signs: Annotated[list[SignEntry], Meta(max_length=400)] = []
    seams: Annotated[list[SeamEntry], Meta(max_length=50)] = []
    rough_land: Annotated[Path, says("The land with few points, for small pictures.")] = ""
    layers: LayersEntry | None = None
    finer: Annotated[FinerEntry | None, says("What takes their place when somebody zooms in.")] = None


class BoardFile(FilePart, frozen=True):
    """A board, all of it."""

    format: Literal["trilhos-board/1"]
    id: Annotated[Id, says("What it is called in files and commands.")]
    words: Annotated[
        dict[Language, WordsEntry], Meta(min_length=1, max_length=50), says("By language, such as `en` or `pt-BR`.")
    ]
    aspect: Annotated[tuple[Side, Side], says("Its width and height, in any unit.")]
    cities: Annotated[list[CityEntry], Meta(min_length=2, max_length=200)]
    routes: Annotated[list[RouteEntry], Meta(min_length=1, max_length=400)]
    tickets: Annotated[list[TicketEntry], Meta(min_length=1, max_length=200)]
    rules: RulesEntry
    order: Annotated[int, Meta(ge=0, le=9999), says("Its place among others that are offered.")] = 1000
    art: Annotated[ArtEntry | None, says("How it looks; without it, whoever draws it makes do with the places.")] = None
    credits: Annotated[list[Words], Meta(max_length=50), says("Who made it, and what of.")] = []
    licence: Words = ""
    schema: Annotated[Words, says("Where editors find the JSON Schema of this format.")] = field(
        default="", name="$schema"
    )
