"""`trilhos bot check`: does a program keep to the bot protocol? Each check has a process of its own."""

import json
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from trilhos.boards import EDITIONS, make_rules
from trilhos.bots.base import make_bot
from trilhos.bots.external import BotFault, ExternalBot, Line, ask_action, greet, read_action, start_game
from trilhos.bots.limits import BotCommand
from trilhos.bots.seats import Seats
from trilhos.errors import BadChoice
from trilhos.play.game import Game
from trilhos.play.notation import notation_of

ENOUGH_S: Final = 2.0  # to end after `quit`, or when nothing comes any more
PAUSE_S: Final = 0.05
SEED: Final = 1
FEW_MOVES: Final = 30


@dataclass(frozen=True)
class Checked:
    """What one check found; `detail` and `output` say what went wrong."""

    check: str
    passed: bool
    detail: str = ""
    output: str = ""


class Checker:
    """One program under test."""

    def __init__(self, command: BotCommand) -> None:
        self.command = command
        self.slowest = 0.0  # seconds for an action
        self.output = ""

    def run(self) -> Iterator[Checked]:
        """All checks; the rest is pointless when the first fails."""
        for name in CHECKS:
            finding = self.attempt(name)
            yield finding
            if name == "hello" and not finding.passed:
                return

    def attempt(self, name: str) -> Checked:
        """One check."""
        self.output = ""
        try:
            CHECKS[name](self)
        except BotFault as fault:
            return Checked(name, False, f"{fault.kind} {fault.detail}".strip(), self.output)
        return Checked(name, True)

    @contextmanager
    def line(self) -> Iterator[Line]:
        """A fresh process that has said hello; it is gone afterwards."""
        line = Line(self.command)
        try:
            greet(line, self.patience())
            yield line
        finally:
            self.output = line.process.output()
            line.hang_up()

    def patience(self) -> float:
        """Until when an answer that takes no thinking may come."""
        return time.monotonic() + self.command.start_s

    def ping(self, line: Line) -> None:
        """Is it still there?"""
        line.ask("ping", "pong", self.patience())

    # The checks

    def hello(self) -> None:
        """It starts, and says hello in our protocol."""
        with self.line():
            pass

    def pings(self) -> None:
        """Several pings at once are answered in their order."""
        with self.line() as line:
            for number in (7, 8, 9):
                line.say("ping", id=number)
            for line.number in (7, 8, 9):
                line.answer("pong", self.patience())

    def unknown(self) -> None:
        """Messages and fields that it doesn't know are no business of its."""
        with self.line() as line:
            line.say("weather", wind={"type": "quit", "from": ["Zürich", "København"]})
            line.ask("ping", "pong", self.patience(), colour=None)

    def stop(self) -> None:
        """A stop when it isn't thinking means nothing."""
        with self.line() as line:
            line.say("stop", id=1)
            self.ping(line)

    def pieces(self) -> None:
        """A line may come in pieces, and several lines in one."""
        with self.line() as line:
            whole = json.dumps({"type": "ping", "id": 1}).encode() + b"\n"
            for part in (whole[:9], whole[9:] + whole[:4], whole[4:]):
                line.process.outgoing += part
                line.process.flush(time.monotonic() + PAUSE_S)
            line.number = 1
            line.answer("pong", self.patience())
            line.answer("pong", self.patience())

    def games(self) -> None:
        """Whole games on every map and with every option, in any seat, answered in time and legally."""
        for at, (edition, players, options) in enumerate(_cases()):
            self._game(Game(edition, players, SEED + at, options), at % players)

    def _game(self, game: Game, seat: int) -> None:
        guest = ExternalBot(self.command, game.rules, SEED)
        others = {other: make_bot("random", game.rules, other) for other in range(game.players) if other != seat}
        with Seats(game, {seat: guest, **others}) as seats:
            while not game.over and not guest.faults:
                begun, mine = time.monotonic(), game.seat == seat
                seats.play()
                self.slowest = max(self.slowest, time.monotonic() - begun if mine else 0)
            if guest.faults:
                fault = guest.faults[0]
                self.output = fault.output
                raise BotFault(fault.kind, f"{fault.detail} ({game.edition}, {fault.decision})")
            seats.finish()

    def broken_off(self) -> None:
        """A game that is broken off is forgotten when the next begins, on whatever map, in the same process."""
        with self.line() as line:
            for at, edition in enumerate(EDITIONS):
                moves = self._moves(line, Game(edition, 2, SEED + at), 2 + at)
                if at % 2:
                    line.say("gameover", scores=[0, 0], winners=[0, 1])
                line.say("stop", id=len(moves))

    def repeatable(self) -> None:
        """The same seed plays the same game, also in a process that has played others."""
        edition = next(iter(EDITIONS))
        with self.line() as line:
            first = self._moves(line, Game(edition, 2, SEED), FEW_MOVES)
            again = self._moves(line, Game(edition, 2, SEED), FEW_MOVES)
        if first != again:
            at = next(at for at, pair in enumerate(zip(first, again, strict=True)) if pair[0] != pair[1])
            raise BotFault("differs", f"{first[at]} / {again[at]}")

    def _moves(self, line: Line, game: Game, count: int) -> list[str]:
        """The first moves of a game in which it plays all seats, as seat 0 sees them."""
        notation = notation_of(game.rules)
        start_game(line, game.rules, 0, SEED, self.patience())
        while len(game.moves) < count and not game.over:
            legal = game.legal()
            answer = ask_action(line, game.rules, notation, game.view(game.seat), legal, self.command.move_ms)
            game.play(read_action(answer, notation, legal))
        return [notation.text(move.action) for move in game.moves]

    def quits(self) -> None:
        """It ends when it is told to."""
        with self.line() as line:
            line.say("quit")
            self._ends(line)

    def end_of_input(self) -> None:
        """It ends when nothing will come any more, so that it doesn't outlive a host that has died."""
        with self.line() as line:
            line.process.close_input()
            self._ends(line)

    def _ends(self, line: Line) -> None:
        line.process.settle(time.monotonic() + ENOUGH_S)
        if line.process.stdout in line.process.open:
            raise BotFault("late", f"{ENOUGH_S:g} s")


CHECKS: Final[dict[str, Callable[[Checker], None]]] = {
    "hello": Checker.hello,
    "pings": Checker.pings,
    "unknown": Checker.unknown,
    "stop": Checker.stop,
    "pieces": Checker.pieces,
    "games": Checker.games,
    "broken-off": Checker.broken_off,
    "repeatable": Checker.repeatable,
    "quit": Checker.quits,
    "end-of-input": Checker.end_of_input,
}


def _cases() -> Iterator[tuple[str, int, dict[str, bool]]]:
    """Every map as it is, with its fewest and its most players in turn, and with each option turned round."""
    for at, edition in enumerate(EDITIONS.values()):
        yield edition.id, edition.most_players if at % 2 else edition.least_players, {}
        for name, usual in edition.options.items():
            options = {name: not usual}
            try:
                make_rules(edition.id, edition.least_players, options)
            except BadChoice:  # an option that needs another one
                continue
            yield edition.id, edition.least_players, options
