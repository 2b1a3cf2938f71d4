"""Work on all cores: each process keeps games of its own, and answers what it is asked."""

import multiprocessing
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, Generic, TypeVar

from trilhos import plugins

Question = TypeVar("Question")
Answer = TypeVar("Answer")


class Workers(Generic[Question, Answer]):
    """`count` processes. Each calls `make(number)` once, and then the function it got for every question.

    Games are not shared between processes: nothing waits for the slowest game, and two processes play twice as much as
    one. `make` must be importable, for the processes begin as fresh ones.
    """

    def __init__(self, count: int, make: Callable[[int], Callable[[Question], Answer]]) -> None:
        context = multiprocessing.get_context("spawn")
        pairs = [context.Pipe() for _ in range(count)]
        self._pipes = [ours for ours, _ in pairs]
        self._processes = [
            context.Process(target=_work, args=(make, number, theirs), daemon=True)
            for number, (_, theirs) in enumerate(pairs)
        ]
        for process in self._processes:
            process.start()
        for _, theirs in pairs:
            theirs.close()

    def ask(self, question: Question) -> list[Answer]:
        """Put the same question to all; their answers in order. What one of them raises is raised here."""
        try:
            for pipe in self._pipes:
                pipe.send(question)
            answers = [pipe.recv() for pipe in self._pipes]
        except (EOFError, ConnectionError) as problem:
            raise ChildProcessError("a process of the workers has ended before its time") from problem
        for answer in answers:
            if isinstance(answer, Exception):
                raise answer
        return answers

    def close(self) -> None:
        """End the processes."""
        for pipe in self._pipes:
            pipe.close()
        for process in self._processes:
            process.join()

    def __enter__(self) -> "Workers[Question, Answer]":
        return self

    def __exit__(self, *problem: object) -> None:
        self.close()


def _work(make: Callable[[int], Callable[[Any], Any]], number: int, pipe: Connection) -> None:
    """The life of a process: it ends when the pipe is closed."""
    plugins.quiet()
    answer: Callable[[Any], Any] | None = None
    while True:
        try:
            question = pipe.recv()
        except (EOFError, KeyboardInterrupt):
            return
        try:
            answer = answer or make(number)
            pipe.send(answer(question))
        except Exception as problem:  # whatever it is, the asker must hear of it
            pipe.send(problem)
