"""What a person can ask for besides moving: help, board, tickets, log, undo, save, quit."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rich.text import Text as Line

from trilhos.engine import fields
from trilhos.engine.state import CLOSED, FREE
from trilhos.play.narrate import narrate
from trilhos.play.notation import normal
from trilhos.play.tales import told
from trilhos.terminal.desk import Lines, columns, flow
from trilhos.terminal.glyphs import GRAY, SIGNS, WILD
from trilhos.terminal.listing import Describer
from trilhos.terminal.map import CharacterMap
from trilhos.terminal.serving import own_outlook, why_not

if TYPE_CHECKING:
    from trilhos.terminal.session import Session


class Quit(Exception):
    """The person has had enough for now."""


def run(session: "Session", answer: str) -> bool | None:
    """Carry out a command; whether the table changed, or None when the answer is no command."""
    name, _, argument = answer.partition(" ")
    command = COMMANDS.get(name.lower())
    return None if command is None else command(session, argument.strip())


def _help(session: "Session", argument: str) -> bool:
    lines = [Line(line) for line in session.text("terminal-help").splitlines()]
    if not session.desk.plain:  # the glyph of every colour on this board
        cards = session.game.rules.cards
        words = {colour: session.text(f"colour-{colour}") for colour in [*cards.colours, GRAY]}
        words[WILD] = session.glyphs.words.card(cards.wild)
        signs = [session.glyphs.sign(colour) + Line(words[colour]) for colour in SIGNS if colour in words]
        lines += flow(Line(), signs, session.desk.width)
    session.desk.show(lines)
    return False


def _board(session: "Session", argument: str) -> bool:
    session.desk.show(_city(session, argument) if argument else _network(session))
    return False


def _network(session: "Session") -> Lines:
    """Who owns what, and how many routes are free."""
    game, text = session.game, session.text
    owner = game.view(session.me).owner
    lines: Lines = []
    for seat, name in enumerate(_owners(session)):
        routes = [session.glyphs.words.route(route) for route, who in enumerate(owner) if who == seat]
        lines.append(Line(text("board-owned", name=name, routes=", ".join(routes) or text("board-none"))))
    for kind, by_seat in session.screen.buildings().items():
        for seat, cities in by_seat.items():
            lines.append(Line(text(f"board-{kind}", name=game.names[seat], cities=", ".join(cities))))
    return [*lines, Line(text("board-free", count=owner.count(int(FREE))))]


def _owners(session: "Session") -> list[str]:
    """Who can own routes: the players, and behind them who has no seat."""
    return [*session.game.names, *[session.text(f"{owner}-name") for owner in told(session.game.rules, "OWNER")]]


def _city(session: "Session", name: str) -> Lines:
    """The routes at a city."""
    cities = session.game.rules.board.cities
    city = _find_city(session, name)
    if isinstance(city, str):
        return [Line(city)]
    describer = Describer(session.game, session.glyphs, session.text, session.me)
    owner = session.game.view(session.me).owner
    others = {int(FREE): session.text("board-route-free"), int(CLOSED): session.text("board-route-closed")}
    whose = {**dict(enumerate(_owners(session))), **others}
    cells = {route: describer.route(route) for route in session.game.rules.board.at_city(city)}
    rows = [[*row[:2], Line(whose[owner[route]]), *row[3:]] for route, row in cells.items()]
    return [Line(cities[city], "bold"), *columns(rows, session.desk.plain)]


def _find_city(session: "Session", name: str) -> int | str:
    """A city, which a unique beginning of its name is enough to find; or what to say where it isn't."""
    cities = session.game.rules.board.cities
    found = [city for city, known in enumerate(cities) if normal(known).startswith(normal(name))]
    exact = [city for city in found if normal(cities[city]) == normal(name)]
    if len(exact or found) != 1:
        known = ", ".join(cities[city] for city in found or range(len(cities)))
        return session.text("board-no-city", name=name, known=known)
    return (exact or found)[0]


def _map(session: "Session", argument: str) -> bool:
    """The board, or the region around a city; to who hears it, the list of routes says more."""
    if session.desk.plain:
        session.desk.say(session.text("map-plain"))
        return _board(session, argument)
    city = _find_city(session, argument) if argument else None
    if isinstance(city, str):
        session.desk.say(city)
        return False
    names = ", ".join(f"{seat} {name}" for seat, name in enumerate(session.game.names, 1))
    legend = session.text("map-legend" if city is None else "map-legend-region", names=names)
    session.desk.say(*CharacterMap(session.game, session.me, session.desk, city).lines(), legend)
    return False


def _routes(session: "Session", argument: str) -> bool:
    """Free routes with a word or more in them, and of each whether it can be claimed now, or why not."""
    game, text = session.game, session.text
    describer = Describer(game, session.glyphs, text, session.me)
    owner = game.view(session.me).owner
    rows = []
    for kind in game.rules.actions:
        for route in range(kind.count) if kind.declared.argument is fields.ROUTE else ():
            cells = describer.route(route)
            if owner[route] == FREE and matches(cells, argument):
                why = why_not(game, session.me, kind.base + route, text)
                rows.append([*cells[:2], Line(why or text("routes-claimable"))])
    session.desk.show(columns(rows, session.desk.plain) or [Line(text("routes-none", words=argument))])
    return False


def matches(cells: Lines, words: str) -> bool:
    """Whether a row has all of these words in it, or their beginnings."""
    inside = normal(" ".join(cell.plain for cell in cells))
    return all(word in inside for word in normal(words).split())


def _tickets(session: "Session", argument: str) -> bool:
    """Each with the pieces that are left on its shortest way, and that way."""
    text, words = session.text, session.glyphs.words
    tickets, owner = session.game.rules.board.tickets, session.game.view(session.me).owner
    outlooks = {ticket.id: ticket for ticket in own_outlook(session.game, session.me)}
    rows = []
    for n, done in session.screen.own_tickets():
        row = [
            Line(session.screen.mark(done)),
            Line(words.cities(n)),
            Line(text("some-points", count=tickets[n].points)),
        ]
        seen = outlooks.get(n)
        if seen is not None and not done:
            way = [words.route(route) for route in seen.way or [] if owner[route] == FREE]
            key = "ticket-no-way" if seen.left is None else "ticket-way"
            row.append(Line(text(key, left=seen.left or 0, way=", ".join(way))))
        rows.append(row)
    session.desk.show(columns(rows, session.desk.plain) or [Line(text("terminal-no-tickets"))])
    return False


def _log(session: "Session", argument: str) -> bool:
    """The last page of the log, or all of it."""
    rows = session.desk.rows(Line(line) for line in narrate(session.game, session.text, session.me))
    size = session.desk.height - 2
    if argument or len(rows) <= size:
        session.desk.show(rows)
    else:
        session.desk.say(*rows[-size + 1 :], session.text("terminal-log-all"))
    return False


def _save(session: "Session", argument: str) -> bool:
    session.save()
    session.desk.say(session.text("terminal-saved", file=str(session.saved.path)))
    return False


def _quit(session: "Session", argument: str) -> bool:
    raise Quit


COMMANDS: Final[dict[str, Callable[["Session", str], bool]]] = {
    "?": _help,
    "b": _board,
    "m": _map,
    "w": _routes,
    "t": _tickets,
    "l": _log,
    "u": lambda session, argument: session.undo(),
    "s": _save,
    "q": _quit,
}
