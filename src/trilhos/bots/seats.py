"""The bots at a table: each is asked when its turn comes, guests are told what happens, and all are seen off."""

from collections.abc import Mapping
from types import TracebackType

from trilhos.bots.base import Bot, bot_seed, make_bot, remark_of
from trilhos.bots.guest import Guest
from trilhos.play.game import Game


class Seats:
    """Bots by seat; use it with `with`, so that a program behind a bot never outlives its game."""

    def __init__(self, game: Game, bots: Mapping[int, Bot]) -> None:
        self.game = game
        self.bots = bots
        self.guests = {seat: bot for seat, bot in bots.items() if isinstance(bot, Guest)}
        self.told = dict.fromkeys(self.guests, -1)  # so many moves; -1: not even the deal

    def choose(self) -> int:
        """What the first bot that is waited for wants to do."""
        seat = self.game.waiting[0]
        if seat in self.guests:
            self._tell(seat)
        return self.bots[seat].choose(self.game.view(seat), self.game.legal(seat))

    def play(self) -> None:
        """Let the first bot that is waited for play; what it says of its move is kept with it."""
        seat = self.game.waiting[0]
        self.game.choose(seat, self.choose(), remark_of(self.bots[seat]))

    def finish(self) -> None:
        """Tell the guests how the game ended."""
        for seat, guest in self.guests.items():
            self._tell(seat)
            result = self.game.result()
            guest.finish([sheet.total for sheet in result.sheets], result.winners)

    def _tell(self, seat: int) -> None:
        some = [*self.game.opening] if self.told[seat] < 0 else []
        for move in self.game.moves[max(0, self.told[seat]) :]:
            some += move.events
        self.told[seat] = len(self.game.moves)
        redact = self.game.rules.events.redact
        self.guests[seat].watch([redact(event, seat) for event in some])

    def __enter__(self) -> "Seats":
        for seat, guest in self.guests.items():
            guest.join(seat)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        for guest in self.guests.values():
            guest.close()


def seat_bots(game: Game, names: Mapping[int, str]) -> Seats:
    """Bots by name, each with a seed of its own."""
    made = {seat: make_bot(name, game.rules, bot_seed(game.seed, seat)) for seat, name in names.items()}
    return Seats(game, made)
