"""Tunnels that were tried in vain: nobody gets anywhere who begins the same one with the same cards for ever (E10)."""

from trilhos.engine.rules import Rules
from trilhos.engine.state import NONE, TURN
from trilhos.engine.view import View


class Tries:
    """What a bot has tried since the board or its hand last changed, and doesn't try again before they do.

    Claims and draws are finite, so tunnels are given up finitely often, whatever the deck still holds. A bot that is
    made anew for each decision, as a server's are, remembers nothing; but everybody sees when a whole round has
    brought nobody anything (U31), and then it leaves tunnels alone.
    """

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.tunnels = {route.id for route in rules.board.routes if route.tunnel}
        self._seen: tuple[list[int], list[int]] | None = None  # owners and hand
        self._tried: set[int] = set()

    def left(self, view: View, legal: list[int]) -> list[int]:
        """The legal actions without those tried in vain; all of them when nothing else is legal."""
        if not self.tunnels or view.phase != TURN:
            return legal
        if self._seen != (view.owner, view.hand):
            self._seen = view.owner, view.hand
            self._tried.clear()
        at = int(self.rules.idle_at)
        idle_round = at != NONE and view.ledger[at] >= int(self.rules.players)  # since this seat's last turn
        tried = self._tunnels_of(legal) if idle_round else self._tried
        return [action for action in legal if action not in tried] or legal

    def _tunnels_of(self, legal: list[int]) -> set[int]:
        claims = [(action, self.rules.read(action)) for action in legal]
        return {action for action, (verb, route) in claims if verb == "claim" and route in self.tunnels}

    def note(self, action: int) -> int:
        """Remember what is tried now; returns the action."""
        self._tried |= self._tunnels_of([action])
        return action
