"""What is on the screen: it fits, it hides what is hidden, and colour is never alone."""

import io
import re

import pytest
from mypy_extensions import i64
from rich.cells import cell_len

from tests.files import train_cards
from tests.terminal.rig import desk, plain, screen
from trilhos.boards import EDITIONS
from trilhos.engine.random import Random
from trilhos.engine.worlds import determinize
from trilhos.play.game import Game
from trilhos.terminal.desk import PLAIN_LETTERS, Desk, columns, flow
from trilhos.terminal.final import final
from trilhos.terminal.glyphs import MARKS, SIGNS, Glyphs
from trilhos.terminal.listing import Describer, families, letter, listing
from trilhos.text import ENGLISH, LANGUAGES, Text


def played(edition: str, players: int, moves: int, seed: int = 2) -> Game:
    """A game after so many random moves, or at its end."""
    game = Game(edition, players, seed=seed)
    random = Random(seed)
    while not game.over and len(game.moves) < moves:
        legal = game.legal()
        game.play(legal[random.below(len(legal))])
    return game


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 5])
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_table_fits_at_every_moment(edition: str, players: int, language: str) -> None:
    game = Game(edition, players, seed=3)
    random, count = Random(3), 0
    while not game.over:
        count += 1
        if count % 40 == 1:
            table = screen(game, 0, language).table(told=0, below=4)
            assert len(table) <= 20, plain(table)
            assert max(cell_len(line.plain) for line in table) <= 80
        legal = game.legal()
        game.play(legal[random.below(len(legal))])


@pytest.mark.parametrize("linear", [False, True])
@pytest.mark.parametrize("moves", [1, 4, 40, 150])
@pytest.mark.parametrize("edition", ["europe", "world"])
def test_two_worlds_that_look_alike_give_the_same_screen(edition: str, moves: int, linear: bool) -> None:
    game = played(edition, 3, moves)
    before = plain(screen(game, 1, plain=linear).table(10**6, 4))
    game.state = determinize(game.rules, game.view(1), Random(99))
    assert plain(screen(game, 1, plain=linear).table(10**6, 4)) == before


def test_the_last_round_cannot_be_missed() -> None:
    game = played("usa", 2, 30)
    assert "LAST ROUND" not in "".join(plain(screen(game, 0).head(game.view(0))))
    game.state.turns_left = i64(1)
    assert "LAST ROUND: 1 turn left, this one included" in plain(screen(game, 0).head(game.view(0)))


def test_a_game_that_stalls_cannot_be_missed() -> None:
    game = played("lakes", 2, 30)
    game.state.ledger[game.rules.idle_at] = i64(5)
    assert "the game ends" not in "".join(plain(screen(game, 0).head(game.view(0))))
    game.state.ledger[game.rules.idle_at] = i64(6)
    told = "If nobody claims, builds, draws or keeps anything within 4 turns, this one included, the game ends."
    assert told in plain(screen(game, 0).head(game.view(0)))


def test_more_tickets_than_fit_are_pointed_at() -> None:
    game = Game("usa", 2, seed=2)
    while game.view(0).queue or game.seat == 0:
        names = game.legal_texts()
        most = max((name for name in names if name.startswith("keep")), key=len, default="tickets")
        game.play(most if most in names else names[0])
    lines = plain(screen(game, 0).tickets_short())
    assert len(lines) == 3
    assert "t shows all tickets" in lines[-1]


def test_plain_has_words_only() -> None:
    game = played("europe", 3, 60)
    lines = plain(screen(game, game.seat, plain=True).table(0, 4))
    signs = {sign for sign, *_ in [*SIGNS.values(), *MARKS.values()]} - {"·", "»"}
    assert not signs & set("".join(lines))
    assert any(
        re.fullmatch(r"#1: \d+ points?, \d+ trains?, \d+ cards?, \d+ tickets?, \d stations? left\.", s) for s in lines
    )


def test_every_colour_has_a_sign_of_its_own() -> None:
    cards = train_cards()
    assert {*cards.colours, "wild", "gray"} == SIGNS.keys()
    for column in (0, 1):
        signs = [entry[column] for entry in SIGNS.values()]
        assert len(set(signs)) == len(signs)
        assert all(cell_len(sign) == 1 for sign in signs)
    assert all(entry[1].isascii() for entry in [*SIGNS.values(), *MARKS.values()])


def test_without_unicode_there_are_letters() -> None:
    game = played("usa", 2, 20)
    glyphs = Glyphs(game.rules, Text(ENGLISH), unicode=False)
    assert glyphs.card(7).plain == "r red"
    assert glyphs.some(8, 2).plain == "* 2 locomotives"
    assert not Desk(Text(ENGLISH), io.StringIO(), io.TextIOWrapper(io.BytesIO(), "ascii")).unicode
    assert desk().unicode


def test_letters_that_a_terminal_lacks_lose_their_accents() -> None:
    assert "Você · 3 estações ◇".encode("ascii", PLAIN_LETTERS) == b"Voce - 3 estacoes -"
    assert "Você ◇".encode("latin-1", PLAIN_LETTERS) == "Você -".encode("latin-1")
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("ascii", PLAIN_LETTERS)


@pytest.mark.parametrize("edition", EDITIONS)
def test_no_two_families_of_a_menu_have_one_letter(edition: str) -> None:
    rules = Game(edition, 2, seed=1).rules
    verbs = [kind.declared for kind in rules.actions]
    menu = {verb.family for verb in verbs if verb.asked}
    letters = [letter(rules, family) for family in sorted(menu)]
    assert len(set(letters)) == len(letters)


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_verb_has_a_row_in_words(edition: str) -> None:
    game = played(edition, 2, 50)
    describer = Describer(game, Glyphs(game.rules, Text(ENGLISH)), Text(ENGLISH), 0)
    listed = [kind for kind in game.rules.actions if kind.verb not in {"tickets", "keep", "pass", "pieces", "neutral"}]
    for kind in listed:
        assert plain(describer.cells(kind.base)) != [game.notation.text(kind.base)], kind.verb


def test_a_move_without_a_row_of_its_own_shows_its_notation() -> None:
    game = played("usa", 2, 50)
    describer = Describer(game, Glyphs(game.rules, Text(ENGLISH)), Text(ENGLISH), 0)
    assert plain(describer.cells(game.notation.parse("pass"))) == ["pass"]


def test_tracks_that_are_alike_are_listed_once() -> None:
    game = Game("usa", 4, seed=2)
    while game.seat or not game.state.turn:
        game.play(game.legal()[0])
    names = [game.notation.text(action) for action in families(game, game.seat)["claim"]]
    assert "claim Dallas-Houston" in names
    assert "claim Dallas-Houston #2" not in names
    assert "claim Dallas-Houston #2" in game.legal_texts()
    assert names == sorted(names)


def test_paying_names_what_is_paid_for() -> None:
    game = Game("europe", 2, seed=2)
    while game.seat or not game.state.turn:
        game.play(game.legal()[0])
    glyphs = Glyphs(game.rules, Text(ENGLISH))
    game.play("station Paris")
    assert listing(game, game.seat, "pay", game.legal(), glyphs, Text(ENGLISH)).title == "Pay for Paris:"
    game.undo()
    claim = next(text for text in game.legal_texts() if text.startswith("claim"))
    game.play(claim)
    assert (
        listing(game, game.seat, "pay", game.legal(), glyphs, Text(ENGLISH)).title
        == f"Pay for {claim.removeprefix('claim ')}:"
    )


@pytest.mark.parametrize("linear", [False, True])
def test_the_final_count_has_every_line(linear: bool) -> None:
    game = played("europe", 3, 10**6)
    words = "\n".join(plain(final(game, Glyphs(game.rules, Text(ENGLISH), linear), Text(ENGLISH))))
    for sheet in game.result().sheets:
        for number in [*[sheet.lines[line] for line in game.rules.lines], sheet.total]:
            assert str(number) in words
    for line in ("start", "routes", "tickets", "longest path", "stations left", "total"):
        assert line in words


def test_rows_break_between_cells_only() -> None:
    from rich.text import Text as Line

    rows = flow(Line("Hand "), [Line("two words")] * 5, 30)
    assert plain(rows) == ["Hand two words  two words", "     two words  two words", "     two words"]
    assert plain(columns([[Line("a"), Line("b")], [Line("ccc"), Line("")]])) == ["a    b", "ccc"]
    assert plain(columns([[Line("a"), Line("b")], [Line("ccc"), Line("")]], plain=True)) == ["a, b", "ccc"]
    assert columns([]) == []
