"""Bots that the owner has given a name: what runs under it, and which names can't be."""

import pytest

from trilhos.errors import BadChoice
from trilhos.server.answers.errors import Forbidden
from trilhos.server.stewards.allowed import AllowedBots

PROGRAM = "cmd:python3 mine.py --a=b"


def test_a_name_stands_for_the_program() -> None:
    bots = AllowedBots([f"mine={PROGRAM}", "cmd:other --x=1"])
    assert bots.names()[-2:] == ["mine", "cmd:other --x=1"]
    assert (bots.program("mine"), bots.program("greedy")) == (PROGRAM, "greedy")
    bots.check("mine")
    with pytest.raises(Forbidden):
        bots.check(PROGRAM)  # by its name alone


@pytest.mark.parametrize("words", [["greedy=cmd:x"], ["=cmd:x"], ["A b=cmd:x"], ["one=cmd:x", "one=cmd:y"]])
def test_a_name_that_cannot_be_is_refused(words: list[str]) -> None:
    with pytest.raises(BadChoice) as told:
        AllowedBots(words)
    assert told.value.key == "bad-program-name"
