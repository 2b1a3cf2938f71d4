"""Bots that fail: they are late, die, speak rubbish or choose what is not legal; the game goes on all the same."""

import asyncio
import sys

import pytest

from tests.server.plain import PATIENCE
from trilhos.engine.rules import RULES_VERSION
from trilhos.play.game import Game
from trilhos.server.stewards.allowed import AllowedBots
from trilhos.server.stewards.stewards import fields_of
from trilhos.server.stewards.worker import Bots
from trilhos.server.stewards.workers import Answer, BotWorkers, Job

SLEEPS = "import time; time.sleep(60)"
DIES = "raise SystemExit(3)"
TALKS = "print('rubbish' * 1000, flush=True); import time; time.sleep(60)"
CHEATS = (
    "import sys, msgspec; data = msgspec.msgpack.encode({'action': 999999});"
    "out = sys.stdout.buffer; out.write((len(data).to_bytes(4) + data) * 2); out.flush(); sys.stdin.buffer.read()"
)
APART = (
    "import os, sys, msgspec; action = LEGAL if os.getsid(0) == os.getpid() else 999999;"
    "data = msgspec.msgpack.encode({'action': action}); out = sys.stdout.buffer;"
    "out.write(len(data).to_bytes(4) + data); out.flush(); sys.stdin.buffer.read()"
)


def job(bot: str = "greedy") -> Job:
    game = Game("usa", 2, seed=1)
    return Job("g", 0, "usa", 2, {}, RULES_VERSION, bot, 5, 0, fields_of(game.view(0)), game.legal())


def ask(program: str | None, jobs: list[Job], seconds: float) -> tuple[list[Answer], int]:
    faults: list[int] = []

    async def talk() -> list[Answer]:
        words = None if program is None else [sys.executable, "-c", program]
        workers = BotWorkers(1, seconds, lambda: faults.append(1), words)
        try:
            return [await workers.choose(each) for each in jobs]
        finally:
            await workers.close()

    return asyncio.run(talk()), len(faults)


def test_a_good_bot_answers_again_and_again() -> None:
    answers, faults = ask(None, [job(), job(), job("random")], PATIENCE)
    assert all(answer.action in job().legal for answer in answers)
    assert faults == 0


@pytest.mark.parametrize(
    ("program", "seconds", "fault"),
    [(SLEEPS, 0.5, "late"), (DIES, PATIENCE, "died"), (TALKS, 0.5, "late"), (CHEATS, PATIENCE, "illegal")],
)
def test_a_bad_bot_is_a_fault_and_the_next_one_gets_a_chance(program: str, seconds: float, fault: str) -> None:
    answers, faults = ask(program, [job(), job()], seconds)
    assert [answer.action for answer in answers] == [None, None]
    assert fault in answers[0].fault
    assert faults == 2


def test_ctrl_c_at_the_terminal_of_the_server_is_not_for_its_workers() -> None:
    asked = job()
    answers, faults = ask(APART.replace("LEGAL", str(asked.legal[0])), [asked], seconds=PATIENCE)
    assert (answers[0].action, faults) == (asked.legal[0], 0)


def test_a_bot_that_raises_harms_no_other() -> None:
    bots = Bots(AllowedBots([]))
    broken = job("no-such-bot")
    assert "BadChoice" in bots.answer(broken).fault
    assert bots.answer(job()).action in job().legal


def test_a_decision_follows_from_its_number_alone_whatever_was_asked_before() -> None:
    asked, forgetful = Bots(AllowedBots([])), [job("random"), job("random")]
    assert asked.answer(forgetful[0]) == asked.answer(forgetful[1]) == Bots(AllowedBots([])).answer(forgetful[0])
    assert not asked.kept  # only programs from outside go on from one decision to the next
