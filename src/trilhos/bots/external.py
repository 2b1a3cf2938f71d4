"""A bot that is a program: line-delimited JSON over its stdin and stdout (docs/how-to/write-a-bot.md)."""

import json
import time
from typing import Any, Final

from trilhos.bots.guest import Fault
from trilhos.bots.limits import BotCommand, read_command
from trilhos.bots.process import BotProcess, Ended, EndlessLine, Late
from trilhos.engine.events import Event
from trilhos.engine.rules import Rules
from trilhos.engine.view import View
from trilhos.errors import BadMove
from trilhos.play.event_json import event_data
from trilhos.play.notation import Notation, notation_of
from trilhos.play.remark import Remark, remark
from trilhos.play.view_json import board_data, view_data

PROTOCOL: Final = "trilhos-bot/1"
GRACE_S: Final = 0.25  # to answer `stop`, and to end after `quit`
SEED_SHIFT: Final = 11  # 64 bits become 53, which every language's numbers can hold

Message = dict[str, Any]


class BotFault(Exception):
    """A program didn't do what the protocol asks."""

    def __init__(self, kind: str, detail: str = "") -> None:
        super().__init__(kind, detail)
        self.kind = kind
        self.detail = detail


class Line:
    """The conversation with one program: messages out, answers in, by a deadline."""

    def __init__(self, command: BotCommand) -> None:
        self.process = BotProcess(command.words, command.memory_mb, command.start_s + command.game_s)
        self.number = 0

    def say(self, kind: str, **fields: Any) -> None:
        """Send a message."""
        self.process.send(json.dumps({"type": kind, **fields}, ensure_ascii=False, separators=(",", ":")))

    def hear(self, until: float) -> Message:
        """The next message; BotFault when there is none in time, or when it isn't one."""
        try:
            line = self.process.receive(until)
        except Late:
            raise BotFault("late") from None
        except Ended:
            self.process.end()
            raise BotFault("died", str(self.process.code)) from None
        except EndlessLine:
            raise BotFault("rubbish", "no end of line") from None
        try:
            message = json.loads(line)
        except (ValueError, RecursionError):
            message = None
        if not isinstance(message, dict):
            raise BotFault("rubbish", line[:200])
        return message

    def ask(self, kind: str, answer: str, until: float, **fields: Any) -> Message:
        """Send a numbered message; its answer carries the same number, and older ones are too late to matter."""
        self.number += 1
        self.say(kind, id=self.number, **fields)
        return self.answer(answer, until)

    def answer(self, kind: str, until: float) -> Message:
        """The answer to the last question."""
        while True:
            message = self.hear(until)
            if message.get("type") == kind and message.get("id") == self.number:
                return message
            number = message.get("id")
            if type(number) is not int or number >= self.number:
                raise BotFault("rubbish", f"expected {kind} {self.number}: {json.dumps(message)[:200]}")

    def hang_up(self) -> None:
        """Say goodbye, wait a moment, and end the program."""
        if self.process.code is None:
            self.say("quit")
            self.process.settle(time.monotonic() + GRACE_S)
            self.process.end()


class ExternalBot:
    """A seat played by a program. What it does wrong is written down, and the first legal action is played instead."""

    def __init__(self, command: BotCommand, rules: Rules, seed: int) -> None:
        self.command = command
        self.rules = rules
        self.notation = notation_of(rules)
        self.seed = seed >> SEED_SHIFT
        self.faults: list[Fault] = []
        self.forfeited = False
        self.decisions = 0
        self.spent = 0.0
        self.line: Line | None = None
        self.news: list[Event] = []
        self.remark: Remark | None = None

    def join(self, seat: int) -> None:
        """Start the program."""
        try:
            self._begin(seat)
        except BotFault as fault:
            self._blame(fault)

    def choose(self, view: View, legal: list[int]) -> int:
        if self.forfeited:
            self.remark = Remark(fault=self.faults[-1].kind)
            return legal[0]
        try:
            line = self.line or self._begin(view.viewer)
            self.decisions += 1
            return self._ask(line, view, legal)
        except BotFault as fault:
            self._blame(fault)
            return legal[0]

    def watch(self, some: list[Event]) -> None:
        """Held back until it is asked next, for it is not waited for before."""
        self.news += some

    def finish(self, scores: list[int], winners: list[int]) -> None:
        """The game is over."""
        if self.line and not self.forfeited:
            self._tell_news(self.line)
            self.line.say("gameover", scores=scores, winners=winners)

    def close(self) -> None:
        """End the program."""
        if self.line:
            self.line.hang_up()
            self.line = None

    # The conversation

    def _begin(self, seat: int) -> Line:
        """Start the program and the game."""
        try:
            self.line = line = Line(self.command)
            greet(line, self._start_time())
            start_game(line, self.rules, seat, self.seed, self._start_time())
            return line
        except BotFault as fault:
            raise BotFault("start", f"{fault.kind} {fault.detail}".strip()) from None
        except OSError as problem:
            raise BotFault("start", problem.strerror or "") from None

    def _start_time(self) -> float:
        return time.monotonic() + self.command.start_s

    def _ask(self, line: Line, view: View, legal: list[int]) -> int:
        self._tell_news(line)
        begun = time.monotonic()
        try:
            answer = ask_action(line, self.rules, self.notation, view, legal, self.command.move_ms)
        finally:
            self.spent += time.monotonic() - begun
        if self.spent > self.command.game_s:
            raise BotFault("late", f"game_s={self.command.game_s}")
        action = read_action(answer, self.notation, legal)
        self.remark = remark(answer.get("remark"), answer.get("numbers"))
        return action

    def _tell_news(self, line: Line) -> None:
        for event in self.news:
            line.say("event", event=event_data(self.rules, event))
        self.news.clear()

    def _blame(self, fault: BotFault) -> None:
        """Write a fault down; the bot is ended when it can't go on, or has had its chances."""
        over = self.spent > self.command.game_s or len(self.faults) + 1 >= self.command.faults
        self.forfeited = over or fault.kind in ("start", "died")
        if self.forfeited and self.line:
            self.line.process.end()
        output = self.line.process.output() if self.line else ""
        self.remark = Remark(fault=fault.kind)
        self.faults.append(Fault(fault.kind, self.decisions, fault.detail, output))


# The messages


def greet(line: Line, until: float) -> Message:
    """Hello, both ways; BotFault when the program speaks another protocol."""
    line.say("hello", protocol=PROTOCOL)
    answer = line.hear(until)
    if answer.get("type") != "hello" or answer.get("protocol") != PROTOCOL:
        raise BotFault("rubbish", f"expected hello {PROTOCOL}: {json.dumps(answer)[:200]}")
    return answer


def start_game(line: Line, rules: Rules, seat: int, seed: int, until: float) -> None:
    """A new game; the program is ready for it when it has answered a ping."""
    line.say("newgame", seat=seat, seed=seed, rules_version=int(rules.version), board=board_data(rules))
    line.ask("ping", "pong", until)


def ask_action(line: Line, rules: Rules, notation: Notation, view: View, legal: list[int], move_ms: int) -> Message:
    """Ask for an action; when time is up, ask to stop, and wait a moment more."""
    choices = [{"index": at, "id": action, "notation": notation.text(action)} for at, action in enumerate(legal)]
    seen = view_data(rules, view)
    until = time.monotonic() + move_ms / 1000
    try:
        return line.ask("act", "action", until, deadline_ms=move_ms, legal=choices, view=seen)
    except BotFault as fault:
        if fault.kind != "late":
            raise
    line.say("stop", id=line.number)
    return line.answer("action", until + GRACE_S)


def read_action(answer: Message, notation: Notation, legal: list[int]) -> int:
    """The action of an answer, by index or in notation; BotFault when it isn't legal."""
    if "index" in answer:
        index = answer["index"]
        if type(index) is not int or not 0 <= index < len(legal):
            raise BotFault("illegal", f"index {index!r}"[:200])
        return legal[index]
    try:
        action = notation.parse(str(answer.get("notation")))
    except BadMove:
        action = -1
    if action not in legal:
        raise BotFault("illegal", f"notation {answer.get('notation')!r}"[:200])
    return action


def check_command(text: str) -> None:
    """BadChoice when a command can't be understood; whether it starts is seen when it plays."""
    read_command(text)


def make_external(text: str, rules: Rules, seed: int) -> ExternalBot:
    """A bot for the command behind `cmd:`."""
    return ExternalBot(read_command(text), rules, seed)
