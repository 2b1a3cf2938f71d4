"""The promise about a deal: a hash that seed and salt fit, and nothing else does."""

import hashlib

from trilhos.play.commitment import commitment, new_salt


def test_the_hash_is_the_one_that_the_page_describes() -> None:
    assert commitment(7, "ab") == hashlib.sha256(b"trilhos-deal/1:ab:7").hexdigest()


def test_salts_are_long_and_never_the_same() -> None:
    salts = {new_salt() for _ in range(100)}
    assert len(salts) == 100
    assert {len(salt) for salt in salts} == {32}


def test_another_seed_or_salt_is_another_promise() -> None:
    assert len({commitment(1, "a"), commitment(2, "a"), commitment(1, "b")}) == 3
