"""The travel cards on the table: decks, discard piles and the face-up display."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any

from .book import Book
from .cards import Deck, Pack, deck_of
from .errors import need

WILD_LIMIT = 3  # U13, S11
TURNED = 3  # E8


class Market:
    """Checks every card that moves by itself: refills, flushes, redeals and rebuilds."""

    def __init__(self, book: Book, pack: Pack) -> None:
        self.pack = pack
        self.shown = book.shown
        self.decks = {name: Deck(cards.elements()) for name, cards in pack.decks.items()}
        self.piles: dict[str, Counter[str]] = {name: Counter() for name in pack.decks}
        self.display: list[str | None] = [None] * book.slots
        self.gap: int | None = None  # the slot just taken from, to be refilled at once (U9)
        self.flush_due = False
        self.redealing = True  # the first display counts as a redeal
        self.rebuilds = 0  # of the train deck, in this row of redeals (U14)

    # What has to happen next

    def due(self) -> str:
        """The type of the card event that the rules force now, or nothing."""
        if self.gap is not None:
            return "refill"
        if self.flush_due:  # U14: before a rebuild
            return "flush"
        if self.redealing:
            return "reshuffle" if self.short() else "market"
        if self.spent():  # U15, S12
            return "reshuffle"
        return "refill" if self._fillable() else ""

    def short(self) -> list[str]:
        """The decks that run out in the middle of the redeal."""
        wants = self.wants()
        return [name for name, deck in self.decks.items() if wants[name] > deck.size and self.piles[name]]

    def spent(self) -> list[str]:
        """Decks that have run out while their discard pile has cards."""
        return [name for name, deck in self.decks.items() if not deck.size and self.piles[name]]

    def _fillable(self) -> bool:
        return None in self.display and any(deck.size for deck in self.decks.values())

    def _stock(self, name: str) -> int:
        return self.decks[name].size + self.piles[name].total()

    def wants(self) -> dict[str, int]:
        """How many cards of each deck the redeal that is due turns up."""
        return self._wants({name: self._stock(name) for name in self.decks})

    def _wants(self, stock: dict[str, int]) -> dict[str, int]:
        """Each deck's share of a display; the other deck helps out where one has too few (S11)."""
        wants = {name: min(share, stock[name]) for name, share in self.shown.items()}
        for name in wants:
            missing = len(self.display) - sum(wants.values())
            wants[name] += min(missing, stock[name] - wants[name])
        return wants

    # Three wilds

    def _look(self) -> None:
        """U13: look at the display, after a card has been turned up and at no other time."""
        wilds = self.display.count(self.pack.wild)
        # U14: the row of redeals stops after two rebuilds, or when another redeal can't help
        self.flush_due = wilds >= WILD_LIMIT and self.rebuilds < 2 and self._helps()
        if not self.flush_due:
            self.rebuilds = 0

    def _helps(self) -> bool:
        """U14, S11: could a redeal show fewer than three wilds?"""
        open_cards = Counter(deck_of(card) for card in self.display if card)
        wants = self._wants({name: self._stock(name) + open_cards[name] for name in self.decks})
        wilds = self.display.count(self.pack.wild) + self._hidden_wilds()
        others = self._stock("train") + open_cards["train"] - wilds
        return wants["train"] - others < WILD_LIMIT

    def _hidden_wilds(self) -> int:
        wild = self.pack.wild
        return self.piles["train"][wild] + sum(block[wild] for block in self.decks["train"].blocks)

    # Events

    def handlers(self) -> dict[str, Callable[[dict[str, Any]], None]]:
        return {"market": self.redeal, "flush": self.flush, "refill": self.refill, "reshuffle": self.reshuffle}

    def flush(self, event: dict[str, Any]) -> None:
        need(event["cards"] == self.display, "U13", f"the flushed display is {self.display}")
        self.discard(card for card in self.display if card)
        self.display = [None] * len(self.display)
        self.flush_due = False
        self.redealing = True

    def redeal(self, event: dict[str, Any]) -> None:
        """The whole display is turned up."""
        cards = event["cards"]
        need(len(cards) == len(self.display), "U3", f"the display has {len(self.display)} slots")
        wants = self.wants()
        for name, deck in self.decks.items():
            turned = [card for card in cards if card and deck_of(card) == name]
            need(len(turned) == wants[name], "S11" if self.pack.sails else "U13", f"{wants[name]} cards from {name}")
            deck.take(turned, "U13")
        self.display = list(cards)
        self.redealing = False
        self._look()

    def reshuffle(self, event: dict[str, Any]) -> None:
        """A discard pile becomes a deck (U15, S12)."""
        name = event["deck"]
        need(name in (self.short() if self.redealing else self.spent()), "U15", f"the {name} deck has not run out")
        self.rebuild(event)
        if self.redealing and name == "train":
            self.rebuilds += 1  # U14

    def rebuild(self, event: dict[str, Any]) -> None:
        pile = self.piles[event["deck"]]
        need(event["count"] == pile.total(), "U15", f"the pile has {pile.total()} cards")
        self.decks[event["deck"]].under(pile)
        self.piles[event["deck"]] = Counter()

    def refill(self, event: dict[str, Any]) -> None:
        """A gap is filled: the one just made, or one left open before (U15, S12)."""
        slot = self.gap if self.gap is not None else self.display.index(None)
        need(event["slot"] == slot, "U9", f"the gap to fill is slot {slot}")
        need((event["card"] is None) == (not self._sources()), "U16", "a gap stays only when no deck has cards")
        need(event["card"] is None or event["deck"] in self._sources(), "S12", f"a card from {self._sources()}")
        self.gap = None
        if event["card"] is not None:
            self._turn_up(slot, event["deck"], event["card"])

    def _turn_up(self, slot: int, deck: str, card: str) -> None:
        need(deck_of(card) == deck, "S9", f"{card} is no card of the {deck} deck")
        self.decks[deck].take([card], "U9")
        self.display[slot] = card
        self._look()

    def _sources(self) -> list[str]:
        """The decks that may fill the gap: the player's choice (S9), or for an old gap the train deck first (S12)."""
        full = self.choices()
        return full if self.gap is not None else full[:1]

    def choices(self) -> list[str]:
        return [name for name, deck in self.decks.items() if deck.size]

    def draw(self, event: dict[str, Any]) -> bool:
        """A player takes a card; says whether it was a face-up wild."""
        if event["from"] == "market":
            self._take_open(event["slot"], event["card"])
            return bool(event["card"] == self.pack.wild)
        need(event["from"] == "deck" and event["deck"] in self.decks, "U9", "a card comes from the display or a deck")
        need(deck_of(event["card"]) == event["deck"], "S9", f"{event['card']} is no card of the {event['deck']} deck")
        self.decks[event["deck"]].take([event["card"]], "U9")
        return False

    def _take_open(self, slot: int, card: str) -> None:
        need(0 <= slot < len(self.display), "U9", f"no slot {slot}")
        need(card is not None and self.display[slot] == card, "U9", f"slot {slot} shows {self.display[slot]}")
        self.display[slot] = None
        self.gap = slot

    def discard(self, cards: Iterable[str]) -> None:
        for card in cards:
            self.piles[deck_of(card)][card] += 1

    # Tunnels

    def turn_over(self, turned: list[str]) -> None:
        """E8, E12: the top three, or all there are."""
        deck = self.decks["train"]
        need(deck.size >= TURNED or not self.piles["train"], "E12", "the discard pile is shuffled in first")
        need(len(turned) == min(TURNED, deck.size), "E12", f"{min(TURNED, deck.size)} cards are turned over")
        deck.take(turned, "E8")

    def tunnel_runs_short(self) -> bool:
        return self.decks["train"].size < TURNED and bool(self.piles["train"])

    # What a player may take

    def open_slots(self, wilds: bool) -> list[int]:
        """The slots that may be taken from; a second card can't be a wild (U11)."""
        return [i for i, card in enumerate(self.display) if card and (wilds or card != self.pack.wild)]

    def can_take(self, wilds: bool) -> bool:
        return bool(self.choices()) or bool(self.open_slots(wilds))
