"""A chapter that no board has, as somebody else would write it: a lantern may be lit in a city, once each.

One verb, one event of which a part is private, a row of the ledger that only its seat sees.
"""

from typing import ClassVar
from unittest.mock import patch

from mypy_extensions import i64

from tests.files import chapters, other
from trilhos.boards import make_rules
from trilhos.boards.rulebook import known_chapters
from trilhos.boards.schema import ChapterEntry
from trilhos.engine.fields import CARD, CITY, SEAT, SHOWS, EventKind, Verb
from trilhos.engine.random import Random
from trilhos.engine.rules import Chapter, Moves, Rules
from trilhos.engine.sight import BY_SEAT, OWN
from trilhos.engine.state import TURN, State
from trilhos.engine.voice import Voice
from trilhos.play.game import Game


class Lanterns(Chapter):
    """Who lights a lantern shows its city to all, and knows alone which colour it burns in."""

    voice: ClassVar[Voice] = Voice(
        "lanterns",
        verbs=(Verb("light", CITY),),
        events=(EventKind("lit", effect=SHOWS, private="glass", seat=SEAT, city=CITY, glass=CARD),),
    )

    def __init__(self) -> None:
        super().__init__()
        self.phases = [TURN]

    def bind(self, rules: Rules) -> None:
        self.rules = rules
        self.cities: i64 = i64(len(rules.board.cities))
        self.lanterns: i64 = rules.reserve(int(rules.players), "lanterns", OWN, BY_SEAT)
        self.base: i64 = rules.add_actions(self, "light", len(rules.board.cities))
        self.lit = rules.events.number_of["lit"]

    def legal(self, s: State, out: Moves) -> None:
        if s.ledger[self.lanterns + s.seat] == 0:
            for city in range(self.cities):
                out.add(self.base + city)

    def apply(self, s: State, action: i64) -> None:
        city: i64 = action - self.base
        s.ledger[self.lanterns + s.seat] = city + 1
        s.tell(self.lit, s.seat, city, city % self.rules.kinds)
        self.rules.end_turn(s)

    def imagine(self, s: State, viewer: int, random: Random) -> None:
        for seat in range(int(self.rules.players)):
            if seat != viewer:
                s.ledger[self.lanterns + i64(seat)] = i64(random.below(int(self.cities)))


def with_lanterns() -> Rules:
    """A rulebook with this chapter."""
    with patch.dict(known_chapters(), lanterns=Lanterns):
        return make_rules(other(chapters=[ChapterEntry("lanterns"), *chapters()]), 2)


def game_with_lanterns() -> Game:
    """A game of it, at its first turn."""
    rules = with_lanterns()
    with patch("trilhos.play.game.shared_rules", lambda *named: rules):
        game = Game("usa", 2, seed=5, names=["Ana", "Bia"])
    game.play("keep 1+2")
    game.play("keep 1+2")
    return game
