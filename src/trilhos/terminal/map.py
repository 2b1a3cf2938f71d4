"""The board as a map of characters: cities where they lie, routes between them by who owns them."""

from dataclasses import dataclass
from typing import Final

from rich.text import Text as Line

from trilhos.engine.state import FREE
from trilhos.play.game import Game
from trilhos.terminal.desk import Desk, Lines
from trilhos.terminal.serving import ends, serving

WAY_SIGN: Final = "+"
SIGNS: Final = {
    True: ("·", "▪"),
    False: (".", "#"),
}  # free routes, cities: by whether a terminal has such signs
REGION: Final = 0.22  # of the board's width and height, to either side of a city
SHORTEST: Final = 3  # letters of a city's name that has no room
STYLES: Final = {"·": "dim", ".": "dim", WAY_SIGN: "bold green", "▪": "bold", "#": "bold"}


@dataclass(frozen=True)
class Window:
    """The part of the board that is shown, in parts of its width and height."""

    left: float = 0.0
    top: float = 0.0
    right: float = 1.0
    bottom: float = 1.0

    @staticmethod
    def around(x: float, y: float) -> "Window":
        """A region around a place, as large at the edges as elsewhere."""
        left, top = (min(max(at - REGION, 0.0), 1.0 - 2 * REGION) for at in (x, y))
        return Window(left, top, left + 2 * REGION, top + 2 * REGION)

    def holds(self, x: float, y: float) -> bool:
        """Whether a place is in it."""
        return self.left <= x <= self.right and self.top <= y <= self.bottom


class CharacterMap:
    """A grid of letters on which routes are drawn first, then cities, then as much of their names as has room."""

    def __init__(self, game: Game, me: int, desk: Desk, city: int | None = None) -> None:
        self.game = game
        self.me = me
        self.places = [(entry.x, entry.y) for entry in game.board.file.cities]
        self.window = Window() if city is None else Window.around(*self.places[city])
        self.width, self.height = desk.width - 1, desk.height - 4
        self.grid = [[" "] * self.width for _ in range(self.height)]
        self.free_sign, self.city_sign = SIGNS[desk.unicode]

    def lines(self) -> Lines:
        """The map."""
        for sign, routes in self._by_sign().items():
            for route in routes:
                self._draw(route, sign)
        shown = [city for city, place in enumerate(self.places) if self.window.holds(*place)]
        for city in shown:
            column, row = self._at(*self.places[city])
            self.grid[row][column] = self.city_sign
        for city in sorted(shown, key=lambda city: len(self.game.rules.board.cities[city])):
            self._name(city)
        return [_styled("".join(row).rstrip()) for row in self.grid]

    def _by_sign(self) -> dict[str, list[int]]:
        """Routes by what they are drawn with: free ones, those on the way of tickets, each seat's by its number."""
        board, owner = self.game.rules.board, self.game.view(self.me).owner
        served = serving(self.game, self.me)
        free = [route for route, whose in enumerate(owner) if whose == FREE]
        signs = {self.free_sign: free, WAY_SIGN: [route for route in free if ends(board, route) in served]}
        for seat in range(self.game.players):
            signs[str(seat + 1)] = [route for route, whose in enumerate(owner) if whose == seat]
        return signs

    def _at(self, x: float, y: float) -> tuple[int, int]:
        """The column and row of a place; outside of the window they are outside of the grid."""
        window = self.window
        across = (x - window.left) / (window.right - window.left)
        down = (y - window.top) / (window.bottom - window.top)
        return round(across * (self.width - 1)), round(down * (self.height - 1))

    def _draw(self, route: int, sign: str) -> None:
        """A straight line; a route around the back of the world would cross all of the map, and is left out."""
        a, b = (self.places[city] for city in ends(self.game.rules.board, route))
        if self.game.board.file.routes[route].wrap:
            return
        (x0, y0), (x1, y1) = self._at(*a), self._at(*b)
        steps = max(abs(x1 - x0), abs(y1 - y0), 1)
        for step in range(steps + 1):
            column, row = round(x0 + (x1 - x0) * step / steps), round(y0 + (y1 - y0) * step / steps)
            if 0 <= column < self.width and 0 <= row < self.height:
                self.grid[row][column] = sign

    def _name(self, city: int) -> None:
        """Behind the city, before it, below or above: where most of the name fits without hiding another one."""
        name = self.game.rules.board.cities[city]
        column, row = self._at(*self.places[city])
        for length in range(len(name), SHORTEST - 1, -1):
            spots = [(column + 1, row), (column - length, row), (column, row + 1), (column, row - 1)]
            for left, at in spots:
                if self._has_room(left, at, length):
                    self.grid[at][left : left + length] = name[:length]
                    return

    def _has_room(self, left: int, row: int, length: int) -> bool:
        if not (0 <= row < self.height and left >= 0 and left + length <= self.width):
            return False
        free = {" ", self.free_sign, WAY_SIGN, *map(str, range(10))}
        around = self.grid[row][max(left - 1, 0) : left + length + 1]
        inside = self.grid[row][left : left + length]
        return set(inside) <= free and not any(sign.isalpha() for sign in around)


def _styled(row: str) -> Line:
    """The signs of routes in colours besides; nothing is told by colour alone."""
    line = Line(row)
    for at, sign in enumerate(row):
        if sign in STYLES and not row[max(at - 1, 0) : at].isalpha():  # the dot of "St. Louis" is no route
            line.stylize(STYLES[sign], at, at + 1)
    return line
