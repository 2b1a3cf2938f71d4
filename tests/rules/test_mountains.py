"""Mountains: passes take pieces. On a board that is made for these tests: USA's, with passes on some routes."""

import pytest
from librt.vecs import vec
from msgspec.structs import replace
from mypy_extensions import i32, i64

from tests.bots.quick import quick_names
from tests.files import file_of
from tests.rig import Table, table
from tests.rig_rules import rule
from tests.terminal.rig import plain, screen
from trilhos.boards import Edition, from_outside, make_rules
from trilhos.boards.schema import ChapterEntry
from trilhos.bots import make_bot
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.mountains import Mountains
from trilhos.engine.observation import Observer
from trilhos.engine.random import Random
from trilhos.engine.view import observe
from trilhos.engine.worlds import determinize
from trilhos.errors import BadRules
from trilhos.play.audit import audit
from trilhos.play.event_json import event_data
from trilhos.play.game import Game
from trilhos.play.narrate import narrate
from trilhos.play.view_json import board_data, view_data
from trilhos.server.game.choices import offered, refused
from trilhos.terminal.final import final
from trilhos.terminal.glyphs import Glyphs
from trilhos.terminal.listing import Describer
from trilhos.text import ENGLISH, LANGUAGES, Text

EASY, STEEP = "Boston-New York", "Portland-San Francisco"  # 2 spaces and 1 pass, 5 spaces and 5 passes
PASSES = {EASY: 1, STEEP: 5}


def ridge(passes: int | None = None) -> Edition:
    """The routes named above have passes, and every fourth of the others as many as it has spaces; or all so many."""
    file = file_of("usa")
    usual = [min(route.length, 5) if at % 4 == 0 else 0 for at, route in enumerate(file.routes)]
    named = [PASSES.get("-".join(sorted([route.a, route.b]))) for route in file.routes]
    marks = [few if own is None else own for few, own in zip(usual, named, strict=True)]
    routes = [
        replace(route, marks={"passes": mark if passes is None else passes})
        for route, mark in zip(file.routes, marks, strict=True)
    ]
    market, claims, *rest = file.rules.chapters
    rules = replace(file.rules, chapters=[market, claims, ChapterEntry("mountains"), *rest], ties=["tickets"])
    return from_outside(replace(file, id="ridge", routes=routes, rules=rules))


RIDGE = ridge()


def claimed(pieces: int = 45) -> Table:
    return table(RIDGE).pieces(0, pieces).hand(0, red=2, blue=5, green=5).play(f"claim {EASY}", "pay 2 red")


def finished(bot: str, seed: int = 4) -> Game:
    """A whole game that a bot plays with itself."""
    game = Game(RIDGE, 2, seed, names=["Ana", "Bia"])
    bots = [make_bot(bot, game.rules, seed + seat) for seat in range(2)]
    while not game.over:
        game.play(bots[game.seat].choose(game.view(game.seat), game.legal()))
    return game


def boxed(game: Game, seat: int) -> int:
    passes = game.rules.chapter(Mountains).passes
    return sum(int(passes[route]) for route, owner in enumerate(game.state.owner) if owner == seat)


@pytest.fixture(scope="module")
def game() -> Game:
    return finished("greedy")


# The rules


@rule("M1")
def test_a_route_has_no_more_passes_than_spaces() -> None:
    with pytest.raises(BadRules, match=r"Mountains.*printed on the route"):
        make_rules(ridge(passes=9), 2)


@rule("M2", "M4")
def test_a_claim_puts_pieces_into_the_box_for_points() -> None:
    t = claimed()
    chapter = t.chapter(Mountains)
    assert t.state.ledger[t.chapter(Claims).pieces_at(0, 0)] == 45 - 2 - 1
    assert t.state.ledger[chapter.boxed] == 1
    assert t.state.ledger[t.rules.score_at] == 2 + 2
    assert dict(zip(t.rules.line_names(), [t.sheet(0).lines[line] for line in t.rules.lines], strict=True)) == {
        "start": 0,
        "routes": 2,
        "tickets": 0,
        "longest": 10,
        "mountains": 2,
    }
    assert t.sheet(0).total == 14


@rule("M2")
def test_a_route_without_passes_takes_nothing_more() -> None:
    t = table(RIDGE)
    level = next(r for r in t.rules.board.routes if r.marks["passes"] == 0 and r.length == 2)
    t.chapter(Mountains).claimed(t.state, i64(level.id))
    assert (t.state.ledger[t.chapter(Mountains).boxed], t.events) == (0, [])


@rule("M3")
@pytest.mark.parametrize(("pieces", "reason"), [(10, None), (9, ("passes", 1)), (5, ("passes", 5)), (4, ("pieces", 1))])
def test_a_claim_that_the_supply_cant_meet_is_refused_with_its_reason(
    pieces: int, reason: tuple[str, int] | None
) -> None:
    t = table(RIDGE).pieces(0, pieces).hand(0, green=5)
    action = int(t.chapter(Claims).base) + t.route(STEEP)
    assert t.rules.refusal(t.state, 0, action) == reason
    assert (action in t.rules.legal(t.state)) == (reason is None)


# What follows from what it says of itself


@pytest.mark.many_games
@pytest.mark.parametrize("bot", quick_names())
def test_every_bot_plays_it(bot: str) -> None:
    game = finished(bot)
    for seat, sheet in enumerate(game.result().sheets):
        assert sheet.lines[game.rules.chapter(Mountains).line] == 2 * boxed(game, seat)
        assert sheet.total == sum(sheet.lines)


def test_random_games_end_and_pieces_are_where_they_should_be() -> None:
    for seed in range(20):
        game = finished("random", seed)
        claims, lengths = game.rules.chapter(Claims), game.rules.board.length
        for seat in range(2):
            placed = sum(int(lengths[route]) for route, owner in enumerate(game.state.owner) if owner == seat)
            assert placed + boxed(game, seat) + game.state.ledger[claims.pieces_at(0, i64(seat))] == 45


def test_it_is_told_to_people_programs_and_auditors(game: Game) -> None:
    number = game.rules.events.number_of["passes"]
    event = next(event for event in game.events() if event[0] == number)
    data = event_data(game.rules, event)
    assert data == {"type": "passes", "seat": event[1], "route": event[2], "count": event[3], "points": 2 * event[3]}
    line = next(line for line in audit(game) if line["type"] == "passes")
    assert (line["seat"], line["count"], line["points"]) == (event[1], event[3], 2 * event[3])
    for language in LANGUAGES:
        text = Text(language)
        route = game.rules.board.routes[event[2]]
        cities = game.rules.board.cities
        told = [sentence for sentence in narrate(game, text, 0) if f"{cities[route.a]}-{cities[route.b]}" in sentence]
        assert any(str(event[4]) in sentence and "log-" not in sentence for sentence in told)


def test_views_boards_and_learners_have_its_numbers(game: Game) -> None:
    view = game.view(0)
    assert [seat["passes"] for seat in view_data(game.rules, view)["seats"]] == [boxed(game, 0), boxed(game, 1)]  # type: ignore[typeddict-item]
    printed = board_data(game.rules)["routes"]
    assert [route["passes"] for route in printed] == [int(n) for n in game.rules.chapter(Mountains).passes]
    worth = [game.rules.board.route_points[route["length"]] + 2 * route["passes"] for route in printed]
    assert [route["points"] for route in printed] == worth  # M4
    observer = Observer(game.rules)
    row = vec[i32]([i32(0)] * observer.size)
    observer.write(game.state, 1, row, 0)
    field = next(field for field in observer.fields if field.name == "mountains")
    assert [int(row[field.at + left]) for left in range(2)] == [boxed(game, 1), boxed(game, 0)]


def test_worlds_are_imagined_with_it() -> None:
    t = claimed()
    view = observe(t.rules, t.state, 1)
    assert observe(t.rules, determinize(t.rules, view, Random(3)), 1) == view


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_shows_it(game: Game, language: str) -> None:
    text = Text(language)
    assert text("seat-passes") in plain(screen(game, 0, language).seats(game.view(0)))[0]
    assert text("line-mountains") in "\n".join(plain(final(game, Glyphs(game.rules, text), text)))
    steep = Table(game.rules, game.state).route(STEEP)
    cells = Describer(game, Glyphs(game.rules, text), text, 0).route(steep)
    assert cells[-1].plain == text("route-passes", count=5)


@rule("M2")
def test_the_server_says_what_a_claim_brings() -> None:
    game = Game(RIDGE, 2, 4)
    game.play("keep 1+2")
    game.play("keep 1+2")
    t = Table(game.rules, game.state).hand(0, red=2)
    easy = int(t.chapter(Claims).base) + t.route(EASY)
    claim = next(choice for choice in offered(game, 0, game.legal()) if choice.id == easy)
    assert claim.brings == {"points": 4, "trains": -3, "passes": 1}


def test_the_server_says_why_not() -> None:
    game = Game(RIDGE, 2, 4)
    game.play("keep 1+2")
    game.play("keep 1+2")
    t = Table(game.rules, game.state).pieces(0, 9).hand(0, green=5)
    steep = int(t.chapter(Claims).base) + t.route(STEEP)
    found = next(group for group in refused(game, game.legal()) if steep in group.actions)
    assert (found.reason, found.value, found.verb) == ("passes", 1, "claim")
    assert Text(ENGLISH)("why-passes", count=1) == "The passes take one piece more than you have."
