"""Sentences about tolls, loans and the neutral player."""

import pytest

from trilhos.engine.chapters.neutral import BLANK, CLAIMED, STOPPED
from trilhos.engine.events import NEUTRAL, NOTHING, REVEAL, TOLL, Event
from trilhos.engine.sight import SPECTATOR
from trilhos.play.game import Game
from trilhos.play.narrate import narrate_events
from trilhos.text import ENGLISH, PORTUGUESE, Text

GAME = Game("nederland", 2, seed=1, options={"neutral": True}, names=["Ana", "Bia"])
ROUTE = GAME.rules.read(GAME.notation.parse("claim Rotterdam-Breda"))[1]  # toll 4
WITH_PAIR, WITHOUT = [
    next(ticket.id for ticket in GAME.rules.board.tickets if (ticket.neutral is not None) == pair)
    for pair in (True, False)
]


def told(*some: Event, language: str = ENGLISH) -> list[str]:
    return narrate_events(GAME, some, Text(language), SPECTATOR)


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ((TOLL, 0, 4, NOTHING, 0), "Ana paid a toll of 4 to the bank."),
        ((TOLL, 1, 2, 0, 0), "Bia paid a toll of 2 to Ana."),
        ((TOLL, 0, 4, NOTHING, 1), "Ana couldn't pay the toll of 4 and took a loan."),
        ((TOLL, 0, 4, 1, 1), "Ana couldn't pay the toll of 4 and took a loan; the bank paid Bia."),
        ((REVEAL, 0, NOTHING, 0, 0), "No ticket is left in the deck for the neutral player."),
        ((NEUTRAL, BLANK, NOTHING, NOTHING, NOTHING), "The neutral player has nothing to claim."),
        ((NEUTRAL, STOPPED, NOTHING, NOTHING, NOTHING), "The neutral player has stopped for good."),
    ],
)
def test_what_is_told(event: Event, sentence: str) -> None:
    assert told(event) == [sentence]


def test_a_turned_over_ticket_is_told_with_its_foot() -> None:
    [with_pair], [without] = told((REVEAL, 0, WITH_PAIR, 0, 0)), told((REVEAL, 0, WITHOUT, 0, 0))
    assert "'s-Gravenhage-Liège; at its foot: Amsterdam-Rotterdam." in with_pair
    assert without.endswith("at its foot: no cities.")


def test_a_claim_with_a_choice_hands_the_marker_over() -> None:
    assert told((REVEAL, 1, WITH_PAIR, 0, 0), (NEUTRAL, CLAIMED, ROUTE, NOTHING, 0))[1:] == [
        "The neutral player claimed Rotterdam-Breda.",
        "The neutral marker went to Ana.",
    ]


def test_a_claim_beside_a_player_pays_and_leaves_the_marker() -> None:
    assert told((REVEAL, 1, WITH_PAIR, 0, 0), (NEUTRAL, CLAIMED, ROUTE, 0, 1))[1:] == [
        "The neutral player claimed Rotterdam-Breda.",
        "The bank paid Ana the toll of 4.",
    ]


def test_in_portuguese_too() -> None:
    assert told((TOLL, 1, 2, 0, 0), language=PORTUGUESE) == ["Bia pagou a Ana um pedágio de 2."]
