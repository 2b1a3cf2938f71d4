"""Tunnels that were tried in vain: nobody gets anywhere who begins the same one with the same cards for ever (E10)."""

from trilhos.engine.rules import Rules
from trilhos.engine.state import TURN
from trilhos.engine.view import View


class Tries:
    """What a bot has tried since the board or its hand last changed, and doesn't try again before they do.

    Claims and draws are finite, so tunnels are given up finitely often, whatever the deck still holds.
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
        return [action for action in legal if action not in self._tried] or legal

    def note(self, action: int) -> int:
        """Remember what is tried now; returns the action."""
        verb, route = self.rules.read(action)
        if verb == "claim" and route in self.tunnels:
            self._tried.add(action)
        return action
