"""What is known of the seats, by column; an edition shows the columns whose chapters it has."""

from mypy_extensions import i64

from trilhos.engine.chapters.ending import Ending
from trilhos.engine.rules import Rules
from trilhos.engine.sight import SITES
from trilhos.engine.state import NONE, OVER
from trilhos.engine.view import View
from trilhos.play.names import seat_or_none


def facts(rules: Rules, view: View, seat: int) -> dict[str, int | None]:
    """The numbers of a seat, by the name of their column; None where the viewer may not know one."""
    hidden = rules.sight.hidden[view.viewer]
    leading: dict[str, int | None] = {}
    others: dict[str, int | None] = {}
    for column in rules.columns:
        at = column.at + seat
        number = view.ledger[at] if column.out_of == NONE else column.out_of - view.ledger[at]
        (leading if column.leading else others)[column.name] = None if at in hidden else number
    return {**leading, "cards": sum(view.hand_sizes[seat]), "tickets": view.ticket_counts[seat], **others}


def idle_turns(rules: Rules, view: View) -> int | None:
    """Turns in a row without progress (U31); None where nobody counts them."""
    return None if rules.idle_at == NONE else view.ledger[int(rules.idle_at)]


def stalls_in(rules: Rules, view: View) -> int | None:
    """How many more turns without progress end the game, once that is near (U31)."""
    ending, idle = rules.find(Ending), idle_turns(rules, view)
    if ending is None or idle is None or view.phase == OVER:
        return None
    return seat_or_none(int(ending.stalls_in(i64(idle), i64(view.turns_left))))


def building_sites(rules: Rules, view: View) -> dict[str, dict[int, int]]:
    """What is built in cities, such as stations: by its name and city, the seat that has built there."""
    parts = [part for part in rules.ledger_parts if part.holds == SITES]
    ledgers = {part.name: view.ledger[part.at : part.at + part.count] for part in parts}
    return {name: {city: seat for city, seat in enumerate(row) if seat >= 0} for name, row in ledgers.items()}
