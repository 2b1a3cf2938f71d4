"""Rails & Sails at the terminal: choosing pieces, two decks, hard routes, harbours and exchanges."""

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.rig import Table
from tests.rig_sails import harbours, sails
from tests.terminal.rig import Clever, plain, run, screen
from tests.terminal.test_session import answers
from trilhos.engine.random import Random
from trilhos.play.game import Game
from trilhos.terminal import PlayOptions, play
from trilhos.terminal.glyphs import Glyphs
from trilhos.terminal.listing import families, listing
from trilhos.text import ENGLISH, PORTUGUESE, Text

WORLD = PlayOptions("world", bots=["greedy"], seed=5)


def saved(home: Path) -> list[str]:
    """All actions, and the choices that are held until all have chosen."""
    record = json.loads((home / "play.json").read_text(encoding="utf-8"))
    return [*record["actions"], *record.get("held", {}).values()]


def game_of(t: Table) -> Game:
    """A game in the position of a table."""
    game = Game(t.rules.board.name, len(t.seats), seed=1)
    game.state = t.state
    return game


def title(game: Game, family: str) -> str:
    text = Text(ENGLISH)
    return listing(game, game.seat, family, families(game, game.seat)[family], Glyphs(game.rules, text), text).title


# Pieces


@pytest.mark.parametrize(
    ("answer", "split"), [("", "20+40"), ("10", "10+50"), ("25", "25+35"), ("pieces 12+48", "12+48")]
)
def test_the_number_of_trains_is_enough(home: Path, answer: str, split: str) -> None:
    _, out = run(WORLD, "1 2 3", "", answer)
    assert "how many trains, from 10 to 25?" in " ".join(out.split())
    assert "Number, Enter for 20" in out
    assert f"pieces {split}" in saved(home)


@pytest.mark.parametrize("answer", ["9", "26", "many", "²"])
def test_a_number_outside_the_limits_is_refused(home: Path, answer: str) -> None:
    _, out = run(WORLD, "1 2 3", "", answer)
    assert "a number of trains from 10 to 25" in " ".join(out.split())
    assert len([action for action in saved(home) if action.startswith("pieces")]) <= 1  # the bot's


def test_a_split_in_notation_is_refused_with_the_limits(home: Path) -> None:
    _, out = run(WORLD, "1 2 3", "", "pieces 30+30")
    assert "60 pieces in all, 10 to 25 trains and 35 to 50 ships" in " ".join(out.split())


def test_the_splits_are_told_when_all_have_chosen(home: Path) -> None:
    _, out = run(WORLD, "1 2 3", "", "25", "", "l all")
    assert "You: 25 trains and 35 ships to start with." in out
    assert "Greedy: 20 trains and 40 ships to start with." in out
    before = out[: out.index("how many trains")]
    assert "to start with" not in before


# Cards


def test_the_player_is_asked_for_the_deck_that_fills_the_gap(home: Path) -> None:
    _, out = run(WORLD, "1 2 3", "", "", "", "d", "1", "2", "refill train")
    assert "Fill the gap from which deck?" in out
    assert "train deck" in out
    assert "refill ship" in saved(home)


def test_two_decks_are_shown_apart() -> None:
    t = sails().hand(0, train_red=2, train_red_harbour=1, wild=2, ship_white=1, ship2_white=2, ship2_green=1)
    lines = plain(screen(game_of(t), 0).hand(t.view(0)))
    assert lines == ["Trains ✕ 3 red (1 harbour)  ★ 2 wilds", "Ships » 1 green (1 double)  ‖ 3 white (2 double)"]
    shown = " ".join(plain(screen(game_of(t), 0, PORTUGUESE).market(t.view(0))))
    assert "baralho de trens: 72" in shown
    assert "baralho de navios: 53" in shown


def test_plain_names_every_kind_of_card() -> None:
    t = sails().hand(0, train_red_harbour=1, ship2_white=2)
    assert plain(screen(game_of(t), 0, plain=True).hand(t.view(0))) == [
        "Hand: 1 red harbour train, 2 white double ships"
    ]
    assert plain(screen(game_of(sails()), 0, plain=True).hand(sails().view(0))) == ["Hand: no cards"]


def test_a_deck_of_which_one_has_nothing() -> None:
    lines = plain(screen(game_of(sails().hand(0, wild=1)), 0).hand(sails().hand(0, wild=1).view(0)))
    assert lines == ["Trains ★ 1 wild", "Ships no cards"]


# What is paid for


def test_a_hard_route_says_how_many_spaces_are_left() -> None:
    game = game_of(sails().hand(0, train_red=6).play("claim Lahore-Beijing"))
    assert title(game, "pay") == "Pay for one space of Lahore-Beijing, two cards of one colour (3 still to pay):"
    game.play("pay 2 train-red")
    assert "(2 still to pay)" in title(game, "pay")


def test_a_harbour_names_its_city() -> None:
    t = sails().hand(0, wild=4).own(0, "Lima-Valparaiso").play("harbour Lima")
    assert title(game_of(t), "pay") == "Pay for Lima:"


def test_ship_and_hard_routes_are_marked() -> None:
    game = game_of(sails().hand(0, wild=4))
    text = Text(ENGLISH)
    rows = listing(game, game.seat, "claim", families(game, game.seat)["claim"], Glyphs(game.rules, text), text).rows
    by_name = {row[0].plain: row[-1].plain for row in rows}
    assert by_name["Tehran-Lahore"] == "hard: two cards a space"
    assert by_name["Athina-Al-Qahira"] == "ship"
    assert by_name["Hamburg-Moskva"] == ""


def test_an_exchange_says_what_it_costs() -> None:
    game = game_of(sails())
    text = Text(ENGLISH)
    rows = listing(
        game, game.seat, "exchange", families(game, game.seat)["exchange"], Glyphs(game.rules, text), text
    ).rows
    assert [cell.plain for cell in rows[0]] == ["1 train for 1 ship", "-1 point"]
    assert [cell.plain for cell in rows[6]] == ["2 ships for 2 trains", "-2 points"]


def test_tours_show_all_their_values() -> None:
    t = sails()
    t.ticket_deck(("Mexico", "Caracas", "Lima", "Valparaiso"), ("Miami", "Moskva")).play("tickets")
    game, text = game_of(t), Text(ENGLISH)
    rows = listing(game, game.seat, "keep", game.legal(), Glyphs(game.rules, text), text).rows
    assert rows[0][1].plain == "15 points in this order, 10 in another; 21 lost if not joined"
    assert rows[1][1].plain == "13 points"
    assert (
        Glyphs(game.rules, text).words.ticket(t.ticket(("Mexico", "Caracas", "Lima", "Valparaiso"))).endswith("(15/10)")
    )


def test_harbours_are_on_the_board(home: Path) -> None:
    game = game_of(harbours(sails(), 1, "Lagos", "Lima"))
    assert screen(game, 0).buildings() == {"harbours": {1: ["Lagos", "Lima"]}}


# Whole games


def sailor(language: str) -> Callable[[str], str]:
    """Somebody who always finds a legal answer, on these boards too."""
    text, usual = Text(language), answers(language, Random(1))

    def answer(asked: str) -> str:
        if text("list-keep", least=3) in asked:
            return "1 2 3"
        suggested = [text("prompt-default", answer=trains) for trains in (20, 27)]
        return "" if any(prompt in asked for prompt in suggested) else usual(asked)

    return answer


@pytest.mark.parametrize(
    ("edition", "players", "language", "linear"),
    [("world", 2, ENGLISH, False), ("lakes", 3, PORTUGUESE, False), ("lakes", 2, ENGLISH, True)],
)
def test_a_whole_game(home: Path, edition: str, players: int, language: str, linear: bool) -> None:
    out = io.StringIO()
    options = PlayOptions(edition, players, ["greedy", "random"][: players - 1], 9, language, plain=linear)
    person = Clever(out, sailor(language))
    assert play(options, person, out) == 0
    text = Text(language)
    assert text("final-title") in out.getvalue()
    assert text("line-harbours") in out.getvalue()
    assert text("line-exchange") in out.getvalue()
    assert max(cell_len(line) for line in out.getvalue().splitlines()) <= 80
    assert max(asked.count("\n") + 1 for asked in person.screens) <= 24
