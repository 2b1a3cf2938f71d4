"""Environments for learners. What each needs is imported only when it is asked for.

`pip install 'trilhos[env]'` for all of them, and `'trilhos[openspiel]'` for OpenSpiel.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from trilhos.extras import extra

if TYPE_CHECKING:
    from pathlib import Path

    from trilhos.boards import AnyBoard
    from trilhos.env.aec import AecEnv
    from trilhos.env.seat import SeatEnv
    from trilhos.env.vector import BatchEnv

__all__ = ["aec_env", "open_spiel_game", "seat_env", "vector_env"]


def aec_env(
    edition: "AnyBoard", players: int = 2, options: dict[str, bool] | None = None, render_mode: str | None = None
) -> "AecEnv":
    """A PettingZoo environment in which every seat is an agent."""
    with extra("env"):
        from trilhos.env.aec import AecEnv
    return AecEnv(edition, players, options, render_mode)


def seat_env(
    edition: "AnyBoard",
    players: int = 2,
    bots: Sequence[str] = ("random",),
    seat: int | None = 0,
    options: dict[str, bool] | None = None,
    render_mode: str | None = None,
) -> "SeatEnv":
    """A Gymnasium environment for one seat; bots have the others. Without a seat, one is drawn for each game."""
    with extra("env"):
        from trilhos.env.seat import SeatEnv
    return SeatEnv(edition, players, bots, seat, options, render_mode)


def vector_env(
    edition: "AnyBoard", players: int = 2, size: int = 256, options: dict[str, bool] | None = None, copy: bool = True
) -> "BatchEnv":
    """A Gymnasium vector environment on a batch of games, in which the learner plays all seats."""
    with extra("env"):
        from trilhos.env.vector import BatchEnv
    return BatchEnv(edition, players, size, options, copy)


def open_spiel_game(
    edition: "str | Path", players: int = 2, options: dict[str, bool] | None = None, deals: int = 1024
) -> Any:
    """An OpenSpiel game that begins with one of so many deals."""
    with extra("openspiel"):
        from trilhos.env.spiel import load
    return load(edition, players, options or {}, deals)
