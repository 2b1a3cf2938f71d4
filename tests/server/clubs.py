"""Members of a club, as tests have them."""

from typing import Any

import httpx

from tests.server import plain
from tests.server.rig import GRACE, Person, Server, patiently
from trilhos.server.door.tokens import new_token

Data = dict[str, Any]


class Member:
    """A device of a member: its key, and what it asks."""

    def __init__(self, server: Server, admitted: Data) -> None:
        self.server = server
        self.key: str = admitted["key"]
        self.device: str = admitted["device"]
        self.tag: str = admitted["member"]["tag"]
        headers = {"Authorization": f"Bearer {self.key}"}
        self.http = plain.client(base_url=f"{server.url}/api", headers=headers)
        server.guests.callback(self.http.close)

    def at(self, server: Server) -> "Member":
        """The same device, asking another process."""
        return Member(server, {"key": self.key, "device": self.device, "member": {"tag": self.tag}})

    def ask(self, path: str) -> Any:
        return done(self.http.get(path)).json()

    def tell(self, path: str, **body: Any) -> Any:
        answer = done(self.http.post(path, json=body))
        return answer.json() if answer.content else None

    def refused(self, path: str, **body: Any) -> tuple[int, str]:
        answer = self.http.post(path, json=body)
        return answer.status_code, answer.json()["error"]

    @property
    def me(self) -> Data:
        return dict(self.ask("/club"))

    def games(self) -> list[str]:
        return [game["about"]["game"] for game in self.ask("/club/games")]

    def bring(self, game: str) -> Person:
        """The seat comes to this device."""
        return Person(self.server, game, self.tell(f"/games/{game}/bring")["token"])

    def sit(self, game: str) -> Person:
        """On the chair that is kept."""
        return self.bring(game).sit(self.me["me"]["name"], member=self.key)

    def history(self, games: int) -> list[Data]:
        """What is noted, once it is."""
        for _ in patiently():
            played: list[Data] = self.ask("/club/history")
            if len(played) >= games:
                return played
        raise AssertionError


def done(answer: httpx.Response) -> httpx.Response:
    assert answer.is_success, answer.text
    return answer


def join(server: Server, name: str, **more: Any) -> Member:
    wish = {"name": name, "secret": new_token(), **more}
    return Member(server, done(plain.post(f"{server.url}/api/club", json=wish)).json())


def open_game(host: Member, *guests: Member, rated: bool = False, bots: int = 0) -> list[Person]:
    """A game of members, in the order of their chairs."""
    chairs = [{"kind": "you", "name": host.me["me"]["name"]}, *[{"kind": "open"}] * len(guests)]
    chairs += [{"kind": "bot", "bot": "greedy"}] * bots
    wish = {"edition": "usa", "chairs": chairs, "grace": GRACE, "rated": rated, "member": host.key}
    made = done(plain.post(f"{host.server.url}/api/games", json=wish)).json()
    first = Person(host.server, made["game"], made["tokens"]["0"])
    others = [Person(one.server, made["game"]).sit(one.me["me"]["name"], member=one.key) for one in guests]
    return [first, *others]


def finish(people: list[Person]) -> None:
    """Everybody gives up, and bots play it to the end."""
    for person in people:
        done(person.post("/resign", key="enough"))
    for _ in patiently():
        if people[0].table()["about"]["status"] == "finished":
            return
