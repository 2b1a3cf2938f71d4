"""greedy: what it does with the choices it meets."""

from tests.rig import Table, dealt, notation, table
from trilhos.bots import make_bot


def chosen(t: Table) -> str:
    """What greedy does at a table."""
    legal = t.rules.legal(t.state)
    action = make_bot("greedy", t.rules, 0).choose(t.view(t.seat), legal)
    assert action in legal
    return notation(t.rules).text(action)


def points(t: Table, text: str) -> int:
    kept = [int(number) - 1 for number in text.removeprefix("keep ").split("+")]
    offer = t.view(t.seat).offer
    return sum(t.rules.board.tickets[offer[at]].points for at in kept)


def test_it_keeps_as_few_tickets_as_it_may_and_the_cheapest() -> None:
    for seed in range(5):
        t = dealt("usa", seed=seed)
        choices = [text for text in t.legal() if text.count("+") == 1]
        assert chosen(t).count("+") == 1
        assert points(t, chosen(t)) == min(points(t, text) for text in choices)


def test_it_claims_the_dearest_route_that_it_can_pay() -> None:
    t = table("usa").hand(0, white=6, red=2)
    best = max(t.rules.board.routes[t.route(text.removeprefix("claim "))].length for text in t.legal("claim"))
    assert t.rules.board.routes[t.route(chosen(t).removeprefix("claim "))].length == best == 6


def test_it_claims_before_it_draws_tickets_or_cards() -> None:
    t = table("usa").hand(0, red=2)
    assert chosen(t).startswith("claim ")


def test_it_pays_with_as_few_wilds_as_it_can() -> None:
    t = table("usa").hand(0, red=1, blue=2, locomotive=2).play("claim Atlanta-Raleigh")
    assert chosen(t) == "pay 2 blue"


def test_it_pays_the_surcharge_of_a_tunnel() -> None:
    t = table("europe").hand(0, orange=5).deck(orange=3).play("claim Barcelona-Pamplona", "pay 2 orange")
    assert "yield" in t.legal()
    assert chosen(t) == "pay 3 orange"


def test_early_on_it_draws_tickets() -> None:
    assert chosen(table("usa")) == "tickets"


def test_with_four_tickets_it_draws_cards_instead() -> None:
    t = table("usa")
    three, fourth = t.in_ticket_deck()[:3], t.in_ticket_deck()[3]
    assert chosen(t.tickets(0, *three)) == "tickets"
    assert chosen(t.tickets(0, *three, fourth)) == "take 1"


def test_with_few_pieces_left_it_draws_cards_instead() -> None:
    assert chosen(table("usa").pieces(0, 25)) == "tickets"
    assert chosen(table("usa").pieces(0, 24)) == "take 1"


def test_it_takes_a_wild_before_anything() -> None:
    t = table("usa").pieces(0, 0).market("red", "blue", "white", "locomotive", "green")
    assert chosen(t.hand(0, red=9)) == "take 4"


def test_it_takes_the_colour_that_it_has_most_of() -> None:
    t = table("usa").pieces(0, 0).market("red", "blue", "white", "green", "black")
    assert chosen(t.hand(0, white=2, red=1)) == "take 3"
    assert chosen(t.hand(0, white=1, blue=2)) == "take 2"


def test_it_draws_blind_when_the_display_is_empty() -> None:
    t = table("usa").pieces(0, 0).market(None, None, None, None, None)
    assert chosen(t) == "draw"


def test_it_passes_when_it_must() -> None:
    t = table("usa").pieces(0, 0).market(None, None, None, None, None).deck().pile().ticket_deck()
    assert chosen(t) == "pass"
