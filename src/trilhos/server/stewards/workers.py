"""Bots think in processes of their own: they can't hold up the server, and one that hangs is ended by its id."""

import asyncio
import sys
from collections.abc import Callable
from typing import Any, Final

import msgspec
import structlog

from trilhos.play.remark import Remark

SIZE_BYTES: Final = 4
PROGRAM: Final = [sys.executable, "-m", "trilhos.server.stewards.worker"]  # and the bots that the owner named
LOG = structlog.get_logger("trilhos.workers")


class Job(msgspec.Struct, frozen=True):
    """One decision: what the seat sees, and what it may do. Nothing else reaches a bot."""

    game: str
    seat: int
    edition: str
    players: int
    options: dict[str, bool]
    rules_version: int
    bot: str
    seed: int
    decision: int  # its number among those of the seat that stand
    view: dict[str, Any]
    legal: list[int]
    board: bytes = b""  # the file of one that isn't one of ours, without its art
    samples: int = 0  # imagined worlds in which an analyst judges the position; 0: a bot decides
    watched: bool = False  # whether what the bot says of its move is wanted
    about: int | None = None  # an action that has to be among those that are judged


class Answer(msgspec.Struct, frozen=True):
    """The action a bot chose, or what went wrong; both where a program failed and its host chose for it.

    Of an analyst: its judgement, as JSON.
    """

    action: int | None = None
    fault: str = ""
    remark: Remark | None = None
    judged: bytes = b""


class Worker:
    """One process, started when it is needed."""

    def __init__(self, program: list[str]) -> None:
        self.program = program
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, job: Job, seconds: float) -> Answer:
        """The bot's answer in time, or the fault."""
        try:
            async with asyncio.timeout(seconds):
                return await self._exchange(job)
        except TimeoutError:
            await self.end()
            return Answer(fault="late", remark=Remark(fault="late"))
        except (OSError, EOFError, msgspec.MsgspecError) as problem:
            await self.end()
            return Answer(fault=f"died: {type(problem).__name__}", remark=Remark(fault="died"))

    async def _exchange(self, job: Job) -> Answer:
        if self.process is None:
            pipe = asyncio.subprocess.PIPE
            # In a session of its own: Ctrl-C at the server's terminal is for the server, which then ends its workers.
            self.process = await asyncio.create_subprocess_exec(
                *self.program, stdin=pipe, stdout=pipe, start_new_session=True
            )
        process = self.process
        if process.stdin is None or process.stdout is None:
            raise EOFError("a worker without pipes")
        process.stdin.write(frame(job))
        await process.stdin.drain()
        size = int.from_bytes(await process.stdout.readexactly(SIZE_BYTES))
        return msgspec.msgpack.decode(await process.stdout.readexactly(size), type=Answer)

    async def end(self) -> None:
        """End the process, whatever it is doing."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
            await process.wait()


class BotWorkers:
    """A few workers; decisions wait for a free one."""

    def __init__(
        self, count: int, seconds: float, failed: Callable[[], None], program: list[str] | None = None
    ) -> None:
        self.all = [Worker(program or PROGRAM) for _ in range(count)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.all:
            self.free.put_nowait(worker)
        self.seconds = seconds
        self.failed = failed  # called for every fault

    async def choose(self, job: Job) -> Answer:
        """What the bot does, or the analyst thinks; a fault is logged and named in the answer."""
        worker = await self.free.get()
        try:
            answer = await worker.ask(job, self.seconds)
        finally:
            self.free.put_nowait(worker)
        if not answer.judged and answer.action not in job.legal:
            fault = answer.fault or f"illegal action {answer.action}"
            answer = Answer(fault=fault, remark=answer.remark or Remark(fault="illegal"))
        if answer.fault:
            LOG.error("bot fault", game=job.game, seat=job.seat, bot=job.bot, fault=answer.fault)
            self.failed()
        return answer

    async def close(self) -> None:
        """End all processes."""
        for worker in self.all:
            await worker.end()


def frame(message: msgspec.Struct) -> bytes:
    """A message as it goes through a pipe: its size, then itself."""
    data = msgspec.msgpack.encode(message)
    return len(data).to_bytes(SIZE_BYTES) + data
