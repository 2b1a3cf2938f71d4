"""The log for people: every kind of event has its sentence, and nobody reads what they may not know."""

from functools import cache

import pytest
from mypy_extensions import i64

from trilhos.boards import EDITIONS
from trilhos.engine import events
from trilhos.engine.events import Event
from trilhos.engine.random import Random
from trilhos.engine.sight import SPECTATOR
from trilhos.play.game import Game
from trilhos.play.narrate import Narrator, Words, narrate, narrate_events
from trilhos.text import ENGLISH, LANGUAGES, PORTUGUESE, Text

NAMES = ["Ana", "Bia", "Caio"]
SILENT = {events.SHOW, events.LAY, events.TURN_OVER}  # told with what they belong to


@cache
def finished(edition: str) -> Game:
    game = Game(edition, 3, seed=11, names=NAMES)
    random = Random(4)
    while not game.over:
        legal = game.legal()
        claims = [action for action in legal if game.rules.read(action)[0] in ("claim", "pay")]
        game.play((claims or legal)[random.below(len(claims or legal))])
    return game


def other_world(game: Game, viewer: int) -> list[Event]:
    """The same game as the viewer saw it, with everything else different."""
    redact = game.rules.events.redact
    return [event if redact(event, viewer) == event else changed(game, event) for event in game.events()]


def changed(game: Game, event: Event) -> Event:
    sizes = {events.OFFER: len(game.rules.board.tickets), events.KEEP: 7}  # KEEP: a mask that any offer has
    place, values = game.rules.events.of(event).private, list(event)
    values[place] = (values[place] + 1) % sizes.get(event[0], int(game.rules.kinds))
    return (values[0], values[1], values[2], values[3], values[4])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
@pytest.mark.parametrize("edition", EDITIONS)
def test_what_is_hidden_makes_no_difference(edition: str, viewer: int, language: str) -> None:
    game, text = finished(edition), Text(language)
    assert narrate_events(game, other_world(game, viewer), text, viewer) == narrate(game, text, viewer)


@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_ones_own_things_are_told(viewer: int) -> None:
    game, text = finished("usa"), Text(ENGLISH)
    other = (viewer + 1) % 3
    assert narrate_events(game, other_world(game, other), text, viewer) != narrate(game, text, viewer)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_kind_has_a_sentence(edition: str, language: str) -> None:
    game = finished(edition)
    for kind in game.rules.events.kinds:
        sentences = narrate_events(game, [(kind, 0, 0, 0, 0)], Text(language), 0)
        assert (sentences == []) == (kind in SILENT)
        assert not any(sentence.startswith(game.rules.events.kinds[kind].name + ":") for sentence in sentences)


def test_a_game_begins_with_the_deal_and_ends_with_the_winner() -> None:
    game = finished("usa")
    lines = narrate(game, Text(ENGLISH), 0)
    assert lines[0].startswith("Dealt to Ana: ")
    assert lines[1] == "Dealt to Bia: 4 cards."
    assert lines[-1] == f"Winner: {NAMES[game.result().winners[0]]}."


def test_nobody_else_reads_which_tickets_were_kept() -> None:
    game = Game("usa", 2, seed=3, names=["Ana", "Bia"])
    game.play("keep 1+3")
    offer = sorted(event[2] for event in game.opening if event[0] == events.OFFER and event[1] == 0)
    kept = Narrator(game, Text(ENGLISH), 0).words.tickets([offer[0], offer[2]])
    assert narrate(game, Text(ENGLISH), 0)[-1] == f"Ana kept: {kept}."
    assert narrate(game, Text(ENGLISH), 1)[-1] == "Ana chose the first tickets."
    assert narrate(game, Text(PORTUGUESE), SPECTATOR)[-1] == "Ana escolheu os primeiros bilhetes."


@pytest.mark.parametrize(
    ("language", "sentence"),
    [(ENGLISH, "Ana kept 2 tickets."), (PORTUGUESE, "Ana ficou com 2 bilhetes.")],
)
def test_later_everybody_sees_how_many_were_kept(language: str, sentence: str) -> None:
    kept: list[Event] = [(events.KEEP, 0, 0b101, 2, 0)]
    assert narrate_events(finished("usa"), kept, Text(language), 1) == [sentence]
    assert narrate_events(finished("usa"), kept, Text(language), 0) == [sentence]  # not having heard the offer


def payment(game: Game, text: str) -> int:
    return game.rules.read(game.notation.parse(text))[1]


def test_a_tunnel_is_told_with_its_cards() -> None:
    game = Game("europe", 2, seed=1, names=["Ana", "Bia"])
    route = game.rules.read(game.notation.parse("claim Marseille-Zürich"))[1]
    red, blue, wild = 7, 1, 8
    tried: list[Event] = [
        (events.LAY, 0, payment(game, "pay 2 red"), 0, 0),
        (events.TURN_OVER, 1, red, 0, 0),
        (events.TURN_OVER, 0, blue, 0, 0),
        (events.TURN_OVER, 1, wild, 0, 0),
        (events.TUNNEL, 0, route, 2, 0),
    ]
    narrator = Narrator(game, Text(ENGLISH), 1)
    told = "Ana tried the tunnel Marseille-Zürich with 2 red; turned over: red, blue, locomotive. Surcharge: 2 cards."
    assert narrator.tell(tried) == [told]
    paid: list[Event] = [(events.LAY, 0, payment(game, "pay 1 red 1 locomotive"), 0, 0), (events.CLAIM, 0, route, 2, 0)]
    assert narrator.tell(paid) == ["Ana claimed Marseille-Zürich for 3 red, 1 locomotive: 2 points."]


def test_a_tunnel_given_up_leaves_no_cards_behind() -> None:
    game = Game("europe", 2, seed=1, names=["Ana", "Bia"])
    lay: Event = (events.LAY, 0, payment(game, "pay 2 red"), 0, 0)
    narrator = Narrator(game, Text(PORTUGUESE), 0)
    narrator.tell([lay, (events.YIELD, 0, 0, 0, 0)])
    told = narrator.tell([lay, (events.STATION, 0, game.rules.board.cities.index("Paris"), 0, 0)])
    assert told == ["Ana construiu uma estação em Paris com 2 vermelhas."]


def test_the_display_is_told_when_it_is_whole() -> None:
    show: list[Event] = [(events.SHOW, slot, 0, slot, 0) for slot in range(5)]
    told = narrate_events(finished("usa"), [*show, (events.MARKET, 0, 0, 0, 0)], Text(PORTUGUESE), 0)
    assert told == ["Cartas abertas: roxa, azul, laranja, branca, verde."]


def test_a_gap_that_stays_is_told() -> None:
    told = narrate_events(finished("usa"), [(events.REFILL, 2, 0, events.NOTHING, 0)], Text(ENGLISH), 0)
    assert told == ["Slot 3 now shows: nothing."]


@pytest.mark.parametrize(
    ("deck", "sentence"),
    [
        (0, "The discard pile became a new deck of 1 card."),
        (events.TICKET_DECK, "The returned tickets became a new deck of 1 ticket."),
    ],
)
def test_new_decks_are_told_apart(deck: int, sentence: str) -> None:
    assert narrate_events(finished("usa"), [(events.RESHUFFLE, deck, 1, 0, 0)], Text(ENGLISH), 0) == [sentence]


def test_colours_of_routes_are_words_too() -> None:
    rules = Game("usa", 2, seed=3).rules
    words, routes = Words(rules, Text(PORTUGUESE)), rules.board.routes
    assert {words.colour(route) for route in routes if route.colour < 0} == {"cinza"}
    named = {words.colour(route) for route in routes if route.colour >= 0}
    assert named == {"roxa", "azul", "laranja", "branca", "verde", "amarela", "preta", "vermelha"}


def test_a_shared_victory_names_all() -> None:
    game = Game("usa", 2, seed=3, names=["Ana", "Bia"])
    game.play(game.legal()[0])
    game.play(game.legal()[0])
    # Nobody has anything: everybody passes, and all is equal.
    for at in range(len(game.state.cards)):
        game.state.cards[at] = 0
    for at in range(len(game.state.tickets)):
        game.state.tickets[at] = i64(0)
    game.state.queue_size = i64(0)
    for slot in range(int(game.rules.slots)):
        game.state.ledger[game.rules.slots_at + i64(slot)] = i64(-1)
    game.play("pass")
    game.play("pass")
    assert narrate(game, Text(ENGLISH), 0)[-1] == "Shared victory: Ana, Bia."
