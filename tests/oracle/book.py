"""The numbers of the rulebooks, side by side."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Book:
    """What one rulebook fixes before the game starts."""

    hand: dict[str, int]
    shown: dict[str, int]
    deal: int
    deal_keep: int
    draw: int
    first_unkept: str
    later_unkept: str
    trains: int
    ships: int
    pieces: int
    end_at: int
    last_turns: int
    sails: bool = False
    long_tickets: bool = False
    longest: bool = False
    stations: int = 0
    harbours: int = 0
    harbour_points: tuple[int, int, int, int] = (0, 0, 0, 0)
    tolls: bool = False
    passes: int = 0  # points for each (M4)
    start_scores: tuple[int, ...] = (0, 0, 0, 0, 0)

    @property
    def slots(self) -> int:
        return sum(self.shown.values())


BOOKS = {
    # U1, U3, U4, U24, U26, U28
    "usa": Book(
        hand={"train": 4},
        shown={"train": 5},
        deal=3,
        deal_keep=2,
        draw=3,
        first_unkept="bottom",
        later_unkept="bottom",
        trains=45,
        ships=0,
        pieces=45,
        end_at=2,
        last_turns=1,
        longest=True,
    ),
    # E1, E2, E3, E4, E14, E19, E22
    "europe": Book(
        hand={"train": 4},
        shown={"train": 5},
        deal=3,
        deal_keep=2,
        draw=3,
        first_unkept="box",
        later_unkept="bottom",
        trains=45,
        ships=0,
        pieces=45,
        end_at=2,
        last_turns=1,
        longest=True,
        long_tickets=True,
        stations=3,
    ),
    # W1, W2, W7, S4, S5, S7, S18, S22
    "world": Book(
        hand={"train": 3, "ship": 7},
        shown={"train": 3, "ship": 3},
        deal=5,
        deal_keep=3,
        draw=4,
        first_unkept="bottom",
        later_unkept="bottom",
        trains=25,
        ships=50,
        pieces=60,
        end_at=6,
        last_turns=2,
        sails=True,
        harbours=3,
        harbour_points=(0, 20, 30, 40),
    ),
    # L1, L2, L5, S4, S5, S7, S18, S22
    "lakes": Book(
        hand={"train": 2, "ship": 2},
        shown={"train": 3, "ship": 3},
        deal=5,
        deal_keep=3,
        draw=4,
        first_unkept="bottom",
        later_unkept="bottom",
        trains=33,
        ships=32,
        pieces=50,
        end_at=6,
        last_turns=2,
        sails=True,
        harbours=3,
        harbour_points=(0, 10, 20, 30),
    ),
    # N1, N2, N3, N5, N9
    "nederland": Book(
        hand={"train": 4},
        shown={"train": 5},
        deal=5,
        deal_keep=3,
        draw=4,
        first_unkept="pile",
        later_unkept="pile",
        trains=40,
        ships=0,
        pieces=40,
        end_at=2,
        last_turns=1,
        tolls=True,
        start_scores=(0, 1, 2, 3, 4),
    ),
    # B1, B2, B3
    "brasil": Book(
        hand={"train": 4},
        shown={"train": 5},
        deal=3,
        deal_keep=3,
        draw=3,
        first_unkept="box",
        later_unkept="bottom",
        trains=45,
        ships=0,
        pieces=45,
        end_at=2,
        last_turns=1,
        longest=True,
        long_tickets=True,
        passes=2,
    ),
}

TOKENS = 30  # N4
LOAN_PENALTY = 5  # N12
LONGEST_BONUS = 10  # U28, E22
LEFT_OVER = 4  # E21 for a station, S25 against a harbour

# N10: by rank of the tokens left, for each number of players
TOKEN_BONUS = {5: (55, 35, 20, 10, 0), 4: (55, 35, 20, 0), 3: (55, 35, 0), 2: (35, 0)}

NEUTRAL_TRAINS = 40  # N15
NEUTRAL_QUIET_ROUNDS = 5  # N15
