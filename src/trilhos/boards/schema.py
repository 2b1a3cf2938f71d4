"""The format of boards, `trilhos-board/1`: one JSON file with everything that makes a board.

This is its only definition. It names no board and no chapter: what chapters can be told, their voices say.
"""

from typing import Annotated, Final, Literal

from msgspec import Meta, Struct

FORMAT: Final = "trilhos-board/1"

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
Length = Annotated[int, Meta(ge=1, le=9)]
Points = Annotated[int, Meta(ge=-200, le=200)]
Players = Annotated[int, Meta(ge=2, le=5)]
RouteNumber = Annotated[int, Meta(ge=0, le=399)]
Side = Annotated[float, Meta(ge=0.1, le=10_000)]
Measure = Annotated[float, Meta(ge=-10_000, le=10_000)]  # in board units, of which the short side has 1,000
Path = Annotated[str, Meta(max_length=300_000)]  # lines and areas, as SVG draws them

# What a chapter is told. Where it depends on how many play, it stands there by their number.
Number = Annotated[int, Meta(ge=-1000, le=1000)]
Told = bool | Number | Word | Annotated[list[Number], Meta(max_length=40)]
Parameters = Annotated[
    dict[Id, Told | Annotated[dict[Literal["2", "3", "4", "5"], Told], Meta(max_length=4)]], Meta(max_length=40)
]


class FilePart(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of the file."""


class CityEntry(FilePart, frozen=True):
    """A city and its place. A waypoint joins routes and is on no ticket; a port can have a harbour."""

    name: Name
    x: Part
    y: Part
    port: bool = False
    waypoint: bool = False
    lat: Annotated[float, Meta(ge=-90, le=90)] | None = None
    lon: Annotated[float, Meta(ge=-180, le=180)] | None = None


class RouteEntry(FilePart, frozen=True):
    """One track between two cities, with all that is printed on it; `gray` takes any colour."""

    a: Name
    b: Name
    length: Length
    color: RouteColour
    kind: Literal["rail", "ship"] = "rail"
    track: Annotated[int, Meta(ge=0, le=1)] = 0  # 1 for the second of a double route
    locomotives: Annotated[int, Meta(ge=0, le=9)] = 0  # so many at least: a ferry
    tunnel: bool = False
    hard: bool = False  # each space takes two cards
    toll: Annotated[int, Meta(ge=0, le=50)] = 0
    marks: Annotated[dict[Id, Annotated[int, Meta(ge=0, le=1000)]], Meta(max_length=10)] = {}  # by chapters' names
    # Their middles, and how they are turned; where there are none, they lie evenly between the cities.
    spaces: Annotated[list[tuple[Part, Part, Turn]], Meta(max_length=9)] = []
    wrap: bool = False  # it leaves the board at one edge and comes back at the other


class TicketEntry(FilePart, frozen=True):
    """A ticket; with more than two cities, a tour."""

    cities: Annotated[list[Name], Meta(min_length=2, max_length=8)]
    points: Annotated[int, Meta(ge=1, le=200)]
    points_any_order: Annotated[int, Meta(ge=0, le=200)] | None = None  # what a tour is worth if its order wasn't kept
    penalty: Annotated[int, Meta(ge=0, le=200)] | None = None  # if not its points
    long: bool = False
    neutral: tuple[Name, Name] | None = None  # the pair of cities at its foot


class CardEntry(FilePart, frozen=True):
    """All cards that look the same; without a colour, the wild."""

    name: Id
    deck: Id
    count: Annotated[int, Meta(ge=1, le=200)]
    color: Colour | None = None
    value: Annotated[int, Meta(ge=1, le=2)] = 1  # how many spaces it pays for
    harbour: bool = False  # it has the symbol that pays for harbours


class CardsEntry(FilePart, frozen=True):
    """The card table: colours, decks, and the kinds of cards, those of one deck side by side."""

    colors: Annotated[list[Colour], Meta(min_length=1, max_length=8)]
    decks: Annotated[list[Id], Meta(min_length=1, max_length=2)]
    kinds: Annotated[list[CardEntry], Meta(min_length=2, max_length=50)]


class ChapterEntry(FilePart, frozen=True):
    """A chapter of the rulebook by its voice's name; with an option, it is there only if that is on."""

    name: Id
    option: Word | None = None
    parameters: Parameters = {}


class OptionEntry(FilePart, frozen=True):
    """Something to choose before a game, and the parameters of chapters that are others when it is on, or off."""

    name: Id
    default: bool = False
    needs: Annotated[list[Id], Meta(max_length=8)] = []  # options without which it can't be on
    players: Annotated[list[Players], Meta(max_length=4)] = []  # how many have to play; any number if none is said
    about_sight: bool = False  # it changes what players see, and nothing else
    on: Annotated[dict[Id, Parameters], Meta(max_length=20)] = {}
    off: Annotated[dict[Id, Parameters], Meta(max_length=20)] = {}


class RulesEntry(FilePart, frozen=True):
    """The rulebook as data."""

    least_players: Players
    most_players: Players
    route_points: Annotated[list[Points], Meta(min_length=2, max_length=10)]  # by length, from 0 on
    cards: CardsEntry
    chapters: Annotated[list[ChapterEntry], Meta(min_length=1, max_length=20)]
    starting: Annotated[list[Points], Meta(max_length=5)] = []  # points at the start, by seat
    ties: Annotated[list[Id], Meta(max_length=8)] = []  # what breaks them, by the chapters' names for it
    options: Annotated[list[OptionEntry], Meta(max_length=8)] = []


class WordsEntry(FilePart, frozen=True):
    """What a board is called in one language, and a sentence about it."""

    title: Name
    about: Words = ""


class LabelEntry(FilePart, frozen=True):
    """Where a city's name stands; a `leader` is a line from the city to a name far off."""

    city: Name
    lines: Annotated[list[Name], Meta(min_length=1, max_length=3)]
    size: Measure
    box: tuple[Measure, Measure, Measure, Measure]
    anchor: Literal["start", "middle", "end"]
    x: Measure
    y: Measure
    leader: tuple[Measure, Measure, Measure, Measure] | None = None


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

    rail: tuple[Measure, Measure]
    ship: tuple[Measure, Measure]
    city: Measure
    label: Measure


class SignEntry(FilePart, frozen=True):
    """A number that is shown once for several routes."""

    routes: Annotated[list[RouteNumber], Meta(max_length=2)]
    number: Annotated[int, Meta(ge=0, le=1000)]
    at: tuple[Measure, Measure]


class SeamEntry(FilePart, frozen=True):
    """The letter at both edges where routes leave the board, and the last spots west and east of each."""

    routes: Annotated[list[RouteNumber], Meta(max_length=2)]
    y: Measure
    ends: Annotated[list[tuple[Measure, Measure, Measure, Measure]], Meta(max_length=2)]


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


class ArtEntry(FilePart, frozen=True):
    """How the board looks. Without it, whoever draws it makes do with the places."""

    width: Measure
    height: Measure
    sizes: SizesEntry
    labels: Labels = []
    large_labels: Labels = []
    largest_labels: Labels = []
    cartouche: SpotEntry | None = None
    rose: SpotEntry | None = None
    signs: Annotated[list[SignEntry], Meta(max_length=400)] = []
    seams: Annotated[list[SeamEntry], Meta(max_length=50)] = []
    rough_land: Path = ""  # the land with few points, for small pictures
    layers: LayersEntry | None = None


class BoardFile(FilePart, frozen=True):
    """A board, all of it."""

    format: Literal["trilhos-board/1"]
    id: Id
    words: Annotated[dict[Language, WordsEntry], Meta(min_length=1, max_length=50)]
    aspect: tuple[Side, Side]
    cities: Annotated[list[CityEntry], Meta(min_length=2, max_length=200)]
    routes: Annotated[list[RouteEntry], Meta(min_length=1, max_length=400)]
    tickets: Annotated[list[TicketEntry], Meta(min_length=1, max_length=200)]
    rules: RulesEntry
    order: Annotated[int, Meta(ge=0, le=9999)] = 1000  # its place among others that are offered
    art: ArtEntry | None = None
    credits: Annotated[list[Words], Meta(max_length=50)] = []
    licence: Words = ""
