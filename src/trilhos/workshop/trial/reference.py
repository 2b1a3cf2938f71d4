"""The figures of our own boards, measured once, to lay beside those of any other."""

from functools import cache
from importlib.resources import files

import msgspec

from trilhos.workshop.trial.figures import TrialSummary


class Reference(msgspec.Struct, frozen=True):
    """What `reference.json` holds: the command that made it, and a line for each board and number of players."""

    command: str
    boards: list[TrialSummary]


@cache
def reference() -> Reference:
    """All of it."""
    data = files(__package__).joinpath("reference.json").read_bytes()
    return msgspec.json.decode(data, type=Reference)


def official(players: int) -> list[TrialSummary]:
    """Our boards with so many players."""
    return [board for board in reference().boards if board.players == players]
