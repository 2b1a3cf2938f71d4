"""A worker process: reads decisions from its standard input and answers with what the bot chose."""

import os
import sys
from collections import OrderedDict
from typing import BinaryIO, Final

import msgspec

from trilhos.bots import Bot, make_bot
from trilhos.editions import shared_rules
from trilhos.engine.view import View
from trilhos.server.workers import SIZE_BYTES, Answer, Job, frame

MOST_BOTS: Final = 512  # kept with their plans; one that is forgotten is made anew


class Bots:
    """The bots this process has met lately."""

    def __init__(self) -> None:
        self.kept: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()

    def answer(self, job: Job) -> Answer:
        """Let the bot choose; whatever it does wrong is told and harms nobody else."""
        try:
            return Answer(action=self._bot(job).choose(View(**job.view), job.legal))
        except Exception as problem:
            self.kept.pop((job.game, job.seat, job.bot), None)
            return Answer(fault=f"{type(problem).__name__}: {problem}"[:300])

    def _bot(self, job: Job) -> Bot:
        key = (job.game, job.seat, job.bot)
        if key not in self.kept:
            self.kept[key] = make_bot(job.bot, shared_rules(job.edition, job.players, job.options), job.seed)
        self.kept.move_to_end(key)
        if len(self.kept) > MOST_BOTS:
            self.kept.popitem(last=False)
        return self.kept[key]


def main() -> None:
    """Answer until the server closes the pipe."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # what a bot prints must not get between the answers
    bots = Bots()
    while (job := _read(sys.stdin.buffer)) is not None:
        answers.write(frame(bots.answer(job)))
        answers.flush()


def _read(pipe: BinaryIO) -> Job | None:
    size = pipe.read(SIZE_BYTES)
    return msgspec.msgpack.decode(pipe.read(int.from_bytes(size)), type=Job) if len(size) == SIZE_BYTES else None


if __name__ == "__main__":
    main()
