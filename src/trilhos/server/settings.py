"""How a server is run; `trilhos serve --help` tells what each setting means."""

from dataclasses import dataclass, field
from pathlib import Path

from trilhos.server.door.limits import Limit


@dataclass(frozen=True)
class Allowed:
    """Where requests may go whose addresses players give."""

    hosts: tuple[str, ...] = ()  # these only; none named: every public one
    private: bool = False  # plain HTTP, and addresses of this machine and its network, too


@dataclass(frozen=True)
class MailServer:
    """Who carries letters."""

    host: str
    port: int
    sender: str  # an address, with a name before it or not
    user: str = ""
    password: str = field(default="", repr=False)
    tls: bool = False  # from the first byte; else by STARTTLS, unless it is this machine

    @property
    def here(self) -> bool:
        """Whether it is on this machine, where nobody listens to what is said to it."""
        return self.host in ("localhost", "127.0.0.1", "::1")


@dataclass(frozen=True)
class Telling:
    """How players may have themselves told of their turns while they are elsewhere; none is offered that isn't set."""

    webhooks: Allowed | None = None
    push: Allowed | None = None
    mail: MailServer | None = None
    wait: float = 20.0  # seconds without a sign of the player; longer than a beat, by which processes know who is where


@dataclass(frozen=True)
class ServerSettings:
    """Everything an owner can choose."""

    database: str
    host: str = "127.0.0.1"
    port: int = 8000
    address: str = ""  # where other processes reach this one; as it listens, if nothing is said
    origins: tuple[str, ...] = ()  # pages of other origins that may connect
    proxies: tuple[str, ...] = ()  # addresses whose word about the client's address is believed
    bots: tuple[str, ...] = ()  # bots beside the built-in ones, such as cmd:…
    memory: int = 1024  # megabytes for games that are in use, by an estimate
    workers: int = 1
    review_samples: int = 150  # imagined worlds in reviews of games; 0: none are made, and no hints
    bot_seconds: float = 10.0
    bot_pause: float = 0.5
    undo_seconds: float = 2.5
    order_pause: float = 8.0  # seconds before a turn is played by standing orders: half of them are shorter
    reveal_seconds: float = 10.0  # how long a deal waits for nonces, once everybody sits
    vote_seconds: float = 180.0  # after which the others can let a bot play for who holds the game
    caretaker: str = "normal"
    boards: Path | None = None  # a folder of boards beside our own
    workshop: bool = False  # whether people may bring boards of their own, and have some made
    page: Path | None = None  # the folder of another page than the package's own
    metrics_token: str | None = None
    keeper_token: str | None = None  # without one nobody is the keeper, as far as requests go
    expire_days: float | None = None  # games untouched for longer are deleted; none: nothing ever is
    public_url: str = ""  # where people find the page, for links in notices
    telling: Telling | None = None
    limits: dict[str, Limit] = field(default_factory=dict)
    connections: int = 256  # of one address
    patience: float = 20.0  # seconds for a request to arrive, or with an answer unread
