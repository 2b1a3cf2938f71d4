"""The state: clones, bytes, fingerprints."""

import hashlib
import struct
from collections.abc import Iterator

import pytest

from tests.rig import Table, dealt, rulebook, table
from trilhos.boards import EDITIONS
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


def test_bytes_are_little_endian_numbers_with_a_version_first() -> None:
    data = blank_state(1, 2, 1, 1).to_bytes()
    head = struct.unpack_from("<17q", data)
    assert head[0] == BYTES_VERSION
    assert head[12:] == (1, 2, 1, 1, 8)  # the sizes of the parts
    assert struct.unpack_from("<q2hqq", data, 17 * 8) == (FREE, 0, 0, 0, 0)  # cards are narrow
    assert len(data) == 8 * (17 + 3 + 8) + 2 * 2


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_state_takes_at_most_4_kb(edition: str) -> None:
    for players in range(EDITIONS[edition].least_players, EDITIONS[edition].most_players + 1):
        assert len(rulebook(edition, players).start(1).to_bytes()) <= 4096


def test_a_fingerprint_is_that_of_the_first_version() -> None:
    s = blank_state(1, 2, 1, 1)
    scalars, rng = [0, 0, 0, 0, -1, 0, -1, -1, -1, 0, 0], [int(word) for word in s.rng]
    values = [1, *scalars, 1, int(FREE), 2, 0, 0, 1, 0, 1, 0, 8, *rng]
    assert s.fingerprint() == hashlib.blake2b(packed(values), digest_size=8).hexdigest()


# Damage


def packed(values: list[int]) -> bytes:
    return struct.pack(f"<{len(values)}q", *values)


def damaged(at: int, value: int) -> bytes:
    """The bytes of a state with another number in the head."""
    data = rulebook("usa").start(1).to_bytes()
    return data[: 8 * at] + packed([value]) + data[8 * at + 8 :]


@pytest.mark.parametrize("size", [0, 1, 7, 8, 88, 135, -1, -7])
def test_bytes_of_a_wrong_length_are_refused(size: int) -> None:
    data = rulebook("usa").start(1).to_bytes()
    with pytest.raises(ValueError, match="not the bytes of a state"):
        State.from_bytes(data[:size])


def test_bytes_with_something_behind_them_are_refused() -> None:
    data = rulebook("usa").start(1).to_bytes()
    for more in (b"x", packed([0]), packed([5])):
        with pytest.raises(ValueError, match="not the bytes of a state"):
            State.from_bytes(data + more)


@pytest.mark.parametrize("length", [-1, 99, 101, 10**6, 2**62])
def test_a_length_that_does_not_fit_is_refused(length: int) -> None:
    with pytest.raises(ValueError, match="a length doesn't fit"):
        State.from_bytes(damaged(12, length))


@pytest.mark.parametrize("version", [0, 1, 3, -1])
def test_bytes_of_another_version_are_refused(version: int) -> None:
    with pytest.raises(ValueError, match=f"version {version}, not 2"):
        State.from_bytes(damaged(0, version))


def test_numbers_makes_a_vec_of_a_list() -> None:
    assert list(numbers([3, -1, 2**40])) == [3, -1, 2**40]
