"""The constants of steiner, as its brief has them; what has been tuned lies in `../tuned`."""

from dataclasses import dataclass


@dataclass(frozen=True)
class PlanSettings:
    """The constants of steiner; `bots.ftl` says what each is for."""

    exponent: float = 1.35
    wild: float = 1.6
    short: float = 0.45
    surplus: float = 0.15
    target: float = 0.6
    card: float = 1.4
    loose: float = 1.0
    detour: float = 0.8
    twin: float = 1.5
    touch: float = 0.35
    burn: float = 0.5
    spend: float = 0.6
    ticket_gate: float = 0.55
    ticket_worth: float = 1.0
    keep: float = 0.75
    hop: float = 0.5
    rich: float = 0.15
    toll: float = 1.0
    glut: float = 0.0
    aware: float = 0.0
    late: float = 5.0
    block: float = 0.0
    noise: float = 0.0
    rush: float = 0.0
