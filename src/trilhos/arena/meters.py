"""Meters of faults: what a seat did with its turns and its hand, counted from the events of a game."""

from collections.abc import Iterable
from dataclasses import dataclass

from trilhos.engine.events import DRAW, OVER, TAKE, TURN, Event, EventKinds
from trilhos.play.game import Game


@dataclass
class Meters:
    """Of one seat: its largest hand, most turns in a row in which it only drew cards, turns that brought it nothing."""

    largest_hand: int = 0
    draw_row: int = 0
    idle_turns: int = 0
    row: int = 0  # of draws, that goes on

    def see_turn(self, kinds: EventKinds, events: list[Event]) -> None:
        """One of its turns, whole."""
        got_on = [event[0] for event in events if kinds.is_progress(event)]
        drew = bool(got_on) and all(kind in (TAKE, DRAW) for kind in got_on)
        self.idle_turns += not got_on
        self.row = self.row + 1 if drew else 0
        self.draw_row = max(self.draw_row, self.row)


def see_turns(meters: list[Meters], kinds: EventKinds, events: Iterable[Event]) -> None:
    """All turns of a game, each for the seat that had it."""
    seat, turn = -1, list[Event]()
    for event in events:
        if event[0] in (TURN, OVER):
            if seat >= 0:
                meters[seat].see_turn(kinds, turn)
            seat, turn = event[1], []
        turn.append(event)


def hand_size(game: Game, seat: int) -> int:
    """How many cards a seat holds."""
    first = int(game.rules.hand(seat))
    return sum(int(count) for count in game.state.cards[first : first + int(game.rules.kinds)])
