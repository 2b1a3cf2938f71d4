"""Blocking: what the loss of a route would cost the rivals, as far as their networks show."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from trilhos.bots.plan.atlas import Atlas
from trilhos.bots.plan.position import Position
from trilhos.engine.state import numbers

REACH: Final = 1.3  # how fast blocking gains with the size of what would be joined


@final
class Blocking:
    """Looks at one rival's network after the other."""

    def __init__(self, atlas: Atlas) -> None:
        self.atlas = atlas
        self.part: vec[i64] = numbers([0] * int(atlas.cities))  # by city: the part of a network it belongs to
        self.size: vec[i64] = numbers([0] * int(atlas.cities))  # by part: how many pieces it has

    def gain(self, position: Position, route: i64) -> float:
        """What the loss of this route would cost the rival whom it costs most, shared among the rivals."""
        most = 0.0
        for seat in range(position.players):
            if seat != position.me:
                loss = self._loss(position, seat, route)
                if loss > most:
                    most = loss
        return most / float(int(position.players - 1))

    def _loss(self, position: Position, seat: i64, route: i64) -> float:
        """Two parts of a rival's network that a route would join: the smaller one and the route, in points."""
        atlas = self.atlas
        reserve: i64 = position.reserve_of(seat)
        if float(int(position.hand_size(seat))) < atlas.cards[route] or reserve < atlas.needs[route]:
            return 0.0
        self._find_parts(position, seat)
        a: i64 = self.part[atlas.a[route]]
        b: i64 = self.part[atlas.b[route]]
        if a == b or not self.size[a] or not self.size[b]:
            return 0.0
        smaller: i64 = self.size[a] if self.size[a] < self.size[b] else self.size[b]
        length = float(int(atlas.length[route]))
        progress = 1.0 - float(int(reserve)) / float(int(position.supply))
        joined: float = (float(int(smaller)) + length) ** REACH
        return joined * float(int(atlas.points[route])) / length * progress

    def _find_parts(self, position: Position, seat: i64) -> None:
        atlas, part, size = self.atlas, self.part, self.size
        for city in range(atlas.cities):
            part[city] = city
            size[city] = 0
        for route in range(atlas.routes):
            if position.s.owner[route] == seat:
                old: i64 = part[atlas.a[route]]
                new: i64 = part[atlas.b[route]]
                if old != new:
                    for city in range(atlas.cities):
                        if part[city] == old:
                            part[city] = new
                    size[new] += size[old]
                size[new] += atlas.length[route]
