"""The worked example of Great Lakes, with its own cities and numbers (L-X1)."""

from tests.rig import Table
from tests.rig_rules import rule
from tests.rig_sails import harbours, sails
from trilhos.engine.sheet import HARBOURS

CHICAGO_MONTREAL = ["Chicago-South Bend", "South Bend-Toledo", "Toledo-Cleveland", "Cleveland-Erie", "Erie-Buffalo"]
ON_TO_MONTREAL = ["Toronto-Buffalo", "Toronto-Kingston", "Montreal-Kingston"]
TO_NEW_YORK = ["Buffalo-Syracuse", "Syracuse-Scranton", "Scranton-New York"]
TO_TIMMINS = ["Perry Sound-Toronto", "Sudbury-Perry Sound", "Timmins-Sudbury"]
TICKETS_DONE = [("Timmins", "Chicago"), ("Montreal", "Chicago"), ("Montreal", "New York")]


def janete() -> Table:
    t = harbours(sails("lakes"), 0, "Chicago", "Montreal").tickets(0, *TICKETS_DONE)
    return t.own(0, *CHICAGO_MONTREAL, *ON_TO_MONTREAL, *TO_NEW_YORK, *TO_TIMMINS)


@rule("L-X1")
def test_two_harbours_with_two_tickets_each_score_twenty_each() -> None:
    t = janete()
    assert len(t.sheet(0).completed) == 3
    assert t.sheet(0).lines[HARBOURS] == 20 + 20 - 4  # the third harbour was not built


@rule("L-X1")
def test_a_ticket_fewer_is_worth_less_at_both_harbours() -> None:
    t = janete().tickets(0, *TICKETS_DONE[:1], *TICKETS_DONE[2:])
    assert t.sheet(0).lines[HARBOURS] == 10 + 10 - 4
