"""Moves as people of a language type them, turned into notation, which is the same in all languages."""

import re
from functools import cached_property
from typing import Final

from trilhos.engine import fields
from trilhos.engine.chapters.payments import Payments
from trilhos.play.game import Game
from trilhos.play.narrate import Words
from trilhos.play.notation import normal
from trilhos.text import Text

PARTS: Final = ("train", "ship", "trains", "ships")  # words of notation that aren't names
AMOUNT: Final = re.compile(r"\d+ [^\d,]+")


class Speech:
    """What a person may say instead of notation: the catalogue's words for verbs, decks, pieces and cards."""

    def __init__(self, game: Game, text: Text) -> None:
        self.game = game
        self.text = text
        self.words = Words(game.rules, text)

    @cached_property
    def verbs(self) -> dict[str, str]:
        """By what people say: the verb."""
        known = {kind.verb for kind in self.game.rules.actions}
        return {said: verb for verb in sorted(known) for said in self._said(verb)}

    @cached_property
    def parts(self) -> dict[str, str]:
        """The same for the few other words."""
        return {said: part for part in PARTS for said in self._said(part)}

    def _said(self, word: str) -> list[str]:
        key = f"say-{word}"
        return [normal(said) for said in self.text(key).split(",")] if self.text.has(key) else []

    def notation(self, answer: str) -> str:
        """An answer in notation, where it begins with a word for a verb; else as it is."""
        said = normal(answer)
        for words, verb in sorted(self.verbs.items(), key=lambda item: -len(item[0])):
            if said == words or said.startswith(words + " "):
                rest = said.removeprefix(words).strip()
                return f"{verb} {self._argument(verb, rest)}".strip()
        return answer

    def _argument(self, verb: str, rest: str) -> str:
        meaning = next(kind.declared.argument for kind in self.game.rules.actions if kind.verb == verb)
        if meaning is fields.PAYMENT:
            return self._cards(rest)
        if meaning in (fields.DECK, fields.GAIN):
            return " ".join(self.parts.get(word, word) for word in rest.split())
        if meaning is fields.KEPT:
            return "+".join(sorted(word for word in re.split(r"[\s,+]+", rest) if word != self.text("say-and")))
        return rest

    def _cards(self, said: str) -> str:
        """Cards by their names in the language, in any order; what isn't a payment that is open now stays as it is."""
        payments, wanted = self.game.rules.chapter(Payments), self._amounts(said)
        for action in self.game.legal():
            kind = self.game.rules.kind_of[action]
            if kind.declared.argument is fields.PAYMENT:
                row = payments.rows[action - kind.base]
                if wanted == self._amounts(normal(self.words.row(row))):
                    return self.game.notation.text(action).partition(" ")[2]
        return said

    def _amounts(self, cards: str) -> list[str]:
        """So many of each kind, sorted: `2 red`, `1 locomotive`."""
        joined = f" {self.text('say-and')}"
        return sorted(part.strip().removesuffix(joined) for part in AMOUNT.findall(cards))
