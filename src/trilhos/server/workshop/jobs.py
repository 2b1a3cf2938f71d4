"""The queue of long work: a few at a time, each in a process that is ended when it is late or nobody wants it."""

import asyncio
import contextlib
import os
import signal
import sys
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, Literal

import msgspec
import structlog

from trilhos.server.answers.errors import NotFound, Refused, Unavailable
from trilhos.server.stewards.workers import SIZE_BYTES, frame

PROGRAM: Final = [sys.executable, "-m", "trilhos.server.workshop.worker"]
MOST_WAITING: Final = 10
MOST_OF_ONE: Final = 2  # that a client address may have waiting or under way
MOST_KEPT: Final = 50  # finished ones
KEPT_SECONDS: Final = 3600.0
LONGEST: Final = 600.0  # seconds
LARGEST_RESULT: Final = 32_000_000  # bytes
FINISHED: Final = ("done", "failed", "cancelled")
State = Literal["waiting", "working", "done", "failed", "cancelled"]
LOG = structlog.get_logger("trilhos.workshop")


class JobOrder(msgspec.Struct, frozen=True):
    """What is to be done: the kind of work, what it is about, and the language of its sentences."""

    kind: str
    language: str
    wish: dict[str, Any]
    board: bytes = b""  # a sound board's file
    game: str = ""  # that it is about


class JobNews(msgspec.Struct, frozen=True):
    """What a process says on its way: how far it has come, what it has found so far, its result, or what went wrong."""

    progress: float | None = None
    partial: bytes | None = None  # JSON
    result: bytes | None = None  # JSON, or a file
    media: str = "application/json"
    error: str = ""


class BoardJob(msgspec.Struct, eq=False):
    """A piece of work and what is known of it."""

    id: str
    order: JobOrder
    who: str
    state: State = "waiting"
    progress: float = 0.0
    partial: bytes | None = None
    result: bytes | None = None
    media: str = ""
    error: str = ""  # a sentence, or the key of one
    ended: float = 0.0

    def end(self, state: State, error: str = "") -> None:
        """It is over."""
        self.state, self.error, self.ended, self.partial = state, error, time.monotonic(), None


async def _nothing(job: BoardJob) -> None:
    """Nobody else has to know."""


class Jobs:
    """All pieces of work of a server process."""

    def __init__(
        self,
        program: list[str] | None = None,
        seconds: float = LONGEST,
        at_once: int = 1,
        finished: Callable[[BoardJob], Awaitable[None]] = _nothing,
    ) -> None:
        self.program = program or PROGRAM
        self.seconds = seconds
        self.turn = asyncio.Semaphore(at_once)
        self.finished = finished  # told of every one that has come to its end
        self.jobs: dict[str, BoardJob] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def add(self, id: str, order: JobOrder, who: str) -> BoardJob:
        """One more; Unavailable where the queue is full, Refused where its client has enough of them."""
        self._forget()
        active = [job for job in self.jobs.values() if job.state not in FINISHED]
        if sum(job.who == who for job in active) >= MOST_OF_ONE:
            raise Refused("job-one-at-a-time", most=MOST_OF_ONE)
        if sum(job.state == "waiting" for job in active) >= MOST_WAITING:
            raise Unavailable("workshop-busy")
        job = self.jobs[id] = BoardJob(id, order, who)
        self.tasks[id] = asyncio.create_task(self._run(job))
        return job

    def _forget(self) -> None:
        """What was finished long ago, or too many others since, goes."""
        ended = sorted((job for job in self.jobs.values() if job.state in FINISHED), key=lambda job: job.ended)
        many, old = len(ended) - MOST_KEPT, time.monotonic() - KEPT_SECONDS
        for at, job in enumerate(ended):
            if at < many or job.ended < old:
                del self.jobs[job.id]

    def get(self, id: str) -> BoardJob:
        """A piece of work; NotFound when there is none, or it was long ago."""
        self._forget()
        if id not in self.jobs:
            raise NotFound("unknown-job")
        return self.jobs[id]

    def about(self, kind: str, game: str) -> BoardJob | None:
        """The latest work of a kind about a game, if there is any."""
        self._forget()
        found = [job for job in self.jobs.values() if (job.order.kind, job.order.game) == (kind, game)]
        return found[-1] if found else None

    def before(self, job: BoardJob) -> int:
        """How many come before it."""
        waiting = [other.id for other in self.jobs.values() if other.state == "waiting"]
        return waiting.index(job.id) if job.id in waiting else 0

    async def cancel(self, id: str) -> None:
        """End it, whatever it is doing, and forget it."""
        job = self.get(id)
        await self._stop(job)
        self.jobs.pop(id, None)

    async def _stop(self, job: BoardJob) -> None:
        task = self.tasks.pop(job.id, None)
        if task is not None:
            if job.state not in FINISHED:  # its process is being ended already
                task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def close(self) -> None:
        """End all."""
        for job in list(self.jobs.values()):
            await self._stop(job)

    async def _run(self, job: BoardJob) -> None:
        try:
            async with self.turn:
                await self._work(job)
            await self.finished(job)
        except asyncio.CancelledError:
            job.end("cancelled")
            raise
        finally:
            self.tasks.pop(job.id, None)

    async def _work(self, job: BoardJob) -> None:
        process = await self._start()
        job.state = "working"
        try:
            async with asyncio.timeout(self.seconds):
                await self._listen(job, process)
        except TimeoutError:
            job.end("failed", "job-late")
        except (OSError, EOFError, msgspec.MsgspecError) as problem:
            LOG.error("a job's process has died", kind=job.order.kind, problem=type(problem).__name__)
            job.end("failed", "job-died")
        finally:
            await _end(process)

    async def _start(self) -> asyncio.subprocess.Process:
        """In a session of its own: it may start processes itself, and all of them are ended together."""
        pipe = asyncio.subprocess.PIPE
        starting = asyncio.ensure_future(
            asyncio.create_subprocess_exec(*self.program, stdin=pipe, stdout=pipe, start_new_session=True)
        )
        try:
            return await asyncio.shield(starting)
        except asyncio.CancelledError:  # given up while it starts: nobody else would end it
            await _end(await starting)
            raise

    async def _listen(self, job: BoardJob, process: asyncio.subprocess.Process) -> None:
        if process.stdin is None or process.stdout is None:
            raise EOFError("a process without pipes")
        process.stdin.write(frame(job.order))
        with contextlib.suppress(ConnectionError):  # one that is gone already may have said why
            await process.stdin.drain()
        while job.state == "working":
            size = int.from_bytes(await process.stdout.readexactly(SIZE_BYTES))
            if size > LARGEST_RESULT:
                raise EOFError("too much")
            _take_in(job, msgspec.msgpack.decode(await process.stdout.readexactly(size), type=JobNews))


def _take_in(job: BoardJob, told: JobNews) -> None:
    if told.error:
        job.end("failed", told.error)
    elif told.result is not None:
        job.result, job.media, job.progress = told.result, told.media, 1.0
        job.end("done")
    else:
        job.progress = job.progress if told.progress is None else told.progress
        job.partial = job.partial if told.partial is None else told.partial


async def _end(process: asyncio.subprocess.Process) -> None:
    """End a process and all that it has started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    if process.stdin is not None and process.stdout is not None:
        process.stdin.close()
        await process.stdout.read()  # nobody wants it any more
    await process.wait()
