"""Characters: people to play against. Each is a bot by its name and parameters, with a face and a home: data alone."""

from functools import cache
from importlib.resources import files
from typing import Final, Literal

import msgspec

from trilhos.bots.base import parameters

# The more stars, the stronger. They stand for the level alone: a style is another way to play, not a better one.
STARS: Final = {"easy": 1, "casual": 2, "normal": 3, "hard": 4, "expert": 5}
FAIR: Final = 3  # stars of somebody whom most people like to meet


Hair = Literal["bald", "bob", "bun", "cap", "cropped", "curls", "mop", "parted", "perm", "scarf", "turban", "waves"]
Feature = Literal["beard", "freckles", "full-beard", "glasses", "hoops", "lines", "moustache", "round-glasses"]


class Face(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a face is drawn of, by the names of the parts that the page has."""

    skin: Literal["fair", "olive", "tan", "brown", "dark"]
    hair: Hair
    tone: Literal["black", "chestnut", "ginger", "blond", "gray", "white", "ink", "sea", "ochre"]
    wear: Literal["ink", "moss", "ochre", "oxblood", "sea"]
    more: list[Feature] = []


class Character(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody to play against: what they are called in every language, the bot that they are, where they feel at home.

    What is said of them, and what they say, stands in the catalogues, by their id.
    """

    id: str
    name: str
    bot: str
    home: str
    face: Face

    @property
    def stars(self) -> int:
        """How strong: 1 to 5."""
        return STARS[self.bot.partition(":")[0]]

    @property
    def style(self) -> str:
        """The style behind the bot's name, or the one that its level has without a word."""
        name, *settings = self.bot.split(":")
        usual = str(parameters(name)["style"].default)
        return dict(word.split("=") for word in settings).get("style", usual)


@cache
def characters() -> dict[str, Character]:
    """All of them by id, in the order in which they are listed."""
    data = files(__package__).joinpath("characters.json").read_bytes()
    return {one.id: one for one in msgspec.json.decode(data, type=list[Character])}


def company(board: str) -> list[str]:
    """Everybody in the order in which they are proposed for a board: those at home there, then others of fair strength.

    Nobody is proposed first who is too strong for most, at home or not.
    """

    def rank(one: Character) -> tuple[bool, bool, int]:
        return one.stars > max(STARS.values()) - 1, one.home != board, abs(one.stars - FAIR)

    return [one.id for one in sorted(characters().values(), key=rank)]
