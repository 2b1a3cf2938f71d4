"""Tolls and the neutral player at the terminal."""

import io
from pathlib import Path

import pytest
from mypy_extensions import i64
from rich.cells import cell_len

from tests.terminal.rig import Clever, first, plain, run, screen, session
from trilhos.cli import main
from trilhos.engine.chapters.neutral import Neutral
from trilhos.engine.chapters.tolls import Tolls
from trilhos.engine.random import Random
from trilhos.engine.state import NEUTRAL, NONE, TURN
from trilhos.engine.worlds import determinize
from trilhos.errors import BadChoice
from trilhos.play.game import Game
from trilhos.play.record import load
from trilhos.terminal import PlayOptions, commands, play
from trilhos.terminal.glyphs import Glyphs
from trilhos.terminal.listing import Describer, families, listing
from trilhos.text import ENGLISH, LANGUAGES, PORTUGUESE, Text

TEXT = Text(ENGLISH)


def nederland(**options: bool) -> Game:
    """Two players at their first turn."""
    game = Game("nederland", 2, seed=4, options=options, names=["Ana", "Bia"])
    while game.state.phase != TURN:
        game.play(game.legal()[0])
    return game


def tokens(game: Game, seat: int, amount: int) -> None:
    tolls = game.rules.find(Tolls)
    assert tolls is not None
    game.state.ledger[tolls.tokens + i64(seat)] = i64(amount)


def choosing() -> Game:
    """The marker's holder has to choose a track."""
    game, random = nederland(neutral=True), Random(1)
    while game.state.phase != NEUTRAL:
        legal = [action for action in game.legal() if game.rules.read(action)[0] in ("draw", "take")]
        game.play((legal or game.legal())[random.below(len(legal or game.legal()))])
    return game


def special(game: Game, route: str, me: int = 0) -> str:
    describer = Describer(game, Glyphs(game.rules, TEXT), TEXT, me)
    return describer.route(game.rules.read(game.notation.parse(f"claim {route}"))[1])[3].plain


# Tokens


def test_others_tokens_are_a_question_mark_and_loans_are_open() -> None:
    head, ana, bia = plain(screen(nederland(), 0).seats(nederland().view(0)))
    assert head.split() == ["points", "trains", "cards", "tickets", "tokens", "loans"]
    assert ana.split()[-2:] == ["30", "0"]
    assert bia.split()[-2:] == ["?", "0"]


def test_in_plain_words_they_are_left_out() -> None:
    ana, bia = plain(screen(nederland(), 0, plain=True).seats(nederland().view(0)))
    assert ana.endswith("30 tokens, 0 loans.")
    assert "token" not in bia
    assert bia.endswith("0 loans.")


def test_open_tokens_are_shown_to_all() -> None:
    game = nederland(open_tokens=True)
    assert plain(screen(game, 0).seats(game.view(0)))[2].split()[-2:] == ["30", "0"]


def test_without_tokens_there_is_no_column() -> None:
    game = nederland(tokens=False)
    assert "tokens" not in plain(screen(game, 0).seats(game.view(0)))[0]
    assert special(game, "Emden-Emmen") == ""


@pytest.mark.parametrize("seat", [0, 1])
def test_two_worlds_that_look_alike_give_the_same_screen(seat: int, tmp_path: Path) -> None:
    game = choosing()
    tokens(game, 1 - seat, 3)
    at = session(game, seat, tmp_path / "game.json")

    def shown() -> list[str]:
        routes = [special(game, name.removeprefix("claim "), seat) for name in game.notation.texts if "claim" in name]
        return plain(at.screen.table(10**6, 4)) + plain(commands._network(at)) + routes

    before = shown()
    game.state = determinize(game.rules, game.view(seat), Random(99))
    assert shown() == before


# Tolls


def test_a_route_shows_its_toll_and_whom_it_is_paid_to() -> None:
    game = nederland()
    assert special(game, "Emden-Emmen") == "toll 4"
    route = game.rules.read(game.notation.parse("claim Rotterdam-Breda"))[1]
    game.state.owner[route] = 1
    assert special(game, "Rotterdam-Breda") == "toll 4"  # it has an owner
    assert special(game, "Rotterdam-Breda #2") == "toll 4 to Bia"


def test_a_route_shows_that_it_takes_a_loan() -> None:
    game = nederland()
    tokens(game, 0, 3)
    assert special(game, "Emden-Emmen") == "toll 4, takes a loan"
    assert special(game, "Utrecht-Rotterdam") == "toll 3"
    assert special(game, "Emden-Emmen", me=1) == "toll 4"


# The neutral player


def test_the_table_shows_its_trains_and_who_has_the_marker() -> None:
    game = nederland(neutral=True)
    assert plain(screen(game, 0).standing(game.view(0))) == ["Neutral player: 40 trains, marker: Bia"]
    assert any("Neutral player" in line for line in plain(screen(game, 0).table(10**6, 4)))
    neutral = game.rules.find(Neutral)
    assert neutral is not None
    game.state.ledger[neutral.marker] = NONE
    assert plain(screen(game, 0).standing(game.view(0))) == ["Neutral player: stopped"]
    assert screen(nederland(), 0).standing(nederland().view(0)) == []


def test_the_holder_sees_both_tracks() -> None:
    game = choosing()
    assert list(families(game, game.seat)) == ["neutral"]
    choices = listing(game, game.seat, "neutral", game.legal(), Glyphs(game.rules, TEXT), TEXT)
    assert choices.title == "Which track does the neutral player take?"
    first, second = [row[0].plain for row in choices.rows]
    assert second == f"{first} #2"
    action = choices.pick("2")
    assert action is not None
    game.play(action)
    assert game.notation.text(action) == "neutral 2"


def test_the_board_names_it_as_an_owner(tmp_path: Path) -> None:
    game = choosing()
    route = int(game.state.target)
    game.play("neutral 1")
    at = session(game, 0, tmp_path / "game.json")
    name = at.glyphs.words.route(route)
    assert f"Neutral player: {name}" in plain(commands._network(at))
    city = game.rules.board.cities[game.rules.board.routes[route].a]
    assert any(line.startswith(name) and "Neutral player" in line for line in plain(commands._city(at, city)))


# Whole games


def answers(language: str, random: Random) -> Clever:
    """A person who takes the first of what is offered, and now and then claims."""
    text = Text(language)
    out = io.StringIO()

    def answer(asked: str) -> str:
        if text("list-keep", least=3) in asked:
            return "1 2 3"
        if asked.endswith(text("terminal-confirm") + " "):
            return ""
        if asked.endswith(text("terminal-prompt") + " "):
            return "c" if " (c) " in asked and random.below(2) else "1"
        return first(asked)

    return Clever(out, answer)


@pytest.mark.parametrize(
    ("players", "language", "linear", "options"),
    [
        (2, ENGLISH, False, {"neutral": True}),
        (2, PORTUGUESE, True, {"neutral": True, "open_tokens": True}),
        (5, PORTUGUESE, False, {}),
        (3, ENGLISH, False, {"tokens": False}),
    ],
)
def test_a_whole_game(home: Path, players: int, language: str, linear: bool, options: dict[str, bool]) -> None:
    person = answers(language, Random(1))
    bots = ["greedy", "random"][: players - 1]
    chosen = PlayOptions("nederland", players, bots, 9, language, plain=linear, options=options)
    assert play(chosen, person, person.out) == 0
    printed, text = person.out.getvalue(), Text(language)
    assert text("final-title") in printed
    assert (text("final-tokens") in printed) == options.get("tokens", True)
    assert [path.name for path in home.iterdir()] == ["games"]  # the library
    assert max(cell_len(line) for line in printed.splitlines()) <= 80
    assert max(asked.count("\n") + 1 for asked in person.screens) <= 24


def test_options_are_saved_and_gone_on_with(home: Path) -> None:
    run(PlayOptions("nederland", 2, ["greedy"], 9, options={"neutral": True}), "1 2 3")
    assert load(home / "play.json").rules.options == {"tokens": True, "neutral": True, "open_tokens": False}


def test_options_that_do_not_fit_are_refused_with_the_reason(home: Path) -> None:
    with pytest.raises(BadChoice, match="2 players, not of 3"):
        run(PlayOptions("nederland", 3, ["greedy"], 9, options={"neutral": True}))
    assert not home.exists() or not list(home.iterdir())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("words", "key", "values"),
    [
        (["--players", "3", "--option", "neutral=on"], "option-players-neutral", {"players": 3}),
        (["--option", "neutral=on", "--option", "tokens=off"], "option-needs-tokens", {"name": "neutral"}),
        (["--option", "open_tokens=on", "--option", "tokens=off"], "option-needs-tokens", {"name": "open_tokens"}),
    ],
)
@pytest.mark.parametrize("command", ["play", "simulate"])
def test_the_command_line_refuses_them_too(
    command: str,
    words: list[str],
    key: str,
    values: dict[str, str | int],
    language: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main([command, "--lang", language, "--map", "nederland", *words]) == 2
    assert Text(language)(key, **values) in capsys.readouterr().err
