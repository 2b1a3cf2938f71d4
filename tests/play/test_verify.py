"""A deal of the first format: sound when nothing was touched, every touch is found, and it says what it can't prove."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from trilhos.engine.random import Random
from trilhos.errors import BadFile
from trilhos.play.commitment import seed_commitment
from trilhos.play.game import Game, seating
from trilhos.play.noted import Noted
from trilhos.play.record import to_record
from trilhos.play.verify import Verdict, verify

SEED = 123456789
SALT = "ab" * 16
CHAIRS = ["Ada", "Bia", "João"]
MISSING: Any = object()


@cache
def exported(first: int | None = None) -> str:
    """A game as a server exports it."""
    names = seating(CHAIRS, SEED, None if first is None else CHAIRS[first])
    game, random = Game("usa", 3, SEED, names=names), Random(1)
    while not game.over:
        legal = game.legal()
        game.play(legal[random.below(len(legal))])
    deal = {"seed": str(SEED), "salt": SALT, "commitment": seed_commitment(SEED, SALT)}
    seats = {"game": "abc", "chairs": CHAIRS, "first": first, "imported": False}
    return json.dumps({**to_record(game), "deal": {**deal, **seats}})


def report(folder: Path, first: int | None = None, noted: str | None = None, **changes: Any) -> Verdict:
    """What is found in an export with other fields; `deal_x` is a field of the deal."""
    record = json.loads(exported(first))
    for name, value in changes.items():
        part, field = (record["deal"], name[5:]) if name.startswith("deal_") else (record, name)
        part[field] = value
        if value is MISSING:
            del part[field]
    file = folder / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return verify(file, None if noted is None else Noted(noted))


def touched(found: Verdict) -> list[str]:
    return [check.name for check in found.checks if not check.sound]


@pytest.mark.parametrize("first", [None, 0, 2])
def test_an_untouched_game_is_sound(first: int | None, tmp_path: Path) -> None:
    found = report(tmp_path, first)
    assert found.sound
    assert [check.name for check in found.checks] == ["commitment", "seed", "seating", "replay"]
    assert (found.game, found.commitment) == ("abc", seed_commitment(SEED, SALT))
    assert (found.format, found.proven, found.lacks) == ("trilhos-deal/1", False, "old")


def test_another_seed_in_the_deal(tmp_path: Path) -> None:
    assert touched(report(tmp_path, deal_seed=str(SEED + 2)))[:2] == ["commitment", "seed"]


def test_another_seed_in_the_game(tmp_path: Path) -> None:
    found = report(tmp_path, seed=str(SEED + 1))
    assert touched(found) == ["seed", "replay"]
    assert "action" in str(found.checks[-1].problem)


def test_another_seed_everywhere_does_not_fit_the_commitment(tmp_path: Path) -> None:
    assert "commitment" in touched(report(tmp_path, seed=str(SEED + 1), deal_seed=str(SEED + 1)))


def test_another_salt(tmp_path: Path) -> None:
    assert touched(report(tmp_path, deal_salt="cd" * 16)) == ["commitment"]


def test_a_new_commitment_is_found_by_whoever_noted_the_old_one(tmp_path: Path) -> None:
    other = seed_commitment(SEED, "cd" * 16)
    changes: dict[str, Any] = {"deal_salt": "cd" * 16, "deal_commitment": other}
    assert report(tmp_path, **changes).sound
    assert touched(report(tmp_path, noted=seed_commitment(SEED, SALT), **changes)) == ["promise"]
    assert report(tmp_path, noted=other, **changes).sound


def test_another_order_of_names(tmp_path: Path) -> None:
    names = json.loads(exported())["names"]
    assert touched(report(tmp_path, names=[*names[1:], names[0]])) == ["seating"]
    assert touched(report(tmp_path, names=list(reversed(names)))) == ["seating"]


def test_another_start_player(tmp_path: Path) -> None:
    start = CHAIRS.index(json.loads(exported())["names"][0])
    assert touched(report(tmp_path, deal_first=(start + 1) % 3)) == ["seating"]
    assert report(tmp_path, deal_first=start).sound


def test_a_move_that_was_left_out(tmp_path: Path) -> None:
    actions = json.loads(exported())["actions"]
    assert touched(report(tmp_path, actions=actions[:-1])) == ["replay"]


def test_another_move(tmp_path: Path) -> None:
    actions = json.loads(exported())["actions"]
    other = "keep 1+2+3" if actions[0] != "keep 1+2+3" else "keep 1+2"
    assert touched(report(tmp_path, actions=[other, *actions[1:]])) == ["replay"]


def test_an_imported_game_says_so(tmp_path: Path) -> None:
    assert report(tmp_path, deal_imported=True).lacks == "imported"


def test_a_game_without_a_promise_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="nothing to check"):
        report(tmp_path, deal=MISSING)


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"deal": 5}, "deal.seed"),
        ({"deal_format": "trilhos-deal/3"}, "deal.format"),
        ({"deal_chairs": []}, "deal.chairs"),
        ({"deal_seed": 5}, "deal.seed"),
        ({"deal_seed": "-1"}, "deal.seed"),
        ({"deal_salt": None}, "deal.salt"),
        ({"deal_commitment": MISSING}, "deal.commitment"),
        ({"deal_game": 1}, "deal.game"),
        ({"deal_chairs": ["Ada", 2]}, "deal.chairs"),
        ({"deal_first": 3}, "deal.first"),
        ({"deal_first": True}, "deal.first"),
        ({"deal_imported": "no"}, "deal.imported"),
        ({"deal_first": MISSING}, "deal.first"),
        ({"deal_bots": [None]}, "deal.bots"),
        ({"deal_salt": "\ud800"}, "deal.salt"),
        ({"edition": 5}, "edition"),
    ],
)
def test_a_damaged_field_is_named(change: dict[str, Any], field: str, tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=f'"{field}"'):
        report(tmp_path, **change)


def test_bots_are_known_by_seat_where_the_file_names_them(tmp_path: Path) -> None:
    assert report(tmp_path).seated == [None] * 3  # of before 2026-11
    names = json.loads(exported())["names"]
    bots = ["greedy" if chair == "João" else None for chair in CHAIRS]
    assert report(tmp_path, deal_bots=bots).seated == ["greedy" if name == "João" else None for name in names]


def test_what_no_rulebook_can_start_is_bad_input(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match="can't be started"):
        report(tmp_path, names=["Ada"], deal_chairs=["Ada"])
