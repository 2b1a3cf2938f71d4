"""A client process: reads its share of the plan, says when its games are ready, plays when told to, and reports."""

import asyncio
import contextlib
import gc
import sys
import time
from typing import Final

import msgspec

from trilhos.loadtest.plan import WARM_UP, LoadPlan, Measured
from trilhos.loadtest.players import Player, Pool

AT_ONCE: Final = 8  # games made at the same time


async def run(plan: LoadPlan) -> None:
    """Make the games, wait for the word, play, tell what was measured, and stay: who leaves gives the server work."""
    measured, pool = Measured(), Pool(plan.ports)
    players = [Player(plan, number, pool, measured) for number in range(plan.first, plan.games, plan.step)]
    gate = asyncio.Semaphore(AT_ONCE)
    await asyncio.gather(*[_begin(player, gate) for player in players])
    gc.freeze()  # what lives as long as the test needs no looking through
    _say("ready")
    await asyncio.to_thread(sys.stdin.readline)
    start, cpu = time.perf_counter(), time.process_time()
    measure = start + WARM_UP
    await asyncio.gather(*[player.play(start, measure, measure + plan.seconds) for player in players])
    measured.cpu = time.process_time() - cpu
    _say(msgspec.json.encode(measured).decode())
    await asyncio.to_thread(sys.stdin.readline)
    await asyncio.gather(*[player.close() for player in players])
    pool.close()


async def _begin(player: Player, gate: asyncio.Semaphore) -> None:
    async with gate:
        await player.begin()


def _say(word: str) -> None:
    print(word, flush=True)


def main() -> None:
    """The plan comes as the first line, then the words to begin and to leave; the figures go out between them."""
    plan = msgspec.json.decode(sys.stdin.readline(), type=LoadPlan)
    with asyncio.Runner(loop_factory=_loop) as runner:
        runner.run(run(plan))


def _loop() -> asyncio.AbstractEventLoop:
    """The fast loop where there is one."""
    with contextlib.suppress(ImportError):
        import uvloop

        return uvloop.new_event_loop()
    return asyncio.new_event_loop()


if __name__ == "__main__":
    main()
