"""Beliefs: a ticket that a rival's routes lead towards is likelier than one they pass by."""

from mypy_extensions import i64

from tests.rig import table
from trilhos.bots.planning import atlas_of
from trilhos.mind.beliefs import CLUES, CUT_OFF, ENDS, JOINED, NEARER, WORTH, Beliefs

EAST = ["Seattle-Helena", "Helena-Duluth", "Duluth-Chicago"]


def test_clues_follow_a_rivals_routes() -> None:
    t = table("usa")
    beliefs = Beliefs(atlas_of(t.rules), [0.0] * CLUES)
    ticket = next(i for i, one in enumerate(t.rules.board.tickets) if one.points == 22)  # Seattle-New York
    beliefs.watch(t.state, i64(1))
    beliefs.read(i64(ticket))
    assert [beliefs.clues[NEARER], beliefs.clues[ENDS], beliefs.clues[JOINED]] == [0.0, 0.0, 0.0]
    assert beliefs.clues[WORTH] == 1.0
    before = beliefs.clues[NEARER]
    for route in EAST:
        t.own(1, route)
        beliefs.watch(t.state, i64(1))
        beliefs.read(i64(ticket))
        assert beliefs.clues[NEARER] > before
        before = beliefs.clues[NEARER]
    assert beliefs.clues[ENDS] == 0.5
    assert beliefs.clues[CUT_OFF] == 0.0


def test_weights_follow_the_clues_and_the_viewer_has_none() -> None:
    t = table("usa")
    coefficients = [0.0] * CLUES
    coefficients[int(NEARER)] = 3.0
    beliefs = Beliefs(atlas_of(t.rules), coefficients)
    for route in EAST:
        t.own(1, route)
    own, rival = beliefs.weights(t.state, 0)
    assert own == []
    likely = max(range(len(rival)), key=lambda ticket: rival[ticket])
    assert min(rival) > 0.0
    cities = {t.rules.board.cities[city] for city in t.rules.board.tickets[likely].cities}
    assert cities & {"Seattle", "Helena", "Duluth", "Chicago"}
    assert beliefs.weights(t.state, 1)[1] == []
