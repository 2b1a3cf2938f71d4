"""A chapter from outside at the terminal and in what the server offers: listed by what it says of itself alone."""

import pytest

from tests.play.lanterns import game_with_lanterns
from trilhos.server.game.choices import offered, refused
from trilhos.terminal.glyphs import Glyphs
from trilhos.terminal.listing import families, letter, listing
from trilhos.text import LANGUAGES, Text


@pytest.mark.parametrize("language", LANGUAGES)
def test_its_moves_are_listed_behind_the_others(language: str) -> None:
    game, text = game_with_lanterns(), Text(language)
    groups = families(game, 0)
    assert (list(groups)[-1], letter(game.rules, "light")) == ("light", "l")
    listed = listing(game, 0, "light", groups["light"], Glyphs(game.rules, text), text)
    assert listed.title == "light:"
    assert [row[0].plain for row in listed.rows][:1] == game.rules.board.cities[:1]
    assert listed.pick("1") == groups["light"][0]


def test_its_moves_are_offered_to_programs() -> None:
    game = game_with_lanterns()
    lights = [choice for choice in offered(game, 0, game.legal()) if choice.verb == "light"]
    assert [choice.notation for choice in lights] == [f"light {city}" for city in game.rules.board.cities]
    game.play("light Denver")
    game.play("light Denver")
    assert "light" not in {choice.verb for choice in offered(game, 0, game.legal())}
    assert "light" not in {group.verb for group in refused(game, game.legal())}  # nobody asks why not
