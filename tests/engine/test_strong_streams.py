"""Strong streams: fixed words, a place that goes with the state, and nothing in common with the fast ones."""

import hashlib
import struct

import pytest

from trilhos.engine.random import CARDS, FAST, STRONG, TICKETS, game_streams, next_word
from trilhos.engine.state import State
from trilhos.play.game import Game
from trilhos.play.record import from_record, to_record

SEED = 2**127 + 12345678901234567890
WORDS_OF_ONE = [[2355131265, 3204021771, 3835559824], [1104751672, 865709531, 1896434222]]


def words(stream: int) -> list[int]:
    """The first words of a stream, by its definition: BLAKE2b of a counter, keyed with a hash of the seed."""
    key = hashlib.blake2b(SEED.to_bytes(16, "little"), digest_size=24, salt=bytes([stream])).digest()
    counted = [hashlib.blake2b(struct.pack("<q", count), digest_size=4, key=key).digest() for count in range(6)]
    return [int.from_bytes(word, "little") for word in counted]


@pytest.mark.parametrize(("at", "stream"), [(CARDS, 0), (TICKETS, 1)])
def test_a_strong_stream_is_keyed_blake2b_in_counter_mode(at: int, stream: int) -> None:
    rng = game_streams(SEED, STRONG)
    assert [int(next_word(rng, at)) for _ in range(6)] == words(stream)


def test_the_words_of_a_strong_stream_are_fixed() -> None:
    rng = game_streams(1, STRONG)
    assert [int(next_word(rng, CARDS)) for _ in range(3)] == WORDS_OF_ONE[0]
    assert [int(next_word(rng, TICKETS)) for _ in range(3)] == WORDS_OF_ONE[1]


def test_fast_streams_are_what_a_game_has_by_itself() -> None:
    assert Game("usa", 2, 7).streams == FAST
    assert list(Game("usa", 2, 7).state.rng) == list(Game("usa", 2, 7, streams=FAST).state.rng)
    assert Game("usa", 2, 7).state.fingerprint() != Game("usa", 2, 7, streams=STRONG).state.fingerprint()


@pytest.mark.parametrize("edition", ["usa", "nederland"])
def test_the_place_in_a_stream_goes_with_the_state(edition: str) -> None:
    game = Game(edition, 2, SEED, streams=STRONG)
    while len(game.moves) < 40:
        game.play(game.legal()[-1])
    copies = [game.state.clone(), State.from_bytes(game.state.to_bytes())]
    drawn = [[int(next_word(state.rng, CARDS)) for _ in range(5)] for state in (game.state, *copies)]
    assert drawn[0] == drawn[1] == drawn[2]


def test_a_game_begun_anew_is_dealt_the_same() -> None:
    game = Game("lakes", 3, SEED, names=["Ada", "Bia", "João"], rules_version=1, streams=STRONG)
    dealt = game.state.to_bytes()
    game.play(game.legal()[0])
    again = game.anew()
    assert (again.state.to_bytes(), again.moves) == (dealt, [])
    assert (again.names, again.rules_version, again.streams) == (game.names, 1, STRONG)


def test_a_save_file_says_so_of_strong_streams_alone() -> None:
    game = Game("usa", 2, SEED, streams=STRONG)
    for _ in range(30):
        game.play(game.legal()[-1])
    record = to_record(game)
    assert record["streams"] == "strong"
    assert from_record(record, "game.json").state.to_bytes() == game.state.to_bytes()
    assert "streams" not in to_record(Game("usa", 2, SEED))
