"""What bots that play human say after a game: what became of their plans. It follows from the game alone.

Their plans at each of their turns are made again, as they made them then, so nothing has to be kept while people play,
and nothing of it is there to be told before the end.
"""

from collections.abc import Iterator, Mapping
from typing import Final, Literal, cast

import msgspec
from mypy_extensions import i64

from trilhos.bots.base import bot_behind, bot_seed, make_bot
from trilhos.bots.human import Human
from trilhos.bots.levels import SLIPS
from trilhos.bots.plan.planner import AIMED_AT, LEFT_OUT
from trilhos.engine.rules import Rules
from trilhos.engine.state import NONE, TURN
from trilhos.play.game import Game
from trilhos.play.narrate import Words
from trilhos.text import Text

DETOUR: Final = 3.0  # cards that a route taken by somebody has to cost, to be worth a word

Kind = Literal["gave-up", "late", "let-go", "detour", "done", "none"]


class Afterword(msgspec.Struct, frozen=True):
    """What a bot has to say: of a ticket, and of the route that somebody took from its plan."""

    seat: int
    kind: Kind
    ticket: int = NONE
    route: int = NONE
    rival: int = NONE


class Plotted(msgspec.Struct, frozen=True):
    """A plan at one turn: what was to be claimed, aimed at, left out, and how many cards it took."""

    ways: list[int]
    aims: set[int]
    left_out: set[int]
    cards: float


class Memoirist:
    """Watches one seat of a game, and remembers what others did to its plans."""

    def __init__(self, rules: Rules, seat: int, bot: Human) -> None:
        self.rules = rules
        self.seat = seat
        self.rivals = set(range(int(rules.players))) - {seat}  # and not the neutral player, who has nothing in mind
        self.bot = bot
        self.last: Plotted | None = None
        self.given_up: dict[int, tuple[int, int]] = {}  # by ticket: the route that was taken, and by whom
        self.worst: tuple[float, int, int] = (DETOUR, NONE, NONE)  # cards, route, and by whom

    def look(self, game: Game) -> None:
        """The plan before a turn of the seat, and what has become of the one before it."""
        view = game.view(self.seat)
        self.bot.choose(view, game.legal(self.seat))
        now = self._plotted()
        if now is None:
            return
        if self.last is not None:
            taken = [(route, view.owner[route]) for route in self.last.ways if view.owner[route] in self.rivals]
            self._compare(self.last, now, taken)
        self.last = now

    def _plotted(self) -> Plotted | None:
        plan = self.bot.policy.plans[self.seat]
        if not self.bot.planned or not plan.is_made:
            return None
        held = [ticket.id for ticket in self.rules.board.tickets if plan.held[i64(ticket.id)]]
        return Plotted(
            ways=[route.id for route in self.rules.board.routes if plan.on[i64(route.id)]],
            aims={ticket for ticket in held if plan.aims[i64(ticket)] == AIMED_AT},
            left_out={ticket for ticket in held if plan.aims[i64(ticket)] == LEFT_OUT},
            cards=plan.cost,
        )

    def _compare(self, last: Plotted, now: Plotted, taken: list[tuple[int, int]]) -> None:
        if not taken:
            return
        route, rival = max(taken, key=lambda one: self.rules.board.routes[one[0]].length)
        lost = last.aims & now.left_out
        self.given_up |= dict.fromkeys(lost, (route, rival))
        if not lost:
            self.worst = max(self.worst, (now.cards - last.cards, route, rival))

    def word(self, game: Game) -> Afterword:
        """What is worth a word most: a ticket given up, one not finished, a detour, or a plan that held."""
        sheet = game.result().sheets[self.seat]
        tickets = self.rules.board.tickets

        def worth(ticket: int) -> tuple[int, int]:
            return tickets[ticket].points, ticket

        lost = [ticket for ticket in sheet.failed if ticket in self.given_up]
        if lost:
            ticket = max(lost, key=worth)
            return Afterword(self.seat, "gave-up", ticket, *self.given_up[ticket])
        if sheet.failed:
            ticket = max(sheet.failed, key=worth)
            hoped = self.last is not None and ticket in self.last.aims
            return Afterword(self.seat, "late" if hoped else "let-go", ticket)
        if self.worst[1] != NONE:
            return Afterword(self.seat, "detour", NONE, *self.worst[1:])
        if sheet.completed:
            return Afterword(self.seat, "done", max(sheet.completed, key=worth))
        return Afterword(self.seat, "none")


def plays_human(name: str) -> bool:
    """Whether a bot, or the one behind a character, is of a level that plans and errs as people do."""
    return bot_behind(name) in SLIPS


def afterwords(game: Game, bots: Mapping[int, str]) -> Iterator[list[Afterword]]:
    """Of a game that is over, from the bots by seat: nothing move by move, and all of it in the end."""
    again = game.anew()
    watching = {seat: _memoirist(game, seat, name) for seat, name in bots.items() if plays_human(name)}
    for move in game.moves:
        if move.seat in watching and again.state.phase == TURN:
            watching[move.seat].look(again)
        again.play(move.action)
        yield []
    yield [watching[seat].word(game) for seat in sorted(watching)]


def _memoirist(game: Game, seat: int, name: str) -> Memoirist:
    bot = make_bot(name, game.rules, bot_seed(game.seed, seat))
    return Memoirist(game.rules, seat, cast(Human, bot))  # as `plays_human` says


def sentence(word: Afterword, game: Game, text: Text) -> str:
    """An afterword in a language."""
    words = Words(game.rules, text)
    values = {} if word.ticket == NONE else {"ticket": words.cities(word.ticket)}
    if word.route != NONE:
        values |= {"route": words.route(word.route), "name": game.names[word.rival]}
    return text(f"afterword-{word.kind}", **values)
