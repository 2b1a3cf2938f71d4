"""Bots are asked again: what a bot's chair did is its bot's decision, or the file is found out."""

import json
from functools import cache
from typing import Any

import pytest

from tests.play.test_verify_nonces import BOTS, CHAIRS, NONCES, PROMISES, SECRET, Data
from trilhos.boards import EDITIONS
from trilhos.bots.repeat import choose, repeat
from trilhos.engine.random import STRONG
from trilhos.errors import BadChoice, BadFile
from trilhos.play.commitment import commitment, deal, terms
from trilhos.play.game import Game
from trilhos.play.record import to_record

MOVES = 16
TERMS = terms("usa", EDITIONS["usa"].fingerprint, {}, 2, len(CHAIRS), None, BOTS)
COMMITMENT = commitment(TERMS, SECRET)
DEALT = deal(COMMITMENT, SECRET, NONCES)
ORDER = DEALT.order(len(CHAIRS), None)
SEATED = [BOTS[chair] for chair in ORDER]
BOT_SEAT = SEATED.index("greedy")


@cache
def played() -> str:
    """The export of a game with a bot from the start, three people, and a caretaker for the last of them."""
    game = Game("usa", len(CHAIRS), DEALT.seed, names=[CHAIRS[chair] for chair in ORDER], streams=STRONG)
    deciders = ["random" if CHAIRS[chair] == "João" else BOTS[chair] for chair in ORDER]
    while len(game.moves) < MOVES:
        seat = game.waiting[0]
        bot = deciders[seat]
        game.choose(seat, game.legal(seat)[-1] if bot is None else choose(game, seat, bot))
    about: Data = {"format": "trilhos-deal/2", "game": "abc", "imported": False, "chairs": CHAIRS, "bots": BOTS}
    shown: Data = {"first": None, "commitment": COMMITMENT, "seed": str(DEALT.seed), "secret": SECRET, "terms": TERMS}
    told = {**about, **shown, "promises": PROMISES, "nonces": NONCES}
    return json.dumps({**to_record(game), "deal": {**told, "decided": [deciders[move.seat] for move in game.moves]}})


def record() -> Any:
    return json.loads(played())


def test_decisions_of_bots_and_caretakers_come_out_the_same() -> None:
    decided = record()["deal"]["decided"]
    found = repeat(record(), "file", SEATED)
    assert found.proven
    assert (found.same, found.caretakers) == (len(decided) - decided.count(None), decided.count("random"))
    assert found.caretakers > 0


def numbers(seat_bot: str) -> list[int]:
    return [number for number, bot in enumerate(record()["deal"]["decided"], 1) if bot == seat_bot]


@pytest.mark.parametrize("named", [None, "random", "cmd:./bot"])
def test_a_bots_decision_that_the_file_gives_to_another_is_found(named: str | None) -> None:
    """A host who let the bot peek would write so."""
    file = record()
    file["deal"]["decided"] = [named if bot == "greedy" else bot for bot in file["deal"]["decided"]]
    found = repeat(file, "file", SEATED)
    assert found.strange == [(number, "greedy", named or "") for number in numbers("greedy")]
    assert not found.sound


def test_a_bot_that_failed_played_the_first_legal_move_or_did_not_fail() -> None:
    file, game = record(), Game("usa", 4, DEALT.seed, streams=STRONG)
    for seat in range(4):
        game.choose(seat, game.legal(seat)[0])
    decided = ["" if seat == BOT_SEAT else None for seat in range(4)]
    failed = repeat({**file, **to_record(game), "deal": {**file["deal"], "decided": decided}}, "file", SEATED)
    assert (failed.sound, failed.defaults, failed.proven) == (True, 1, False)
    file["deal"]["decided"] = ["" if bot == "greedy" else bot for bot in file["deal"]["decided"]]
    found = repeat(file, "file", SEATED)
    assert {bot for _, bot, _ in found.other} == {""}
    assert not found.sound


def test_programs_from_outside_are_counted_and_prove_nothing() -> None:
    file = record()
    file["deal"]["decided"] = ["cmd:./bot" if bot == "greedy" else bot for bot in file["deal"]["decided"]]
    found = repeat(file, "file", ["cmd:./bot" if bot else None for bot in SEATED])
    assert (found.sound, found.guests, found.proven) == (True, len(numbers("greedy")), False)


def test_moves_that_came_with_a_save_file_have_no_name() -> None:
    file = record()
    file["deal"] |= {"imported": True, "decided": [None] * MOVES}
    found = repeat(file, "file", SEATED)
    assert (found.sound, found.brought, found.proven) == (True, len(numbers("greedy")), False)


@pytest.mark.parametrize("decided", [None, "greedy", [], [5] * MOVES])
def test_a_list_that_does_not_fit_the_moves_is_damaged(decided: Any) -> None:
    file = record()
    file["deal"]["decided"] = decided
    with pytest.raises(BadFile, match=r"deal\.decided"):
        repeat(file, "file", SEATED)


def test_a_bot_that_nobody_knows() -> None:
    file = record()
    file["deal"]["decided"] = ["nobody" if bot == "random" else bot for bot in file["deal"]["decided"]]
    with pytest.raises(BadChoice, match="no bot"):
        repeat(file, "file", SEATED)
