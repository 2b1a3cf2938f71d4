"""What to change, read off the figures. Nothing is said that chance could have made of a few games."""

from collections.abc import Iterator
from itertools import chain, islice
from math import floor
from statistics import median
from typing import Final

from trilhos.boards import Edition
from trilhos.workshop.trial.figures import Advice, RouteFigures, TicketFigures, TrialReport

MOST_SAID: Final = 40
DEAD: Final = 0.05  # of games in which a line is taken, or a city reached
SURELY_DEAD: Final = 0.10  # what a line may have after three more games in which it is taken
SEAT_AHEAD: Final = 0.03  # above its part, for sure
FEW_OFFERS: Final = 20  # of a ticket, of which nothing is said yet
REFUSED: Final = 0.15  # of offers in which a ticket is kept
FAILS: Final = 0.60  # of those who keep a ticket complete it; official boards' worst have 0.7 and more
OFF_PRICE: Final = 1.8  # times the usual points a space
WANTED: Final = 0.25  # of claims by which a rival loses his way
LONG_DETOUR: Final = 4.0  # spaces
OFTEN_CUT: Final = 0.10  # of the tickets that lose their way, with no other left
UNDERUSED, OVERUSED = 0.6, 1.5  # beside the mean of all colours
OFF_LENGTH: Final = 1.3  # times the longest or shortest games of official boards


def advice(edition: Edition, report: TrialReport) -> list[Advice]:
    """All that stands out, what weighs most first."""
    usual = points_a_space(report.tickets)
    found = chain(
        _seats(report),
        _styles(report),
        _length(report),
        _cities(report),
        chain.from_iterable(_ticket(ticket, usual) for ticket in report.tickets),
        _bottlenecks(report),
        _routes(report),
        _colours(report),
    )
    return list(islice(found, MOST_SAID))


def percent(share: float) -> int:
    """A share for a sentence."""
    return floor(100 * share + 0.5)


def is_dead(share: float, games: int) -> bool:
    """Whether something happens hardly ever, and that is no accident of a few games."""
    return share < DEAD and share + 3 / games < SURELY_DEAD


# The game as a whole


def _seats(report: TrialReport) -> Iterator[Advice]:
    fair = 1 / report.players
    for number, seat in enumerate(report.seats, 1):
        values: dict[str, str | int] = {"seat": number, "share": percent(seat.value), "fair": percent(fair)}
        if seat.low > fair + SEAT_AHEAD:
            yield Advice("trial-seat-first" if number == 1 else "trial-seat-ahead", values)
        if seat.high < fair - SEAT_AHEAD:
            yield Advice("trial-seat-behind", values)


def _styles(report: TrialReport) -> Iterator[Advice]:
    """Half-way from its part to every game."""
    fair = 1 / report.players
    for style in report.styles:
        if style.wins.low > (1 + fair) / 2 and len(report.styles) > 1:
            yield Advice("trial-style-wins", {"style": style.style, "share": percent(style.wins.value)})


def _length(report: TrialReport) -> Iterator[Advice]:
    turns = [board.turns for board in report.beside]
    if not turns:
        return
    values: dict[str, str | int] = {
        "turns": round(report.turns.mean),
        "least": round(min(turns)),
        "most": round(max(turns)),
    }
    if report.turns.mean > OFF_LENGTH * max(turns):
        yield Advice("trial-games-long", values)
    if report.turns.mean < min(turns) / OFF_LENGTH:
        yield Advice("trial-games-short", values)


# Places


def unvisited(report: TrialReport) -> list[str]:
    """The cities that hardly anybody reaches."""
    return [city.name for city in report.cities if is_dead(city.visited, report.games)]


def _cities(report: TrialReport) -> Iterator[Advice]:
    for city in report.cities:
        if is_dead(city.visited, report.games):
            values: dict[str, str | int] = {"city": city.name, "share": percent(city.visited)}
            yield Advice("trial-city-unvisited", values, cities=[city.name])


def lines(report: TrialReport) -> list[list[RouteFigures]]:
    """The tracks between the same two cities together."""
    found: dict[frozenset[str], list[RouteFigures]] = {}
    for route in report.routes:
        found.setdefault(frozenset(route.cities), []).append(route)
    return list(found.values())


def _routes(report: TrialReport) -> Iterator[Advice]:
    """Lines that nobody takes; where nobody comes to a city at all, that was said."""
    lonely = {*unvisited(report)}
    for tracks in lines(report):
        share = min(1.0, sum(track.taken for track in tracks))
        if is_dead(share, report.games) and not lonely & {*tracks[0].cities}:
            key = "trial-route-dead-short" if tracks[0].length == 1 else "trial-route-dead"
            yield Advice(key, {**_ends(tracks[0]), "share": percent(share)}, routes=[track.id for track in tracks])


def _bottlenecks(report: TrialReport) -> Iterator[Advice]:
    for route in report.routes:
        values = {**_ends(route), "wanted": percent(route.wanted)}
        often = route.taken * report.games >= FEW_OFFERS and route.wanted > WANTED
        if often and route.cut > OFTEN_CUT:
            yield Advice("trial-bottleneck-cut", {**values, "cut": percent(route.cut)}, routes=[route.id])
        elif often and route.detour >= LONG_DETOUR:
            yield Advice("trial-bottleneck", {**values, "detour": round(route.detour)}, routes=[route.id])


def _ends(route: RouteFigures) -> dict[str, str | int]:
    return {"a": route.cities[0], "b": route.cities[1], "length": route.length}


# Tickets


def points_a_space(tickets: list[TicketFigures]) -> float:
    """What tickets usually bring for a space of their shortest way."""
    return median(ticket.points / max(1, ticket.way) for ticket in tickets)


def _ticket(ticket: TicketFigures, usual: float) -> Iterator[Advice]:
    fair = max(1, round(usual * ticket.way))
    values: dict[str, str | int] = {
        "ticket": "–".join(ticket.cities),
        "points": ticket.points,
        "way": ticket.way,
        "fair": fair,
        "kept": percent(ticket.kept),
        "done": percent(ticket.done),
    }
    if ticket.points > OFF_PRICE * fair:
        yield Advice("trial-ticket-rich", values, tickets=[ticket.id])
    elif ticket.points * OFF_PRICE < fair:
        yield Advice("trial-ticket-poor", values, tickets=[ticket.id])
    if ticket.offered >= FEW_OFFERS and ticket.kept < REFUSED:
        yield Advice("trial-ticket-refused", values, tickets=[ticket.id])
    elif ticket.offered * ticket.kept >= FEW_OFFERS and ticket.done < FAILS:
        yield Advice("trial-ticket-fails", values, tickets=[ticket.id])


# Colours


def _colours(report: TrialReport) -> Iterator[Advice]:
    for colour in report.colors:
        values: dict[str, str | int] = {
            "color": colour.color,
            "spaces": colour.spaces,
            "used": percent(colour.used),
            "beside": percent(colour.beside),
        }
        if colour.color == "gray":
            continue
        if not colour.spaces:
            yield Advice("trial-color-none", values)
        elif colour.beside < UNDERUSED:
            yield Advice("trial-color-under", values)
        elif colour.beside > OVERUSED:
            yield Advice("trial-color-over", values)
