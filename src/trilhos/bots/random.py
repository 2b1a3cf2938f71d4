"""random: any legal action, each equally likely."""

from trilhos.engine.random import Random
from trilhos.engine.rules import Rules
from trilhos.engine.view import View


class RandomBot:
    """The weakest player there is, and the fairest measure of a game's length."""

    def __init__(self, rules: Rules, seed: int) -> None:
        self.random = Random(seed)

    def choose(self, view: View, legal: list[int]) -> int:
        return legal[self.random.below(len(legal))]
