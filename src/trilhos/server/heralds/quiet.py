"""Quiet hours: a time of day, where the player is, in which nothing is told; what still holds is told at their end."""

from datetime import datetime, time, timedelta
from typing import Annotated, Final
from zoneinfo import ZoneInfo, available_timezones

import msgspec

from trilhos.server.answers.errors import BadRequest

HOUR: Final = 60  # minutes
TimeOfDay = Annotated[str, msgspec.Meta(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$")]


class QuietHours(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """From one time of day to another, over midnight where that is earlier, in a time zone by its usual name."""

    begin: TimeOfDay
    end: TimeOfDay
    zone: Annotated[str, msgspec.Meta(max_length=60)]

    def check(self) -> None:
        """BadRequest for hours that there are not."""
        if self.begin == self.end:
            raise BadRequest("quiet-all-day", field="end")
        if self.zone not in available_timezones():
            raise BadRequest("unknown-zone", field="zone", zone=self.zone)

    def over(self, now: float) -> float | None:
        """When they will be over, if they are now; both in the seconds of the clock on the wall."""
        here = datetime.fromtimestamp(now, ZoneInfo(self.zone))
        minute, begin, end = HOUR * here.hour + here.minute, _minutes(self.begin), _minutes(self.end)
        if not (begin <= minute < end if begin < end else minute >= begin or minute < end):
            return None
        day = here.date() + timedelta(days=int(minute >= end))
        # An hour that comes twice in a night is meant the time that is still ahead.
        return datetime.combine(day, time(*divmod(end, HOUR)), here.tzinfo).replace(fold=here.fold).timestamp()


def _minutes(at: str) -> int:
    hours, minutes = at.split(":")
    return HOUR * int(hours) + int(minutes)


def quiet_until(kept: str | None, now: float) -> float | None:
    """The same for hours as they were kept; a zone that this machine doesn't know keeps nobody from being told."""
    if kept is None:
        return None
    try:
        return msgspec.json.decode(kept, type=QuietHours).over(now)
    except (msgspec.MsgspecError, OSError, ValueError, KeyError):
        return None
