"""The numbers that chapters give to rules pages."""

from tests.rules.test_mountains import RIDGE
from trilhos.boards import EDITIONS, make_rules
from trilhos.engine.rules import Rules
from trilhos.play.tales import told


def numbers(rules: Rules, what: str = "book") -> dict[str, object]:
    return {name: value for tell in told(rules, what) for name, value in tell(rules).items()}


def test_each_chapter_tells_its_own() -> None:
    assert numbers(make_rules("usa", 2)) == {"longest": 10}
    assert numbers(make_rules("europe", 2)) == {"longest": 10, "stations": 3, "stationLeft": 4}
    assert numbers(make_rules("lakes", 2)).keys() > {"pieces", "suggestedShips", "harbours", "harbour1", "harbourLeft"}
    assert numbers(make_rules("nederland", 2, {"neutral": True})).keys() == {"tokens", "loan", "neutralTrains", "quiet"}
    assert numbers(make_rules(RIDGE, 2))["passPoints"] == 2


def test_a_table_depends_on_how_many_play() -> None:
    rows = [numbers(make_rules("nederland", players), "tables") for players in (2, 3)]
    assert rows[0] != rows[1] == {"tokens": [55, 35, 0]}
    assert not any(told(make_rules(name, 2), "tables") for name in EDITIONS if name != "nederland")
