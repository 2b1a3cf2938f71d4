"""A position: the numbers that a planner reads out of a view."""

from typing import Final

from trilhos.bots.plan.atlas import NO_SUIT, Atlas
from trilhos.engine.state import FIRST_TICKETS, NONE, PIECES
from trilhos.engine.view import View

GAME_TURNS: Final = 38.0  # turns in which a player usually places all pieces
PATIENCE: Final = 12.0  # turns after which the pace of this game counts as much as the usual one


class Position:
    """One seat's outlook: cards by suit, pieces by kind, routes to be had, turns left."""

    def __init__(self, atlas: Atlas, view: View) -> None:
        self.atlas = atlas
        self.view = view
        self.me = view.viewer
        self.players = int(atlas.rules.players)
        self.opening = view.phase == FIRST_TICKETS or view.phase == PIECES
        self.free = atlas.claims.open_routes(view.owner, self.me)
        self._parts: dict[int, list[tuple[int, int]]] = {}
        self._count_cards()
        self._count_pieces()
        self.touches = [False] * atlas.cities  # by city: whether an own route ends there
        for route, owner in enumerate(view.owner):
            if owner == self.me:
                a, b = atlas.ends[route]
                self.touches[a] = self.touches[b] = True
        self.turns = self._turns_left()

    def _count_cards(self) -> None:
        atlas = self.atlas
        self.units = [0] * atlas.suits
        for kind, count in enumerate(self.view.hand):
            suit = atlas.suit_of[kind]
            if suit != NO_SUIT:
                self.units[suit] += count * atlas.units_of[kind]
        self.wilds = self.view.hand[atlas.wild]
        self.cards = sum(self.view.hand)

    def _count_pieces(self) -> None:
        """Pieces by kind; `reach` counts those too that an exchange would bring."""
        kinds = len(self.atlas.claims.supply)
        self.pieces = [self.pieces_of(self.me, kind) for kind in range(kinds)]
        self.reach = list(self.pieces)
        chapter = self.atlas.pieces
        if chapter is not None:
            box = [self.view.ledger[int(chapter.box_at(kind, self.me))] for kind in range(2)]
            if self.opening:
                self.pieces = box
            swap = [0, 0] if self.opening else [min(box[kind], self.pieces[1 - kind]) for kind in range(2)]
            self.reach = [self.pieces[kind] + swap[kind] for kind in range(2)]
        self.reserve = self.atlas.rules.supply if self.opening else sum(self.pieces)

    def pieces_of(self, seat: int, kind: int) -> int:
        """How many pieces of a kind a seat has in reserve."""
        return self.view.ledger[int(self.atlas.claims.pieces_at(kind, seat))]

    def reserve_of(self, seat: int) -> int:
        """How many pieces a seat can still place."""
        return sum(self.pieces_of(seat, kind) for kind in range(len(self.atlas.claims.supply)))

    def _turns_left(self) -> float:
        """Own turns that are left, this one among them: known at the end, before that guessed from the pieces."""
        view = self.view
        if view.turns_left != NONE:
            return float(-(-view.turns_left // self.players))
        ending = self.atlas.ending
        if self.opening:
            return GAME_TURNS
        return min(self._turns_of(seat, int(ending.at)) for seat in range(self.players)) + int(ending.turns)

    def _turns_of(self, seat: int, at: int) -> float:
        supply = self.atlas.rules.supply
        left = self.reserve_of(seat)
        usual = supply / GAME_TURNS
        pace = (supply - left + usual * PATIENCE) / (self.view.turn / self.players + PATIENCE)
        return 1.0 + max(left - at, 0) / pace

    def parts(self, seat: int) -> list[tuple[int, int]]:
        """By city: which part of a seat's network it belongs to, and how many pieces that has."""
        if seat not in self._parts:
            self._parts[seat] = self._find_parts(seat)
        return self._parts[seat]

    def _find_parts(self, seat: int) -> list[tuple[int, int]]:
        atlas = self.atlas
        part = list(range(atlas.cities))
        size = [0] * atlas.cities
        for route, owner in enumerate(self.view.owner):
            if owner == seat:
                a, b = atlas.ends[route]
                old, new = part[a], part[b]
                if old != new:
                    part = [new if at == old else at for at in part]
                    size[new] += size[old]
                size[new] += atlas.length[route]
        return [(at, size[at]) for at in part]

    # Chapters that not every edition has

    def stations_left(self) -> int:
        """Stations that can still be built."""
        chapter = self.atlas.stations
        return 0 if chapter is None else int(chapter.each) - self.view.ledger[int(chapter.built) + self.me]

    def has_station(self, city: int) -> bool:
        """Whether the seat's own station stands in a city."""
        chapter = self.atlas.stations
        return chapter is not None and self.view.ledger[int(chapter.site) + city] == self.me

    def station_free(self, city: int) -> bool:
        """Whether a station could be built in a city."""
        chapter = self.atlas.stations
        return chapter is not None and self.view.ledger[int(chapter.site) + city] == NONE

    def harbours_left(self) -> int:
        """Harbours that can still be built."""
        chapter = self.atlas.harbours
        return 0 if chapter is None else int(chapter.each) - self.view.ledger[int(chapter.built) + self.me]

    def harbour_at(self, city: int) -> int:
        """The seat whose harbour stands in a city, or NONE."""
        chapter = self.atlas.harbours
        return int(NONE) if chapter is None else self.view.ledger[int(chapter.site) + city]

    def exchange(self, choice: int) -> tuple[int, int]:
        """The kind of pieces that an exchange brings, and how many."""
        pair = self.atlas.exchanges[choice]
        kind = pair.index(max(pair))
        return kind, pair[kind]

    def may_exchange(self, count: int) -> bool:
        """Whether so many more pieces are within what a seat exchanges at most: one box full in a game.

        Everybody sees how many it has exchanged (S21). Without an end to it, two wishes could take turns for ever.
        """
        chapter = self.atlas.pieces
        return chapter is not None and self.view.ledger[int(chapter.exchanged) + self.me] + count <= int(chapter.boxed)

    def tokens(self) -> int:
        """The seat's own tokens."""
        chapter = self.atlas.tolls
        return 0 if chapter is None else self.view.ledger[int(chapter.tokens) + self.me]

    def has_loan(self) -> bool:
        """Whether the seat has a loan already."""
        chapter = self.atlas.tolls
        return chapter is not None and self.view.ledger[int(chapter.loans) + self.me] > 0
