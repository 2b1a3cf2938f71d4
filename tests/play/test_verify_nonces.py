"""A deal that nobody chose: sound when nothing was touched, and whatever a cheating host changes is found."""

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from trilhos.boards import EDITIONS
from trilhos.engine.random import STRONG, Random
from trilhos.errors import BadFile
from trilhos.play.commitment import commitment, deal, promise, terms
from trilhos.play.game import Game
from trilhos.play.noted import Noted
from trilhos.play.record import to_record
from trilhos.play.verify import Part, Verdict, verify

SECRET = "5e" * 32
CHAIRS = ["Ada", "Bia", "João", "greedy"]
BOTS = [None, None, None, "greedy"]
NONCES = ["01" * 32, "02" * 32, None, None]
PROMISES = [promise(nonce) if nonce else None for nonce in NONCES]
SOUND = ["commitment", "terms", "seated", "board", "nonces", "seed", "seating", "replay"]
Data = dict[str, Any]


def export(secret: str = SECRET, nonces: list[str | None] = NONCES, first: int | None = None, **changes: Any) -> Data:
    """A game as a server exports it, dealt from these secrets; `changes` are terms that its host has changed."""
    promised = terms("usa", EDITIONS["usa"].fingerprint, {}, 2, len(CHAIRS), first, BOTS) | changes
    told = commitment(promised, secret)
    dealt = deal(told, secret, nonces)
    names = [CHAIRS[chair] for chair in dealt.order(len(CHAIRS), first)]
    game, random = Game("usa", len(CHAIRS), dealt.seed, names=names, streams=STRONG), Random(1)
    while len(game.moves) < 20:
        legal = game.legal()
        game.play(legal[random.below(len(legal))])
    about: Data = {"format": "trilhos-deal/2", "game": "abc", "imported": False, "chairs": CHAIRS, "bots": BOTS}
    shown: Data = {"first": first, "commitment": told, "seed": str(dealt.seed), "secret": secret, "terms": promised}
    return {**to_record(game), "deal": {**about, **shown, "promises": PROMISES, "nonces": nonces}}


@cache
def exported(first: int | None = None) -> str:
    return json.dumps(export(first=first))


def report(folder: Path, record: Data, noted: str | Noted | None = None) -> Verdict:
    """What is found, by whoever noted a commitment or more."""
    file = folder / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    return verify(file, Noted(noted) if isinstance(noted, str) else noted)


def touched(found: Verdict) -> list[str]:
    return [check.name for check in found.checks if not check.sound]


def changed(**changes: Any) -> Data:
    """The export with other fields; `deal_x` is a field of the deal, `terms_x` one of its terms."""
    record: Data = json.loads(exported())
    parts = {"deal": record["deal"], "terms": record["deal"]["terms"]}
    for name, value in changes.items():
        part, _, field = name.partition("_")
        parts.get(part, record)[field if part in parts else name] = value
    return record


@pytest.mark.parametrize("first", [None, 0, 2])
def test_an_untouched_game_is_sound(first: int | None, tmp_path: Path) -> None:
    found = report(tmp_path, json.loads(exported(first)))
    assert [check.name for check in found.checks] == SOUND
    assert (found.sound, found.proven, found.lacks) == (True, False, "commitment")
    assert found.part == Part(gave=["Ada", "Bia"], gave_none=["João"])


# A host that wants a better deal


def test_a_host_who_tries_many_secrets_has_to_change_the_commitment(tmp_path: Path) -> None:
    """The best of many seeds is of another secret: it fits its own commitment, but not the one that was noted."""
    noted = json.loads(exported())["deal"]["commitment"]
    best = export(secret="77" * 32)
    assert touched(report(tmp_path, best, noted)) == ["promise"]
    best["deal"]["commitment"] = noted
    assert {"commitment", "seed"} <= set(touched(report(tmp_path, best, noted)))


def test_a_host_who_tries_many_nonces_of_its_own_has_to_break_its_promise(tmp_path: Path) -> None:
    noted = json.loads(exported())["deal"]["commitment"]
    best = export(nonces=["77" * 32, *NONCES[1:]])
    assert touched(report(tmp_path, best, noted)) == ["nonces"]


def test_a_host_who_leaves_a_nonce_out_is_told(tmp_path: Path) -> None:
    found = report(tmp_path, export(nonces=[None, *NONCES[1:]]))
    assert found.sound
    assert found.part == Part(gave=["Bia"], withheld=["Ada"], gave_none=["João"])


def test_a_deal_without_any_nonce_is_the_servers_alone(tmp_path: Path) -> None:
    found = report(tmp_path, export(nonces=[None] * 4))
    assert (found.sound, found.lacks) == (True, "alone")


def test_a_nonce_that_nobody_promised(tmp_path: Path) -> None:
    assert touched(report(tmp_path, export(nonces=[*NONCES[:3], "09" * 32]))) == ["nonces"]


def test_another_seed(tmp_path: Path) -> None:
    seed = str(int(json.loads(exported())["seed"]) ^ 1)
    assert touched(report(tmp_path, changed(seed=seed))) == ["seed", "replay"]
    assert touched(report(tmp_path, changed(deal_seed=seed))) == ["seed"]


def test_another_order_of_seats(tmp_path: Path) -> None:
    names = json.loads(exported())["names"]
    assert touched(report(tmp_path, changed(names=[*names[1:], names[0]]))) == ["seating"]
    start = CHAIRS.index(names[0])
    assert touched(report(tmp_path, changed(deal_first=start))) == ["terms"]
    assert touched(report(tmp_path, changed(deal_first=start, terms_first=start))) == ["commitment"]


@pytest.mark.parametrize(
    ("change", "found"),
    [
        ({"terms_options": {"x": True}}, ["commitment", "terms"]),
        ({"terms_rules_version": 1}, ["commitment", "terms"]),
        ({"terms_edition": "europe"}, ["commitment", "terms"]),
        ({"terms_chairs": 3}, ["commitment", "terms"]),
        ({"terms_streams": "fast"}, ["commitment", "terms"]),
        ({"terms_board": "0" * 64}, ["commitment", "board"]),
        ({"terms_bots": [None] * 4}, ["commitment"]),
        ({"terms_bots": [None] * 3}, ["commitment", "seated"]),
        ({"deal_bots": [None] * 4}, ["seated"]),
        ({"deal_bots": [None, None, None, "random"]}, ["seated"]),
        ({"rules_version": 1}, ["terms"]),
        ({"deal_nonces": [NONCES[1], NONCES[0], None, None]}, ["nonces", "seed"]),
        ({"deal_promises": [PROMISES[1], PROMISES[0], None, None]}, ["nonces"]),
    ],
)
def test_other_terms_or_nonces(change: Data, found: list[str], tmp_path: Path) -> None:
    assert set(found) <= set(touched(report(tmp_path, changed(**change))))


def test_another_board_with_a_commitment_of_its_own(tmp_path: Path) -> None:
    assert touched(report(tmp_path, export(board="0" * 64))) == ["board"]


def test_weaker_streams_than_promised(tmp_path: Path) -> None:
    record = changed()
    del record["streams"]
    assert "terms" in touched(report(tmp_path, record))


@pytest.mark.parametrize(
    ("change", "field"),
    [
        ({"deal_secret": "short"}, "deal.secret"),
        ({"deal_secret": None}, "deal.secret"),
        ({"deal_terms": []}, "deal.terms"),
        ({"deal_promises": PROMISES[:2]}, "deal.promises"),
        ({"deal_nonces": ["x", None, None, None]}, "deal.nonces"),
        ({"deal_nonces": 5}, "deal.nonces"),
        ({"deal_bots": []}, "deal.bots"),
        ({"deal_first": 4}, "deal.first"),
        ({"deal_imported": True}, "deal.imported"),
        ({"deal_bots": [5, None, None, None]}, "deal.bots"),
        ({"terms_bots": "greedy"}, "deal.terms"),
    ],
)
def test_a_damaged_field_is_named(change: Data, field: str, tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=f'"{field}"'):
        report(tmp_path, changed(**change))


def test_a_bot_that_came_later_is_no_fault_and_old_files_promise_nothing_about_bots(tmp_path: Path) -> None:
    assert report(tmp_path, changed(deal_bots=[None, None, "greedy", "greedy"])).sound
    promised = terms("usa", EDITIONS["usa"].fingerprint, {}, 2, 4, None)
    assert "bots" not in promised
    record = changed(deal_terms=promised, deal_commitment=commitment(promised, SECRET))
    assert "seated" not in [check.name for check in report(tmp_path, record).checks]
