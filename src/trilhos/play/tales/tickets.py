"""Tickets: which of those on offer are kept; bits count them in the order of the board's tickets."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from trilhos.engine.chapters.tickets import Tickets, kept_places
from trilhos.engine.events import HIDDEN
from trilhos.engine.rules import Rules
from trilhos.play.telling import Run

if TYPE_CHECKING:
    from trilhos.play.audit import Auditor
    from trilhos.play.narrate import Narrator


def sentences(narrator: "Narrator") -> dict[str, Callable[[Run], Iterator[str]]]:
    """Who may know it is told which tickets are kept; the others how many, once that is known (U6)."""
    offers: dict[int, list[int]] = {}

    def offer(run: Run) -> Iterator[str]:
        offers[run[0][1]] = sorted(event[2] for event in run)
        yield from narrator.derived(run)

    def keep(run: Run) -> Iterator[str]:
        _, seat, mask, count, _ = run[0]
        name, offered = narrator.names[seat], offers.pop(seat, [])
        if mask != HIDDEN and offered:
            kept = [offered[place] for place in kept_places(mask)]
            yield narrator.text("log-keep", name=name, tickets=narrator.words.tickets(kept))
        elif count:
            yield narrator.text("log-keep-hidden", name=name, count=count)
        else:
            yield narrator.text("log-keep-first", name=name)

    return {"offer": offer, "keep": keep}


def board(rules: Rules) -> dict[str, dict[str, int]]:
    """How many tickets a turn for tickets shows, and how many of them have to be kept at least (U25)."""
    tickets = rules.chapter(Tickets)
    return {"draw": {"tickets": int(tickets.draw), "least": tickets.draw_keep}}


def lines(auditor: "Auditor") -> dict[str, Callable[[Run], Iterator[dict[str, Any]]]]:
    """What is kept is written with what is returned."""
    names = auditor.names
    offers: dict[int, list[int]] = {}

    def offer(run: Run) -> Iterator[dict[str, Any]]:
        for seat in {event[1] for event in run}:
            offers[seat] = sorted(event[2] for event in run if event[1] == seat)
        yield from auditor.derived(run)

    def keep(run: Run) -> Iterator[dict[str, Any]]:
        for _, seat, mask, _, _ in run:
            offered = offers.pop(seat)
            kept = [offered[place] for place in kept_places(mask)]
            returned = names.tickets([ticket for ticket in offered if ticket not in kept])
            yield {"type": "keep", "seat": seat, "kept": names.tickets(kept), "returned": returned}

    return {"offer": offer, "keep": keep}
