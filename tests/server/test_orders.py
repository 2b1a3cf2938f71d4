"""Standing orders: carried out once, by legal moves only, and told to nobody but their player."""

import asyncio
import random
import re
import statistics
import time
from pathlib import Path
from typing import Any

import pytest

from tests.laws.cases import Case, case_id
from tests.rig import Table as Hands
from tests.server import plain
from tests.server.notified import HOME, hook
from tests.server.receiver import Receiver
from tests.server.rig import GRACE, Live, Person, Server, patiently, serving
from tests.server.unseen import carry_out, seated
from trilhos.play.game import Game
from trilhos.play.record import to_record
from trilhos.server.answers.errors import BadRequest, NotFound
from trilhos.server.game import decide
from trilhos.server.game.standing import BuildOrder, CollectOrder, Standing, StandingOrder, Until, carried_on, checked
from trilhos.server.game.table import Table
from trilhos.server.stewards.errands import LEAST, MOST, STEP, Errands, pause

Data = dict[str, Any]
BLIND: Data = {"type": "collect"}
QUICK = ["--order-pause", "0.02"]


@pytest.fixture(scope="module")
def ordered(tmp_path_factory: pytest.TempPathFactory) -> Any:
    folder = tmp_path_factory.mktemp("ordered")
    with serving(str(folder / "games.sqlite"), folder, *QUICK, *HOME, "--log", "debug") as running:
        yield running


def at_table(server: Server, players: int = 2, seed: int = 5, edition: str = "usa") -> list[Person]:
    """A game, always the same one of a seed, in which the first tickets are chosen."""
    game = Game(edition, players=players, seed=seed)
    while game.waiting != [0] or "keep 1+2" in game.legal_texts():
        game.play(game.legal()[0])
    wish = {"save": to_record(game), "seats": ["link"] * players, "grace": GRACE}
    made = plain.post(f"{server.url}/api/games/import", json=wish).json()
    return [Person(server, made["game"], token) for token in made["tokens"].values()]


def orders(person: Person) -> Data:
    return dict(person.get("/orders").json())


def give(person: Person, *wanted: Data, version: int | None = None, **until: Any) -> Data:
    version = orders(person)["version"] if version is None else version
    answer = person.http.put("/orders", json={"version": version, "orders": wanted, "until": until})
    assert answer.status_code == 200, answer.text
    return dict(answer.json())


def draw_two(person: Person) -> None:
    person.play("draw")
    person.play("draw")


def until_asked(people: list[Person], seat: int) -> Data:
    """The table once this seat is asked, after whatever the orders of others bring."""
    for _ in patiently():
        table = people[seat].table()
        if table["legal"]:
            return table
    raise AssertionError


# By the server


def test_what_lies_open_is_taken_first_and_else_it_is_drawn_blind_for_so_many_turns(ordered: Server) -> None:
    ana, bia = people = at_table(ordered)
    give(bia, {"type": "collect", "cards": ["locomotive"], "turns": 2})
    for _ in range(2):
        draw_two(ana)
        until_asked(people, 0)
    events = [event for entry in bia.get("/events").json() for event in entry.get("events", [])]
    drawn = [event for event in events if event.get("seat") == 1 and event["type"] in ("take", "draw")]
    assert len(drawn) in (2, 3, 4)  # an open locomotive is a whole turn
    told = orders(bia)
    assert (told["orders"], told["played"], told["stopped"]) == ([], 2, "done")
    assert {"verb": "claim", "route": 1, "city": None, "action": "claim Helena-Salt Lake City"} in told["can"]
    draw_two(ana)
    assert bia.table()["legal"]  # called, and nothing is done for her


def test_nobody_else_can_tell_an_order_from_a_move_by_hand(ordered: Server) -> None:
    """The same game twice, frame by frame, for another player, for a spectator and for a big screen."""
    heard = []
    for by_orders in (False, True):
        ana, bia = people = at_table(ordered)
        watcher = Person(ordered, ana.game)
        lines = [watcher.live(screen="tv"), ana.live(), watcher.live()]
        frames = [[masked(told(line))] for line in lines]
        claim = next(choice for choice in seen_by(bia, ana) if choice["verb"] == "claim")
        if by_orders:
            give(bia, BLIND)
            give(bia, {"type": "build", "action": claim["notation"]}, BLIND, near=["Miami"])
        draw_two(ana)
        if not by_orders:
            bia.play([claim["id"], claim["ways"][0]["id"]])
        until_asked(people, 0)
        draw_two(ana)
        if not by_orders:
            draw_two(bia)
        until_asked(people, 0)
        for line, said in zip(lines, frames, strict=True):
            while said[-1][0] < ana.table()["about"]["number"]:
                said.append(masked(told(line)))
        heard.append([frames, masked(ana.get("/news").text), masked(plain.get(f"{ana.http.base_url}events").text)])
    assert heard[0] == heard[1]


def told(line: Live) -> str:
    """The next news; how many big screens there are is told, too, whoever plays."""
    while '"number"' not in (frame := line.raw()):
        pass
    return frame


def seen_by(bia: Person, ana: Person) -> list[Data]:
    """What Bia could do if it were her turn: tried in another game, the same one."""
    other = at_table(bia.server)
    draw_two(other[0])
    return list(other[1].table()["legal"])


def masked(frame: str) -> tuple[int, str]:
    """A message without what differs between two games, or two moments; and the last number that it names."""
    plain = re.sub(r'"(game|commitment|board)":"[^"]*"', "", frame)
    plain = re.sub(r'"(at|moved|vote_from|time_up)":[0-9.]+', "", plain)
    return max(map(int, re.findall(r'"number":([0-9]+)', plain))), plain


def test_orders_are_their_players_alone_and_bad_ones_are_refused_with_a_word(ordered: Server) -> None:
    ana, bia = at_table(ordered)
    assert Person(ordered, ana.game).get("/orders").status_code == 403
    assert Person(ordered, ana.game, "wrong").get("/orders").status_code == 401
    give(bia, BLIND)
    assert orders(ana)["orders"] == []
    for wanted, key in (
        ({"type": "collect", "cards": ["pink"]}, "order-card"),
        ({"type": "collect", "deck": 1}, "order-deck"),
        ({"type": "build", "action": "draw"}, "order-not-built"),
        ({"type": "build", "action": "claim Denver-Rome"}, "unknown-notation"),
    ):
        answer = ana.http.put("/orders", json={"version": 0, "orders": [wanted]})
        assert (answer.status_code, answer.json()["error"]) == (422, key), answer.text
    answer = ana.http.put("/orders", json={"version": 0, "orders": [], "until": {"near": ["Rome"]}})
    assert answer.json()["error"] == "order-city"
    for body in ({}, {"version": 0, "orders": [{"type": "dance"}]}, {"version": 0, "orders": [BLIND] * 21}):
        assert ana.http.put("/orders", json=body).status_code == 400
    assert orders(ana)["version"] == 0


def test_of_two_devices_the_second_is_told_that_the_orders_have_changed(ordered: Server) -> None:
    ana, bia = people = at_table(ordered)
    first = give(bia, BLIND)
    give(bia, {"type": "collect", "turns": 5}, version=first["version"])
    answer = bia.http.put("/orders", json={"version": first["version"], "orders": []})
    assert (answer.status_code, answer.json()["error"]) == (409, "orders-changed")
    known = orders(bia)["version"]
    draw_two(ana)
    until_asked(people, 0)
    assert bia.http.put("/orders", json={"version": known, "orders": []}).status_code == 409  # a turn was played
    assert orders(bia)["orders"][0]["turns"] == 4


def test_a_turn_that_was_begun_by_hand_is_finished_by_hand_and_taking_back_ends_orders(ordered: Server) -> None:
    ana, bia = at_table(ordered)
    draw_two(ana)
    bia.play("draw")
    give(bia, BLIND)
    ordered_after = bia.table()["about"]["number"]
    time.sleep(1)  # nothing to wait for: the point is that nothing happens
    assert bia.table()["about"]["number"] == ordered_after
    claim = next(choice for choice in seen_by(bia, ana) if choice["verb"] == "claim")
    ana, bia = people = at_table(ordered)
    give(bia, {"type": "build", "action": claim["notation"]}, BLIND)
    draw_two(ana)
    until_asked(people, 0)
    assert bia.post("/undo", expected=bia.table()["about"]["number"], key="u").status_code == 200
    ana.post("/undo/answer", agree=True, key="yes")
    assert bia.table()["legal"]
    assert orders(bia)["stopped"] == "undone"


def test_whoever_is_played_for_by_orders_is_not_called_and_else_is(ordered: Server, receiver: Receiver) -> None:
    ana, bia = people = at_table(ordered)
    hook(bia, receiver)
    give(bia, {"type": "collect", "turns": 1})
    draw_two(ana)
    until_asked(people, 0)
    draw_two(ana)  # now nothing is left of the orders
    (letter,) = receiver.exactly(1, ordered)
    assert letter.json()["number"] == bia.table()["about"]["number"]


def test_orders_for_a_game_that_is_over_are_refused_and_forgotten(ordered: Server) -> None:
    ana, bia = at_table(ordered)
    give(bia, BLIND)
    for person in (ana, bia):
        person.post("/resign", key="enough")
    for _ in patiently():
        if ana.table()["about"]["status"] == "finished":
            break
    answer = bia.http.put("/orders", json={"version": orders(bia)["version"], "orders": [BLIND]})
    assert answer.json()["error"] == "orders-not-now"


def test_killed_at_any_moment_every_turn_is_played_once(database: str, tmp_path: Path) -> None:
    """Both play by orders alone: as many turns are in the log as were ordered, however often the server dies."""
    turns, dice = 12, random.Random(7)
    with serving(database, tmp_path, "--order-pause", "0.05") as server:
        people = at_table(server)
        for person in people:
            give(person, {"type": "collect", "turns": turns})
        for _ in range(4):
            time.sleep(dice.uniform(0.05, 0.6))
            server.kill()
            server.again()
        for person in people:
            for _ in patiently():
                if orders(person)["stopped"] == "done" and person.table()["view"]["seat"] == 0:
                    break
        log = [entry for entry in people[0].get("/events").json() if entry["type"] == "action"]
        seats = [entry["data"]["seat"] for entry in log if any(one["type"] == "draw" for one in entry["events"])]
        assert len(seats) == 4 * turns
        assert seats == [0, 0, 1, 1] * turns


# Without one

CASES = [Case("usa", 2), Case("europe", 3), Case("world", 2), Case("lakes", 2), Case("nederland", 3)]


@pytest.mark.parametrize("case", CASES, ids=case_id)
@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_ordered_only_legal_moves_come_of_it_and_the_table_is_left_alone(case: Case, seed: int) -> None:
    """Random orders in random games: `decide.act` refuses whatever the engine doesn't allow."""
    table, dice, played = seated(case, seed), random.Random(seed), 0
    standing = any_orders(table, dice)
    while not table.running.over and len(table.running.moves) < 400:
        chair = table.waiting[0]
        seat, before = table.order.index(chair), table.running.state.to_bytes()
        moves: list[int] = []
        if chair == 0 and not table.opening:
            moves, after = carried_on(standing, table, seat)
            assert table.running.state.to_bytes() == before
            standing = any_orders(table, dice) if after.stopped or not moves else after
        played += bool(moves)
        made = moves or [dice.choice(table.legal(seat))]
        carry_out(table, decide.act(table, chair, table.number, made))
    assert played > 10


def any_orders(table: Table, dice: random.Random) -> Standing:
    game = table.running
    kinds = [kind.name for kind in game.rules.cards.kinds]
    built = [a for a in range(game.rules.action_count) if game.rules.kind_of[a].declared.charged]
    some: list[StandingOrder] = [
        BuildOrder(game.notation.text(dice.choice(built)), dice.sample(kinds, dice.randrange(4))) for _ in range(6)
    ]
    cards = dice.sample(kinds, dice.randrange(4))
    draw = CollectOrder(
        cards, dice.random() < 0.7, dice.randrange(len(game.rules.cards.decks)), dice.choice([None, 1, 3])
    )
    until = Until(dice.sample(game.rules.board.cities, 1), dice.random() < 0.5, dice.choice([None, 4]))
    return checked(game, [*some, draw], until)


def at_first_turn(*wanted: StandingOrder, until: Until | None = None) -> tuple[Table, Standing]:
    table = seated(Case("usa", 2), 3)
    for chair in range(2):
        carry_out(table, decide.act(table, chair, table.number, "keep 1+2"))
    return table, checked(table.running, list(wanted), until or Until())


def test_orders_end_when_somebody_else_claims_near_a_city_or_enough_was_played() -> None:
    table, standing = at_first_turn(CollectOrder())
    game = table.running
    claim = next(text for text in game.legal_texts() if text.startswith("claim"))
    city = claim.removeprefix("claim ").split("-")[0]
    theirs = checked(game, [CollectOrder()], Until(near=[city.upper()]))
    way = carried_on(checked(game, [BuildOrder(claim)], Until()), table, 0)[0]
    carry_out(table, decide.act(table, 0, table.number, way))
    assert carried_on(theirs, table, 1)[1].stopped == "near"
    assert carried_on(checked(game, [CollectOrder()], Until(near=[city])), table, 1)[0]  # what was before doesn't count
    moves, after = carried_on(checked(game, [CollectOrder()], Until(turns=1)), table, 1)
    carry_out(table, decide.act(table, 1, table.number, moves))
    assert (after.played, carried_on(after, table, 1)[0] != []) == (1, True)  # the second card of the same turn
    assert standing.stopped == ""


def test_the_last_round_ends_orders_unless_it_is_wanted() -> None:
    table, standing = at_first_turn(CollectOrder())
    table.running.state.turns_left = 1
    assert carried_on(standing, table, 0)[1].stopped == "last-round"
    assert carried_on(checked(table.running, [CollectOrder()], Until(last_round=False)), table, 0)[0]


def test_a_route_is_paid_for_with_the_cards_that_were_named_and_fewest_locomotives() -> None:
    table, _ = at_first_turn()
    game = table.running
    Hands(game.rules, game.state).hand(0, red=2, blue=1, locomotive=2)
    claim = "claim Atlanta-Raleigh"  # two spaces of any colour

    def paid(*cards: str) -> list[str]:
        moves, _ = carried_on(checked(game, [BuildOrder(claim, list(cards))], Until()), table, 0)
        return [game.notation.text(move) for move in moves]

    assert paid("red") == [claim, "pay 2 red"]
    assert paid("blue") == paid("green") == []
    assert paid("blue", "locomotive") == [claim, "pay 1 blue 1 locomotive"]
    assert paid("locomotive") == [claim, "pay 2 locomotive"]
    assert paid() == [claim, "pay 2 red"]
    with pytest.raises(BadRequest, match="pink"):
        paid("pink")


def test_a_pause_is_the_same_whatever_was_ordered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the same dice: none, one or many orders, such as can be carried out and such as can't."""
    seen: list[list[float]] = []
    many: list[StandingOrder] = [BuildOrder("claim Atlanta-Raleigh", ["red"])] * 20
    for wanted in ([], [CollectOrder()], many):
        table, standing = at_first_turn(*wanted)
        room, slept = Unread(table, standing), list[float]()

        async def sleep(seconds: float, slept: list[float] = slept) -> None:
            slept.append(seconds)

        async def heard(room: Any, position: int) -> None:
            raise NotFound("unknown-game")  # what comes behind the pause is not asked for here

        errands = Errands.__new__(Errands)
        errands.rooms, errands.median, errands.random, errands.hear_out = room, 8.0, random.Random(7), heard  # type: ignore[assignment]
        monkeypatch.setattr("trilhos.server.stewards.errands.asyncio.sleep", sleep)
        for _ in range(50):
            asyncio.run(errands._see_to(table.id, table.position))
        monkeypatch.undo()
        seen.append(slept)
    assert seen[0] == seen[1] == seen[2]
    assert len(set(seen[0])) > 40


class Unread:
    """A room, and what finds it; its orders are nobody's to read."""

    def __init__(self, table: Table, standing: Standing) -> None:
        self.table, self._standing = table, standing

    async def get(self, game: str) -> "Unread":
        return self

    @property
    def orders(self) -> Standing:
        raise AssertionError("orders were read before the pause")


def test_pauses_follow_from_the_table_alone() -> None:
    """The orders are no part of what a pause is drawn from; its median is the one that is set."""
    table, _ = at_first_turn(CollectOrder())
    drawn = [pause(random.Random(seed), 8, table) for seed in range(2_000)]
    assert statistics.median(drawn) == pytest.approx(8, rel=0.1)
    assert (min(drawn) >= 8 * LEAST, max(drawn) <= 8 * MOST, len(set(drawn)) > 1_900) == (True, True, True)
    assert drawn == [pause(random.Random(seed), 8, table) for seed in range(2_000)]
    carry_out(table, decide.act(table, 0, table.number, "draw"))  # a step within the turn is quicker
    steps = [pause(random.Random(seed), 8, table) for seed in range(2_000)]
    assert statistics.median(steps) == pytest.approx(8 * STEP, rel=0.1)
