"""Events as plain data, one by one; whoever sends them redacts them first."""

from collections.abc import Callable
from typing import Final, cast

from trilhos.engine import events
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.events import HIDDEN, NOTHING, Event
from trilhos.engine.rules import Rules
from trilhos.play.names import Data, Names, seat_or_none
from trilhos.play.shapes import EventData

Writer = Callable[[Names, Event], Data]


def event_data(rules: Rules, event: Event) -> EventData:
    """One event; None stands for what the viewer may not know, and for what is not there."""
    name, write = EVENTS[event[0]]
    return cast(EventData, {"type": name, **write(Names(rules), event)})


def _nothing(names: Names, event: Event) -> Data:
    return {}


def _seat(names: Names, event: Event) -> Data:
    return {"seat": event[1]}


def _deal(names: Names, event: Event) -> Data:
    return {"seat": event[1], "card": names.card(event[2])}


def _show(names: Names, event: Event) -> Data:
    return {"slot": event[1] + 1, "deck": names.deck(event[2]), "card": names.card(event[3])}


def _reshuffle(names: Names, event: Event) -> Data:
    deck = "ticket" if event[1] == events.TICKET_DECK else names.deck(event[1])
    return {"deck": deck, "count": event[2]}


def _some_ticket(names: Names, number: int) -> Data | None:
    return None if number in (HIDDEN, NOTHING) else {"id": number, **names.ticket(number)}


def _offer(names: Names, event: Event) -> Data:
    return {"seat": event[1], "ticket": _some_ticket(names, event[2])}


def _keep(names: Names, event: Event) -> Data:
    """Tickets by their place in the offer, as notation counts them; in the first choice nobody is told how many."""
    _, seat, mask, count, _ = event
    kept = None if mask == HIDDEN else [at + 1 for at in range(mask.bit_length()) if mask >> at & 1]
    return {"seat": seat, "kept": kept, "count": count or None}


def _take(names: Names, event: Event) -> Data:
    return {"seat": event[1], "slot": event[2] + 1, "card": names.card(event[3])}


def _draw(names: Names, event: Event) -> Data:
    return {"seat": event[1], "deck": names.deck(event[2]), "card": names.card(event[3])}


def _lay(names: Names, event: Event) -> Data:
    return {"seat": event[1], "cards": names.cards(names.rules.chapter(Payments).rows[event[2]])}


def _turn_over(names: Names, event: Event) -> Data:
    return {"card": names.card(event[1])}


def _tunnel(names: Names, event: Event) -> Data:
    return {"seat": event[1], "route": event[2], "surcharge": event[3]}


def _yield(names: Names, event: Event) -> Data:
    return {"seat": event[1], "route": event[2]}


def _claim(names: Names, event: Event) -> Data:
    return {"seat": event[1], "route": event[2], "points": event[3]}


def _city(names: Names, event: Event) -> Data:
    return {"seat": event[1], "city": names.city(event[2])}


def _ending(names: Names, event: Event) -> Data:
    return {"seat": event[1], "turns_left": event[2]}


def _stalling(names: Names, event: Event) -> Data:
    return {"turns_left": event[1]}


def _over(names: Names, event: Event) -> Data:
    return {"reason": events.REASONS[event[1]]}


def _toll(names: Names, event: Event) -> Data:
    receiver = "bank" if event[3] == NOTHING else event[3]
    return {"seat": event[1], "amount": event[2], "to": receiver, "loan": bool(event[4])}


def _reveal(names: Names, event: Event) -> Data:
    return {"seat": event[1], "ticket": _some_ticket(names, event[2])}


def _neutral(names: Names, event: Event) -> Data:
    _, result, route, toll_to, holder = event
    seats = {"toll_to": seat_or_none(toll_to), "marker": seat_or_none(holder)}
    return {"result": events.NEUTRAL_RESULTS[result], "route": seat_or_none(route), **seats}


def _pieces(names: Names, event: Event) -> Data:
    return {"seat": event[1], "trains": event[2], "ships": event[3]}


EVENTS: Final[dict[int, tuple[str, Writer]]] = {
    events.DEAL: ("deal", _deal),
    events.MARKET: ("market", _nothing),
    events.SHOW: ("show", _show),
    events.FLUSH: ("flush", _nothing),
    events.RESHUFFLE: ("reshuffle", _reshuffle),
    events.OFFER: ("offer", _offer),
    events.KEEP: ("keep", _keep),
    events.TURN: ("turn", _seat),
    events.TAKE: ("take", _take),
    events.DRAW: ("draw", _draw),
    events.REFILL: ("refill", _show),
    events.LAY: ("lay", _lay),
    events.TURN_OVER: ("turn-over", _turn_over),
    events.TUNNEL: ("tunnel", _tunnel),
    events.YIELD: ("yield", _yield),
    events.CLAIM: ("claim", _claim),
    events.STATION: ("station", _city),
    events.PASS: ("pass", _seat),
    events.ENDING: ("ending", _ending),
    events.OVER: ("over", _over),
    events.TOLL: ("toll", _toll),
    events.REVEAL: ("reveal", _reveal),
    events.NEUTRAL: ("neutral", _neutral),
    events.PIECES: ("pieces", _pieces),
    events.EXCHANGE: ("exchange", _pieces),
    events.HARBOUR: ("harbour", _city),
    events.STALLING: ("stalling", _stalling),
}
