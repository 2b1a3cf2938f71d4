"""What bots say of their moves: plain Python ones, programs, and our own."""

import json
import sys
from pathlib import Path

import pytest

from trilhos.bots import make_bot
from trilhos.bots.base import remark_of
from trilhos.bots.seats import Seats, seat_bots
from trilhos.play.game import Game
from trilhos.play.remark import LONGEST, Remark

PATIENT = "start_s=600:move_ms=600000:game_s=86400"
PROGRAM = """
import json, sys
for line in sys.stdin:
    m = json.loads(line)
    if m["type"] == "hello": print('{"type": "hello", "protocol": "trilhos-bot/1"}', flush=True)
    if m["type"] == "ping": print(json.dumps({"type": "pong", "id": m["id"]}), flush=True)
    if m["type"] == "act": print(json.dumps({"type": "action", "id": m["id"], "index": 0, **SAYS}), flush=True)
"""


class Talker:
    """The first legal action, and a word about it."""

    def __init__(self, remark: object) -> None:
        self.remark = remark

    def choose(self, view: object, legal: list[int]) -> int:
        return legal[0]


@pytest.mark.parametrize(
    ("said", "kept"),
    [
        ("short", Remark("short")),
        (("short", {"win": 0.4}), Remark("short", {"win": 0.4})),
        (Remark("x" * 9999), Remark("x" * LONGEST)),
        (None, None),
        (("too", "many", "words"), None),
        (lambda: "a method of its own", None),
    ],
)
def test_a_bot_says_it_beside_its_choice(said: object, kept: Remark | None) -> None:
    game = Game("usa", seed=1)
    Seats(game, {0: Talker(said), 1: Talker(None)}).play()
    assert game.said == ({0: kept} if kept else {})
    game.choose(1, game.legal(1)[0])
    assert [move.remark for move in game.moves] == [kept, None]


def test_a_bot_without_a_word_stays_a_bot() -> None:
    game = Game("usa", seed=1)
    with seat_bots(game, {0: "greedy", 1: "random"}) as seats:
        for _ in range(4):
            seats.play()
    assert all(move.remark is None for move in game.moves)


@pytest.mark.parametrize(
    ("says", "kept"),
    [
        ({"remark": "first is best", "numbers": {"depth": 3}}, Remark("first is best", {"depth": 3.0})),
        ({"remark": 5, "numbers": "many"}, None),
        ({"index": 99, "remark": "I am wrong"}, Remark(fault="illegal")),
        ({"remark": "x" * 2**17}, Remark(fault="rubbish")),
    ],
    ids=["said", "nonsense", "illegal", "flood"],
)
def test_a_program_says_it_with_its_answer(tmp_path: Path, says: dict[str, object], kept: Remark | None) -> None:
    file = tmp_path / "bot.py"
    file.write_text(PROGRAM.replace("**SAYS", f"**json.loads({json.dumps(json.dumps(says))})"), encoding="utf-8")
    game = Game("usa", seed=1)
    with seat_bots(game, {0: f"cmd:{PATIENT}:{sys.executable} {file}", 1: "random"}) as seats:
        seats.play()
        seats.play()
    assert [move.remark for move in game.moves] == [kept, None]


def test_a_program_that_has_died_is_told_of_at_each_move(tmp_path: Path) -> None:
    file = tmp_path / "bot.py"
    file.write_text("raise SystemExit(3)", encoding="utf-8")
    game = Game("usa", seed=1)
    with seat_bots(game, {0: f"cmd:{PATIENT}:{sys.executable} {file}", 1: "random"}) as seats:
        while len(game.moves) < 6:
            seats.play()
    assert {move.remark.fault for move in game.moves if move.seat == 0 and move.remark} == {"start"}


def test_the_planner_tells_its_plan() -> None:
    game = Game("usa", seed=1)
    with seat_bots(game, {0: "steiner", 1: "random"}) as seats:
        while len(game.moves) < 12:
            seats.play()
    told = [move.remark for move in game.moves if move.seat == 0 and move.remark]
    assert told
    routes = told[-1].text.split(" · ")
    assert len(routes) == told[-1].numbers["routes"]
    assert all(game.notation.parse(f"claim {route}") for route in routes)


def test_the_searcher_tells_its_candidates() -> None:
    game = Game("usa", seed=1)
    bot = make_bot("expert:samples=30:turns=1:ms=0", game.rules, 1)
    game.choose(1, "keep 1+2")
    game.choose(0, "keep 1+2")
    chosen = bot.choose(game.view(0), game.legal(0))
    said = remark_of(bot)
    assert said is not None
    assert said.text.startswith(f"{game.notation.text(chosen)}: ")
    assert 0.0 <= said.numbers["win"] <= 1.0
    assert said.numbers["worlds"] >= 1
    bot.choose(game.view(0), game.legal(0)[:1])  # nothing to search
    assert remark_of(bot) is None
