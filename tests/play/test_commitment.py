"""What is promised about a deal, and how it follows: hashes that fit one thing, and nothing else."""

import hashlib
import json
from typing import Any

import pytest

from trilhos.play import commitment as deals
from trilhos.play.commitment import Dealt, commitment, deal, new_salt, new_secret, promise, seed_commitment, seed_deal
from trilhos.play.game import seating

SECRET = "ab" * 32
NONCES = ["01" * 32, None, "02" * 32]


def terms(**changes: Any) -> dict[str, Any]:
    told: dict[str, Any] = {
        "edition": "nederland", "board": "f" * 64, "options": {"tokens": True, "neutral": False},
        "rules_version": 2, "chairs": 3, "first": None,
    }  # fmt: skip
    return deals.terms(**{**told, **changes})


def test_the_commitment_is_the_hash_that_the_documents_describe() -> None:
    text = (
        '{"board":"' + "f" * 64 + '","chairs":3,"edition":"nederland","first":null,"format":"trilhos-deal/2",'
        '"options":{"neutral":false,"tokens":true},"rules_version":2,"secret":"' + SECRET + '","streams":"strong"}'
    )
    assert commitment(terms(), SECRET) == hashlib.sha256(text.encode()).hexdigest()


@pytest.mark.parametrize(
    "change",
    [
        {"edition": "usa"}, {"board": "e" * 64}, {"options": {"tokens": True, "neutral": True}},
        {"rules_version": 1}, {"chairs": 4}, {"first": 0},
    ],
)  # fmt: skip
def test_whatever_a_deal_depends_on_is_in_the_commitment(change: dict[str, Any]) -> None:
    assert commitment(terms(**change), SECRET) != commitment(terms(), SECRET)
    assert commitment(terms(), "cd" * 32) != commitment(terms(), SECRET)


def test_a_promise_is_the_hash_of_a_nonce() -> None:
    text = f'{{"format":"trilhos-deal/2","nonce":"{SECRET}"}}'
    assert promise(SECRET) == hashlib.sha256(text.encode()).hexdigest()


def test_seed_and_start_player_are_the_halves_of_one_hash() -> None:
    told = json.dumps({"commitment": "c", "nonces": NONCES, "secret": SECRET}, separators=(",", ":"))
    digest = hashlib.sha256(told.encode()).hexdigest()
    assert deal("c", SECRET, NONCES) == Dealt(int(digest[:32], 16), int(digest[32:], 16) % 3)


def test_every_nonce_secret_and_commitment_changes_the_deal() -> None:
    others = [deal("c", SECRET, [*NONCES[:2], "03" * 32]), deal("c", "cd" * 32, NONCES), deal("d", SECRET, NONCES)]
    moved = deal("c", SECRET, [NONCES[1], NONCES[0], NONCES[2]])  # a nonce belongs to its chair
    assert len({dealt.seed for dealt in [deal("c", SECRET, NONCES), moved, *others]}) == 5


def test_who_begins_is_drawn_evenly_unless_named() -> None:
    drawn = [deal("c", f"{number:064x}", [None] * 5).drawn for number in range(1000)]
    assert all(150 < drawn.count(chair) < 250 for chair in range(5))
    assert Dealt(7, drawn=2).order(4, None) == [2, 3, 0, 1]
    assert Dealt(7, drawn=2).order(4, 1) == [1, 2, 3, 0]


def test_secrets_are_long_and_never_the_same() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
    assert {len(new_secret()), len(new_salt())} == {64, 32}


# The first format


def test_the_hash_of_the_first_format() -> None:
    assert seed_commitment(7, "ab") == hashlib.sha256(b"trilhos-deal/1:ab:7").hexdigest()
    assert len({seed_commitment(1, "a"), seed_commitment(2, "a"), seed_commitment(1, "b")}) == 3


@pytest.mark.parametrize("first", [None, 1])
def test_the_order_of_the_first_format_is_that_of_every_seed(first: int | None) -> None:
    for seed in range(20):
        order = seating(["0", "1", "2"], seed, None if first is None else str(first))
        assert seed_deal(seed, 3).order(3, first) == [int(chair) for chair in order]
