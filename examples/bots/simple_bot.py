"""A bot in plain Python: it claims the longest route it can, prefers its tickets' cities, and else draws cards.

trilhos simulate --bots "cmd:python3 examples/bots/simple_bot.py,random" --games 10
"""

import json
import random
import sys


class SimpleBot:
    """Remembers the board of its game, and answers what it is asked."""

    def __init__(self):
        self.routes = []
        self.random = random.Random(0)

    def hello(self, message):
        """Say who we are."""
        return {"type": "hello", "protocol": "trilhos-bot/1", "name": "simple"}

    def ping(self, message):
        """Show that we are awake."""
        return {"type": "pong", "id": message["id"]}

    def newgame(self, message):
        """Forget the last game. The seed makes a game repeatable."""
        self.routes = message["board"]["routes"]
        self.random = random.Random(message["seed"])

    def act(self, message):
        """Choose one of the legal actions."""
        worth = [self.value(choice["notation"], message["view"]) for choice in message["legal"]]
        best = max(range(len(worth)), key=worth.__getitem__)
        said = {"remark": f"worth most of {len(worth)}", "numbers": {"worth": round(worth[best], 1)}}
        return {"type": "action", "id": message["id"], "index": message["legal"][best]["index"], **said}

    def value(self, notation, view):
        """How much we like an action; equals are drawn by lot."""
        verb, _, rest = notation.partition(" ")
        if verb == "claim":
            return 100 + self.claim_value(rest, view) + self.random.random()
        if verb == "keep":
            return -len(rest.split("+"))  # the fewest
        worth = {"pay": 50, "pieces": 50, "take": 20, "draw": 10, "harbour": 110}
        return worth.get(verb, 0) + self.random.random()

    def claim_value(self, name, view):
        """Long routes, and more so those that touch a city of a ticket."""
        route = next(route for route in self.routes if name.startswith(f"{route['a']}-{route['b']}"))
        wanted = {city for ticket in view["tickets"] for city in ticket["cities"]}
        return route["length"] + 3 * len(wanted & {route["a"], route["b"]})


def main():
    """One message a line, until `quit` or the end of input. Messages that we don't know are no business of ours."""
    bot = SimpleBot()
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "quit":
            return
        answer = getattr(bot, message["type"], lambda message: None)(message)
        if answer is not None:
            print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
