"""What is known of the official boards: the stored figures say it, and the page about them says the same."""

import re
from pathlib import Path

import numpy as np
import pytest

from trilhos.boards import EDITIONS
from trilhos.workshop.trial import Plan, try_out
from trilhos.workshop.trial.figures import TrialSummary
from trilhos.workshop.trial.reference import official, reference

PAGE = Path(__file__).parents[2] / "docs" / "how-to" / "test-a-board.md"
ROW = re.compile(r"^\| ([a-z]+) \| (\d) \| ([\d ]+) \| (.+) \|$", re.M)


def told(row: TrialSummary) -> list[str]:
    """A board as the page has it."""
    points = [f"{value:.0f}" for value in (row.turns, row.score, row.spread)]
    tickets = [f"{value:.2f}" for value in (row.tickets_done, row.worst_ticket)]
    return [*points, *tickets, str(row.dead_lines), f"{100 * row.wanted:.0f} %", f"{row.marks:.1f}"]


@pytest.mark.parametrize("players", [2, 4])
def test_every_board_of_ours_is_there(players: int) -> None:
    assert {row.board for row in official(players)} == {*EDITIONS}
    assert {row.games for row in official(players)} == {400}
    assert "trilhos board test" in reference().command


def test_the_page_says_what_was_measured() -> None:
    known = {(row.board, row.players): row for row in reference().boards}
    found = ROW.findall(PAGE.read_text(encoding="utf-8"))
    assert len(found) == 2 * len(EDITIONS)
    for board, players, seats, figures in found:
        row = known[board, int(players)]
        assert seats == " ".join(f"{100 * seat:.0f}" for seat in row.seats)
        assert figures.split(" | ") == told(row)


def test_whoever_begins_is_ahead_on_the_first_board_with_two_players() -> None:
    first = next(row for row in official(2) if row.board == next(iter(EDITIONS)))
    assert 0.53 < first.seats[0] < 0.65


def test_points_of_tickets_follow_their_shortest_ways() -> None:
    shown = try_out(next(iter(EDITIONS.values())), Plan(games=1, players=2, bots=("greedy",)))
    points, ways = [ticket.points for ticket in shown.tickets], [ticket.way for ticket in shown.tickets]
    assert np.corrcoef(points, ways)[0, 1] ** 2 > 0.98
    assert np.polyfit(ways, points, 1)[0] == pytest.approx(1.06, abs=0.02)
