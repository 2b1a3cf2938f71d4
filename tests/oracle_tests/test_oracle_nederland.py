"""The oracle on Nederland: tolls, loans, the pile of tickets, the neutral player."""

from collections import Counter

import pytest

from tests.oracle import scoring
from tests.oracle.cards import Deck
from tests.oracle.rig import Scene

TOKENS = {"tokens": True, "neutral": False}
NEUTRAL = {"tokens": True, "neutral": True}
BREDA = "Rotterdam-Breda"


def _both_claim(scene: Scene) -> None:
    """Both tracks of Breda-Rotterdam, the first paid for."""
    scene.hand(0, yellow=2)
    scene.hand(1, purple=2)
    scene.claim(BREDA, 2, yellow=2)
    scene.feed("toll", seat=0, amount=4, to="bank", loan=False)
    scene.next_turn()
    scene.claim(f"{BREDA} #2", 2, purple=2)


def test_nx1_tolls() -> None:
    scene = Scene("nederland", 2, TOKENS)
    _both_claim(scene)
    assert "N7" in scene.fault("toll", amount=4, to="bank", loan=False)
    assert "N7" in scene.fault("toll", amount=3, to=0, loan=False)
    assert "N8" in scene.fault("toll", amount=4, to=0, loan=True)
    assert "toll is due" in scene.fault("turn", seat=0)
    scene.feed("toll", amount=4, to=0, loan=False)
    assert [p.tokens for p in scene.table.players] == [30, 26]


def test_nx2_loan() -> None:
    scene = Scene("nederland", 2, TOKENS)
    scene.player(1).tokens = 2
    _both_claim(scene)
    assert "N8" in scene.fault("toll", amount=4, to=0, loan=False)
    scene.feed("toll", amount=4, to=0, loan=True)
    assert [p.tokens for p in scene.table.players] == [30, 2]
    assert scene.player(1).loans == 1


def test_nx3_token_bonus() -> None:
    scene = Scene("nederland", 4, TOKENS)
    for player, tokens in zip(scene.table.players, (9, 3, 9, 1), strict=True):
        player.tokens = tokens
    scene.player(1).loans = 1
    assert scoring.token_bonus(scene.table) == [55, 0, 55, 20]
    assert scene.oracle.sheets()[1]["lines"]["loans"] == -5


@pytest.mark.parametrize(
    ("tokens", "expected"),
    [((5, 4), [35, 0]), ((5, 5), [35, 35]), ((5, 4, 3), [55, 35, 0]), ((5, 4, 3, 2, 1), [55, 35, 20, 10, 0])],
)
def test_n10_table(tokens: tuple[int, ...], expected: list[int]) -> None:
    scene = Scene("nederland", len(tokens), TOKENS)
    for player, left in zip(scene.table.players, tokens, strict=True):
        player.tokens = left
    assert scoring.token_bonus(scene.table) == expected


def test_n5_start_scores() -> None:
    scene = Scene("nederland", 5)
    assert [sheet["lines"]["start"] for sheet in scene.oracle.sheets()] == [0, 1, 2, 3, 4]
    assert set(scene.oracle.sheets()[0]["lines"]) == {"start", "routes", "tickets"}  # N14


@pytest.mark.parametrize(("options", "rule"), [(None, "U23"), (TOKENS, "")])
def test_n6_n14_doubles(options: dict[str, bool] | None, rule: str) -> None:
    scene = Scene("nederland", 2, options)
    scene.own(1, f"{BREDA} #2")
    scene.hand(yellow=2)
    fault = scene.fault("claim", route=BREDA, cards={"yellow": 2}, points=2)
    assert rule in fault if rule else not fault


def test_n6_never_both() -> None:
    scene = Scene("nederland", 2, TOKENS)
    scene.own(0, f"{BREDA} #2")
    scene.hand(yellow=2)
    assert "U22" in scene.fault("claim", route=BREDA, cards={"yellow": 2}, points=2)


def test_n14_no_toll_without_tokens() -> None:
    scene = Scene("nederland", 2)
    scene.hand(yellow=2)
    scene.claim(BREDA, 2, yellow=2)
    assert scene.oracle.expected() == {"turn"}


def test_n3_the_pile_in_the_middle_of_a_draw() -> None:
    scene = Scene("nederland", 2)
    keys = [t.key for t in scene.table.board.tickets]
    raw = {key: scene.table.board.ticket_by_key[key].as_json() for key in keys}
    scene.table.ticket_deck = Deck(keys[:2])
    scene.table.ticket_pile = Counter(keys[2:10])
    assert "U24" in scene.fault("offer", tickets=[raw[k] for k in keys[:2]])
    scene.feed("reshuffle", deck="ticket", count=8)
    assert "U24" in scene.fault("offer", tickets=[raw[k] for k in keys[2:6]])  # the old two come first
    scene.feed("offer", tickets=[raw[k] for k in keys[:4]])
    scene.feed("keep", kept=[raw[keys[0]]], returned=[raw[k] for k in keys[1:4]])
    assert set(scene.table.ticket_pile) == set(keys[1:4])


def test_n3_no_reshuffle_while_the_deck_holds_enough() -> None:
    scene = Scene("nederland", 2)
    keys = [t.key for t in scene.table.board.tickets]
    scene.table.ticket_deck = Deck(keys[:4])
    scene.table.ticket_pile = Counter(keys[4:8])
    assert "N3" in scene.fault("reshuffle", deck="ticket", count=4)


# The neutral player


def _neutral(round_: int = 5) -> Scene:
    """Seat 1 is to play its turn of the round after `round_`."""
    scene = Scene("nederland", 2, NEUTRAL)
    scene.oracle.turn = 1
    scene.oracle.rounds = round_
    scene.deck("red", "blue", "green", "white")
    scene.display("red", "blue", "green", "white", "black")
    scene.feed("draw", source="deck", deck="train", card="red")
    scene.feed("draw", source="deck", deck="train", card="blue")
    return scene


def _ticket(scene: Scene, *pair: str) -> dict[str, object]:
    """A ticket with the pair at its foot, put on top of the deck."""
    found = next(t for t in scene.table.board.tickets if t.neutral == frozenset(pair))
    scene.table.ticket_deck = Deck([found.key])
    return found.as_json()


def _phase(scene: Scene, ticket: object, result: str, after: int | None, **more: object) -> str:
    """The fault of the phase, or nothing and the phase is played."""
    fields = {"holder": 1, "ticket": ticket, "result": result, "holder_next": after, "toll_to": None, **more}
    fault = scene.fault("neutral", **fields)
    if not fault:
        scene.feed("neutral", **fields)
    return fault


def test_n15_quiet_rounds() -> None:
    assert _neutral(4).oracle.expected() == {"turn"}
    assert _neutral(5).oracle.expected() == {"neutral"}


def test_n16_blank() -> None:
    scene = _neutral()
    ticket = _ticket(scene)
    assert "N17" in _phase(scene, ticket, "blank", 0)
    assert not _phase(scene, ticket, "blank", 1)
    assert scene.table.ticket_pile


def test_n17_choice() -> None:
    scene = _neutral()
    ticket = _ticket(scene, "Amsterdam", "Rotterdam")
    assert scene.oracle.legal([]) == {"neutral 1", "neutral 2"}
    assert scene.oracle.seat() == 1
    assert "N17" in _phase(scene, ticket, "blank", 1) or "N17" in _phase(scene, ticket, "blank", 0)
    assert "N17" in _phase(scene, ticket, "claimed", 1, route="Amsterdam-Rotterdam #2")
    assert not _phase(scene, ticket, "claimed", 0, route="Amsterdam-Rotterdam #2")
    assert scene.table.neutral
    assert (scene.table.neutral.holder, scene.table.neutral.trains) == (0, 36)


def test_n18_no_choice() -> None:
    scene = _neutral()
    scene.own(0, "Amsterdam-Rotterdam")
    ticket = _ticket(scene, "Amsterdam", "Rotterdam")
    assert "N17" in _phase(scene, ticket, "claimed", 1, route="Amsterdam-Rotterdam", toll_to=0)
    assert "N18" in _phase(scene, ticket, "claimed", 1, route="Amsterdam-Rotterdam #2")
    assert not _phase(scene, ticket, "claimed", 1, route="Amsterdam-Rotterdam #2", toll_to=0)
    assert scene.player(0).tokens == 30 + scene.route("Amsterdam-Rotterdam").toll


def test_n19_the_second_ticket_is_blank() -> None:
    scene = _neutral()
    scene.table.owner[scene.route("Amsterdam-Rotterdam").index] = -1
    ticket = _ticket(scene, "Amsterdam", "Rotterdam")
    assert "N18" in _phase(scene, ticket, "claimed", 1, route="Amsterdam-Rotterdam #2")
    assert not _phase(scene, ticket, "blank", 1)


def test_n20_too_few_trains() -> None:
    scene = _neutral()
    assert scene.table.neutral
    scene.table.neutral.trains = 3
    ticket = _ticket(scene, "Amsterdam", "Rotterdam")
    assert "N20" in _phase(scene, ticket, "claimed", 0, route="Amsterdam-Rotterdam")
    assert not _phase(scene, ticket, "stopped", None)
    assert scene.oracle.expected() == {"turn"}


def test_n20_empty_deck() -> None:
    scene = _neutral()
    _ticket(scene)
    assert "N20" in _phase(scene, None, "stopped", None)
    scene.table.ticket_pile = Counter(scene.table.ticket_deck.blocks[0])
    scene.table.ticket_deck = Deck()
    assert not _phase(scene, None, "stopped", None)
    assert "N3" in scene.fault("reshuffle", deck="ticket", count=2)
    scene.feed("reshuffle", deck="ticket", count=1)
    assert scene.oracle.expected() == {"turn"}


def test_n21_toll_beside_the_neutral() -> None:
    scene = Scene("nederland", 2, NEUTRAL)
    scene.table.owner[scene.route(f"{BREDA} #2").index] = -1
    scene.hand(yellow=2)
    scene.claim(BREDA, 2, yellow=2)
    scene.feed("toll", amount=4, to="bank", loan=False)


def test_n16_none_after_the_last_turn() -> None:
    scene = Scene("nederland", 2, NEUTRAL)
    scene.oracle.turn, scene.oracle.rounds, scene.oracle.turns_left = 1, 9, 1
    scene.deck("red", "blue", "green", "white")
    scene.feed("draw", source="deck", deck="train", card="red")
    scene.feed("draw", source="deck", deck="train", card="blue")
    assert scene.oracle.over()
    assert scene.oracle.expected() == {"score"}
