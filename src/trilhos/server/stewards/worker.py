"""A worker process: reads decisions from its standard input and answers with what the bot chose."""

import os
import sys
import time
from collections import OrderedDict
from typing import Final

import msgspec

from trilhos import plugins
from trilhos.boards import shared_rules, sound_board
from trilhos.bots import Bot, make_bot
from trilhos.bots.base import decision_seed, remark_of
from trilhos.bots.guest import Guest
from trilhos.bots.repeat import COMMAND
from trilhos.engine.rules import Rules
from trilhos.engine.view import View
from trilhos.play.remark import Remark
from trilhos.server.stewards.allowed import AllowedBots
from trilhos.server.stewards.workers import SIZE_BYTES, Answer, Job, frame

MOST_GUESTS: Final = 16  # bots that are programs of their own
IDLE_SECONDS: Final = 300.0
LONGEST_FAULT: Final = 300


class Bots:
    """Bots, and of those that are programs the ones met lately, with the time when each was last asked."""

    def __init__(self, allowed: AllowedBots) -> None:
        self.allowed = allowed
        self.kept: OrderedDict[tuple[str, int, str], tuple[Bot, float]] = OrderedDict()

    def answer(self, job: Job) -> Answer:
        """Let the bot choose; whatever it does wrong is told and harms nobody else."""
        try:
            if job.samples:
                return _judged(job)
            bot = self._bot(job)
            before = len(bot.faults) if isinstance(bot, Guest) else 0
            action = bot.choose(View(**job.view), job.legal)
            told = remark_of(bot) if job.watched else None
            # A program's own fault comes with the default move that its host plays for it.
            if isinstance(bot, Guest) and (bot.forfeited or len(bot.faults) > before):
                return Answer(action, str(bot.faults[-1])[:LONGEST_FAULT], told)
            return Answer(action, remark=told)
        except Exception as problem:
            self._forget((job.game, job.seat, job.bot))
            fault = f"{type(problem).__name__}: {problem}"[:LONGEST_FAULT]
            return Answer(fault=fault, remark=Remark(fault="raised"))

    def _bot(self, job: Job) -> Bot:
        """One of ours is made for this decision alone, so that anybody can repeat it; a program goes on."""
        key, now = (job.game, job.seat, job.bot), time.monotonic()
        self.allowed.check(job.bot)  # whoever asks: no program is started that the owner hasn't named
        rules = _rules(job)
        program = self.allowed.program(job.bot)
        if not program.startswith(COMMAND):
            return make_bot(program, rules, decision_seed(job.seed, job.decision))
        bot, _ = self.kept.pop(key, (None, now))
        if bot is None:
            bot = make_bot(program, rules, job.seed)
            if isinstance(bot, Guest):
                bot.join(job.seat)
        self.kept[key] = bot, now
        # A program that was not asked for long is ended, and started anew when needed.
        old = [key for key, (_, asked) in self.kept.items() if now - asked > IDLE_SECONDS]
        for key in {*old, *list(self.kept)[:-MOST_GUESTS]}:
            self._forget(key)
        return bot

    def _forget(self, key: tuple[str, int, str]) -> None:
        bot, _ = self.kept.pop(key, (None, 0.0))
        if isinstance(bot, Guest):
            bot.close()


def _rules(job: Job) -> Rules:
    board = sound_board(job.board) if job.board else job.edition
    return shared_rules(board, job.players, job.options, job.rules_version)


def _judged(job: Job) -> Answer:
    """What an analyst thinks of a position, from its view alone."""
    from trilhos.insight.analyst import Analyst  # few games have hints

    analyst = Analyst(_rules(job), job.samples, decision_seed(job.seed, job.decision))
    return Answer(judged=msgspec.json.encode(analyst.judge(View(**job.view), job.about)))


def main() -> None:
    """Answer until the server closes the pipe."""
    plugins.quiet()
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not get between the answers
    bots = Bots(AllowedBots(sys.argv[1:]))
    jobs = sys.stdin.buffer
    while len(size := jobs.read(SIZE_BYTES)) == SIZE_BYTES:
        job = msgspec.msgpack.decode(jobs.read(int.from_bytes(size)), type=Job)
        answers.write(frame(bots.answer(job)))
        answers.flush()


if __name__ == "__main__":
    main()
