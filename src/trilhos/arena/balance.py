"""How even a board is: wins by seat, tickets that those who keep them complete, routes that are ever taken."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

import msgspec

from trilhos.arena.simulate import Simulation
from trilhos.arena.workers import in_order
from trilhos.boards import edition
from trilhos.bots.seats import seat_bots
from trilhos.play.game import Game


@dataclass(frozen=True)
class Evidence:
    """What one game shows of its board: its winners, tickets and routes by their numbers. Empty if given up."""

    winners: list[int]
    completed: list[int]
    failed: list[int]
    taken: list[int]


class TicketBalance(msgspec.Struct, frozen=True):
    """One ticket: how many hands kept it, and which part of them completed it."""

    cities: list[str]
    points: int
    kept: int
    done: float


class RouteBalance(msgspec.Struct, frozen=True):
    """One track: in which part of the games somebody took it."""

    cities: list[str]
    track: int
    taken: float


class Balance(msgspec.Struct, frozen=True):
    """What many games show of a board; shared wins count in parts."""

    games: int
    seats: list[float]
    tickets: list[TicketBalance]
    routes: list[RouteBalance]


def play_one(plan: Simulation, number: int) -> Evidence:
    """Game `number` of a plan, as `simulate` plays it."""
    names = plan.seats()
    game = Game(plan.edition, plan.players, plan.seed + number, plan.options, names, plan.rules_version)
    with seat_bots(game, dict(enumerate(names))) as seats:
        while not game.over and len(game.moves) < plan.limit:
            game.play(seats.choose())
    if not game.over:
        return Evidence([], [], [], [])
    sheets = game.rules.score(game.state)
    return Evidence(
        winners=game.result().winners,
        completed=[ticket for sheet in sheets for ticket in sheet.completed],
        failed=[ticket for sheet in sheets for ticket in sheet.failed],
        taken=[route for route, owner in enumerate(game.state.owner) if owner >= 0],
    )


def balance(plan: Simulation, jobs: int = 1) -> Balance:
    """Play all games of a plan and sum up what they show of its board."""
    return summed(plan, in_order(partial(play_one, plan), range(plan.games), jobs))


def summed(plan: Simulation, games: Iterable[Evidence]) -> Balance:
    """The figures of games that were played; those that were given up don't count."""
    wins, done, kept, taken = [0.0] * plan.players, Counter[int](), Counter[int](), Counter[int]()
    count = 0
    for game in games:
        count += bool(game.winners)
        for seat in game.winners:
            wins[seat] += 1 / len(game.winners)
        done.update(game.completed)
        kept.update(game.completed + game.failed)
        taken.update(game.taken)
    file, of_all = edition(plan.edition).file, max(1, count)
    return Balance(
        games=count,
        seats=[won / of_all for won in wins],
        tickets=[
            TicketBalance(ticket.cities, ticket.points, kept[id], done[id] / max(1, kept[id]))
            for id, ticket in enumerate(file.tickets)
        ],
        routes=[
            RouteBalance([route.a, route.b], route.track, taken[id] / of_all) for id, route in enumerate(file.routes)
        ],
    )
