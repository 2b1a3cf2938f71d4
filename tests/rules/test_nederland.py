"""Nederland: its numbers, double routes, ending, ties and options (N1, N5, N6, N9, N13, N14)."""

import pytest

from tests.rig import dealt, table
from tests.rig_rules import rule
from tests.rig_tolls import give, lend, tokens
from trilhos.boards import make_rules
from trilhos.engine.events import ENDING, FLUSH
from trilhos.engine.sheet import START
from trilhos.engine.state import CLOSED, FREE
from trilhos.errors import BadChoice

BREDA = "Rotterdam-Breda"


# Setup


@rule("N1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_players_begin_with_forty_trains(players: int) -> None:
    t = dealt("nederland", players)
    assert [t.pieces_of(seat) for seat in t.seats] == [[40]] * players


@rule("N1")
@pytest.mark.parametrize("players", [1, 6])
def test_no_other_number_of_players(players: int) -> None:
    with pytest.raises(BadChoice):
        make_rules("nederland", players)


@rule("N1")
def test_there_are_110_cards_and_44_tickets() -> None:
    rules = dealt("nederland").rules
    assert [kind.count for kind in rules.cards.kinds] == [12] * 8 + [14]
    assert len(rules.board.tickets) == 44


@rule("N5")
@pytest.mark.parametrize("tokens_in_use", [True, False])
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_later_players_begin_further_on(players: int, tokens_in_use: bool) -> None:
    t = dealt("nederland", players, tokens=tokens_in_use)
    assert [t.score(seat) for seat in t.seats] == list(range(players))
    assert [t.sheet(seat).lines[START] for seat in t.seats] == list(range(players))


@rule("N5")
def test_the_running_score_goes_on_from_there() -> None:
    t = table("nederland").hand(1, red=5).turn_of(1)
    t.play("claim Aarschot-Liège", "pay 5 red")
    assert (t.score(0), t.score(1)) == (0, 11)
    assert t.sheet(1).lines[START] == 1


# Double routes


@rule("N6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_both_tracks_are_open_with_any_number_of_players(players: int) -> None:
    t = table("nederland", players).hand(0, locomotive=2).hand(1, locomotive=2)
    t.play(f"claim {BREDA}", "pay 2 locomotive")
    assert t.owner(f"{BREDA} #2") == FREE
    t.play(f"claim {BREDA} #2", "pay 2 locomotive")
    assert (t.owner(BREDA), t.owner(f"{BREDA} #2")) == (0, 1)


@rule("N6")
@pytest.mark.parametrize("players", [2, 5])
def test_nobody_owns_both_tracks(players: int) -> None:
    t = table("nederland", players).own(0, BREDA).hand(0, locomotive=6).hand(1, locomotive=6)
    assert f"claim {BREDA} #2" not in t.legal()
    assert f"claim {BREDA} #2" in t.turn_of(1).legal()


@rule("N14")
@pytest.mark.parametrize(("players", "other"), [(2, CLOSED), (3, CLOSED), (4, FREE), (5, FREE)])
def test_without_tokens_two_or_three_players_share_one_track(players: int, other: int) -> None:
    t = table("nederland", players, tokens=False).hand(0, locomotive=2)
    t.play(f"claim {BREDA}", "pay 2 locomotive")
    assert t.owner(f"{BREDA} #2") == other


# As in the base rules


@rule("N9")
@pytest.mark.parametrize(("left", "more_turns"), [(3, 0), (2, 1), (0, 1)])
def test_the_end_comes_with_two_trains_or_fewer(left: int, more_turns: int) -> None:
    t = table("nederland", 3).pieces(0, left + 2).hand(0, locomotive=2)
    t.play(f"claim {BREDA}", "pay 2 locomotive")
    assert t.told(ENDING) == [(ENDING, 0, 3, 0, 0)] * more_turns
    for _ in range(3 * more_turns):
        assert t.legal()
        t.play("draw", "draw")
    assert (t.legal() == set()) == bool(more_turns)


@rule("N9")
def test_a_turn_is_as_in_the_base_rules() -> None:
    t = table("nederland").market("locomotive", "red", "blue", "white", "green").hand(0, yellow=2, locomotive=1)
    assert t.verbs() == {"take", "draw", "claim", "tickets"}
    assert t.play(f"claim {BREDA}").legal() == {"pay 2 yellow", "pay 1 yellow 1 locomotive"}
    t.play("pay 1 yellow 1 locomotive")
    assert (t.seat, t.cards(0)) == (1, {"yellow": 1})
    assert t.play("take 1").seat == 0  # a face-up locomotive is the only card of the turn


@rule("N9")
@pytest.mark.parametrize(("shown", "flushes"), [(1, 0), (2, 1)])
def test_three_open_locomotives_are_too_many(shown: int, flushes: int) -> None:
    t = table("nederland").market(*["locomotive"] * shown, *["red"] * (5 - shown)).top("locomotive")
    t.play("take 5")
    assert len(t.told(FLUSH)) == flushes


@rule("N13")
def test_tickets_count_for_or_against() -> None:
    t = table("nederland", tokens=False).own(0, BREDA).tickets(0, ("Breda", "Eindhoven"), ("Amsterdam", "Rotterdam"))
    assert t.sheet(0).total == 2 - 7 - 10
    t.own(0, "Amsterdam-Rotterdam")
    assert t.sheet(0).total == 2 + 7 - 7 + 10


@rule("N13")
def test_the_longest_path_and_the_number_of_tickets_earn_nothing() -> None:
    t = table("nederland", tokens=False).own(0, BREDA, "Amsterdam-Rotterdam").tickets(0, ("Amsterdam", "Rotterdam"))
    assert t.rules.line_names() == ["start", "routes", "tickets"]
    assert t.sheet(0).total == 2 + 7 + 10


@rule("N13")
def test_level_players_are_told_apart_by_completed_tickets() -> None:
    # Seat 0: 7 + 10 - 10 = 7 with one completed ticket; seat 1: 1 (start) + 4 + 2 = 7 with none.
    t = table("nederland", tokens=False).own(0, "Amsterdam-Rotterdam").own(1, "Utrecht-Rotterdam", BREDA)
    t.tickets(0, ("Amsterdam", "Rotterdam"), ("Arnhem", "'s-Hertogenbosch"))
    assert [t.sheet(seat).total for seat in t.seats] == [7, 7]
    assert t.winners() == [0]


@rule("N13")
def test_players_level_even_then_share_the_win() -> None:
    t = table("nederland", tokens=False).own(0, "Amsterdam-Rotterdam").own(1, "Utrecht-Rotterdam", BREDA)
    assert [t.sheet(seat).total for seat in t.seats] == [7, 7]
    assert t.winners() == [0, 1]


@rule("N13", "N10")
def test_tokens_break_no_tie() -> None:
    t = lend(give(table("nederland", 3), 9, 5, 1), 1, 1, 1).own(0, "Hasselt-Liège").own(1, "Amsterdam-Utrecht")
    assert [t.sheet(seat).total for seat in t.seats] == [2 - 5, 1 + 1 - 5, 2 - 5]
    assert t.winners() == [0, 1, 2]
    assert tokens(t) == [9, 5, 1]


# Options that don't fit


@rule("N15")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_neutral_player_joins_two_players_only(players: int) -> None:
    with pytest.raises(BadChoice, match=f"2 players, not of {players}"):
        make_rules("nederland", players, {"neutral": True})


@rule("N15")
def test_the_neutral_player_needs_tokens() -> None:
    with pytest.raises(BadChoice, match="needs the toll tokens"):
        make_rules("nederland", 2, {"neutral": True, "tokens": False})


@rule("N14")
def test_what_is_not_there_cannot_lie_open() -> None:
    with pytest.raises(BadChoice, match=r'"open_tokens" needs the toll tokens'):
        make_rules("nederland", 2, {"open_tokens": True, "tokens": False})
