"""A simple player for whole games: few tickets, long routes, so that a game ends soon. It knows what a page knows."""

from typing import Any

Choice = dict[str, Any]
LONG = 3
FIRST = ("pieces", "keep", "pay", "neutral", "refill")


def choose(legal: list[Choice]) -> Choice:
    """The action to do next."""
    verbs = {choice["verb"] for choice in legal}
    for verb in FIRST:
        if verb in verbs:
            return min(_of(legal, verb), key=_modest)
    claims = sorted(_of(legal, "claim"), key=_length)
    if claims and (_length(claims[-1]) >= LONG or not verbs & {"draw", "take"}):
        return claims[-1]
    for verb in ("draw", "take", "tickets", "pass"):
        if verb in verbs:
            return _of(legal, verb)[-1]
    return legal[-1]


def _of(legal: list[Choice], verb: str) -> list[Choice]:
    return [choice for choice in legal if choice["verb"] == verb]


def _modest(choice: Choice) -> int:
    """As few tickets as may be; of trains and ships about as many."""
    pieces = choice.get("pieces")
    return abs(int(pieces["trains"]) - int(pieces["ships"])) if pieces else len(choice.get("tickets") or [])


def _length(choice: Choice) -> int:
    return max(int(sum(way["cards"].values())) for way in choice["ways"])
