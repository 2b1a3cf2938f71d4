"""The table as the person sees it, made from the view of the person's own seat."""

from typing import Final

from rich.text import Text as Line

from trilhos.engine import events
from trilhos.engine.state import NONE
from trilhos.engine.view import View
from trilhos.play.facts import building_sites, facts, stalls_in
from trilhos.play.game import Game
from trilhos.play.narrate import Narrator
from trilhos.play.tales import told
from trilhos.terminal.desk import Desk, Lines, columns, flow
from trilhos.terminal.glyphs import Glyphs

TICKET_ROWS: Final = 2


class Screen:
    """Draws one seat's table."""

    def __init__(self, game: Game, me: int, desk: Desk, glyphs: Glyphs) -> None:
        self.game = game
        self.me = me
        self.desk = desk
        self.text = desk.text
        self.glyphs = glyphs

    def table(self, told: int, below: int) -> Lines:
        """Everything on one screen that leaves `below` rows free; `told` counts the events already recapped."""
        view = self.game.view(self.me)
        seats = [*self.seats(view), *self.standing(view)]
        parts = [*seats, *self.market(view), *self.hand(view), *self.tickets_short()]
        return self._around(view, parts, told, below)

    def glance(self, told: int, below: int) -> Lines:
        """The short form, for a decision in the middle of a turn."""
        view = self.game.view(self.me)
        return self._around(view, [*self.market(view), *self.hand(view), *self.tickets_short()], told, below)

    def _around(self, view: View, parts: Lines, told: int, below: int) -> Lines:
        head, rest = self.desk.rows(self.head(view)), self.desk.rows(parts)
        room = self.desk.height - len(head) - len(rest) - below
        return [*head, *self.recap(told, room), *rest]

    # The parts

    def head(self, view: View) -> Lines:
        """Edition and turn, and an end that is near so that nobody can miss it."""
        title = self.game.board.title(self.text.language)
        name = self.game.names[view.seat]
        lines = [Line(self.text("terminal-head", title=title, turn=view.turn, name=name), "bold")]
        if view.turns_left != NONE:
            lines.append(Line(self.text("terminal-last-round", turns=view.turns_left), "bold reverse"))
        stalls = stalls_in(self.game.rules, view)
        if stalls is not None:
            lines.append(Line(self.text("terminal-stalling", turns=stalls), "bold reverse"))
        return lines

    def recap(self, told: int, room: int) -> Lines:
        """What has happened since, as many of the last rows as there is room for."""
        everything = self.game.events()
        narrator = Narrator(self.game, self.text, self.me)
        before = everything[:told]
        turns = [at for at, event in enumerate(before) if event[0] == events.TURN]
        narrator.tell(before[turns[-1] :] if turns else before)  # to tell what follows, it needn't have heard more
        sentences = narrator.tell(event for event in everything[told:] if self.game.rules.events.of(event).recapped)
        rows = self.desk.rows(Line(sentence, "italic") for sentence in sentences)
        if len(rows) <= room:
            return rows
        return [Line(self.text("terminal-earlier")), *rows[len(rows) - max(room - 1, 1) :]]

    def seats(self, view: View) -> Lines:
        """The numbers of every seat, as far as the person knows them."""
        by_seat = [facts(self.game.rules, view, seat) for seat in range(self.game.players)]
        if self.desk.plain:
            return [self._seat_sentence(seat, numbers) for seat, numbers in enumerate(by_seat)]
        names = [Line(), *[Line(self.text.named(f"seat-{name}", name), "bold") for name in by_seat[0]]]
        return columns([names, *[self._seat_cells(view, seat, row) for seat, row in enumerate(by_seat)]])

    def _seat_sentence(self, seat: int, numbers: dict[str, int | None]) -> Line:
        known = {name: number for name, number in numbers.items() if number is not None}
        parts = [self.text.named(f"some-{name}", name, count=number) for name, number in known.items()]
        return Line(f"{self.game.names[seat]}: {', '.join(parts)}.")

    def _seat_cells(self, view: View, seat: int, numbers: dict[str, int | None]) -> Lines:
        mark = self.glyphs.mark("turn") if seat == view.seat else " "
        name = Line(f"{mark} {self.game.names[seat]}", "bold" if seat == self.me else "")
        widths = [len(self.text.named(f"seat-{name}", name)) for name in numbers]
        shown = ["?" if number is None else str(number) for number in numbers.values()]
        return [name, *[Line(f"{n:>{width}}") for n, width in zip(shown, widths, strict=True)]]

    def standing(self, view: View) -> Lines:
        """What chapters want to be known beside the seats."""
        return [Line(words) for tell in told(self.game.rules, "standing") for words in tell(self.game, view, self.text)]

    def market(self, view: View) -> Lines:
        """The face-up cards by slot, and what is left of the decks."""
        shown = [(slot, card) for slot, card in enumerate(self.game.rules.shown(view.ledger), 1) if card != NONE]
        cards = [Line.assemble(f"{slot} ", self.glyphs.card(card)) for slot, card in shown]
        for deck, count in enumerate(view.deck_sizes):
            name = self.glyphs.words.deck(deck)
            cards.append(Line(self.text(f"terminal-deck-{name}" if name else "terminal-deck", count=count)))
        return self._labelled(self.text("terminal-face-up"), cards)

    def hand(self, view: View) -> Lines:
        """The person's own cards; the cards of two decks in rows of their own."""
        if not any(view.hand):
            return self._labelled(self.text("terminal-hand"), [Line(self.text("terminal-no-cards"))])
        decks = range(len(self.game.rules.cards.decks))
        if len(decks) == 1 or self.desk.plain:
            return self._labelled(self.text("terminal-hand"), self.glyphs.row(view.hand))
        rows: Lines = []
        for deck in decks:
            label = self.text(f"terminal-hand-{self.glyphs.words.deck(deck)}")
            cells = self.glyphs.by_colour(view.hand, deck) or [Line(self.text("terminal-no-cards"))]
            rows += self._labelled(label, cells)
        return rows

    def tickets_short(self) -> Lines:
        """The person's own tickets, as far as two rows go."""
        tickets = [Line(f"{self.mark(done)} {self.glyphs.words.ticket(n)}") for n, done in self.own_tickets()]
        cells = tickets or [Line(self.text("terminal-no-tickets"))]
        rows = self._labelled(self.text("terminal-tickets"), cells)
        return rows if len(rows) <= TICKET_ROWS else [*rows[:TICKET_ROWS], Line(self.text("terminal-all-tickets"))]

    def own_tickets(self) -> list[tuple[int, bool]]:
        """The person's own tickets, and whether each would count as completed if the game ended here."""
        sheet = self.game.rules.score(self.game.state)[self.me]
        return sorted([*[(n, True) for n in sheet.completed], *[(n, False) for n in sheet.failed]])

    def buildings(self) -> dict[str, dict[int, list[str]]]:
        """Stations and harbours, by seat: the cities in which it has built them, where there are any."""
        cities = self.game.rules.board.cities
        found: dict[str, dict[int, list[str]]] = {}
        for kind, sites in building_sites(self.game.rules, self.game.view(self.me)).items():
            seats = sorted({*sites.values()})
            found[kind] = {seat: [cities[city] for city, who in sites.items() if who == seat] for seat in seats}
        return found

    def mark(self, done: bool) -> str:
        """Whether a ticket is completed: a sign, or a word when plain."""
        name = "done" if done else "open"
        return self.text(f"terminal-{name}") if self.desk.plain else self.glyphs.mark(name)

    def _labelled(self, label: str, cells: Lines) -> Lines:
        if self.desk.plain:
            return [Line(f"{label}: ") + Line(", ").join(cells)]
        return flow(Line.assemble((f"{label} ", "bold")), cells, self.desk.width)
