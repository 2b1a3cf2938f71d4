"""The end of the game: the last turns, passing, and games that stall (U8, U26, U31)."""

from typing import ClassVar, Final

from mypy_extensions import i64

from trilhos.engine import events, refusals
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.fields import ALONE, REVEALS, SEAT, TURNS, EventKind, Verb, one_of
from trilhos.engine.parameters import single
from trilhos.engine.refusals import Refusal
from trilhos.engine.rules import Chapter, Moves, Rules
from trilhos.engine.state import NONE, OVER, TURN, State
from trilhos.engine.voice import Voice

STALLS_SINCE: Final = 2  # the rules version from which on U31 holds
PATIENCE: Final = 5  # rounds without progress after which the game ends
NOTICE: Final = 2  # rounds before that, when the players are told


class Ending(Chapter):
    """With `at` pieces or fewer after a turn, everybody plays `turns` more."""

    # U8: only who can do nothing else passes, so it asks what the others have offered.
    voice: ClassVar[Voice] = Voice(
        "ending",
        parameters=(single("at", 0, 50), single("turns", 1, 5)),
        needs=(Claims,),
        last_in=(TURN,),
        refusals=(refusals.CAN_ACT,),
        verbs=(Verb("pass", ALONE, asked=True),),
        events=(
            EventKind("pass", events.PASS, seat=SEAT),
            EventKind("ending", events.ENDING, seat=SEAT, turns_left=TURNS),
            EventKind("stalling", events.STALLING, audited=False, turns_left=TURNS),  # a warning: nothing has changed
            EventKind(
                "over", events.OVER, effect=REVEALS, audited=False, recapped=False, reason=one_of(*events.REASONS)
            ),
        ),
    )

    def __init__(self, at: int, turns: int) -> None:
        super().__init__()
        self.phases = [TURN]
        self.at: i64 = at
        self.turns: i64 = turns

    def bind(self, rules: Rules) -> None:
        self.rules = rules
        self.claims = rules.chapter(Claims)
        self.kinds: i64 = len(self.claims.supply)
        self.pass_action: i64 = rules.add_actions(self, "pass", 1)
        self.patience: i64 = PATIENCE * rules.players
        self.notice: i64 = NOTICE * rules.players
        self.told_after: i64 = self.patience - self.notice
        if rules.version >= STALLS_SINCE:
            rules.idle_at = rules.reserve(1, "idle")
        self.idle_at: i64 = rules.idle_at

    def legal(self, s: State, out: Moves) -> None:
        if out.count == out.first:
            out.add(self.pass_action)

    def refuse(self, s: State, action: i64) -> Refusal:
        return refusals.CAN_ACT, 0

    def apply(self, s: State, action: i64) -> None:
        s.tell(events.PASS, s.seat)
        self.rules.end_idle_turn(s, s.passes + 1)

    def turn_ends(self, s: State) -> None:
        if s.turns_left != NONE:
            s.turns_left -= 1
        elif self._pieces(s) <= self.at:
            s.turns_left = self.turns * self.rules.players
            s.tell(events.ENDING, s.seat, s.turns_left)
        if s.turns_left == 0:
            self._end(s, events.BY_PIECES)
        elif s.passes == self.rules.players:
            self._end(s, events.BY_PASSES)
        elif self.idle_at != NONE and s.ledger[self.idle_at] >= self.told_after:
            self._stall(s, s.ledger[self.idle_at])

    def _stall(self, s: State, idle: i64) -> None:
        # U31: nobody has to be told of an end that the last turns forestall.
        if idle == self.patience:
            self._end(s, events.STALLED)
        elif idle == self.told_after and self.stalls_in(idle, s.turns_left) != NONE:
            s.tell(events.STALLING, self.notice)

    def stalls_in(self, idle: i64, turns_left: i64) -> i64:
        """After how many more turns without progress the game ends, once that is near; else NONE."""
        left: i64 = self.patience - idle
        if left > self.notice or (turns_left != NONE and turns_left <= left):
            return NONE
        return left

    def _pieces(self, s: State) -> i64:
        pieces: i64 = 0
        for kind in range(self.kinds):
            at: i64 = self.claims.pieces_at(kind, s.seat)
            pieces += s.ledger[at]
        return pieces

    def _end(self, s: State, reason: int) -> None:
        s.phase = OVER
        s.tell(events.OVER, i64(reason))
