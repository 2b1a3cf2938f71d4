"""Boards for tests of the bot test: one that plays in a moment, and what is broken in it."""

import os
from typing import Any

from trilhos.boards import Edition, from_outside
from trilhos.boards.check import checked
from trilhos.workshop.trial import Plan
from trilhos.workshop.trial.witness import ClaimSeen, Evidence, TicketSeen, play_one

COLOURS = ("red", "blue", "green", "white")
# Nine cities in a square, three by three, with all lines along its rows and columns.
CITIES = ("Ash", "Birch", "Cedar", "Date", "Elm", "Fir", "Gum", "Holly", "Ivy")
LINES = [(0, 1), (1, 2), (3, 4), (4, 5), (6, 7), (7, 8), (0, 3), (3, 6), (1, 4), (4, 7), (2, 5), (5, 8)]
TICKETS = [(0, 2), (0, 5), (0, 8), (1, 6), (1, 8), (2, 6), (2, 7), (3, 8), (6, 8), (3, 5), (1, 7), (0, 7), (2, 3)]


def grid() -> dict[str, Any]:
    """A small board that plays well enough, as JSON."""
    cards = [{"name": colour, "deck": "train", "count": 8, "color": colour} for colour in COLOURS]
    return {
        "format": "trilhos-board/1",
        "id": "grid",
        "words": {"en": {"title": "Grid"}},
        "aspect": [1, 1],
        "cities": [{"name": name, "x": at % 3 / 3 + 0.1, "y": at // 3 / 3 + 0.1} for at, name in enumerate(CITIES)],
        "routes": [
            {"a": CITIES[a], "b": CITIES[b], "length": 2, "color": COLOURS[at % 4]} for at, (a, b) in enumerate(LINES)
        ],
        "tickets": [{"cities": [CITIES[a], CITIES[b]], "points": 2 * apart(a, b)} for a, b in TICKETS],
        "rules": {
            "least_players": 2,
            "most_players": 3,
            "route_points": [0, 1, 2, 4, 7],
            "cards": {
                "colors": [*COLOURS],
                "decks": ["train"],
                "kinds": [*cards, {"name": "locomotive", "deck": "train", "count": 6}],
            },
            "chapters": [
                {"name": "market", "parameters": {"hand": [3], "shown": [4], "wild_limit": 2}},
                {"name": "claims", "parameters": {"supply": [10]}},
                {"name": "tickets", "parameters": {"deal": 2, "keep": 1, "draw": 2}},
                {"name": "ending", "parameters": {"at": 2, "turns": 1}},
                {"name": "payments"},
            ],
            "ties": ["tickets"],
        },
        "licence": "MIT",
    }


def apart(a: int, b: int) -> int:
    """Lines between two cities of the square."""
    return abs(a % 3 - b % 3) + abs(a // 3 - b // 3)


def made(data: dict[str, Any]) -> Edition:
    """The board, checked as if it had come from a file."""
    return from_outside(checked(data, "grid.json"))


def dead_end() -> dict[str, Any]:
    """A city far off at the end of a long route, and no ticket there."""
    data = grid()
    data["cities"].append({"name": "Yew", "x": 0.98, "y": 0.98})
    data["routes"].append({"a": "Ivy", "b": "Yew", "length": 4, "color": "red"})
    data["rules"]["route_points"] = [0, 1, 2, 4, 1]
    return data


# Games that nobody plays


def told(board: Edition, plan: Plan, number: int) -> Evidence:
    """A game as it would be if all lines were taken but the long ones, and all tickets completed but the cheap ones."""
    taken = [id for id, route in enumerate(board.file.routes) if route.length < 3]
    offered = list(range(len(board.file.tickets)))
    kept = [id for id in offered if board.file.tickets[id].points > 1]
    return Evidence(
        bots=plan.seatings(board)[0],
        winners=[number % 2],
        scores=[20 + number % 3, 18] if number % 2 == 0 else [18, 20 + number % 3],
        turns=30 + number % 5,
        offered=offered,
        tickets=[TicketSeen(id, number % 2, True, 4) for id in kept],
        claims=[ClaimSeen(id, 0.5, []) for id in taken],
    )


def dying(board: Edition, plan: Plan, number: int) -> Evidence:
    """A game in which a process ends, once some are played."""
    if number == 8:
        os._exit(1)
    return play_one(board, plan, number)


def interrupted(board: Edition, plan: Plan, number: int) -> Evidence:
    """Ctrl-C in the fourth game."""
    if number == 3:
        raise KeyboardInterrupt
    return play_one(board, plan, number)
