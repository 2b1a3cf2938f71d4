"""The lessons there are: the files of the folder, by the names that they have there."""

from functools import cache
from importlib.resources import files

import msgspec

from trilhos.lessons.lesson import Lesson


@cache
def lessons() -> dict[str, Lesson]:
    """All of them by id, in their order."""
    folder = files(__name__.rpartition(".")[0]).joinpath("data")
    found = {
        path.name.removesuffix(".json"): msgspec.json.decode(path.read_bytes(), type=Lesson)
        for path in folder.iterdir()
        if path.name.endswith(".json")
    }
    return dict(sorted(found.items(), key=lambda pair: pair[1].order))
