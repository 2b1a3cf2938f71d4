"""What the server refuses, with the status it answers."""

from trilhos.errors import TrilhosError
from trilhos.server.answers.shapes import TableData


class Refused(TrilhosError):
    """A request that can't be granted; nothing has been changed."""

    status = 409


class Stale(Refused):
    """The command was made for an older position, or is not legal: the fresh table comes with the answer."""

    fresh: TableData | None = None


class Unauthorized(Refused):
    """The secret link is wrong; nothing is said about whether the game exists."""

    status = 401


class Forbidden(Refused):
    """The link is good for something else."""

    status = 403


class NotFound(Refused):
    """There is no such game."""

    status = 404


class Gone(Refused):
    """There was such a game; the keeper deleted it."""

    status = 410


class Quarantined(Refused):
    """The game is shut until the keeper has looked at it."""

    status = 423


class BadRequest(Refused):
    """The request has a value that can't be; `field` says which."""

    status = 422


class TooFast(Refused):
    """Too many requests; `seconds` says how long to wait."""

    status = 429


class Unavailable(Refused):
    """The database can't be reached, or the server is about to stop."""

    status = 503
