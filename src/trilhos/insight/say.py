"""A review in sentences: moves, reasons and turning points, in a language."""

from typing import Final

from trilhos.engine import fields
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.rules import Rules
from trilhos.insight.judgement import Option
from trilhos.insight.review import MoveReview, Review, TurningPoint
from trilhos.play.game import Game
from trilhos.play.narrate import Words
from trilhos.text import Text

# What has to differ between two options to be told as a reason.
TICKET: Final = 0.10
POINTS: Final = 3.0
TURNS: Final = 2.5
MOST_REASONS: Final = 2


def percent(share: float) -> str:
    """A share in whole percent; what is not quite nothing or all is not told as such."""
    if 0.0 < share < 0.005:
        return "< 1 %"
    return "> 99 %" if 0.995 < share < 1.0 else f"{100 * share:.0f} %"


def points(share: float) -> str:
    """A difference of chances, in points of percent."""
    return f"{100 * abs(share):.0f} %" if abs(share) >= 0.005 else "< 1 %"


def signed(share: float) -> str:
    """A gain or a loss of chance, in points of percent."""
    whole = round(100 * share)
    return f"{whole:+d} %".replace("-", "−") if whole else "0 %"


class MoveWords:
    """Says what a move is, and why it is better than another."""

    def __init__(self, rules: Rules, names: list[str], text: Text) -> None:
        self.rules = rules
        self.names = names
        self.text = text
        self.words = Words(rules, text)

    def move(self, option: Option) -> str:
        """A move in words; one of a chapter without words is told in notation."""
        rules = self.rules
        verb, number = rules.read(option.action)
        key = f"review-act-{verb}"
        return self.text(key, **self._values(option, number)) if self.text.has(key) else option.move

    def _values(self, option: Option, number: int) -> dict[str, str | int]:
        rules, words = self.rules, self.words
        kind = rules.kind_of[option.action]
        argument = kind.declared.argument
        if argument is fields.SLOT:
            return {"card": words.card(option.about[0])}
        if argument is fields.KEPT:
            return {"tickets": words.tickets(option.about)}
        if argument is fields.ROUTE:
            return {"route": words.route(number)}
        if argument is fields.CITY:
            return {"city": rules.board.cities[number]}
        if argument is fields.PAYMENT:
            return {"cards": words.row(rules.chapter(Payments).rows[number])}
        if argument is fields.DECK:
            return {"deck": words.deck(number) or "only"}
        if kind.pairs:
            trains, ships = kind.pairs[number]
            return {"trains": abs(trains), "ships": abs(ships), "gains": "trains" if trains > 0 else "ships"}
        return {}

    def why(self, seat: int, best: Option, other: Option) -> list[str]:
        """Why one option is better for a seat than another: what differs most between their endings."""
        found = [*self._tickets(best, other), *self._scores(seat, best, other)]
        turns = best.turns - other.turns
        if abs(turns) >= TURNS:
            key = "review-why-later" if turns > 0 else "review-why-sooner"
            found.append((abs(turns) / TURNS, self.text(key, turns=f"{abs(turns):.0f}")))
        found.sort(key=lambda entry: -entry[0])
        return [reason for _, reason in found[:MOST_REASONS]]

    def _tickets(self, best: Option, chosen: Option) -> list[tuple[float, str]]:
        before = {chance.ticket: chance.chance for chance in chosen.tickets}
        kept = set(best.about) if best.about and chosen.about else set(before)
        found = []
        for chance in best.tickets:
            apart = chance.chance - before.get(chance.ticket, 0.0)
            if apart >= TICKET and chance.ticket in kept:
                told = {"now": percent(before[chance.ticket]), "then": percent(chance.chance)}
                ticket = self.words.ticket(chance.ticket)
                found.append((apart / TICKET, self.text("review-why-ticket", ticket=ticket, **told)))
        return found

    def _scores(self, seat: int, best: Option, chosen: Option) -> list[tuple[float, str]]:
        found = []
        own = best.score - chosen.score
        if own >= POINTS:
            found.append((own / POINTS, self.text("review-why-score", points=f"{own:.0f}")))
        others = [other for other in range(len(self.names)) if other != seat]
        rival = max(others, key=lambda other: chosen.rivals[other] - best.rivals[other])
        less = chosen.rivals[rival] - best.rivals[rival]
        if less >= POINTS:
            name = self.names[rival]
            found.append((less / POINTS, self.text("review-why-rival", name=name, points=f"{less:.0f}")))
        return found


class Sayer(MoveWords):
    """Says what a review found."""

    def __init__(self, game: Game, review: Review, text: Text) -> None:
        super().__init__(game.rules, game.names, text)
        self.review = review
        self.by_number = {move.number: move for move in review.moves}

    def chosen(self, move: MoveReview) -> Option:
        """The option that was played."""
        return next(option for option in move.options if option.move == move.move)

    def reasons(self, move: MoveReview) -> list[str]:
        """Why the best option is better than the one that was played."""
        return self.why(move.seat, move.options[0], self.chosen(move))

    def turning_point(self, point: TurningPoint) -> str:
        """One of the turning points."""
        move = self.by_number[point.number]
        values = {"number": str(point.number), "name": self.names[point.seat], "change": points(point.change)}
        done = self.move(self.chosen(move))
        if point.cause == "luck":
            after, then = percent(move.after), percent(move.after + move.luck)
            key = "review-turn-luck-good" if point.change > 0 else "review-turn-luck-bad"
            return self.text(key, move=done, after=after, then=then, **values)
        told = self.text("review-turn-decision", move=done, better=self.move(move.options[0]), **values)
        if point.taken_by is not None:
            rival = self.names[point.taken_by]
            return f"{told} {self.text('review-turn-taken', name=rival, turns=point.turns_later)}"
        return " ".join([told, *self.reasons(move)[:1]])

    def remarks(self) -> list[str]:
        """What has to be known of this review before it is believed."""
        review, found = self.review, []
        if not review.over:
            found.append(self.text("review-unfinished"))
        if review.judged < review.decisions:
            found.append(self.text("review-stopped", judged=review.judged, decisions=review.decisions))
        return found
