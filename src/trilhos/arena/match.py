"""One game among bots, and what it shows."""

import time
from dataclasses import dataclass, field
from typing import Final

import msgspec

from trilhos.arena.meters import Meters, hand_size, see_turns
from trilhos.arena.times import Histogram
from trilhos.boards import Edition
from trilhos.bots.seats import Seats, seat_bots
from trilhos.engine.events import TURN
from trilhos.engine.rules import LONGEST_GAME, RULES_VERSION
from trilhos.engine.sheet import Sheet
from trilhos.play.audit import audit_text
from trilhos.play.facts import facts
from trilhos.play.game import Game
from trilhos.play.idle import idle_turns

Options = dict[str, bool]
CAPPED: Final = "capped"  # the reason of a game that was given up: it has no end


class SeatFault(msgspec.Struct, frozen=True):
    """What the bot of a seat did wrong, as `bots.guest.Fault` tells it."""

    seat: int
    kind: str
    decision: int
    detail: str
    output: str


@dataclass(frozen=True)
class Outcome:
    """One game; lists by seat. Seats that a bot has forfeited come last and can't win.

    A game that was given up has scores as they stood, and neither places nor winners.
    """

    seed: int
    bots: list[str]
    scores: list[int]
    completed: list[int]
    failed: list[int]
    winners: list[int]
    turns: int
    decisions: int
    reason: str
    places: list[int] = field(default_factory=list)  # from 1; equal places are shared
    own_turns: list[int] = field(default_factory=list)
    cards_left: list[int] = field(default_factory=list)
    pieces_left: list[int] = field(default_factory=list)
    points_failed: list[int] = field(default_factory=list)
    largest_hand: list[int] = field(default_factory=list)
    draw_row: list[int] = field(default_factory=list)  # the most own turns in a row of nothing but cards
    idle_turns: list[int] = field(default_factory=list)  # own turns that brought nothing
    forfeits: list[int] = field(default_factory=list)
    faults: list[SeatFault] = field(default_factory=list)
    times: list[dict[str, int]] = field(default_factory=list, compare=False)  # no two runs take the same
    audit: str = ""
    idle: int = 0  # the most turns in a row without progress (U31)

    @property
    def capped(self) -> bool:
        """Whether it was given up before its end."""
        return self.reason == CAPPED


def play_game(
    edition: str | Edition,
    bots: list[str],
    seed: int,
    options: Options,
    audit: bool = False,
    limit: int = LONGEST_GAME,
    rules_version: int = RULES_VERSION,
) -> Outcome:
    """A game with these bots by seat, given up after `limit` decisions."""
    game = Game(edition, len(bots), seed, options, bots, rules_version)
    times = [Histogram() for _ in bots]
    meters = [Meters() for _ in bots]
    with seat_bots(game, dict(enumerate(bots))) as seats:
        while not game.over and len(game.moves) < limit:
            seat, begun = game.seat, time.perf_counter()
            action = seats.choose()
            times[seat].add(time.perf_counter() - begun)
            game.play(action)
            meters[seat].largest_hand = max(meters[seat].largest_hand, hand_size(game, seat))
        if game.over:
            seats.finish()
        return _outcome(game, seats, times, meters, audit_text(game) if audit and game.over else "")


def _outcome(game: Game, seats: Seats, times: list[Histogram], meters: list[Meters], audit: str) -> Outcome:
    see_turns(meters, game.rules.events, game.events())
    view, sheets = game.view(), game.rules.score(game.state)
    seen = [facts(game.rules, view, sheet.seat) for sheet in sheets]
    turns = [event[1] for event in game.events() if event[0] == TURN]
    forfeits = [seat for seat, guest in seats.guests.items() if guest.forfeited]
    places = places_of(game, sheets, forfeits) if game.over else []
    tickets = game.rules.board.tickets
    return Outcome(
        seed=game.seed,
        bots=game.names,
        scores=[sheet.total for sheet in sheets],
        completed=[len(sheet.completed) for sheet in sheets],
        failed=[len(sheet.failed) for sheet in sheets],
        winners=[seat for seat, place in enumerate(places) if place == 1],
        turns=int(game.state.turn),
        decisions=len(game.moves),
        reason=game.result().reason if game.over else CAPPED,
        places=places,
        own_turns=[turns.count(sheet.seat) for sheet in sheets],
        cards_left=[row["cards"] or 0 for row in seen],
        pieces_left=[(row["trains"] or 0) + (row.get("ships") or 0) for row in seen],
        points_failed=[sum(tickets[failed].penalty for failed in sheet.failed) for sheet in sheets],
        largest_hand=[meter.largest_hand for meter in meters],
        draw_row=[meter.draw_row for meter in meters],
        idle_turns=[meter.idle_turns for meter in meters],
        forfeits=forfeits,
        faults=[SeatFault(seat, **vars(fault)) for seat, guest in seats.guests.items() for fault in guest.faults],
        times=[histogram.counts for histogram in times],
        audit=audit,
        idle=idle_turns(game.rules.events, game.events()),
    )


def places_of(game: Game, sheets: list[Sheet], forfeits: list[int]) -> list[int]:
    """The place of each seat, by the rulebook's own tie-breaks; forfeited seats come after all others."""
    places = [0] * len(sheets)
    rest = [sheet for sheet in sheets if sheet.seat not in forfeits]
    late = [sheet for sheet in sheets if sheet.seat in forfeits]
    while rest or late:
        if not rest:
            rest, late = late, []
        best = game.rules.winners(rest)
        place = 1 + sum(place > 0 for place in places)
        for seat in best:
            places[seat] = place
        rest = [sheet for sheet in rest if sheet.seat not in best]
    return places
