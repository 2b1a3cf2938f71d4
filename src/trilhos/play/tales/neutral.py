"""The neutral player: the ticket that moves it, what comes of that, who is paid, and who has the marker next."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Final, TypedDict

from trilhos.engine.board import Ticket
from trilhos.engine.chapters.neutral import Neutral
from trilhos.engine.events import NEUTRAL_RESULTS, NOTHING
from trilhos.engine.rules import Rules
from trilhos.engine.state import NONE
from trilhos.engine.view import View
from trilhos.play.game import Game
from trilhos.play.names import Names, seat_or_none
from trilhos.play.telling import Run
from trilhos.text import Text

if TYPE_CHECKING:
    from trilhos.play.audit import Auditor
    from trilhos.play.narrate import Narrator


class NeutralData(TypedDict):
    """The neutral player: its trains, and who holds its marker (nobody once it has stopped)."""

    trains: int
    marker: int | None


class NeutralSeen(TypedDict):
    """None where there is no such player."""

    neutral: NeutralData | None


VIEW: Final = NeutralSeen
WITHOUT: Final[NeutralSeen] = {"neutral": None}
OWNER: Final = "neutral"


def table(rules: Rules, view: View) -> NeutralSeen:
    """How the neutral player stands."""
    neutral = rules.chapter(Neutral)
    trains, marker = view.ledger[int(neutral.trains)], view.ledger[int(neutral.marker)]
    return {"neutral": {"trains": trains, "marker": seat_or_none(marker)}}


def standing(game: Game, view: View, text: Text) -> list[str]:
    """The same in words."""
    neutral = game.rules.chapter(Neutral)
    holder = view.ledger[int(neutral.marker)]
    if holder == NONE:
        return [text("neutral-stopped")]
    return [text("neutral-trains", count=view.ledger[int(neutral.trains)], holder=game.names[holder])]


def on_ticket(names: Names, ticket: Ticket) -> dict[str, list[str] | None]:
    """The cities at its foot."""
    return {"neutral": None if ticket.neutral is None else [names.city(city) for city in ticket.neutral]}


def sentences(narrator: "Narrator") -> dict[str, Callable[[Run], Iterator[str]]]:
    """The holder of the marker is named only when it changes hands."""
    text, words, names = narrator.text, narrator.words, narrator.names
    holders: list[int] = []

    def reveal(run: Run) -> Iterator[str]:
        _, holder, ticket, _, _ = run[0]
        holders[:] = [holder]
        if ticket == NOTHING:
            yield text("log-reveal-none")
        else:
            shown = {"ticket": words.cities(ticket), "pair": words.neutral_pair(ticket)}
            yield text("log-reveal", name=names[holder], **shown)

    def neutral(run: Run) -> Iterator[str]:
        _, result, route, toll_to, holder = run[0]
        yield text(f"log-neutral-{NEUTRAL_RESULTS[result]}", route="" if route == NOTHING else words.route(route))
        if toll_to != NOTHING:
            yield text("log-neutral-toll", name=names[toll_to], amount=narrator.rules.board.routes[route].toll)
        if holder != NOTHING and holder not in holders:
            yield text("log-neutral-marker", name=names[holder])

    return {"reveal": reveal, "neutral": neutral}


def lines(auditor: "Auditor") -> dict[str, Callable[[Run], Iterator[dict[str, Any]]]]:
    """One line for the ticket and what comes of it."""
    names = auditor.names
    revealed: list[tuple[int, int]] = []

    def reveal(run: Run) -> Iterator[dict[str, Any]]:
        _, holder, ticket, _, _ = run[0]
        revealed.append((holder, ticket))
        yield from ()

    def neutral(run: Run) -> Iterator[dict[str, Any]]:
        _, result, route, toll_to, holder_next = run[0]
        holder, ticket = revealed.pop()
        line = {"type": "neutral", "holder": holder, "ticket": None if ticket < 0 else names.ticket(ticket)}
        claimed = {} if route == NOTHING else {"route": names.route(route)}
        paid = {"toll_to": seat_or_none(toll_to), "holder_next": seat_or_none(holder_next)}
        yield {**line, "result": NEUTRAL_RESULTS[result], **claimed, **paid}

    return {"reveal": reveal, "neutral": neutral}


def book(rules: Rules) -> dict[str, int]:
    """The trains of the neutral player, and after how many turns it rests."""
    neutral = rules.chapter(Neutral)
    return {"neutralTrains": int(neutral.supply), "quiet": int(neutral.quiet)}
