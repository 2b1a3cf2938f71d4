"""Published shapes follow from what chapters declare, and games have exactly their fields."""

from typing import Any, get_type_hints

import pytest

from tests.play.lanterns import Lanterns
from trilhos.boards import EDITIONS
from trilhos.play.event_json import event_data
from trilhos.play.finale import finale
from trilhos.play.game import Game
from trilhos.play.shapes import EventData, SeatData, SeatFinale, ViewData, events_type
from trilhos.play.view_json import view_data


def test_a_new_event_appears_by_itself() -> None:
    shape = events_type(Lanterns.voice.events)
    assert get_type_hints(shape) == {"type": str, "seat": int, "city": str, "glass": str | None}
    assert shape.__required_keys__ == {"type"}


def test_who_may_not_know_a_field_finds_none_there() -> None:
    assert get_type_hints(EventData)["kept"] == list[int] | None
    assert get_type_hints(EventData)["surcharge"] is int


def named(shape: Any) -> set[str]:
    return {*get_type_hints(shape)}


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_view_has_the_fields_of_its_shape(edition: str) -> None:
    game = Game(edition, 2, seed=1)
    data = view_data(game.rules, game.view(0))
    assert {*data} == named(ViewData)
    assert all({*seat} <= named(SeatData) for seat in data["seats"])
    shown = finale(game.rules, game.state, game.rules.score(game.state))
    assert all({*seat} == named(SeatFinale) for seat in shown)
    assert all({*event_data(game.rules, event)} <= named(EventData) for event in game.events())
