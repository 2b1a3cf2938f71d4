"""Networks: what is joined, the longest trail (U28) and tours in order (W5)."""

from collections import defaultdict
from collections.abc import Iterable, Iterator

from .facts import Route

Net = dict[str, list[Route]]


def net(routes: Iterable[Route]) -> Net:
    """City to the routes that touch it."""
    at: Net = defaultdict(list)
    for route in routes:
        at[route.a].append(route)
        at[route.b].append(route)
    return dict(at)


def other_end(route: Route, city: str) -> str:
    return route.b if city == route.a else route.a


def parts(routes: Iterable[Route]) -> dict[str, str]:
    """City to the name of the part it belongs to: cities of one part are joined."""
    at = net(routes)
    part: dict[str, str] = {}
    for city in at:
        if city not in part:
            part.update(dict.fromkeys(_joined(at, city), city))
    return part


def _joined(at: Net, start: str) -> set[str]:
    seen, todo = {start}, [start]
    while todo:
        city = todo.pop()
        for route in at[city]:
            end = other_end(route, city)
            if end not in seen:
                seen.add(end)
                todo.append(end)
    return seen


def joins(part: dict[str, str], cities: Iterable[str]) -> bool:
    """Are all the cities in one part?"""
    found = {part.get(city) for city in cities}
    return len(found) == 1 and None not in found


# The longest trail


def longest(routes: Iterable[Route]) -> int:
    """U28: the length of the longest trail, no route used twice."""
    routes = list(routes)
    part = parts(routes)
    groups: dict[str, list[Route]] = defaultdict(list)
    for route in routes:
        groups[part[route.a]].append(route)
    return max((_Search(group).best for group in groups.values()), default=0)


class _Search:
    """Walks one joined network, pruned by what the rest of a walk could still add."""

    def __init__(self, routes: list[Route]) -> None:
        self.at = net(routes)
        self.left = dict.fromkeys(routes, True)
        self.best = 0
        self.seen: set[tuple[str, int]] = set()
        # A longest trail that can't go on has used all routes of its ends, an odd number: it starts at an odd city,
        # unless it is a round trip, and then it holds the whole network.
        odd = [city for city, touching in self.at.items() if len(touching) % 2]
        starts = odd or list(self.at)[:1]
        self.limit = max(self._bound(city) for city in starts)
        for city in starts:
            self._walk(city, 0, 0)

    def _walk(self, city: str, length: int, used: int) -> None:
        self.best = max(self.best, length)
        if self.best >= self.limit or (city, used) in self.seen:
            return
        self.seen.add((city, used))
        if length + self._bound(city) <= self.best:
            return
        for route in self.at[city]:
            if self.left[route]:
                self.left[route] = False
                self._walk(other_end(route, city), length + route.length, used | 1 << route.index)
                self.left[route] = True

    def _bound(self, start: str) -> int:
        """No trail over the routes left, from this city, is longer."""
        seen, todo, doubled, lost = {start}, [start], 0, []
        while todo:
            city = todo.pop()
            touching = [route for route in self.at[city] if self.left[route]]
            doubled += sum(route.length for route in touching)
            if len(touching) % 2 and city != start:
                lost.append(min(route.length for route in touching))
            for route in touching:
                end = other_end(route, city)
                if end not in seen:
                    seen.add(end)
                    todo.append(end)
        # Every odd city but the ends keeps a route unused, and one unused route serves two of them.
        lost.sort()
        return (doubled - sum(lost[:-1])) // 2


# Tours


def in_order(routes: Iterable[Route], cities: tuple[str, ...]) -> bool:
    """W5: one trail from the first city past the others in order to the last, no route used twice."""
    at = net(routes)
    if any(city not in at for city in cities):
        return False
    return _continues(at, cities, frozenset())


def _continues(at: Net, cities: tuple[str, ...], used: frozenset[int]) -> bool:
    if len(cities) == 1:
        return True
    return any(_continues(at, cities[1:], way) for way in _ways(at, cities[0], cities[1], used, frozenset()))


def _ways(at: Net, city: str, goal: str, used: frozenset[int], passed: frozenset[str]) -> Iterator[frozenset[int]]:
    """The routes used after each simple path to the goal; a longer way there can only use up more routes."""
    if city == goal:
        yield used
        return
    for route in at[city]:
        end = other_end(route, city)
        if route.index not in used and end not in passed:
            yield from _ways(at, end, goal, used | {route.index}, passed | {city})
