"""Games that stall: five rounds without progress end them (U31)."""

from collections.abc import Callable

import pytest
from mypy_extensions import i64

from tests.rig import Cities, Table, table
from tests.rig_rules import rule
from tests.rig_sails import box, sails
from tests.rig_tolls import at_the_end_of_a_round, phases
from trilhos.boards import EDITIONS, make_rules
from trilhos.engine.chapters.pieces import Pieces
from trilhos.engine.events import BY_PASSES, BY_PIECES, OVER, STALLED, STALLING
from trilhos.engine.state import NEUTRAL, NONE, TURN
from trilhos.play.facts import idle_turns, stalls_in

ROUNDS = 5
BLANK: Cities = ("'s-Gravenhage", "Antwerpen")  # a ticket with nothing for the neutral player
AMSTERDAM: Cities = ("'s-Gravenhage", "Liège")  # at its foot: Amsterdam-Rotterdam, a double route
ROUTE = "Amsterdam-Rotterdam"


def idle(t: Table) -> int:
    """The turns in a row without progress, as everybody sees them."""
    count = idle_turns(t.rules, t.view())
    assert count is not None
    return count


def after(t: Table, turns: int) -> Table:
    """The same table after so many idle turns in a row."""
    t.state.ledger[t.rules.idle_at] = i64(turns)
    return t


def all_but_one(t: Table) -> Table:
    """One more idle turn, and the game is over."""
    return after(t, ROUNDS * len(t.seats) - 1)


def reason(t: Table) -> int | None:
    """Why the game is over; None while it goes on."""
    told = t.told(OVER)
    assert t.is_over() == bool(told)
    return told[0][1] if told else None


# A tunnel that nobody can pay for, exchanges to and fro, and passes


def before_a_tunnel(players: int = 2) -> Table:
    """Everybody has just the cards for a tunnel whose surcharge is always three."""
    t = table("europe", players).deck(black=9)
    for seat in t.seats:
        t.hand(seat, black=3)
    return t.deck(black=9)


def give_up(t: Table) -> Table:
    return t.play("claim Madrid-Pamplona", "pay 3 black", "yield")


def exchange(t: Table) -> Table:
    first = box(t, t.seat)[0] > 0
    return t.play("exchange 1 trains" if first else "exchange 1 ships")


def stuck(edition: str = "usa", players: int = 2, **options: bool) -> Table:
    """A table at which nobody can do anything."""
    t = table(edition, players, **options)
    return t.market(*[None] * int(t.rules.slots)).deck().pile().ticket_deck()


@rule("U31")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("board", ["europe", "world", "lakes"])
def test_five_full_rounds_without_progress_end_the_game_with_that_turn(board: str, players: int) -> None:
    t, play = (before_a_tunnel(players), give_up) if board == "europe" else (sails(board, players), exchange)
    for turn in range(ROUNDS * players):
        assert (reason(t), idle(t), t.seat) == (None, turn, turn % players)
        play(t)
    assert reason(t) == STALLED
    assert t.legal() == set()
    assert idle(t) == ROUNDS * players


IDLE: dict[str, tuple[Callable[[], Table], Callable[[Table], Table]]] = {
    "a tunnel given up": (lambda: before_a_tunnel(3), give_up),
    "an exchange, world": (lambda: sails("world", 3), exchange),
    "an exchange, lakes": (lambda: sails("lakes", 3), exchange),
    "a pass, usa": (lambda: stuck("usa", 3), lambda t: t.play("pass")),
    "a pass, europe": (lambda: stuck("europe", 3), lambda t: t.play("pass")),
    "a pass, nederland": (lambda: stuck("nederland", 3), lambda t: t.play("pass")),
}


@rule("U31")
@pytest.mark.parametrize("kind", IDLE)
def test_tunnels_given_up_exchanges_and_passes_are_no_progress(kind: str) -> None:
    make, play = IDLE[kind]
    assert reason(play(all_but_one(make()))) == STALLED


PRICE = {"train-red-harbour": 2, "ship-red": 2}
PROGRESS: dict[str, tuple[Callable[[], Table], list[str]]] = {  # the table before it, and the moves
    "a route": (lambda: table("usa").hand(0, red=1), ["claim Dallas-Houston", "pay 1 red"]),
    "a toll": (lambda: table("nederland").hand(0, locomotive=2), ["claim Rotterdam-Breda", "pay 2 locomotive"]),
    "a tunnel": (
        lambda: table("europe").hand(0, black=3).deck(red=9),
        ["claim Madrid-Pamplona", "pay 3 black"],
    ),
    "a tunnel that costs more": (
        lambda: table("europe").hand(0, black=6).deck(black=9),
        ["claim Madrid-Pamplona", "pay 3 black", "pay 3 black"],
    ),
    "a hard route": (
        lambda: sails().hand(0, {"train-red": 2}),
        ["claim Marseille-Casablanca", "pay 2 train-red"],
    ),
    "a station": (lambda: table("europe").hand(0, red=1), ["station Paris", "pay 1 red"]),
    "a harbour": (
        lambda: sails().hand(0, PRICE).own(0, "Hamburg-Marseille"),
        ["harbour Hamburg", "pay 2 train-red-harbour 2 ship-red"],
    ),
    "open cards": (lambda: table("usa").market(*["red"] * 5), ["take 1", "take 2"]),
    "a locomotive": (lambda: table("usa").market("locomotive", *["red"] * 4), ["take 1"]),
    "blind cards": (lambda: table("usa"), ["draw", "draw"]),
    "the last card": (lambda: stuck().deck(red=1), ["draw"]),
    "a ticket": (lambda: table("usa"), ["tickets", "keep 1"]),
}


@rule("U31")
@pytest.mark.parametrize("kind", PROGRESS)
def test_routes_buildings_cards_and_tickets_are_progress(kind: str) -> None:
    make, moves = PROGRESS[kind]
    t = all_but_one(make()).play(*moves)
    assert reason(t) is None
    assert (idle(t), t.seat) == (0, 1)


@rule("U31")
def test_progress_of_anybody_counts_for_all() -> None:
    t = all_but_one(sails("lakes", 3)).turn_of(1).play("draw train", "draw train")
    for turn in range(ROUNDS * 3):
        assert (reason(t), idle(t)) == (None, turn)
        exchange(t)
    assert reason(t) == STALLED


# The neutral player: while it has tickets players can draw them, so an idle turn before its phase is made up here


def idle_turn(t: Table) -> Table:
    t.rules.end_idle_turn(t.state)
    return t


@rule("U31")
def test_a_route_that_the_neutral_player_takes_is_progress() -> None:
    t = idle_turn(after(at_the_end_of_a_round(AMSTERDAM).own(0, ROUTE), 5))
    assert phases(t) == ["claimed"]
    assert (reason(t), idle(t), t.seat) == (None, 0, 0)


@rule("U31")
def test_a_track_chosen_for_the_neutral_player_is_progress() -> None:
    t = idle_turn(after(at_the_end_of_a_round(AMSTERDAM), 5))
    assert (t.phase, idle(t)) == (NEUTRAL, 6)
    t.play("neutral 2")
    assert (reason(t), idle(t), t.seat) == (None, 0, 0)


@rule("U31")
@pytest.mark.parametrize(("tickets", "result"), [([BLANK], "blank"), ([], "stopped")])
def test_a_blank_ticket_and_a_neutral_player_that_stops_are_no_progress(tickets: list[Cities], result: str) -> None:
    t = idle_turn(after(at_the_end_of_a_round(*tickets), 5))
    assert (phases(t), idle(t)) == ([result], 6)


@rule("U31", "N16")
def test_the_game_ends_with_the_turn_and_not_after_the_neutral_player() -> None:
    t = idle_turn(all_but_one(at_the_end_of_a_round(AMSTERDAM)))
    assert (reason(t), phases(t)) == (STALLED, [])


# Other ends


@rule("U31", "U26")
def test_the_last_turns_are_turns_like_any_other() -> None:
    t = all_but_one(sails("lakes"))
    t.state.turns_left = 3
    assert reason(exchange(t)) == STALLED
    assert t.state.turns_left == 2


@rule("U31", "U26")
def test_the_last_turn_of_all_ends_the_game_by_itself() -> None:
    t = all_but_one(sails("lakes"))
    t.state.turns_left = 1
    assert reason(exchange(t)) == BY_PIECES


@rule("U31", "U8")
@pytest.mark.parametrize("idle_before", [0, 8])
def test_when_all_pass_the_game_is_over_at_once(idle_before: int) -> None:
    t = after(stuck(), idle_before).play("pass", "pass")
    assert reason(t) == BY_PASSES


@rule("U31", "U8")
def test_a_pass_among_other_idle_turns_counts_for_both_rules() -> None:
    """Seat 0 has nothing left to exchange and passes again and again; seat 1 exchanges."""
    t = sails("lakes").market(*[None] * 6).deck().pile().ticket_deck()
    for kind in range(2):
        t.state.ledger[t.chapter(Pieces).box_at(i64(kind), i64(0))] = 0
    for turn in range(ROUNDS):
        assert (reason(t), idle(t), t.legal()) == (None, 2 * turn, {"pass"})
        exchange(t.play("pass"))
    assert reason(t) == STALLED


# What the players are told


@rule("U31")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("board", ["europe", "world", "lakes"])
def test_players_are_told_two_rounds_before(board: str, players: int) -> None:
    t, play = (before_a_tunnel(players), give_up) if board == "europe" else (sails(board, players), exchange)
    for turn in range(1, ROUNDS * players):
        play(t)
        left = ROUNDS * players - turn
        near = left <= 2 * players
        assert t.told(STALLING) == ([(STALLING, 2 * players, 0, 0, 0)] if near else [])
        assert [stalls_in(t.rules, t.view(viewer)) for viewer in range(-1, players)] == [left if near else None] * (
            players + 1
        )
    assert stalls_in(t.rules, play(t).view()) is None


@rule("U31")
def test_after_progress_they_are_told_again() -> None:
    t = after(sails("lakes"), 5)
    exchange(t).play("draw train", "draw train")
    assert (len(t.told(STALLING)), stalls_in(t.rules, t.view())) == (1, None)
    for _ in range(6):
        exchange(t)
    assert len(t.told(STALLING)) == 2


@rule("U31")
@pytest.mark.parametrize(("turns_left", "told"), [(6, True), (5, False), (4, False)])
def test_nobody_is_told_of_an_end_that_the_last_turns_forestall(turns_left: int, told: bool) -> None:
    t = after(sails("lakes"), 5)
    t.state.turns_left = i64(turns_left)
    exchange(t)
    assert bool(t.told(STALLING)) == told
    assert (stalls_in(t.rules, t.view()) == 4) == told


# Versions


@rule("U31")
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_board_counts_idle_turns_since_version_2(edition: str) -> None:
    old, new = make_rules(edition, 2, version=1), make_rules(edition, 2, version=2)
    assert old.idle_at == NONE
    assert [part.name for part in new.ledger_parts if part.at == new.idle_at] == ["idle"]
    assert new.ledger_size == old.ledger_size + 1


@rule("U31")
def test_games_of_version_1_go_on() -> None:
    rules = make_rules("lakes", 2, version=1)
    t = Table(rules, rules.start(1))
    while t.phase != TURN:
        t.play(sorted(t.legal())[0])
    for _ in range(10 * ROUNDS):
        exchange(t)
    assert reason(t) is None
    assert t.told(STALLING) == []
    assert (idle_turns(rules, t.view()), stalls_in(rules, t.view())) == (None, None)
