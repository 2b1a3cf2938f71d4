"""What whoever tells events in their order has to remember."""

from trilhos.engine import fields
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.events import Event
from trilhos.engine.fields import EventKind, Meaning
from trilhos.engine.rules import Rules

Run = list[Event]  # neighbouring events of one kind


class Teller:
    """Keeps back what is told with a later event: cards that are laid, turned up or turned over."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self.kept_back: dict[str, list[Event]] = {}
        self.laid = [0] * len(rules.cards.kinds)

    def keep_back(self, kind: EventKind, run: Run) -> None:
        """Remember events until another gathers them, or until what is laid has paid for something."""
        payment = next((field for field, meaning in kind.fields.items() if meaning is fields.PAYMENT), None)
        if payment is None:
            self.kept_back.setdefault(kind.name, []).extend(run)
            return
        for event in run:
            row = self.rules.chapter(Payments).rows[event[kind.places[payment]]]
            self.laid = [a + b for a, b in zip(self.laid, row, strict=True)]

    def gathered(self, meaning: Meaning) -> tuple[Meaning, list[int]]:
        """What the last field of the events means that are told now, and its values."""
        told = self.kept_back.pop(meaning.gathers, [])
        kind = self.rules.events.kinds[self.rules.events.number_of[meaning.gathers]]
        *_, field = kind.places
        return kind.fields[field], [event[kind.places[field]] for event in told]

    def cards_laid(self, meaning: Meaning) -> list[int]:
        """The cards that lie there, which PAID and TAKEN_BACK clear away."""
        laid = self.laid
        if meaning is not fields.LAID:
            self.laid = [0] * len(laid)
        return laid
