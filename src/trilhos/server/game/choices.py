"""What a seat can do, each action with what it names and every way to pay for it, and why it can't do the rest."""

from collections.abc import Callable
from functools import cache, cached_property
from typing import Any

from msgspec.structs import replace
from mypy_extensions import i64

from trilhos.engine import fields
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.market import Market
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.chapters.tickets import kept
from trilhos.engine.rules import Rules
from trilhos.engine.view import View
from trilhos.play.game import Game
from trilhos.play.names import names_of
from trilhos.play.notation import notation_of
from trilhos.play.shapes import Cards
from trilhos.play.tales import told
from trilhos.server.answers.shapes import Choice, PiecesData, Refusals, Way


def offered(game: Game, seat: int, legal: list[int]) -> list[Choice]:
    """The legal actions of a seat; those that must be paid for come with every way to pay."""
    return [*map(Chooser(game, seat).choice, legal)]


def chosen(game: Game, seat: int) -> Choice | None:
    """What a seat has chosen in the opening, while others have not."""
    return Chooser(game, seat).choice(game.held[seat]) if seat in game.held else None


class Chooser:
    """Tells of the actions of one seat, as the game stands."""

    def __init__(self, game: Game, seat: int) -> None:
        self.game, self.rules, self.seat = game, game.rules, seat
        self.claims = game.rules.chapter(Claims)
        self.known: dict[int, list[Way]] = {}  # by cost: many routes have the same

    def choice(self, action: int) -> Choice:
        """One action, with all that it names."""
        choice, verb = _bare_choice(self.rules, action), self.rules.kind_of[action].declared
        if verb.charged and verb.argument is fields.ROUTE:
            means: dict[str, Any] = {"brings": self.claims.brings(self.game.state, i64(choice.argument))}
            for tell in self.claimed:
                means |= tell(choice.argument)
            return replace(choice, ways=self._ways(action), **means)
        if verb.charged:
            built = {
                name: fact for tell in told(self.rules, "build") for name, fact in tell(self.rules, verb.name).items()
            }
            return replace(choice, ways=self._ways(action), **built)
        if verb.argument is fields.PAYMENT:
            return replace(choice, over=_way(self.rules, int(self.game.state.cost), action).over)
        if verb.argument is fields.SLOT:
            return replace(choice, next=self.rules.chapter(Market).next_takes(self.game.state, i64(action)) or None)
        if verb.argument is fields.KEPT:
            return replace(choice, tickets=kept(self.view.offer, choice.argument))
        if verb.argument is fields.TRACK:  # the neutral player would get the one asked about, or its twin
            route = int(self.game.state.target)
            return replace(choice, route=self.rules.board.routes[route].twin if choice.argument else route)
        return choice

    @cached_property
    def view(self) -> View:
        """What the seat sees."""
        return self.game.view(self.seat)

    @cached_property
    def claimed(self) -> list[Callable[[int], dict[str, Any]]]:
        """What chapters make of a claim of each route, as this seat sees it."""
        return [tell(self.game, self.view) for tell in told(self.rules, "claim")]

    def _ways(self, action: int) -> list[Way]:
        s = self.game.state
        cost = int(self.rules.chapter_of[i64(action)].price(s, i64(action)))
        if cost not in self.known:
            self.known[cost] = [_way(self.rules, cost, pay) for pay in self.rules.chapter(Payments).ways(s, cost)]
        return self.known[cost]


@cache
def _bare_choice(rules: Rules, action: int) -> Choice:
    """What never changes about an action, put together once."""
    kind, (verb, argument) = rules.kind_of[action], rules.read(action)
    named: dict[str, Any] = {}
    if kind.declared.argument is fields.PAYMENT:
        named = {"cards": _cards(rules, action)}
    elif kind.pairs:
        named = {"pieces": PiecesData(*kind.pairs[argument])}
    elif kind.declared.argument is fields.ROUTE:
        named = {"route": argument}
    return Choice(action, notation_of(rules).text(action), verb, argument, **named)


@cache
def _way(rules: Rules, cost: int, pay: int) -> Way:
    """A payment, and what it is worth beyond a cost."""
    payments = rules.chapter(Payments)
    purse, size = payments.costs[cost]
    over = payments.purses[i64(purse)].over(payments.rows[rules.read(pay)[1]], size)
    return Way(pay, notation_of(rules).text(pay), _cards(rules, pay), over)


@cache
def _cards(rules: Rules, pay: int) -> Cards:
    return names_of(rules).cards(rules.chapter(Payments).rows[rules.read(pay)[1]])


def refused(game: Game, legal: list[int]) -> list[Refusals]:
    """Why the seat that decides can't do the rest, in groups with the same reason."""
    groups = game.rules.refused(game.state, legal)
    grouped = list[Refusals]()
    for (reason, value, verb), actions in sorted(groups.items()):
        base = game.rules.kind_of[actions[0]].base
        grouped.append(Refusals(reason, value, actions, verb, [action - base for action in actions]))
    return grouped
