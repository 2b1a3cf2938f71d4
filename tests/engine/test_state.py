"""The state: clones, bytes, fingerprints."""

import struct
from collections.abc import Iterator

import pytest

from tests.rig import Table, dealt, rulebook, table
from trilhos.engine.state import BYTES_VERSION, FREE, State, blank_state, numbers

SCALARS = [
    "phase",
    "seat",
    "turn",
    "passes",
    "turns_left",
    "drawn",
    "target",
    "cost",
    "charger",
    "queue_head",
    "queue_size",
]
PARTS = ["owner", "cards", "tickets", "ledger", "rng"]


def in_a_tunnel() -> Table:
    """A table with something in every pocket."""
    t = table("europe").hand(0, black=4).deck(black=9).tickets(1, ("Paris", "Wien")).stations(1, "Paris")
    return t.play("claim Madrid-Pamplona", "pay 3 black")


def changed(state: State) -> Iterator[State]:
    """Clones of a state that each differ from it in one number."""
    for name in SCALARS:
        copy = state.clone()
        setattr(copy, name, getattr(copy, name) + 1)
        yield copy
    for name in PARTS:
        copy = state.clone()
        getattr(copy, name)[3] += 1
        yield copy


def test_a_blank_state_has_the_sizes_it_was_asked_for() -> None:
    s = blank_state(routes=3, cards=5, tickets=4, ledger=2)
    assert [len(part) for part in (s.owner, s.cards, s.tickets, s.ledger, s.rng)] == [3, 5, 4, 2, 8]
    assert list(s.owner) == [FREE] * 3


def test_a_clone_is_equal_and_has_no_journal() -> None:
    t = in_a_tunnel()
    copy = t.state.clone()
    assert copy.to_bytes() == t.state.to_bytes()
    assert copy.journal is None
    assert t.state.journal is not None


def test_a_clone_forgets_no_number() -> None:
    for other in changed(in_a_tunnel().state):
        assert other.clone().to_bytes() == other.to_bytes()


def test_a_clone_is_independent() -> None:
    t = in_a_tunnel()
    before = t.state.to_bytes()
    copy = Table(t.rules, t.state.clone())
    copy.play("pay 1 black" if "pay 1 black" in copy.legal() else "yield").play("draw", "draw")
    assert t.state.to_bytes() == before
    assert list(t.state.clone().owner) == list(t.state.owner)


def test_every_number_is_part_of_the_bytes_and_of_the_fingerprint() -> None:
    state = in_a_tunnel().state
    others = list(changed(state))
    assert len({state.fingerprint(), *[other.fingerprint() for other in others]}) == len(others) + 1
    for other in others:
        assert State.from_bytes(other.to_bytes()).to_bytes() == other.to_bytes()


def test_the_bytes_bring_the_same_game_back() -> None:
    t = dealt("europe", 3)
    again = Table(t.rules, State.from_bytes(t.state.to_bytes()))
    for game in (t, again):
        game.play("keep 1+2", "keep 2+3", "keep 3+4", "draw", "draw", "tickets")
    assert t.state.fingerprint() == again.state.fingerprint()
    assert t.offer(1) == again.offer(1)


def test_a_fingerprint_is_sixteen_hexadecimal_digits() -> None:
    fingerprint = rulebook("usa").start(1).fingerprint()
    assert len(fingerprint) == 16
    assert int(fingerprint, 16) >= 0
    assert fingerprint == rulebook("usa").start(1).fingerprint() != rulebook("usa").start(2).fingerprint()


def test_bytes_are_little_endian_words_with_a_version_first() -> None:
    data = blank_state(1, 1, 1, 1).to_bytes()
    values = struct.unpack(f"<{len(data) // 8}q", data)
    assert values[0] == BYTES_VERSION == 1
    assert values[12:14] == (1, FREE)  # the first part: its length, its only number


# Damage


def words(state: State) -> list[int]:
    data = state.to_bytes()
    return list(struct.unpack(f"<{len(data) // 8}q", data))


def packed(values: list[int]) -> bytes:
    return struct.pack(f"<{len(values)}q", *values)


@pytest.mark.parametrize("size", [0, 1, 7, 8, 88, 95, -1, -7])
def test_bytes_of_a_wrong_length_are_refused(size: int) -> None:
    data = rulebook("usa").start(1).to_bytes()
    with pytest.raises(ValueError, match="not the bytes of a state"):
        State.from_bytes(data[:size])


def test_bytes_with_something_behind_them_are_refused() -> None:
    data = rulebook("usa").start(1).to_bytes()
    for more in (b"x", packed([0]), packed([5])):
        with pytest.raises(ValueError, match="not the bytes of a state"):
            State.from_bytes(data + more)


def test_bytes_that_lack_a_part_are_refused() -> None:
    values = words(rulebook("usa").start(1))
    with pytest.raises(ValueError, match="4 parts, not 5"):
        State.from_bytes(packed(values[:-9]))


@pytest.mark.parametrize("length", [-1, 10**6, 2**62])
def test_a_length_that_does_not_fit_is_refused(length: int) -> None:
    values = words(rulebook("usa").start(1))
    values[12] = length
    with pytest.raises(ValueError, match="a length doesn't fit"):
        State.from_bytes(packed(values))


@pytest.mark.parametrize("version", [0, 2, -1])
def test_bytes_of_another_version_are_refused(version: int) -> None:
    values = words(rulebook("usa").start(1))
    values[0] = version
    with pytest.raises(ValueError, match=f"version {version}, not 1"):
        State.from_bytes(packed(values))


def test_numbers_makes_a_vec_of_a_list() -> None:
    assert list(numbers([3, -1, 2**40])) == [3, -1, 2**40]
