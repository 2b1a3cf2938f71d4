"""The terminal's table: a map, ways of tickets, numbers that stay, reasons, filters, moves in the person's words."""

from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.terminal.rig import desk, run
from trilhos.boards import EDITIONS
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.refusals import TAKEN
from trilhos.play.game import Game
from trilhos.play.record import load
from trilhos.terminal import PlayOptions
from trilhos.terminal.map import CharacterMap
from trilhos.terminal.serving import serving, why_not
from trilhos.terminal.speech import Speech
from trilhos.text import ENGLISH, LANGUAGES, PORTUGUESE, Text


class Refusing:
    """Rules that refuse everything: the neutral player has it."""

    players = 2

    @staticmethod
    def refusal(state: object, seat: int, action: int) -> tuple[str, int]:
        return TAKEN, 2


USA = PlayOptions(edition="usa", seed=5)
PT = PlayOptions(edition="usa", seed=5, language=PORTUGUESE)


@pytest.fixture(autouse=True)
def _screen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setenv("LINES", "24")


def played(home: Path) -> list[str]:
    game = load(home / "play.json")
    return [game.notation.text(move.action) for move in game.moves]


# Numbers


def test_a_card_is_taken_by_the_number_it_lies_under(home: Path) -> None:
    """The second card: slots 3 and 5 have locomotives and no row (U11); the others keep their numbers."""
    _, out = run(USA, "1 2", "", "take 3", "take 2", "3", "4")
    asked = out.split("Draw a card:")[1].split("Number")[0].splitlines()
    assert [row.split()[0] for row in asked if row.strip()] == ["1", "2", "4", "6"]
    assert "Please type one of 1, 2, 4, 6," in out  # for 3
    assert "take 4" in played(home)


def test_the_deck_comes_behind_the_last_card(home: Path) -> None:
    run(USA, "1 2", "", "d", "6", "6")
    assert "draw" in played(home)


# The map


@pytest.mark.parametrize("name", list(EDITIONS))
@pytest.mark.parametrize("unicode", [True, False])
def test_every_board_fits_and_names_its_cities(name: str, unicode: bool) -> None:
    game, at = Game(name, seed=1), desk()
    at.unicode = unicode
    rows = [line.plain for line in CharacterMap(game, 0, at).lines()]
    assert len(rows) <= 22
    assert max(map(cell_len, rows)) <= 79
    shown = "\n".join(rows)
    named = [city for city in game.rules.board.cities if city[:3] in shown]
    assert len(named) >= 0.7 * len(game.rules.board.cities)
    assert ("·" in shown) == unicode


def test_a_region_has_more_room(home: Path) -> None:
    _, out = run(USA, "1 2", "", "m char", "m", "m nowhere")
    assert "Charleston" in out.split('("m" shows')[0]
    assert 'Which city is "nowhere"?' in out
    assert "2 You" in out


def test_owned_routes_and_ways_are_drawn(home: Path) -> None:
    _, out = run(USA, "1 2", "", "m")
    shown = out.split("Your turn (? for help): ")[1].split("· free")[0]
    assert "+" in shown  # the way of a ticket
    assert "11" in shown  # the route that the first seat has claimed


def test_plain_is_told_in_words(home: Path) -> None:
    _, out = run(PlayOptions(edition="usa", seed=5, plain=True), "1 2", "", "m")
    assert "A map says nothing aloud" in out
    assert "routes are free" in out


# Tickets and claims


def test_tickets_tell_their_way(home: Path) -> None:
    _, out = run(USA, "1 2", "", "t")
    assert "8 pieces to go: Helena-Salt Lake City" in " ".join(out.split())


def test_claims_that_serve_tickets_come_first(home: Path) -> None:
    _, out = run(USA, "1 2", "", "take 3", "c")
    rows = [line for line in out.split("Claim which route?")[1].splitlines() if line[:3].strip().isdigit()]
    serve = ["for " in row for row in rows]
    assert serve == sorted(serve, reverse=True)
    assert serve[0]


def test_rows_are_filtered_and_keep_their_numbers(home: Path) -> None:
    _, out = run(USA, "1 2", "", "take 3", "c", "/dallas", "/mars", "/")
    first, *_, filtered, again = (part.split("Number")[0] for part in out.split("Claim which route?")[1:])
    rows = [line for line in filtered.splitlines() if line.strip()]
    assert rows
    assert all("Dallas" in row for row in rows)
    assert set(rows) <= set(first.splitlines())
    assert first == again
    assert 'No route here has "mars" in it.' in out


def test_offered_tickets_serve_nothing_yet() -> None:
    assert serving(Game("usa", seed=5), 0) == {}


# Reasons


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_legal_has_a_reason(home: Path, language: str) -> None:
    text = Text(language)
    options = PlayOptions(edition="usa", seed=5, language=language)
    _, out = run(options, "1 2", "", "claim Atlanta-Nashville", "claim Seattle-Helena", "w helena")
    told = " ".join(out.split())
    assert text("why-taken", name=text("bot-normal-name")) in told
    assert text("why-cards", count=6) in told
    assert "Helena-Seattle" in told
    _, out = run(options, "1", "w zzz")
    assert text("routes-none", words="zzz") in out


def test_reasons_know_buildings_and_whose_turn_it_is() -> None:
    game = Game("europe", seed=1)
    while not game.legal_texts()[0].startswith(("take", "draw")):
        game.play(game.legal()[0])
    text = Text(ENGLISH)
    station = game.notation.parse("station Paris")
    assert why_not(game, game.seat, game.legal()[0], text) == ""
    assert "turn" in why_not(game, 1 - game.seat, station, text)
    for city in game.rules.board.cities:
        reason = why_not(game, game.seat, game.notation.parse(f"station {city}"), text)
        assert reason in ("", text("why-cards-building"))


def test_the_neutral_player_is_no_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game("usa", seed=3)
    monkeypatch.setattr("trilhos.terminal.serving.asked", lambda rules, state, seat: Refusing)
    monkeypatch.setattr(game, "rules", Refusing)
    assert why_not(game, 0, 0, Text(ENGLISH)) == "The neutral player has it."


# Words


@pytest.mark.parametrize(
    ("said", "notation"),
    [
        ("pegar 2", "take 2"),
        ("COMPRE", "draw"),
        ("comprar bilhetes", "tickets"),
        ("conquistar Montréal-Toronto", "claim montreal-toronto"),
        ("ficar com 3 e 1", "keep 1+3"),
        ("fique com 2, 1", "keep 1+2"),
        ("passo", "pass"),
        ("take 2", "take 2"),
        ("xyz 3", "xyz 3"),
    ],
)
def test_moves_are_typed_in_portuguese(said: str, notation: str) -> None:
    assert Speech(Game("usa", seed=5), Text(PORTUGUESE)).notation(said) == notation


@pytest.mark.parametrize(("language", "said"), [(PORTUGUESE, "comprar navio"), (ENGLISH, "draw ship")])
def test_decks_have_names(language: str, said: str) -> None:
    assert Speech(Game("world", seed=5), Text(language)).notation(said) == "draw ship"


def test_cards_are_paid_by_their_names() -> None:
    game = Game("usa", seed=5)
    speech, payments = Speech(game, Text(PORTUGUESE)), game.rules.chapter(Payments)
    while not any(text.startswith("pay ") and "locomotive" in text for text in game.legal_texts()):
        claims = [action for action in game.legal() if game.rules.read(action)[0] == "claim"]
        game.play(claims[-1] if claims else game.legal()[0])
    for action in game.legal():
        cards = speech.words.row(payments.rows[game.rules.read(action)[1]]).split(", ")
        for said in (", ".join(cards), " e ".join(cards[::-1]), " ".join(cards)):
            assert speech.notation(f"pagar {said}") == game.notation.text(action)
    assert speech.notation("pagar 99 vermelhas") == "pay 99 vermelhas"


# Help


def test_help_is_everywhere(home: Path) -> None:
    _, out = run(PlayOptions(seed=5, bots=[]), "?", "1", "?", "1", "?", "1 2", "?", "", "?", "c", "?", "q")
    assert out.count("Type the number that stands before your choice") == 2
    assert out.count("map of the board") == 4
