"""What a lesson's file says: a deal, what was played before, and steps, each of which does one thing."""

from typing import Annotated, Final, Literal

import msgspec

from trilhos.play.typed import Seed

FORMAT: Final = "trilhos-lesson/1"
LEARNER: Final = 0  # the seat of whoever learns

Said = dict[str, str]  # by language
Place = Literal["market", "hand", "tickets", "players", "actions", "log", "count"]
Short = Annotated[str, msgspec.Meta(min_length=1, max_length=100)]


class LessonPart(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """A part of the file; a name that nobody knows is a mistake."""


class StepPointer(LessonPart, frozen=True):
    """What a step points at besides the action that it asks for: a part of the table, routes and cities by name."""

    place: Place | None = None
    routes: list[str] = []
    cities: list[str] = []


class LessonStep(LessonPart, frozen=True):
    """One thing to learn.

    `expect`: the decisions that are asked of the learner, one after the other, in notation; a list where any of several
    is as good (the first is played for who asks to be shown). Without any, the step is there to be read. `then`: what
    is played after it, by whoever's turn it is. `otherwise`: what is said to who does something else.
    """

    say: Said
    expect: list[str | list[str]] = []
    then: list[str] = []
    point: StepPointer = StepPointer()
    rules: str = ""  # the section of the rules page that says more
    otherwise: Said = {}


class Lesson(LessonPart, frozen=True):
    """A lesson. Those of one `theme` stand together in the list; `chapters` are what it teaches, by their names."""

    format: Literal["trilhos-lesson/1"]
    order: int
    theme: Said
    title: Said
    about: Said
    minutes: int
    edition: Short
    chapters: list[str]
    seed: Seed
    rivals: list[str]  # bots that sit on the other chairs; they play by themselves once the last step is over
    steps: Annotated[list[LessonStep], msgspec.Meta(min_length=1)]
    options: dict[str, bool] = {}
    before: list[str] = []  # what was played when the lesson begins

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return 1 + len(self.rivals)

    @property
    def sayings(self) -> list[Said]:
        """Everything it says, for whoever looks whether all languages have it."""
        steps = [said for step in self.steps for said in (step.say, step.otherwise) if said]
        return [self.theme, self.title, self.about, *steps]
