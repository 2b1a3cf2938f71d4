"""The worked examples of World, with their own cities and numbers (W-X1, W-X2)."""

from tests.rig import Table
from tests.rig_rules import rule
from tests.rig_sails import harbours, sails
from trilhos.engine.sheet import EXCHANGE, HARBOURS, ROUTES, TICKETS

SOUTH = ["Valparaiso-Buenos Aires", "Valparaiso-Christchurch", "Sydney-Christchurch"]  # Buenos Aires to Sydney
NORTH = ["Darwin-Sydney", "Jakarta-Darwin", "Manila-Jakarta"]  # and on to Manila
EUROPE = ["Hamburg-Athina", "Athina-Al-Qahira", "Al-Qahira-Djibouti", "Djibouti-Dar Es Salaam"]
AFRICA = ["Lagos-Luanda", "Luanda-Dar Es Salaam"]
TICKETS_DONE = [
    ("Buenos Aires", "Manila"),
    ("Buenos Aires", "Sydney"),
    ("Hamburg", "Dar Es Salaam"),
    ("Lagos", "Luanda", "Dar Es Salaam", "Djibouti"),
]


def janete() -> Table:
    t = harbours(sails(), 0, "Buenos Aires", "Dar Es Salaam").tickets(0, *TICKETS_DONE)
    return t.own(0, *SOUTH, *NORTH, *EUROPE, *AFRICA)


@rule("W-X1")
def test_two_harbours_with_two_tickets_each_score_thirty_each() -> None:
    t = janete()
    assert len(t.sheet(0).completed) == 4
    assert t.sheet(0).lines[HARBOURS] == 30 + 30 - 4  # the third harbour was not built


@rule("W-X1")
def test_the_tour_is_one_of_the_two_tickets_of_dar_es_salaam() -> None:
    t = janete().tickets(0, *TICKETS_DONE[:3])
    assert t.sheet(0).lines[HARBOURS] == 30 + 20 - 4


WEST = ["New York-Reykjavik", "Reykjavik-Edinburgh", "Edinburgh-Marseille", "Marseille-Athina", "Athina-Al-Qahira"]
COAST = ["Marseille-Casablanca", "Casablanca-Lagos", "Lagos-Luanda"]
EAST = ["Hong Kong-Bangkok", "Bangkok-Jakarta"]


@rule("W-X2")
def test_thirty_and_thirty_and_thirty_less_four_make_86() -> None:
    t = harbours(sails(), 0, "Marseille", "Athina").own(0, *WEST, *COAST, *EAST).play("exchange 3 trains")
    t.tickets(
        0, ("New York", "Marseille"), ("Marseille", "Al-Qahira"), ("Edinburgh", "Luanda"), ("Hong Kong", "Jakarta")
    )
    assert t.score(0) == 30
    lines = t.sheet(0).lines
    assert lines[ROUTES] + lines[EXCHANGE] == 30
    assert lines[TICKETS] == 30
    assert lines[HARBOURS] == 30 - 4
    assert t.sheet(0).total == 86
