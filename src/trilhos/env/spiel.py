"""OpenSpiel: a Python game called `trilhos`, registered when this module is imported.

Chance comes first: one of `deals` seeds, each equally likely, decides all cards and tickets of a game. OpenSpiel then
meets decisions only, and what is hidden stays hidden, for players are told what their seat sees.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyspiel
from mypy_extensions import i64

from trilhos.boards import make_rules, named
from trilhos.engine.batch import shares
from trilhos.engine.rules import LONGEST_GAME, Rules
from trilhos.engine.state import OVER, State
from trilhos.env.arrays import RowsAndMasks
from trilhos.play.notation import Notation

NAME: Final = "trilhos"
DEFAULTS: Final = {"edition": "", "players": 2, "on": "", "off": "", "deals": 1024}

GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Trilhos",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


def load(edition: str | Path, players: int, options: dict[str, bool], deals: int) -> Any:
    """The game of an edition, as `pyspiel.load_game` gives it; OpenSpiel knows a path by its text."""
    on = " ".join(name for name, value in options.items() if value)
    off = " ".join(name for name, value in options.items() if not value)
    make_rules(edition, players, options)  # complains more clearly than OpenSpiel can
    word = str(edition.absolute()) if isinstance(edition, Path) else edition
    return pyspiel.load_game(NAME, {"edition": word, "players": players, "on": on, "off": off, "deals": deals})


class Book:
    """The rulebook of a game; a copy is the same one."""

    def __init__(self, edition: str, players: int, on: str, off: str, deals: int) -> None:
        self.key = (edition, players, on, off, deals)
        options = {**dict.fromkeys(on.split(), True), **dict.fromkeys(off.split(), False)}
        self.rules: Rules = make_rules(named(edition), players, options)
        self.notation = Notation(self.rules)
        self.deals = deals

    def __reduce__(self) -> tuple[Any, ...]:
        return book, self.key


@cache
def book(edition: str, players: int, on: str, off: str, deals: int) -> Book:
    """The one book of these choices."""
    return Book(edition, players, on, off, deals)


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One edition for a number of players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        self.book = book(**chosen)
        super().__init__(GAME_TYPE, _info(self.book), chosen)

    def new_initial_state(self) -> "SpielState":
        """Before the deal."""
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "SpielObserver":
        """Rows of numbers, as docs/observation.md has them."""
        return SpielObserver(self.book.rules)


def _info(book: Book) -> Any:
    return pyspiel.GameInfo(
        num_distinct_actions=book.rules.action_count,
        max_chance_outcomes=book.deals,
        num_players=int(book.rules.players),
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=LONGEST_GAME,  # a number that OpenSpiel wants, and the rulebooks know none
    )


class KeptState:
    """A state of the engine that OpenSpiel can copy and store; None before the deal."""

    def __init__(self, book: Book, state: State | None = None) -> None:
        self.book = book
        self.state = state

    def __reduce__(self) -> tuple[Any, ...]:
        return _position, (self.book, None if self.state is None else self.state.to_bytes())


def _position(book: Book, data: bytes | None) -> KeptState:
    return KeptState(book, None if data is None else State.from_bytes(data))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """One game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position = KeptState(game.book)

    def current_player(self) -> int:
        """Whose decision it is: chance at first, then a seat."""
        state = self.position.state
        if state is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else int(state.seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals."""
        deals = self.position.book.deals
        return [(deal, 1 / deals) for deal in range(deals)]

    def _legal_actions(self, player: int) -> list[int]:
        state = self.position.state
        return [] if state is None else self.position.book.rules.legal(state)

    def _apply_action(self, action: int) -> None:
        rules, state = self.position.book.rules, self.position.state
        if state is None:
            self.position.state = rules.start(action)
        else:
            rules.apply(state, i64(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player < 0 else self.position.book.notation.text(action)

    def is_terminal(self) -> bool:
        """Whether the game has ended, or has come to its greatest length: then nobody has won anything."""
        state = self.position.state
        return state is not None and bool(state.phase == OVER or self.move_number() > LONGEST_GAME)

    def returns(self) -> list[float]:
        """What each seat has won."""
        rules, state = self.position.book.rules, self.position.state
        if state is None or state.phase != OVER:
            return [0.0] * int(rules.players)
        return shares(int(rules.players), rules.winners(rules.score(state)))

    def __str__(self) -> str:
        return "chance" if self.position.state is None else self.position.state.fingerprint()


class SpielObserver:
    """What a seat sees."""

    def __init__(self, rules: Rules) -> None:
        self._sight = RowsAndMasks(rules)
        self.tensor = np.zeros(self._sight.observer.size, np.float32)
        self.dict = {
            field.name: self.tensor[field.at : field.at + field.count] for field in self._sight.observer.fields
        }

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill the tensor; before the deal nothing is seen."""
        self.tensor.fill(0)
        if state.position.state is not None:
            self.tensor[:] = self._sight.row(state.position.state, player)

    def string_from(self, state: SpielState, player: int) -> str:
        """The same in letters."""
        self.set_from(state, player)
        return " ".join(str(int(number)) for number in self.tensor)


pyspiel.register_game(GAME_TYPE, SpielGame)
