"""The opening: all seats choose at the same time (U6, S6). The state asks one after the other; nobody notices."""

from mypy_extensions import i64

from trilhos.engine.rules import Rules
from trilhos.engine.state import OVER, State


def in_opening(rules: Rules, s: State) -> bool:
    """Whether what is to be decided now is decided by all at once."""
    return s.phase in rules.openings


def deciders(rules: Rules, s: State) -> list[int]:
    """The seats that may decide: in the opening all that have not chosen, later one, none when the game is over."""
    if s.phase == OVER:
        return []
    return list(range(int(s.seat), int(rules.players))) if in_opening(rules, s) else [int(s.seat)]


def asked(rules: Rules, s: State, seat: int) -> State:
    """The state in which a seat is asked: those before it have chosen there, no matter what, as it can't see that."""
    if not in_opening(rules, s) or s.seat >= i64(seat):
        return s
    copy = s.clone()
    while copy.seat < i64(seat):
        rules.apply(copy, i64(rules.legal(copy)[0]))
    return copy
