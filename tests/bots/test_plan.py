"""The planner library: ways, forests, cards. Forests are compared with every subset of routes on small graphs."""

from itertools import combinations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from tests.rig import Table, rulebook, table
from trilhos.boards import EDITIONS
from trilhos.bots.plan.atlas import Atlas
from trilhos.bots.plan.cards import Needs, lacking
from trilhos.bots.plan.forest import MOST_CITIES, Forest
from trilhos.bots.plan.planner import AIMED_AT, Plan, Planner
from trilhos.bots.plan.policy import SteinerPolicy
from trilhos.bots.plan.position import Position
from trilhos.bots.plan.settings import PlanSettings
from trilhos.bots.plan.ways import BLOCKED, FAR, Ways
from trilhos.engine.chapters.tickets import HELD
from trilhos.engine.playout import playout
from trilhos.engine.random import Random
from trilhos.engine.sight import place
from trilhos.engine.state import OVER, numbers
from trilhos.engine.view import observe
from trilhos.engine.worlds import determinize

USA = Atlas(rulebook("usa"))


def lengths(atlas: Atlas = USA) -> list[int]:
    return [100 * length for length in atlas.length]


def named(*names: str) -> list[int]:
    return [USA.rules.board.cities.index(name) for name in names]


def total(atlas: Atlas, routes: list[int]) -> int:
    return sum(atlas.length[route] for route in routes)


def joined(atlas: Atlas, routes: list[int], cities: list[int]) -> bool:
    """Whether routes join cities, found by walking."""
    seen, waiting = {cities[0]}, [cities[0]]
    while waiting:
        city = waiting.pop()
        for route in routes:
            if city in atlas.ends[route]:
                other = sum(atlas.ends[route]) - city
                if other not in seen:
                    seen.add(other)
                    waiting.append(other)
    return set(cities) <= seen


def position(t: Table, seat: int = 0) -> Position:
    here = Position(Atlas(t.rules))
    t.state.seat = seat
    here.read(t.state)
    return here


def marked(atlas: Atlas, routes: list[int]) -> vec[i64]:
    return numbers([int(route in routes) for route in range(len(atlas.length))])


# Ways


def test_a_shortest_way() -> None:
    ways = Ways(USA)
    ways.set_prices(lengths())
    a, b = named("Los Angeles", "New York")
    way = ways.way(a, b)
    assert way is not None
    assert total(USA, way) == 20
    assert joined(USA, way, [a, b])


def test_own_routes_cost_nothing_and_blocked_ones_are_not_used() -> None:
    ways = Ways(USA)
    a, b = named("Los Angeles", "San Francisco")
    prices = lengths()
    own = ways.atlas.at_city[a][0]
    prices[own] = 0
    ways.set_prices(prices)
    assert ways.way(*USA.ends[own]) == []
    ways.set_prices([int(BLOCKED)] * len(USA.length))
    assert ways.way(a, b) is None


def test_a_detour_is_what_the_loss_of_a_route_costs() -> None:
    ways = Ways(USA)
    ways.set_prices(lengths())
    for route in range(USA.routes):
        a, b = USA.ends[route]
        without = lengths()
        without[route] = int(BLOCKED)
        other = Ways(USA)
        other.set_prices(without)
        assert ways.detour(route) == other.distances(a)[b] - 100 * USA.length[route]


def test_rows_that_a_change_leaves_alone_stay_true() -> None:
    ways, random, prices = Ways(USA, 3), Random(8), lengths()
    starts = numbers(named("Seattle", "Denver", "Miami"))
    for _ in range(60):
        prices[random.below(int(USA.routes))] = (int(BLOCKED), 0, 100, 600)[random.below(4)]
        ways.change(numbers(prices), starts)
        fresh = Ways(USA)
        fresh.set_prices(prices)
        rows = [distance for start in starts for distance in fresh.distances(int(start))]
        assert list(ways.far) == rows


# Forests


def brute(atlas: Atlas, prices: list[int], wanted: list[list[int]], usable: list[int]) -> int:
    """The cheapest set of usable routes that joins every ticket."""
    best = int(FAR)
    for size in range(len(usable) + 1):
        for chosen in combinations(usable, size):
            price = sum(prices[route] for route in chosen)
            if price < best and all(joined(atlas, list(chosen), cities) for cities in wanted):
                best = price
    return best


@pytest.mark.parametrize("seed", range(6))
def test_a_forest_is_the_cheapest_there_is(seed: int) -> None:
    random = Random(seed)
    usable = list(range(USA.routes))
    random.shuffle(usable)
    usable = usable[:11]
    prices = [100 * USA.length[route] if route in usable else int(BLOCKED) for route in range(USA.routes)]
    cities = sorted({end for route in usable for end in USA.ends[route]})
    wanted = [[cities[random.below(len(cities))], cities[random.below(len(cities))]] for _ in range(3)]
    wanted = [pair for pair in wanted if pair[0] != pair[1]]
    forest = Forest(USA)
    forest.set_prices(prices)
    forest.load(wanted)
    assert forest.exact
    for choice in range(1 << len(wanted)):
        chosen = [cities for at, cities in enumerate(wanted) if choice >> at & 1]
        expected = brute(USA, prices, chosen, usable)
        assert min(forest.cost(choice), int(FAR)) == expected
        if expected < FAR:
            assert sum(prices[route] for route in forest.routes(choice)) == expected
            assert all(joined(USA, forest.routes(choice), cities) for cities in chosen)


def test_beyond_a_few_cities_attachment_is_used_and_is_nearly_as_good() -> None:
    forest, attached, random = Forest(USA), Forest(USA, most_cities=0), Random(3)
    forest.set_prices(lengths())
    attached.set_prices(lengths())
    ratios = []
    for _ in range(20):
        wanted = [[random.below(18), 18 + random.below(18)] for _ in range(3)]
        forest.load(wanted)
        attached.load(wanted)
        routes = attached.routes(7)
        assert all(joined(USA, routes, cities) for cities in wanted)
        assert attached.cost(7) == 100 * total(USA, routes) >= forest.cost(7)
        ratios.append(int(attached.cost(i64(7))) / int(forest.cost(i64(7))))
    assert sum(ratios) / len(ratios) < 1.15


def test_many_cities_are_joined_too() -> None:
    forest = Forest(USA)
    forest.set_prices(lengths())
    wanted = [[city, city + 18] for city in range(MOST_CITIES)]
    forest.load(wanted)
    assert not forest.exact
    routes = forest.routes((1 << len(wanted)) - 1)
    assert all(joined(USA, routes, cities) for cities in wanted)


@pytest.mark.parametrize("most_cities", [0, MOST_CITIES])
def test_routes_that_are_blocked_leave_what_does_not_need_them(most_cities: int) -> None:
    forest, random, prices = Forest(USA, most_cities), Random(6), lengths()
    tickets = numbers([0, 3, 7, 9, 12])
    for step in range(60):
        fresh = Forest(USA, most_cities)
        count = i64(3 + step % 3)
        for made in (forest, fresh):
            made.survey(numbers(prices))
            made.load_tickets(tickets, count)
        for choice in [random.below(1 << int(count)), (1 << int(count)) - 1]:
            assert forest.routes(choice) == fresh.routes(choice)
            assert forest.cost(i64(choice)) == fresh.cost(i64(choice))
        if step % 20 == 19:
            prices[random.below(int(USA.routes))] = 0
        else:
            prices[random.below(int(USA.routes))] = int(BLOCKED)


def test_ways_are_not_shorter_than_is_said() -> None:
    ways, random, prices = Ways(USA, 2), Random(9), lengths()
    starts = numbers(named("Seattle", "Miami"))
    ways.change(numbers(prices), starts)
    for _ in range(40):
        before = list(ways.far)
        for _ in range(3):
            prices[random.below(int(USA.routes))] = (int(BLOCKED), 0, 100, 600)[random.below(4)]
        shorter = ways.shorter(numbers(prices))
        ways.change(numbers(prices), starts)
        assert all(now >= then - shorter for now, then in zip(ways.far, before, strict=True))


def test_what_was_asked_before_makes_no_difference_to_attachment() -> None:
    forest, random = Forest(USA, most_cities=0), Random(4)
    wanted = [[random.below(18), 18 + random.below(18)] for _ in range(5)]
    forest.set_prices(lengths())
    forest.load(wanted)
    for _ in range(80):
        choice = random.below(32)
        fresh = Forest(USA, most_cities=0)
        fresh.set_prices(lengths())
        fresh.load(wanted)
        assert forest.floor(i64(choice)) <= fresh.cost(i64(choice))
        assert forest.routes(choice) == fresh.routes(choice)
        assert forest.cost(i64(choice)) == fresh.cost(i64(choice)) == forest.floor(i64(choice))


# Positions and cards


def test_a_closed_track_is_not_free() -> None:
    t = table("usa", 2).hand(0, red=2).play("claim Atlanta-Raleigh", "pay 2 red")
    assert t.route("Atlanta-Raleigh #2") not in position(t, 1).free()


def test_missing_cards() -> None:
    t = table("usa").hand(0, red=2, blue=1, locomotive=1)
    here = position(t)
    red = next(r.id for r in t.rules.board.routes if r.length == 4 and t.rules.cards.colours[r.colour] == "red")
    gray = next(r.id for r in t.rules.board.routes if r.length == 2 and r.colour < 0)
    needs = Needs(here.atlas)
    needs.count(here, marked(here.atlas, [red]))
    assert (needs.lacks(i64(0)), needs.wilds) == (2, 1)
    assert lacking(here.atlas, i64(red), here.units, here.wilds) == 1
    needs.count(here, marked(here.atlas, [red, gray]))
    assert needs.lacks(i64(0)) == 3
    assert needs.flexible[0]
    needs.count(here, marked(here.atlas, [red, gray]), i64(red))
    assert needs.lacks(i64(0)) == 0


def test_turns_left_are_known_in_the_end() -> None:
    t = table("usa").pieces(0, 3)
    before = position(t).turns
    t.state.turns_left = 2
    assert position(t).turns == 1
    assert 1 < before < position(table("usa")).turns


# Plans


def plan_of(t: Table, tickets: list[int], most_cities: int = MOST_CITIES) -> tuple[list[int], Plan]:
    """The tickets that a plan of the first seat goes for, if it holds these; and the plan."""
    for ticket in tickets:
        t.state.tickets[ticket] = place(HELD, 0)
    planner, plan = Planner(Atlas(t.rules), most_cities=most_cities), Plan(Atlas(t.rules))
    planner.make(position(t), plan)
    return [ticket for ticket in range(len(plan.aims)) if plan.aims[ticket] == AIMED_AT], plan


@pytest.mark.parametrize("most_cities", [0, MOST_CITIES])
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_plan_joins_its_tickets(edition: str, most_cities: int) -> None:
    t = table(edition)
    tickets = [ticket.id for ticket in t.rules.board.tickets if not ticket.long][:3]
    aims, plan = plan_of(t, tickets, most_cities)
    routes = [route for route in range(len(plan.on)) if plan.on[route]]
    assert set(aims) <= set(tickets)
    assert len(aims) >= 2
    assert plan.cost > 0
    for ticket in aims:
        assert joined(plan.atlas, routes, t.rules.board.tickets[ticket].cities)
    assert plan.taken == sum(plan.pieces) == total(plan.atlas, routes)


def test_a_ticket_out_of_reach_is_left_out() -> None:
    t = table("usa")
    ticket = t.rules.board.tickets[0]
    for route in t.rules.board.at_city(ticket.cities[0]):
        t.state.owner[route] = 1
    assert plan_of(t, [0, 1])[0] == [1]


def test_a_plan_stands_until_tickets_or_the_board_change() -> None:
    t = table("usa")
    _, plan = plan_of(t, [0, 1])
    assert plan.stands(position(t))
    t.state.tickets[2] = place(HELD, 0)
    assert not plan.stands(position(t))
    _, plan = plan_of(t, [2])
    t.state.owner[0] = 1
    assert not plan.stands(position(t))


# The policy


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("edition", EDITIONS)
def test_which_world_is_imagined_makes_no_difference(edition: str, players: int) -> None:
    """The no-peek law of the policy: worlds that look alike to a seat are played alike by it."""
    rules = rulebook(edition, players)
    atlas, settings = Atlas(rules), PlanSettings(block=0.7)
    policies = [SteinerPolicy(atlas, settings), SteinerPolicy(atlas, settings)]
    s, random = rules.start(11), Random(5)
    for _ in range(250):
        view = observe(rules, s, int(s.seat))
        legal = rules.legal(s)
        chosen = []
        for policy in policies:
            world = determinize(rules, view, random)
            rules.legal_into(world, policy.moves)
            chosen.append(int(policy.choose(world, policy.moves, Random(0))))
        assert chosen[0] == chosen[1]
        assert chosen[0] in legal
        rules.apply(s, chosen[0])
        if s.phase == OVER:
            break
    else:
        assert s.turn > 50


@pytest.mark.parametrize("edition", EDITIONS)
def test_haste_makes_no_difference(edition: str) -> None:
    """Whether claims that can't be best are weighed to the end, the same games are played."""
    rules = rulebook(edition, 2)
    played = []
    for hasty in (True, False):
        policy = SteinerPolicy(Atlas(rules), PlanSettings(), most_cities=0)
        assert policy.appraiser.hasty
        policy.appraiser.hasty = hasty
        s = rules.start(9)
        playout(rules, s, policy, Random(1), 150)
        played.append(s.to_bytes())
    assert played[0] == played[1]


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_that_the_policy_plays_come_to_an_end(edition: str) -> None:
    rules = rulebook(edition, 3)
    policy = SteinerPolicy(Atlas(rules), PlanSettings(), most_cities=0)
    s = rules.start(3)
    playout(rules, s, policy, Random(1))
    assert s.phase == OVER
    assert min(sheet.total for sheet in rules.score(s)) > 0
