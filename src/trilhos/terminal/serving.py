"""Which routes serve the person's tickets, as the outlook of play tells it, and why a move isn't legal."""

from trilhos.engine import fields, refusals
from trilhos.engine.board import Board
from trilhos.engine.openings import asked
from trilhos.play.game import Game
from trilhos.play.outlook import outlook
from trilhos.play.shapes import TicketOutlook
from trilhos.text import Text

Ends = tuple[int, int]


def ends(board: Board, route: int) -> Ends:
    """The cities of a route: of a pair, either track leads as far."""
    return board.routes[route].a, board.routes[route].b


def own_outlook(game: Game, me: int) -> list[TicketOutlook]:
    """The person's own tickets, without those on offer."""
    view = game.view(me)
    return outlook(game.rules, view)[: len(view.tickets)]


def serving(game: Game, me: int) -> dict[Ends, list[int]]:
    """By the ends of a route: the open tickets whose shortest way goes over it."""
    found: dict[Ends, list[int]] = {}
    for ticket in own_outlook(game, me):
        for route in [] if ticket.done else ticket.way or []:
            found.setdefault(ends(game.rules.board, route), []).append(ticket.id)
    return found


def why_not(game: Game, me: int, action: int, text: Text) -> str:
    """Why the person can't make a move now, in a sentence; nothing where nothing stands against it."""
    refused = game.rules.refusal(asked(game.rules, game.state, me), me, action)
    if refused is None:
        return ""
    reason, number = refused
    key = f"why-{reason}"
    if reason == refusals.CARDS and game.rules.kind_of[action].declared.argument is fields.CITY:
        key = "why-cards-building"
    if reason == refusals.TAKEN and number >= game.players:
        key = "why-taken-nobody"
    name = game.names[number] if reason in (refusals.TAKEN, refusals.NOT_YOUR_TURN) and number < game.players else ""
    return text.named(key, reason, count=number, name=name)
