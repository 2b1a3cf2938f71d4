"""Deal blocks: one deal, and every seating that is fair to all bots."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from trilhos.arena.blocks import Tournament, play_block
from trilhos.errors import BadChoice

PAIR = Tournament("usa", 2, ["greedy", "random"], blocks=3, seed=9)
CASES = [(count, players) for count in range(1, 7) for players in range(2, 6)]


def named(count: int, players: int) -> Tournament:
    return replace(PAIR, bots=[f"b{number}" for number in range(count)], players=players)


@pytest.mark.parametrize(("count", "players"), CASES)
def test_every_bot_sits_in_every_seat_equally_often(count: int, players: int) -> None:
    seatings = named(count, players).seatings
    for seat in range(players):
        often = Counter(row[seat] for row in seatings)
        assert len(often) == count
        assert len(set(often.values())) == 1
    assert len(set(map(tuple, seatings))) == len(seatings)


@pytest.mark.parametrize(("count", "players"), CASES)
def test_every_seating_comes_with_its_rotations_and_all_meet(count: int, players: int) -> None:
    seatings = set(map(tuple, named(count, players).seatings))
    assert all(row[1:] + row[:1] in seatings for row in seatings)
    met = {frozenset((a, b)) for row in seatings for a in row for b in row if a != b}
    assert len(met) == count * (count - 1) // 2


def test_seatings_of_a_pair() -> None:
    assert PAIR.seatings == [["greedy", "random"], ["random", "greedy"]]
    assert len(replace(PAIR, players=3).seatings) == 6
    assert len(replace(PAIR, players=4).seatings) == 2


@pytest.mark.parametrize("players", [2, 3, 4])
def test_one_alone_sits_in_every_seat_once(players: int) -> None:
    seatings = replace(PAIR, players=players, alone=True).seatings
    assert [row.index("greedy") for row in seatings] == [0, *range(players - 1, 0, -1)]
    assert all(row.count("random") == players - 1 for row in seatings)


def test_a_block_is_one_deal() -> None:
    block = play_block(PAIR, 2)
    assert [outcome.seed for outcome in block] == [11, 11]
    assert [outcome.bots for outcome in block] == PAIR.seatings
    for outcome in block:
        assert sorted(outcome.places) == [1, 2]
        assert outcome.winners == [outcome.places.index(1)]
        assert sum(outcome.own_turns) == outcome.turns
        assert sum(sum(times.values()) for times in outcome.times) == outcome.decisions
        assert len(outcome.cards_left) == len(outcome.pieces_left) == 2


@pytest.mark.parametrize(
    ("changes", "problem"),
    [
        ({"bots": ["greedy", "deep"]}, '"deep"'),
        ({"bots": ["greedy", "greedy"]}, '"greedy" is in the list twice'),
        ({"bots": ["greedy", "random", "path"], "alone": True}, "it takes two bots, not 3"),
        ({"players": 7}, "2 to 5 players"),
        ({"options": {"tokens": True}}, 'no option "tokens"'),
        ({"seed": 2**128 - 2}, "A seed is"),
    ],
)
def test_a_tournament_that_cant_be_played_is_refused(changes: dict[str, Any], problem: str) -> None:
    with pytest.raises(BadChoice, match=problem):
        replace(PAIR, **changes).check()


def test_too_many_seatings_are_refused_before_they_are_made() -> None:
    many = replace(PAIR, bots=[f"cmd:./bot {number}" for number in range(40)], players=5)
    with pytest.raises(BadChoice, match="3,290,040 games"):
        many.check()
    replace(many, players=2, bots=many.bots[:32]).check()
