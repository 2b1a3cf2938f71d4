"""One game, and what it shows of its board."""

import msgspec

from trilhos.boards import Edition
from trilhos.bots.seats import seat_bots
from trilhos.engine.chapters.tickets import Tickets
from trilhos.engine.events import CLAIM, OFFER
from trilhos.engine.rules import LONGEST_GAME
from trilhos.engine.trails import Trails
from trilhos.play.game import Game
from trilhos.workshop.trial.plan import TrialPlan
from trilhos.workshop.trial.rivals import Rivals


class ClaimSeen(msgspec.Struct, frozen=True):
    """A route that somebody took: when, as a part of the game's turns; what that cost rivals who were to go there.

    Each number of `detours` is of a rival's ticket: how many spaces more its way takes now, -1 where none is left.
    """

    route: int
    when: float
    detours: list[int]


class TicketSeen(msgspec.Struct, frozen=True):
    """A ticket that somebody kept: whether it was completed, and what it brought or cost."""

    ticket: int
    seat: int
    done: bool
    worth: int


class Evidence(msgspec.Struct, frozen=True):
    """What one game shows, by the numbers of seats, tickets and routes. Nobody has won a game that was given up."""

    bots: list[str]
    winners: list[int] = []
    scores: list[int] = []
    turns: int = 0
    offered: list[int] = []  # tickets, as often as somebody could keep them
    tickets: list[TicketSeen] = []
    claims: list[ClaimSeen] = []


def play_one(edition: Edition, plan: TrialPlan, number: int, limit: int = LONGEST_GAME) -> Evidence:
    """Game `number` of a plan."""
    seatings = plan.seatings(edition)
    names = seatings[number % len(seatings)]
    game = Game(edition, plan.players, plan.seed + number, plan.options, names)
    rivals, claims = Rivals(game), list[tuple[int, int, list[int]]]()
    with seat_bots(game, dict(enumerate(names))) as seats:
        while not game.over and len(game.moves) < limit:
            turn, seat = int(game.state.turn), game.seat
            game.play(seats.choose())
            claimed = [event[2] for event in game.moves[-1].events if event[0] == CLAIM]
            claims += [(route, turn, rivals.lose(seat, route)) for route in claimed]
    return _evidence(game, claims) if game.over else Evidence(names)


def _evidence(game: Game, claims: list[tuple[int, int, list[int]]]) -> Evidence:
    turns, result = int(game.state.turn), game.result()
    return Evidence(
        bots=game.names,
        winners=result.winners,
        scores=[sheet.total for sheet in result.sheets],
        turns=turns,
        offered=[event[2] for event in game.events() if event[0] == OFFER],
        tickets=_tickets(game),
        claims=[ClaimSeen(route, round(turn / turns, 4), detours) for route, turn, detours in claims],
    )


def _tickets(game: Game) -> list[TicketSeen]:
    chapter, board, trails = game.rules.chapter(Tickets), game.rules.board, Trails(game.rules.board)
    found = []
    for sheet in game.rules.score(game.state):
        for id in sheet.completed:
            worth = chapter.worth(game.state, sheet.seat, board.tickets[id], trails)
            found.append(TicketSeen(id, sheet.seat, True, worth))
        found += [TicketSeen(id, sheet.seat, False, -board.tickets[id].penalty) for id in sheet.failed]
    return found
