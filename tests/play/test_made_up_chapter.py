"""A chapter from outside is told, hidden, taken back, audited and observed by what it says of itself alone."""

import pytest
from librt.vecs import vec
from mypy_extensions import i32, i64

from tests.play.lanterns import Lanterns, game_with_lanterns, with_lanterns
from trilhos.engine.events import FIRST_FREE, HIDDEN, IF_ALL_AGREE
from trilhos.engine.observation import Observer
from trilhos.engine.random import Random
from trilhos.engine.sight import SPECTATOR
from trilhos.engine.view import observe
from trilhos.engine.worlds import determinize
from trilhos.play.audit import Auditor
from trilhos.play.event_json import event_data
from trilhos.play.game import Game
from trilhos.play.narrate import narrate_events
from trilhos.text import LANGUAGES, Text


@pytest.fixture
def game() -> Game:
    made = game_with_lanterns()
    made.play("light Denver")
    return made


def test_its_event_has_a_number_of_its_own(game: Game) -> None:
    lit = game.rules.chapter(Lanterns).lit
    assert lit >= FIRST_FREE
    assert [event[0] for event in game.moves[-1].events][:1] == [lit]


def test_its_moves_have_texts_both_ways(game: Game) -> None:
    action = game.moves[-1].action
    assert game.notation.parse("LIGHT denver") == action
    assert game.notation.text(action) == "light Denver"


def test_programs_are_told_but_for_what_is_private(game: Game) -> None:
    event, redact = game.moves[-1].events[0], game.rules.events.redact
    own, others = (event_data(game.rules, redact(event, viewer)) for viewer in (0, 1))
    glass = game.rules.cards.kinds[event[3]].name
    assert own == {"type": "lit", "seat": 0, "city": "Denver", "glass": glass}
    assert others == {"type": "lit", "seat": 0, "city": "Denver", "glass": None}


def test_an_audit_has_its_line(game: Game) -> None:
    line = next(Auditor(game).lines_of(game.moves[-1].events))
    assert line == event_data(game.rules, game.moves[-1].events[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_plainly_without_a_sentence(game: Game, language: str) -> None:
    own, others = (narrate_events(game, game.moves[-1].events, Text(language), viewer)[0] for viewer in (0, 1))
    assert others == Text(language)("log-plainly", event="lit", values="name Ana, city Denver")
    assert own.startswith(f"{others.removesuffix('.')}, glass ")


def test_the_others_are_asked_before_it_is_taken_back(game: Game) -> None:
    assert game.undoing == IF_ALL_AGREE
    game.undo()
    assert game.state.ledger[game.rules.chapter(Lanterns).lanterns] == 0


def test_its_place_in_the_ledger_is_seen_by_its_seat_alone(game: Game) -> None:
    at = int(game.rules.chapter(Lanterns).lanterns)
    lit = game.rules.board.cities.index("Denver") + 1
    seen = [game.view(viewer).ledger[at] for viewer in (0, 1, SPECTATOR)]
    assert seen == [lit, HIDDEN, HIDDEN]
    observer = Observer(game.rules)
    field = next(field for field in observer.fields if field.name == "lanterns")
    rows = []
    for viewer in (0, 1):
        row = vec[i32]([i32(0)] * observer.size)
        observer.write(game.state, i64(viewer), row, 0)
        rows.append([int(row[field.at]), int(row[field.at + 1])])
    assert rows == [[lit, HIDDEN], [0, HIDDEN]]  # the viewer comes first


def test_worlds_are_imagined_with_it(game: Game) -> None:
    view = game.view(1)
    assert observe(game.rules, determinize(game.rules, view, Random(3)), 1) == view


def test_a_rulebook_gives_out_its_numbers() -> None:
    assert with_lanterns().events.number_of["lit"] == with_lanterns().chapter(Lanterns).lit
