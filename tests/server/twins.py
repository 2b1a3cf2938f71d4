"""Twin tables: equal in all that one viewer may know, different in everything else."""

import copy
import re
from typing import Any

import msgspec

from trilhos.engine.events import Event
from trilhos.engine.random import Random
from trilhos.engine.sight import SPECTATOR
from trilhos.engine.view import observe
from trilhos.engine.worlds import determinize
from trilhos.play.game import Game
from trilhos.server.answers.shapes import Timing
from trilhos.server.game.entries import Action, Chosen
from trilhos.server.game.table import Table
from trilhos.server.rooms.audience import news
from trilhos.server.storage.log import Entry
from trilhos.server.storage.store import Secrets, Stored


class Retelling:
    """The log of a game, folded again entry by entry, beside what a viewer was really sent."""

    def __init__(self, stored: Stored, viewer: int | None, seed: int) -> None:
        self.entries = stored.entries
        self.table = Table(msgspec.structs.replace(stored, entries=stored.entries[:1]))
        self.viewer = viewer
        self.random = Random(seed, 0)

    def check(self, frame: str, thorough: bool) -> None:
        """The frame is what the table gives, and what a twin of the table gives, byte for byte, but for its times."""
        said = msgspec.json.decode(frame)
        numbers = [entry["number"] for entry in said["entries"]]
        for number in range(self.table.number + 1, max(numbers) + 1):
            self.table.fold(self.entries[number - 1])
        told = [self.entries[number - 1] for number in numbers]
        self.table.timing = self._timed(said)
        heard = re.sub('"at":[0-9.]+}$', '"at":null}', frame).encode()
        assert heard == news(self.table, told, self.viewer)
        if self.table.status == "running" and thorough:
            twin = self._twin(numbers)
            assert heard == news(twin, [self._twin_entry(entry) for entry in told], self.viewer)

    def _timed(self, said: dict[str, Any]) -> Timing | None:
        """The times that were told, which are no part of the log; whom they are about follows from the table."""
        holders = [chair for chair in self.table.waiting if not self.table.chairs[chair].served]
        told = said["table"] and said["table"]["about"]["timing"]
        return msgspec.convert({**told, "holders": holders}, Timing) if told and holders else None

    def _twin(self, numbers: list[int]) -> Table:
        twin = copy.copy(self.table)
        twin.secrets = Secrets(self._below(2**31), "another salt", "another host", {0: "another token"})
        twin.game, twin.allowed = self._twin_game(self.table.running), {}
        twin.outcomes = {n: self._twin_events(self.table.outcomes[n]) for n in numbers if n in self.table.outcomes}
        return twin

    def _twin_game(self, game: Game) -> Game:
        """The same position for the viewer in another world, dealt from another seed."""
        twin = copy.copy(game)
        seat = self.table.seat_of(self.viewer)
        eyes = SPECTATOR if seat is None else seat
        twin.state = determinize(game.rules, observe(game.rules, game.state, eyes), self.random)
        twin.held = {other: game.held[other] if other == seat else self._below(8) for other in game.held}
        twin.seed = self._below(2**31)
        twin.opening = []
        return twin

    def _twin_events(self, events: list[Event]) -> list[Event]:
        return [self._twin_event(event) for event in events]

    def _twin_event(self, event: Event) -> Event:
        """Whatever only another seat sees in an event is something else."""
        place = self.table.running.rules.events.of(event).private
        if not place or event[1] == self.table.seat_of(self.viewer):
            return event
        values = list(event)
        values[place] = self._below(8)
        return (values[0], values[1], values[2], values[3], values[4])

    def _twin_entry(self, entry: Entry) -> Entry:
        """Which action another seat chose is its secret, as far as events don't tell it."""
        if entry.kind not in (Action.kind, Chosen.kind) or entry.data["seat"] == self.table.seat_of(self.viewer):
            return entry
        data: dict[str, Any] = {**entry.data, "action": self._below(1000)}
        return msgspec.structs.replace(entry, data=data, key="another key")

    def _below(self, limit: int) -> int:
        return int(self.random.below(limit))
