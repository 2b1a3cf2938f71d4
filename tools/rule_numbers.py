"""The numbers that the rules pages of the browser table name, read off the editions (`make rule-numbers`)."""

import json
from collections import Counter
from pathlib import Path
from typing import Any

from trilhos.boards import EDITIONS, Edition, make_rules
from trilhos.engine.board import RAIL, SHIP
from trilhos.engine.cards import CardTable
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.ending import Ending
from trilhos.engine.chapters.harbours import Harbours
from trilhos.engine.chapters.longest import LongestPath
from trilhos.engine.chapters.market import Market
from trilhos.engine.chapters.mountains import Mountains
from trilhos.engine.chapters.neutral import Neutral
from trilhos.engine.chapters.pieces import Pieces
from trilhos.engine.chapters.stations import Stations
from trilhos.engine.chapters.tickets import IN_BOX, IN_PILE, Tickets
from trilhos.engine.chapters.tolls import Tolls
from trilhos.engine.rules import Rules

FILE = Path(__file__).parents[1] / "web" / "src" / "rules" / "numbers.json"
HALF = 0.5  # of the board's width: no route is so long, unless it goes round the globe

Numbers = dict[str, int]


def of_edition(edition: Edition) -> dict[str, Any]:
    """What an edition has, its numbers, its lists, and its token bonus by number of players."""
    rules = fullest(edition)
    sizes = range(edition.least_players, edition.most_players + 1)
    tolls = {str(players): make_rules(edition.id, players).find(Tolls) for players in sizes}
    bonus = {players: found.bonus for players, found in tolls.items() if found}
    waypoints = len(rules.board.waypoints)
    numbers = {"least": edition.least_players, "most": edition.most_players, "waypoints": waypoints}
    numbers["cities"] = len(rules.board.cities) - waypoints
    numbers["plainFrom"] = of_claims(plainest(edition))["doublesFrom"]
    numbers |= of_cards(rules.cards) | of_market(rules) | of_tickets(rules) | of_claims(rules) | of_extras(rules)
    return {
        "has": features(edition.id, rules),
        "numbers": numbers,
        "lists": {"twice": twice(edition.id), "mixed": mixed(rules)},
        "tables": {"tokens": bonus} if bonus else {},
    }


def fullest(edition: Edition) -> Rules:
    """The rulebook with most in it: for as few as can play, with whatever they can choose."""
    return make_rules(edition.id, edition.least_players, dict.fromkeys(edition.options, True))


def plainest(edition: Edition) -> Rules:
    """The rulebook with least in it."""
    return make_rules(edition.id, edition.least_players, dict.fromkeys(edition.options, False))


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
    market = rules.chapter(Market)
    numbers = {"handTrains": int(market.hand[RAIL]), "shown": int(market.shown), "wildLimit": int(market.wild_limit)}
    if market.decks > 1:
        numbers |= {"handShips": int(market.hand[SHIP]), "shownEach": int(market.share[RAIL])}
    return numbers


def of_tickets(rules: Rules) -> Numbers:
    """How many tickets are dealt, drawn and kept."""
    tickets = rules.chapter(Tickets)
    printed = rules.board.tickets
    numbers = {"tickets": len(printed), "longTickets": sum(ticket.long for ticket in printed)}
    numbers |= {"deal": tickets.deal, "dealLong": tickets.long, "dealt": tickets.deal + tickets.long}
    numbers |= {"keep": tickets.keep, "draw": int(tickets.draw), "drawKeep": tickets.draw_keep}
    numbers["tours"] = sum(len(ticket.cities) > 2 for ticket in printed)
    return numbers


def of_claims(rules: Rules) -> Numbers:
    """Pieces, double routes, and when the game ends."""
    claims, ending = rules.chapter(Claims), rules.chapter(Ending)
    numbers = {"trains": claims.supply[RAIL], "doublesFrom": claims.both_tracks_from}
    return numbers | {"endAt": int(ending.at), "endTurns": int(ending.turns)}


def of_extras(rules: Rules) -> Numbers:
    """What only some editions have."""
    numbers: Numbers = {}
    if longest := rules.find(LongestPath):
        numbers["longest"] = longest.points
    if mountains := rules.find(Mountains):
        numbers["passPoints"] = int(mountains.each)
    if stations := rules.find(Stations):
        numbers |= {"stations": int(stations.each), "stationLeft": stations.left_over}
    if tolls := rules.find(Tolls):
        numbers |= {"tokens": int(tolls.each), "loan": tolls.loan}
    if neutral := rules.find(Neutral):
        numbers |= {"neutralTrains": int(neutral.supply), "quiet": int(neutral.quiet)}
    return numbers | of_pieces(rules)


def of_pieces(rules: Rules) -> Numbers:
    """Trains and ships to choose from, and harbours."""
    pieces, harbours = rules.find(Pieces), rules.find(Harbours)
    if not pieces or not harbours:
        return {}
    numbers = {"pieces": int(pieces.total), "mostTrains": int(pieces.most[RAIL]), "mostShips": int(pieces.most[SHIP])}
    numbers |= {"suggestedTrains": pieces.suggested[RAIL], "suggestedShips": pieces.suggested[SHIP]}
    numbers |= {"harbours": int(harbours.each), "harbourLeft": -harbours.left_over}
    return numbers | {f"harbour{count}": points for count, points in enumerate(harbours.points) if count}


def features(name: str, rules: Rules) -> list[str]:
    """The chapters of the rulebook, and what else decides which sentences a page has."""
    routes, tickets, claims = rules.board.routes, rules.chapter(Tickets), rules.chapter(Claims)
    found = {
        "long": tickets.long > 0,
        "box": tickets.first_unkept == IN_BOX,
        "pile": tickets.unkept == IN_PILE,
        "closing": claims.both_tracks_from > rules.players,
        "ships": any(route.kind == SHIP for route in routes),
        "ferries": any(route.locos for route in routes),
        "hard-routes": any(route.hard for route in routes),
        "tours": any(len(ticket.cities) > 2 for ticket in rules.board.tickets),
        "waypoints": bool(rules.board.waypoints),
        "mixed": bool(mixed(rules)),
        "around": goes_round(name),
        "starts": any(rules.starting),
    }
    chapters = [chapter.voice.name for chapter in rules.chapters]
    return sorted([key for key, there in found.items() if there] + chapters)


def goes_round(name: str) -> bool:
    """Whether a route joins cities at opposite ends of the board (W6)."""
    file = EDITIONS[name].file
    at = {city.name: city.x for city in file.cities}
    return any(abs(at[route.a] - at[route.b]) > HALF for route in file.routes)


def twice(name: str) -> list[str]:
    """The pairs of cities that stand at the foot of more than one ticket (N19)."""
    pairs = Counter("–".join(ticket.neutral) for ticket in EDITIONS[name].file.tickets if ticket.neutral)
    return [pair for pair, count in pairs.items() if count > 1]


def mixed(rules: Rules) -> list[str]:
    """The pairs of cities that both a rail and a ship route join (S17, L4)."""
    names, routes = rules.board.cities, rules.board.routes
    ways = [{(route.a, route.b) for route in routes if route.kind == kind} for kind in (RAIL, SHIP)]
    return [f"{names[a]}–{names[b]}" for a, b in sorted(ways[RAIL] & ways[SHIP])]


def written() -> str:
    """The file as it should be."""
    found = {name: of_edition(edition) for name, edition in EDITIONS.items()}
    return json.dumps(found, indent=1, ensure_ascii=False) + "\n"


if __name__ == "__main__":
    FILE.write_text(written(), encoding="utf-8")
