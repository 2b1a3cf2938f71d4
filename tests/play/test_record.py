"""Save files: what they hold, how they come back, and what is said of those that can't."""

import json
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tests.golden.make import GAMES
from tests.laws.cases import CASES, Case, case_id
from trilhos.engine.random import Random
from trilhos.engine.rules import RULES_VERSION
from trilhos.engine.state import PAY
from trilhos.errors import BadFile
from trilhos.play.game import Game
from trilhos.play.record import FORMAT, from_record, load, save, to_record
from trilhos.text import PORTUGUESE, Text

FIELDS = [
    "format", "edition", "players", "options", "rules_version", "seed", "names", "actions", "fingerprint",
]  # fmt: skip
MISSING: Any = object()


def some_game(moves: int = 30, edition: str = "usa") -> Game:
    """The first moves of a random game."""
    game, random = Game(edition, 2, seed=7, names=["Ada", "João"]), Random(7)
    while len(game.moves) < moves:
        legal = game.legal()
        game.play(legal[random.below(len(legal))])
    return game


@cache
def saved() -> str:
    """A game as a file holds it."""
    return json.dumps(to_record(some_game()))


def changed(**fields: Any) -> dict[str, Any]:
    """The record of a game with other fields; MISSING leaves one out."""
    record = {**json.loads(saved()), **fields}
    return {name: value for name, value in record.items() if value is not MISSING}


def problem(record: Any) -> str:
    """What is said of a bad record."""
    with pytest.raises(BadFile) as caught:
        from_record(record, "game.json")
    return str(caught.value)


# What a file holds


def test_a_record_holds_everything_that_makes_the_game() -> None:
    game = some_game(3)
    record = to_record(game)
    assert list(record) == FIELDS
    assert record["format"] == FORMAT == "trilhos-game/1"
    assert (record["edition"], record["players"], record["options"]) == ("usa", 2, {})
    assert (record["rules_version"], record["seed"]) == (RULES_VERSION, "7")
    assert record["names"] == ["Ada", "João"]
    assert record["actions"] == [game.notation.text(move.action) for move in game.moves]
    assert record["fingerprint"] == game.state.fingerprint()


def test_a_file_is_read_by_people_one_action_a_line(tmp_path: Path) -> None:
    game = some_game(10)
    save(game, tmp_path / "game.json")
    text = (tmp_path / "game.json").read_text(encoding="utf-8")
    lines = [line.strip().rstrip(",") for line in text.splitlines()]
    assert [json.dumps(action) for action in to_record(game)["actions"]] == lines[-13:-3]
    assert '"João"' in lines
    assert text.endswith("}\n")
    assert json.loads(text) == to_record(game)


# There and back


@pytest.mark.parametrize("case", CASES, ids=case_id)
def test_a_game_comes_back_to_the_same_bytes(case: Case, tmp_path: Path) -> None:
    game, random = Game(case.edition, case.players, 2**127 + 5, dict(case.options)), Random(5)
    stages = {0, 1, case.players, 40}
    while True:
        if len(game.moves) in stages or game.over:
            save(game, tmp_path / "game.json")
            again = load(tmp_path / "game.json")
            assert again.state.to_bytes() == game.state.to_bytes()
            assert (again.seed, again.names, again.events()) == (game.seed, game.names, game.events())
        if game.over:
            return
        legal = game.legal()
        game.play(legal[random.below(len(legal))])


def test_a_game_comes_back_in_the_middle_of_a_claim_and_of_a_tunnel() -> None:
    game, random, seen = Game("europe", 2, seed=3), Random(3), Counter[str]()
    while not game.over:
        verb = game.rules.read(game.moves[-1].action)[0] if game.moves else ""
        if game.state.phase == PAY and seen[verb] < 3:
            again = from_record(to_record(game), "game.json")
            assert again.state.to_bytes() == game.state.to_bytes()
            assert again.legal_texts() == game.legal_texts()
            assert again.can_undo == game.can_undo
            seen[verb] += 1
        legal = game.legal()
        game.play(legal[random.below(len(legal))])
    assert set(seen) == {"claim", "station", "pay"}  # a pay that is followed by another has met a tunnel


def test_a_golden_game_is_a_save_file() -> None:
    assert load(GAMES / "usa-2.json").over


def test_a_game_keeps_the_version_of_the_rules_that_it_was_begun_under() -> None:
    game = load(GAMES / "usa-2.json")
    assert (game.rules_version, game.rules.version) == (1, 1)
    record = to_record(game)
    assert record == {field: json.loads((GAMES / "usa-2.json").read_text())[field] for field in FIELDS}
    assert from_record(record, "game.json").rules_version == 1
    assert from_record(json.loads(saved()), "game.json").rules_version == RULES_VERSION


# Files that are no games


@pytest.mark.parametrize("record", [None, 5, [], "x", {}, {"format": "chess/1"}, changed(format="trilhos-game/2")])
def test_what_is_foreign_is_said_to_be(record: Any) -> None:
    assert problem(record) == "game.json is not a game of Trilhos (format trilhos-game/1)."


@pytest.mark.parametrize("field", FIELDS[1:])
@pytest.mark.parametrize("value", [MISSING, None, 1.5, [[]], {"x": 1}])
def test_a_field_that_is_missing_or_of_the_wrong_kind_is_named(field: str, value: Any) -> None:
    if field == "actions" and value == [[]]:
        assert "damaged at action 1" in problem(changed(actions=value))
        return
    expected = f'game.json is damaged: the field "{field}" is missing or of the wrong kind.'
    assert problem(changed(**{field: value})) == expected


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("players", True),
        ("rules_version", True),
        ("rules_version", 0),
        ("rules_version", -1),
        ("seed", "seven"),
        ("seed", "-1"),
        ("seed", "1_0"),
        ("seed", "٣"),
        ("seed", "9" * 5000),
        ("names", ["Ada", 2]),
        ("options", {"tokens": "on"}),
        ("streams", "slow"),
        ("streams", None),
    ],
)
def test_a_field_with_a_wrong_value_is_named(field: str, value: Any) -> None:
    assert f'the field "{field}"' in problem(changed(**{field: value}))


@pytest.mark.parametrize(
    ("fields", "reason"),
    [
        ({"edition": "mars"}, 'There is no map called "mars". Maps: usa, europe, world, lakes, nederland, brasil.'),
        ({"players": 9}, "The map usa is for 2 to 5 players, not 9."),
        ({"options": {"tokens": True}}, 'The map usa has no option "tokens". Options: -.'),
        ({"seed": str(2**128)}, f"A seed is a whole number from 0 to 2^128 - 1, not {2**128}."),
        ({"names": ["Ada"]}, "There are 2 players, but 1 names."),
    ],
)
def test_a_game_that_cant_be_started_says_why(fields: dict[str, Any], reason: str) -> None:
    assert problem(changed(**fields)) == f"game.json can't be started: {reason}"


def test_a_newer_file_names_both_versions() -> None:
    expected = f"game.json was saved with rules version 99; this program knows versions up to {RULES_VERSION}."
    assert problem(changed(rules_version=99)) == expected


@pytest.mark.parametrize(
    ("action", "reason"),
    [("fly", '"fly" is not a move'), ("pass", '"pass" is not legal now'), (7, '"7" is not a move')],
)
def test_a_bad_action_is_named_with_its_number(action: Any, reason: str) -> None:
    actions = changed()["actions"]
    actions[11] = action
    assert f"game.json is damaged at action 12: {reason}" in problem(changed(actions=actions))


def test_an_action_after_the_end_is_named() -> None:
    record = to_record(load(GAMES / "usa-2.json"))
    number = len(record["actions"]) + 1
    record["actions"].append("draw")
    assert f'action {number}: The game is over: "draw"' in problem(record).replace(",", "")


def test_actions_that_lead_elsewhere_are_found_out() -> None:
    expected = "game.json is damaged: its 30 actions lead to another position than the one that was saved."
    assert problem(changed(fingerprint="0" * 16)) == expected
    assert problem(changed(seed="8", actions=[])).startswith("game.json is damaged: its 0 actions lead")


def test_everything_is_said_in_the_readers_language() -> None:
    with pytest.raises(BadFile) as caught:
        from_record(changed(edition="mars"), "game.json")
    said = caught.value.say(Text(PORTUGUESE))
    assert said.startswith('game.json não pode ser iniciado: Não há mapa chamado "mars". Mapas: usa, europe,')
    with pytest.raises(BadFile) as caught:
        from_record(changed(actions=["pass"]), "game.json")
    assert caught.value.say(Text(PORTUGUESE)).endswith('na ação 1: "pass" não é permitida agora.')


# Files that can't be read


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        (b'{\n "format": "trilhos-game/1",\n "edition" "usa"\n}', "is damaged: no valid JSON at line 3, column 12."),
        (b"", "is damaged: no valid JSON at line 1, column 1."),
        (b"\xff\xfe\x00\x01", "is not a game of Trilhos (format trilhos-game/1)."),
        (b"[" * 100_000, "is not a game of Trilhos (format trilhos-game/1)."),
        (b'{"players": ' + b"9" * 5000 + b"}", "is not a game of Trilhos (format trilhos-game/1)."),
        (b"[]", "is not a game of Trilhos (format trilhos-game/1)."),
    ],
)
def test_a_broken_file_says_where(content: bytes, expected: str, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    with pytest.raises(BadFile) as caught:
        load(path)
    assert str(caught.value) == f"{path} {expected}"
    assert path.read_bytes() == content


def test_a_file_cut_short_says_where(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    save(some_game(), path)
    path.write_bytes(path.read_bytes()[:-20])
    with pytest.raises(BadFile, match=r"no valid JSON at line 4[0-9], column"):
        load(path)


def test_a_file_that_is_not_there_or_a_directory_says_so(tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"none\.json can't be read: No such file or directory\."):
        load(tmp_path / "none.json")
    with pytest.raises(BadFile, match=r"can't be read: Is a directory\."):
        load(str(tmp_path))


def half_chosen() -> Game:
    """The first tickets are being chosen: the seat 0 has not, the others have."""
    game = Game("usa", 3, seed=7)
    game.choose(2, "keep 1+2")
    game.choose(1, "keep 1+3")
    return game


def test_choices_that_nobody_was_told_yet_come_back() -> None:
    game = half_chosen()
    record = json.loads(json.dumps(to_record(game)))
    assert (record["actions"], record["held"]) == ([], {"1": "keep 1+3", "2": "keep 1+2"})
    again = from_record(record, "game.json")
    assert (again.held, again.waiting) == (game.held, [0])
    again.choose(0, "keep 2+3")
    assert [again.notation.text(move.action) for move in again.moves] == ["keep 2+3", "keep 1+3", "keep 1+2"]
    assert "held" not in to_record(again)


@pytest.mark.parametrize(
    "held", [[], {"1": 1}, {"one": "keep 1+2"}, {"1": "draw"}, {"1": "hello"}, {"3": "keep 1+2"}, {"-1": "keep 1+2"}]
)
def test_held_choices_that_cant_be_are_named(held: Any) -> None:
    with pytest.raises(BadFile, match="held"):
        from_record({**to_record(half_chosen()), "held": held}, "game.json")


def test_names_that_would_command_a_terminal_come_as_plain_letters() -> None:
    record = to_record(Game("usa", 2, 7, names=["\x1b[2JAna", "Zoé ♥"]))
    assert from_record(record, "a file").names == ["?[2JAna", "Zoé ♥"]
