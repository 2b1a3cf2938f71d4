"""steiner: what it does with the choices it meets."""

from tests.rig import Table, dealt, notation, table
from trilhos.bots import make_bot
from trilhos.bots.plan.policy import SteinerPolicy
from trilhos.bots.plan.position import Position
from trilhos.bots.plan.settings import PlanSettings
from trilhos.bots.planning import atlas_of
from trilhos.engine.chapters.harbours import Harbours


def chosen(t: Table, bot: str = "steiner") -> str:
    """What a bot does at a table."""
    legal = t.rules.legal(t.state)
    action = make_bot(bot, t.rules, 0).choose(t.view(t.seat), legal)
    assert action in legal
    return notation(t.rules).text(action)


def test_it_keeps_more_tickets_when_it_trusts_its_plans_more() -> None:
    deals = [dealt("usa", seed=seed) for seed in range(12)]
    careful, bold = ([chosen(t, f"steiner:keep={half}").count("+") for t in deals] for half in (0.3, 2.0))
    assert set(careful) == {1}
    assert sum(bold) > sum(careful)


def test_it_claims_a_route_of_its_plan_before_one_beside_it() -> None:
    t = table("usa").tickets(0, ("Dallas", "New York")).own(0, "Dallas-Little Rock", "Little Rock-Nashville")
    t.own(0, "Nashville-Atlanta", "Washington-New York").hand(0, red=2, white=2).market(None, None, None, None, None)
    text = chosen(t.deck())
    assert text in ("claim Atlanta-Raleigh", "claim Raleigh-Washington")


def test_it_takes_the_colour_that_its_plan_lacks() -> None:
    t = table("usa").tickets(0, ("Dallas", "New York")).own(0, "Dallas-Little Rock", "Nashville-Atlanta")
    t.own(0, "Atlanta-Raleigh", "Raleigh-Washington", "Washington-New York")
    t.hand(0, white=1).market("red", "blue", "yellow", "white", "green")
    assert chosen(t, "steiner:ticket_gate=5") == "take 4"


def test_it_pays_with_what_the_rest_of_the_plan_does_not_need() -> None:
    t = table("usa").tickets(0, ("Dallas", "New York")).own(0, "Dallas-Little Rock", "Little Rock-Nashville")
    t.own(0, "Nashville-Atlanta", "New York-Washington").hand(0, red=2, white=2, locomotive=2)
    t.play("claim Atlanta-Raleigh")
    assert "locomotive" not in chosen(t)


def test_it_builds_a_station_where_another_has_closed_its_last_way() -> None:
    t = table("europe").tickets(0, ("Edinburgh", "Paris")).own(1, "Edinburgh-London", "Edinburgh-London #2")
    t.own(0, "London-Dieppe", "Dieppe-Paris").hand(0, red=1).pieces(0, 3).market(None, None, None, None, None).deck()
    assert chosen(t) in ("station Edinburgh", "station London")


def test_it_builds_a_harbour_that_its_tickets_name() -> None:
    t = table("lakes")
    harbours = t.chapter(Harbours)
    port = next(c for c in t.rules.board.ports if sum(c in ticket.cities for ticket in t.rules.board.tickets) >= 2)
    routes = t.rules.board.at_city(port)
    t.state.owner[routes[0]] = 0
    named = [t.cities_of(ticket.id) for ticket in t.rules.board.tickets if port in ticket.cities][:2]
    t.tickets(0, *named).hand(0, {"train-red-harbour": 2, "ship-red": 2})
    assert harbours.each == 3
    assert chosen(t) == f"harbour {t.rules.board.cities[port]}"


def test_it_chooses_pieces_by_its_plan() -> None:
    t = dealt("world")
    while t.verbs() == {"keep"}:
        t.play(chosen(t))
    trains, ships = (int(number) for number in chosen(t).split()[1].split("+"))
    assert 10 <= trains <= 25
    assert trains + ships == 60


def test_it_pays_a_tunnel_that_it_needs_and_yields_one_that_it_does_not() -> None:
    t = table("europe").hand(0, orange=2, locomotive=3).deck(orange=3).play("claim Barcelona-Pamplona", "pay 2 orange")
    assert chosen(t) == "yield"
    t = table("europe").tickets(0, ("Barcelona", "Bruxelles")).hand(0, orange=5).deck(orange=3)
    t.own(0, "Pamplona-Paris", "Bruxelles-Paris").play("claim Barcelona-Pamplona", "pay 2 orange")
    assert chosen(t) == "pay 3 orange"


def test_it_draws_no_tickets_with_few_pieces_left() -> None:
    assert chosen(table("usa").pieces(0, 20), "steiner:ticket_worth=10") != "tickets"
    assert chosen(table("usa").pieces(0, 40), "steiner:ticket_worth=10") == "tickets"


def test_blocking_adds_to_a_claim_that_would_join_a_rivals_parts() -> None:
    t = table("usa").own(1, "Dallas-Little Rock", "Nashville-Atlanta").hand(1, red=9).pieces(1, 20)
    t.hand(0, white=3, yellow=3)
    plain, block = (make_bot(name, t.rules, 0) for name in ("steiner:loose=0.5", "steiner-block:loose=0.5:block=10"))
    legal = t.rules.legal(t.state)
    assert notation(t.rules).text(block.choose(t.view(0), legal)) == "claim Little Rock-Nashville"
    assert plain.choose(t.view(0), legal) != block.choose(t.view(0), legal)


def test_a_hand_that_is_full_is_placed_instead_of_grown() -> None:
    t = table("usa").tickets(0, ("Dallas", "New York")).own(0, "Dallas-Little Rock", "Nashville-Atlanta")
    t.own(0, "Atlanta-Raleigh", "Raleigh-Washington", "Washington-New York")
    t.own(1, "Little Rock-Saint Louis", "Dallas-Houston", "Dallas-Houston #2", "Little Rock-New Orleans")
    t.pieces(0, 12).pieces(1, 30).hand(0, black=10, red=10, yellow=10).market("red", "red", "yellow", "yellow", "black")
    waits, places = (chosen(t, f"steiner:card=2:ticket_gate=5:glut={glut}") for glut in (0, 1))
    assert (waits, places) == ("draw", "claim Helena-Seattle")


def test_cards_for_pieces_that_are_gone_are_worth_little() -> None:
    t = table("world")
    t.tickets(0, t.cities_of(0)).pieces(0, 8, 0).pieces(1, 20, 20).hand(0, {"ship-red": 6, "ship-green": 6})
    drawn = [chosen(t, f"steiner:ticket_gate=5:surplus=1:glut={glut}") for glut in (0, 1)]
    assert drawn == ["draw ship", "draw train"]


def test_a_plan_may_follow_the_hand() -> None:
    t = table("usa").tickets(0, ("Boston", "Miami")).hand(0, orange=6)
    by = []
    for aware in (0.0, 0.25):
        policy = SteinerPolicy(atlas_of(t.rules), PlanSettings(aware=aware))
        policy.position.read(t.state)
        on = policy.plan(policy.position).on
        by.append(
            [city for city in ("Pittsburgh", "Washington") if any(on[r] for r in t.rules.board.at_city(t.city(city)))]
        )
    assert by == [["Pittsburgh"], ["Washington"]]


def test_how_soon_the_end_is_near_can_be_set() -> None:
    t = table("usa").pieces(0, 30).pieces(1, 30)
    near = []
    for turns in (5.0, 15.0):
        here = Position(atlas_of(t.rules), late=turns)
        here.read(t.state)
        near.append(here.is_late)
    assert near == [False, True]
