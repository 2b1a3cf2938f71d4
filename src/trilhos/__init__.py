"""Trilhos: rail-network board games as software that people own."""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from trilhos.boards import EDITIONS, Edition
    from trilhos.play.game import Game

__all__ = ["EDITIONS", "Edition", "Game"]
__version__ = "0.1.0"


def __getattr__(name: str) -> Any:
    """What the package shows is imported when somebody asks for it: the command line has to be up before that."""
    if name == "Game":
        from trilhos.play.game import Game

        return Game
    if name in __all__:
        from trilhos import boards

        return getattr(boards, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
