"""The numbers that the rules page of a board names, read off its rulebook."""

from collections import Counter
from contextlib import suppress
from typing import Any, Final

from trilhos.boards import Edition, shared_rules
from trilhos.engine.board import RAIL, SHIP
from trilhos.engine.cards import CardTable
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.ending import Ending
from trilhos.engine.chapters.market import Market
from trilhos.engine.chapters.tickets import IN_BOX, IN_PILE, Tickets
from trilhos.engine.rules import Rules
from trilhos.errors import BadChoice
from trilhos.play.tales import told

HALF: Final = 0.5  # of the board's width: no route is so long, unless it goes round the globe

Numbers = dict[str, int]


def rule_numbers(edition: Edition) -> dict[str, Any]:
    """What a board has, its numbers, its lists, and its tables by number of players."""
    rules = fullest(edition)
    waypoints = len(rules.board.waypoints)
    numbers = {"least": edition.least_players, "most": edition.most_players, "waypoints": waypoints}
    numbers["cities"] = len(rules.board.cities) - waypoints
    numbers["plainFrom"] = of_claims(plainest(edition))["doublesFrom"]
    numbers |= of_cards(rules.cards) | of_market(rules) | of_tickets(rules) | of_claims(rules)
    for book in told(rules, "book"):
        numbers |= book(rules)
    return {
        "has": features(edition, rules),
        "numbers": numbers,
        "lists": {"twice": twice(edition), "mixed": mixed(rules)},
        "tables": tables(edition),
    }


def tables(edition: Edition) -> dict[str, dict[str, list[int]]]:
    """Rows of numbers that depend on how many play."""
    found: dict[str, dict[str, list[int]]] = {}
    for players in range(edition.least_players, edition.most_players + 1):
        rules = shared_rules(edition, players)
        for tell in told(rules, "tables"):
            for name, row in tell(rules).items():
                found.setdefault(name, {})[str(players)] = row
    return found


def fullest(edition: Edition) -> Rules:
    """The rulebook with most in it: for as few as can play, with whatever they can choose."""
    chosen = dict.fromkeys(edition.options, False)
    for option in edition.options:
        with suppress(BadChoice):  # not with so few, or not beside another
            shared_rules(edition, edition.least_players, {**chosen, option: True})
            chosen[option] = True
    return shared_rules(edition, edition.least_players, chosen)


def plainest(edition: Edition) -> Rules:
    """The rulebook with least in it."""
    return shared_rules(edition, edition.least_players, dict.fromkeys(edition.options, False))


def of_cards(table: CardTable) -> Numbers:
    """How many cards there are, and how many of each colour."""
    numbers = {"colours": len(table.colours), "wilds": table.kinds[table.wild].count}
    numbers |= {"trainCards": cards(table, RAIL), "trainEach": cards(table, RAIL, colour=0)}
    if len(table.decks) > 1:
        numbers |= {"shipCards": cards(table, SHIP), "shipSingles": cards(table, SHIP, colour=0, value=1)}
        numbers |= {"shipDoubles": cards(table, SHIP, colour=0, value=2)}
        numbers["trainSymbols"] = cards(table, RAIL, colour=0, symbol=True)
    return numbers


def cards(table: CardTable, deck: int, **looks: int) -> int:
    """How many cards of a deck look like this."""
    kinds = [table.kinds[kind] for kind in table.of_deck(deck)]
    return sum(kind.count for kind in kinds if all(getattr(kind, name) == value for name, value in looks.items()))


def of_market(rules: Rules) -> Numbers:
    """The first cards, and the display."""
    market = rules.find(Market)
    if not market:
        return {}
    numbers = {"handTrains": int(market.hand[RAIL]), "shown": int(market.shown), "wildLimit": int(market.wild_limit)}
    if market.decks > 1:
        numbers |= {"handShips": int(market.hand[SHIP]), "shownEach": int(market.share[RAIL])}
    return numbers


def of_tickets(rules: Rules) -> Numbers:
    """How many tickets are dealt, drawn and kept."""
    tickets, printed = rules.find(Tickets), rules.board.tickets
    if not tickets:
        return {}
    numbers = {"tickets": len(printed), "longTickets": sum(ticket.long for ticket in printed)}
    numbers |= {"deal": tickets.deal, "dealLong": tickets.long, "dealt": tickets.deal + tickets.long}
    numbers |= {"keep": tickets.keep, "draw": int(tickets.draw), "drawKeep": tickets.draw_keep}
    numbers["tours"] = sum(len(ticket.cities) > 2 for ticket in printed)
    return numbers


def of_claims(rules: Rules) -> Numbers:
    """Pieces, double routes, and when the game ends."""
    claims, ending = rules.chapter(Claims), rules.find(Ending)
    numbers = {"trains": claims.supply[RAIL], "doublesFrom": claims.both_tracks_from}
    return numbers | ({"endAt": int(ending.at), "endTurns": int(ending.turns)} if ending else {})


def features(edition: Edition, rules: Rules) -> list[str]:
    """The chapters of the rulebook, and what else decides which sentences a page has."""
    routes, tickets, claims = rules.board.routes, rules.find(Tickets), rules.chapter(Claims)
    found = {
        "long": bool(tickets and tickets.long),
        "box": bool(tickets and tickets.first_unkept == IN_BOX),
        "pile": bool(tickets and tickets.unkept == IN_PILE),
        "closing": claims.both_tracks_from > rules.players,
        "ships": any(route.kind == SHIP for route in routes),
        "ferries": any(route.locos for route in routes),
        "hard-routes": any(route.hard for route in routes),
        "tours": any(len(ticket.cities) > 2 for ticket in rules.board.tickets),
        "waypoints": bool(rules.board.waypoints),
        "mixed": bool(mixed(rules)),
        "around": goes_round(edition),
        "starts": any(rules.starting),
    }
    chapters = [chapter.voice.name for chapter in rules.chapters]
    return sorted([key for key, there in found.items() if there] + chapters)


def goes_round(edition: Edition) -> bool:
    """Whether a route joins cities at opposite ends of the board (W6)."""
    file = edition.file
    at = {city.name: city.x for city in file.cities}
    return any(abs(at[route.a] - at[route.b]) > HALF for route in file.routes)


def twice(edition: Edition) -> list[str]:
    """The pairs of cities that stand at the foot of more than one ticket (N19)."""
    pairs = Counter("–".join(ticket.neutral) for ticket in edition.file.tickets if ticket.neutral)
    return [pair for pair, count in pairs.items() if count > 1]


def mixed(rules: Rules) -> list[str]:
    """The pairs of cities that both a rail and a ship route join (S17, L4)."""
    names, routes = rules.board.cities, rules.board.routes
    ways = [{(route.a, route.b) for route in routes if route.kind == kind} for kind in (RAIL, SHIP)]
    return [f"{names[a]}–{names[b]}" for a, b in sorted(ways[RAIL] & ways[SHIP])]
