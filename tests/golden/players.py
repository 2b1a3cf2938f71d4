"""Scripted players that bring about what random play hardly ever does."""

from trilhos.engine.random import Random
from trilhos.play.game import Game


class Anything:
    """Any legal action."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.random = Random(seed)

    def choose(self) -> int:
        legal = self.game.legal()
        return legal[self.random.below(len(legal))]


class Idler(Anything):
    """Anything for some turns, and from then on what brings nobody on: exchanges, and tunnels that are given up."""

    def __init__(self, game: Game, seed: int, busy: int = 0) -> None:
        super().__init__(game, seed)
        self.busy = busy

    def choose(self) -> int:
        legal = self.game.legal()
        verbs = [self.game.rules.read(action)[0] for action in legal]
        idle = [a for a, verb in zip(legal, verbs, strict=True) if verb in ("yield", "exchange") or self._tunnel(a)]
        if not idle or self.game.state.turn < self.busy:
            return super().choose()
        return idle[self.random.below(len(idle))]

    def _tunnel(self, action: int) -> bool:
        verb, route = self.game.rules.read(action)
        return verb == "claim" and self.game.rules.board.routes[route].tunnel


class Spender:
    """Draws tickets half of the time it can, else claims what has the highest toll: loans, and no ticket left."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.random = Random(seed)

    def choose(self) -> int:
        legal = self.game.legal()
        verbs = [self.game.rules.read(action)[0] for action in legal]
        if "tickets" in verbs and self.random.below(2):
            return legal[verbs.index("tickets")]
        claims = [action for action, verb in zip(legal, verbs, strict=True) if verb == "claim"]
        return max(claims, key=self._toll, default=legal[self.random.below(len(legal))])

    def _toll(self, action: int) -> int:
        return self.game.rules.board.routes[self.game.rules.read(action)[1]].toll


class Standstill:
    """All players together share out the short routes, keep every ticket and card: in the end all can only pass."""

    def __init__(self, game: Game, longest: int) -> None:
        self.game = game
        self.longest = longest
        self.plan = self._share_out()

    def _share_out(self) -> list[set[int]]:
        """Every short route to the player who has least so far, twins to two players."""
        routes = [route for route in self.game.rules.board.routes if route.length <= self.longest]
        shares: list[set[int]] = [set() for _ in range(self.game.players)]
        size = [0] * self.game.players
        for route in sorted(routes, key=lambda route: -route.length):
            able = [seat for seat in range(self.game.players) if route.twin not in shares[seat]]
            seat = min(able, key=lambda seat: size[seat])
            shares[seat].add(route.id)
            size[seat] += route.length
        return shares

    def choose(self) -> int:
        by_verb: dict[str, list[int]] = {}
        for action in self.game.legal():
            by_verb.setdefault(self.game.rules.read(action)[0], []).append(action)
        claims = [action for action in by_verb.get("claim", []) if self._route(action) in self.plan[self.game.seat]]
        if claims:
            return claims[-1]
        for verb in ("keep", "pay", "tickets", "draw", "take"):
            if verb in by_verb:
                return by_verb[verb][0] if verb == "pay" else by_verb[verb][-1]
        return self.game.legal()[0]

    def _route(self, action: int) -> int:
        return self.game.rules.read(action)[1]
