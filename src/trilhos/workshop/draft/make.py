"""The steps from an order to a board."""

import time
from typing import Final

import msgspec

from trilhos.boards.check import checked
from trilhos.boards.overlaps import overlaps
from trilhos.boards.schema import BoardFile
from trilhos.errors import BadChoice
from trilhos.workshop.draft import (
    LEAST_CITIES,
    LEAST_JACOBIAN,
    MOST_CRAMPED,
    BoardDraft,
    DraftAdvice,
    DraftOrder,
    Progress,
    Quality,
    Region,
)
from trilhos.workshop.draft.atlas import find
from trilhos.workshop.draft.choose import ChosenCities, choose, refuse_few
from trilhos.workshop.draft.colours import coloured
from trilhos.workshop.draft.model import Model, model, model_for
from trilhos.workshop.draft.network import TrackNetwork
from trilhos.workshop.draft.places import degrees, people
from trilhos.workshop.draft.ranges import outside, ranges
from trilhos.workshop.draft.rough import roughness
from trilhos.workshop.draft.spread import Terrain
from trilhos.workshop.draft.tickets import tickets
from trilhos.workshop.draft.tracks import Tracks
from trilhos.workshop.draft.written import finished, printed
from trilhos.workshop.land.art import art
from trilhos.workshop.land.candidates import QUICK
from trilhos.workshop.land.canvas import Canvas
from trilhos.workshop.land.coast import land
from trilhos.workshop.land.labels import covering
from trilhos.workshop.land.shapes import Brought

FEWER: Final = (1.0, 0.8, 0.64)  # of the cities that are asked for, where so many have no room
USUAL_DEGREE: Final = 4.1
SHIPS, FERRIES = 0.34, 0.03  # of the pairs are over water: then ships sail, or ferries


class StepClock:
    """What each step takes, and who is told that it begins."""

    def __init__(self, tell: Progress) -> None:
        self.tell, self.seconds, self.began, self.word = tell, dict[str, float](), time.perf_counter(), ""

    def __call__(self, part: float, word: str) -> None:
        now = time.perf_counter()
        if self.word:
            self.seconds[self.word] = round(self.seconds.get(self.word, 0) + now - self.began, 2)
        self.began, self.word = now, word
        self.tell(part, word)


class Skeleton:
    """A board's cities and routes, before anything is coloured."""

    def __init__(self, region: Region, count: int, rules: str, clock: StepClock) -> None:
        clock(0.05, "cities")
        self.chosen: ChosenCities = choose(region, count)
        refuse_few(region, len(self.chosen.cities))
        self.site = self.chosen.site
        clock(0.15, "land")
        self.terrain = Terrain(self.chosen, self.site.window())
        while crowded := self.terrain.crowded():
            self.chosen = self.chosen.without(crowded)
            refuse_few(region, len(self.chosen.cities))
            self.terrain = Terrain(self.chosen, self.site.window())
        self.dry = land(self.terrain.canvas, Brought(self.terrain.canvas, self.terrain.warp))
        clock(0.4, "network")
        degree = model(rules).degree if rules else USUAL_DEGREE
        self.network = TrackNetwork(self.terrain.at, self.dry, self.site.unit, degree)
        self.water = sum(self.network.ways[edge].water for edge in self.network.edges) / len(self.network.edges)
        self.model: Model = model(rules) if rules else model_for(_needs(self.water))
        hills = bool({"tunnel", "marks"} & self.model.specials)
        rough = roughness(degrees(self.chosen.cities), self.network.edges) if hills else {}
        self.tracks = Tracks(self.network, people(self.chosen.cities), rough, self.model)
        mean = self.tracks.spaces / sum(pair.tracks for pair in self.tracks.pairs)
        self.short = mean < ranges()["length"][0]  # routes that are shorter had no room

    @property
    def good(self) -> bool:
        """Whether it is worth going on with."""
        return self.terrain.jacobian > LEAST_JACOBIAN and self.tracks.cramped <= MOST_CRAMPED and not self.short

    @property
    def rank(self) -> tuple[bool, float]:
        """The larger, the better, where none is good."""
        return self.terrain.jacobian > LEAST_JACOBIAN, -self.tracks.cramped


def _needs(water: float) -> set[str]:
    return {"ship"} if water > SHIPS else {"ferry", "tunnel"} if water > FERRIES else set()


def make(order: DraftOrder, progress: Progress) -> BoardDraft:
    """A board from an order."""
    clock = StepClock(progress)
    region = _region(order)
    plan, advice = _plan(region, order, clock)
    clock(0.5, "colours")
    colours = coloured(plan.tracks, plan.model, order.seed)
    plain = printed(region, plan.terrain, plan.tracks, colours, plan.model)
    clock(0.6, "tickets")
    plain["tickets"] = tickets(msgspec.convert(plain, BoardFile), plan.model, order.seed)
    clock(0.7, "art")
    canvas = Canvas({**plain, **plan.terrain.facts()}, plan.terrain.canvas.recipe | {"sizes": plain["art"]["sizes"]})
    plain["art"] = art(canvas, plan.terrain.warp, plan.dry, QUICK)
    board = checked(finished(plain), region.name)
    quality = _quality(board, plan, covering(canvas, plain["art"]["labels"]))
    clock(1.0, "done")
    return BoardDraft(board, quality, [*advice, *_advice(quality, plan, order), *_odd(board)], clock.seconds)


def _region(order: DraftOrder) -> Region:
    if order.window is None:
        return find(order.region)
    west, south, east, north = order.window
    east = east + 360 if east < west and east + 360 - west < 180 else east
    if not (-180 <= west < east <= west + 360 and -85 <= south < north <= 85):
        raise BadChoice("draft-bad-window")
    return Region("", order.region, "window", (west, south, east, north))


def _plan(region: Region, order: DraftOrder, clock: StepClock) -> tuple[Skeleton, list[DraftAdvice]]:
    """With all cities that are asked for, or with fewer where they have no room."""
    best: Skeleton | None = None
    for part in FEWER:
        count = max(LEAST_CITIES, round(order.cities * part))
        plan = Skeleton(region, count, order.rules, clock)
        if best is None or plan.good or plan.rank > best.rank:
            best = plan
        if plan.good or count == LEAST_CITIES:
            break
    assert best  # noqa: S101 - FEWER has one at least
    found = len(best.chosen.cities)
    return best, [DraftAdvice("fewer", {"count": found, "wanted": order.cities})] if found < order.cities else []


def _quality(board: BoardFile, plan: Skeleton, covered: int) -> Quality:
    return Quality(
        overlaps=sum(1 for _ in overlaps(board)),
        least_jacobian=round(plan.terrain.jacobian, 2),
        cramped=round(plan.tracks.cramped, 3),
        space=round(plan.tracks.size, 1),
        covered_names=covered,
    )


def _advice(quality: Quality, plan: Skeleton, order: DraftOrder) -> list[DraftAdvice]:
    """What to change where it isn't good."""
    found = []
    if quality.overlaps or quality.cramped > MOST_CRAMPED:
        found.append(DraftAdvice("cramped", {"count": round(0.8 * len(plan.chosen.cities))}))
    if quality.least_jacobian <= LEAST_JACOBIAN:
        found.append(DraftAdvice("folds"))
    if order.rules and "ship" not in plan.model.specials and plan.water > SHIPS:
        found.append(DraftAdvice("ships"))
    return found


def _odd(board: BoardFile) -> list[DraftAdvice]:
    """Which of its figures no official board has."""
    limits = {name: dict(zip(("least", "most"), map(str, both), strict=True)) for name, both in ranges().items()}
    return [DraftAdvice(f"odd-{name}", {"value": str(value), **limits[name]}) for name, value in outside(board).items()]
