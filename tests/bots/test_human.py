"""The errors that people make: a world seen wrongly, or a whim."""

from mypy_extensions import i64

from tests.rig import Table, notation, table
from trilhos.bots import make_bot
from trilhos.bots.human import FULL_HAND, SPAN, Human, Slips
from trilhos.bots.plan.settings import PlanSettings
from trilhos.bots.seats import seat_bots
from trilhos.bots.steiner import Steiner
from trilhos.engine.chapters.tickets import HELD
from trilhos.engine.sight import place
from trilhos.engine.state import State
from trilhos.play.game import Game

NEVER = {"forget": 0, "overlook": 0, "colour": 0, "hoard": 0, "grab": 0}


class Watched(Human):
    """Remembers the world that it saw last."""

    seen: State

    def decide(self, s: State) -> int:
        self.seen = s
        return super().decide(s)


def human(t: Table, **slips: int) -> Watched:
    return Watched(t.rules, 1, PlanSettings(ticket_gate=2.0), Slips(**{**NEVER, **slips}))


def chosen(t: Table, bot: Steiner) -> str:
    return notation(t.rules).text(bot.choose(t.view(0), t.rules.legal(t.state)))


def test_who_makes_no_errors_plays_as_steiner() -> None:
    game = Game("europe", 2, 4)
    bot, steiner = Human(game.rules, 1, PlanSettings(), Slips(**NEVER)), make_bot("steiner", game.rules, 1)
    while len(game.moves) < 60:
        view, legal = game.view(game.seat), game.legal()
        action = steiner.choose(view, legal)
        assert bot.choose(view, legal) == action
        game.play(action)


def test_a_ticket_is_forgotten_for_some_rounds() -> None:
    t = table("usa").hand(0, red=3)
    t.tickets(0, t.cities_of(0), t.cities_of(1))
    bot, forgotten = human(t, forget=50), []
    for turn in range(0, 2 * SPAN * 12, 2):
        t.state.turn = i64(turn)
        chosen(t, bot)
        forgotten.append(tuple(bot.seen.tickets[i64(ticket)] != place(HELD, i64(0)) for ticket in (0, 1)))
    assert {True, False} == {first for first, _ in forgotten}
    spans = [forgotten[at : at + SPAN] for at in range(0, len(forgotten), SPAN)]
    assert all(len(set(span)) == 1 for span in spans)
    assert [forget for forget in forgotten if forget[0] != forget[1]]  # each by itself


def test_a_route_that_is_taken_looks_free() -> None:
    t = table("usa").own(1, "Duluth-Omaha").own(0, "Omaha-Denver").hand(0, red=3)
    bot = human(t, overlook=100)
    chosen(t, bot)
    theirs, ours = t.route("Duluth-Omaha"), t.route("Omaha-Denver")
    assert (int(bot.seen.owner[i64(theirs)]), int(bot.seen.owner[i64(ours)])) == (-1, 0)
    assert int(t.state.owner[i64(theirs)]) == 1


def test_the_colour_held_most_is_followed() -> None:
    t = table("usa").hand(0, green=1).market("white", "red", "green", "locomotive", "blue")
    assert chosen(t, human(t)) == "take 4"
    assert chosen(t, human(t, colour=100)) == "take 3"


def test_who_likes_trains_claims_the_longest_route_at_hand() -> None:
    t = table("usa").hand(0, yellow=6, red=2)
    assert chosen(t, human(t, grab=100)).startswith("claim ")
    assert t.rules.board.routes[t.route(chosen(t, human(t, grab=100)).removeprefix("claim "))].length >= 5


def test_who_hoards_draws_on_but_not_for_ever() -> None:
    t = table("usa").hand(0, yellow=6)
    assert chosen(t, human(t, grab=0)).startswith("claim ")
    assert chosen(t, human(t, hoard=100)).split()[0] in ("take", "draw")
    t = table("usa").hand(0, yellow=6, red=FULL_HAND - 6)
    assert chosen(t, human(t, hoard=100)).startswith("claim ")


def test_a_beginner_ends_a_game_in_normal_time() -> None:
    game = Game("usa", 2, 9)
    with seat_bots(game, {0: "easy", 1: "easy"}) as seats:
        while not game.over:
            seats.play()
    assert game.view(0).turn < 100
