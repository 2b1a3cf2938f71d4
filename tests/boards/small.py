"""A small board that no file of ours has, as JSON: for tests that change it."""

from typing import Any


def small() -> dict[str, Any]:
    """Five cities, a double route, a ferry, a waypoint, and a city that no route reaches."""
    names = {"Ay": (0.1, 0.5), "Bee": (0.5, 0.1), "Cee": (0.9, 0.5), "Way": (0.5, 0.5), "Alone": (0.5, 0.9)}
    cities = [{"name": name, "x": x, "y": y} for name, (x, y) in names.items()]
    cities[3]["waypoint"] = True
    kinds = [{"name": colour, "deck": "train", "count": 9, "color": colour} for colour in ("red", "blue")]
    return {
        "format": "trilhos-board/1",
        "id": "small",
        "words": {"en": {"title": "Small"}},
        "aspect": [3, 2],
        "cities": cities,
        "routes": [
            {"a": "Ay", "b": "Bee", "length": 3, "color": "red"},
            {"a": "Ay", "b": "Bee", "length": 3, "color": "blue", "track": 1},
            {"a": "Bee", "b": "Cee", "length": 2, "color": "gray"},
            {"a": "Cee", "b": "Way", "length": 1, "color": "red"},
            {"a": "Way", "b": "Ay", "length": 3, "color": "gray", "locomotives": 2},
        ],
        "tickets": [{"cities": pair, "points": 3} for pair in (["Ay", "Bee"], ["Ay", "Cee"], ["Bee", "Cee"])] * 4,
        "rules": {
            "least_players": 3,
            "most_players": 4,
            "route_points": [0, 1, 2, 4],
            "cards": {
                "colors": ["red", "blue"],
                "decks": ["train"],
                "kinds": [*kinds, {"name": "locomotive", "deck": "train", "count": 4}],
            },
            "chapters": [
                {"name": "market", "parameters": {"hand": [2], "shown": [3], "wild_limit": 2}},
                {"name": "claims", "parameters": {"supply": [8]}},
                {"name": "tickets", "parameters": {"deal": 2, "keep": 1, "draw": 2}},
                {"name": "ending", "parameters": {"at": 2, "turns": 1}},
                {"name": "payments"},
            ],
            "ties": ["tickets"],
            "options": [{"name": "three", "players": [3], "on": {"claims": {"supply": [9]}}}],
        },
        "licence": "MIT",
    }
