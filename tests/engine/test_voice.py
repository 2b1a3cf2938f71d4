"""A rulebook checks itself: what its chapters need, and the order in which they stand."""

import re
from itertools import combinations

import pytest
from mypy_extensions import i64

from tests.engine.orders import CASES, alone, fingerprint, forced, made, refusal, swaps
from tests.files import chapters, other, printed_board, sail_cards, train_cards
from tests.laws.cases import Case, case_id
from tests.rig import Table, rulebook
from trilhos.boards import make_rules
from trilhos.engine import events
from trilhos.engine import rules as engine_rules
from trilhos.engine.chapters.claims import Claims
from trilhos.engine.chapters.ending import Ending
from trilhos.engine.chapters.harbours import Harbours
from trilhos.engine.chapters.longest import LongestPath
from trilhos.engine.chapters.market import Market
from trilhos.engine.chapters.payments import Payments
from trilhos.engine.chapters.stations import Stations
from trilhos.engine.chapters.tickets import HELD, Tickets
from trilhos.engine.chapters.tolls import Tolls
from trilhos.engine.chapters.tunnels import Tunnels
from trilhos.engine.rules import Chapter, Rules
from trilhos.engine.sight import place
from trilhos.engine.state import FREE, NONE, TURN
from trilhos.engine.voice import (
    BAD_MARK,
    BAD_NUMBER,
    MISSING,
    NO_ENDING,
    NO_OPENING,
    NO_PIECES,
    ORDER,
    SAME_NAME,
    TWICE,
    USED,
    BadRulebook,
    comes_after,
)
from trilhos.errors import BadRules
from trilhos.text import LANGUAGES, PORTUGUESE, Text

# By chapter: those that it has to stand behind. Each is shown below to make a difference.
BEHIND = {
    "ending": {"market", "claims", "stations", "tickets", "pieces", "harbours"},
    "harbours": {"tickets"},
    "neutral": {"ending"},
    "payments": {"claims", "tunnels", "stations", "harbours"},
    "pieces": {"claims", "tickets"},
    "tickets": {"market", "stations"},
}
SEED = 3
every_case = pytest.mark.parametrize("case", CASES, ids=case_id)
plain_build = pytest.mark.skipif(not engine_rules.__file__.endswith(".py"), reason="only a plain check can be forced")


def names(rules: Rules) -> list[str]:
    return [chapter.voice.name for chapter in rules.chapters]


# The order


@every_case
def test_of_two_chapters_one_comes_first_only_where_that_matters(case: Case) -> None:
    chapters = made(case).chapters
    found = {(one.voice.name, other.voice.name) for one in chapters for other in chapters if comes_after(one, other)}
    there = {(one, other) for one in BEHIND for other in BEHIND[one]} & {
        (one.voice.name, other.voice.name) for one in chapters for other in chapters
    }
    assert found - {("ending", "ending")} == there


@pytest.mark.many_games
@every_case
def test_swapped_chapters_are_refused_or_give_the_same_games(case: Case) -> None:
    rules = made(case)
    expected, allowed = fingerprint(rules, SEED), 0
    for order in swaps(len(rules.chapters)):
        swapped = [names(rules)[at] for at in order]
        wrong = {(late, early) for late, early in combinations(swapped, 2) if early in BEHIND.get(late, ())}
        assert {(late, early) for _, late, early in refusal(case, order)} == wrong
        if not wrong:
            assert fingerprint(made(case, order), SEED) == expected, swapped
            allowed += 1
    assert allowed > 2


def pairs() -> list[tuple[Case, str, str]]:
    """Every order that is refused, on the first case that can have just that wrong."""
    found: dict[tuple[str, str], Case] = {}
    for case in CASES:
        for late in BEHIND:
            for early in BEHIND[late]:
                if {late, early} <= set(names(made(case))) and alone(case, late, early) is not None:
                    found.setdefault((late, early), case)
    return [(case, late, early) for (late, early), case in sorted(found.items())]


@plain_build
@pytest.mark.parametrize(("case", "late", "early"), pairs())
def test_every_refused_order_would_change_a_game(case: Case, late: str, early: str) -> None:
    order = alone(case, late, early)
    assert order is not None
    expected = difference(made(case), late, early)
    try:
        assert difference(forced(case, order), late, early) != expected
    except (IndexError, ValueError):
        assert late == "payments"  # which had no table for what was charged


def difference(rules: Rules, late: str, early: str) -> object:
    """What two orders differ in: some random games, or a position to which these don't come."""
    t = Table(rules, rules.start(SEED))
    if late == "ending":
        return only(t, early).verbs()
    if late == "harbours":
        return with_a_harbour(t).sheet(0).lines
    if late == "neutral":
        return last_turn(t).told(events.REVEAL)
    return [fingerprint(rules, seed) for seed in range(4)]


def only(t: Table, chapter: str) -> Table:
    """A turn in which nobody but one chapter has something to offer (U8)."""
    s, market = t.state, t.chapter(Market)
    s.phase = TURN
    for at in range(len(s.cards)):
        s.cards[at] = 0
    for slot in range(market.shown):
        s.ledger[market.slots + slot] = NONE
    for route in range(len(s.owner)):
        s.owner[route] = 0 if chapter == "harbours" else 1
    if chapter != "tickets":
        s.queue_size = 0
    if chapter == "market":
        s.cards[t.rules.deck] = 1
    if chapter == "claims":
        s.owner[0] = FREE
    if chapter in ("claims", "stations", "harbours"):
        s.cards[t.rules.cards.wild] = 4
    if chapter == "pieces":
        t.pieces(0, 1, 1)
    return t


def with_a_harbour(t: Table) -> Table:
    """Seat 0 has everything, a ticket, and a harbour in one of its cities (S24)."""
    harbours, board = t.chapter(Harbours), t.rules.board
    ticket, city = next((one.id, city) for one in board.tickets for city in one.cities if city in board.ports)
    for route in range(len(t.state.owner)):
        t.state.owner[route] = 0
    t.state.tickets[ticket] = place(HELD, 0)
    t.state.ledger[harbours.site + i64(city)] = 0
    return t


def last_turn(t: Table) -> Table:
    """The last seat's last turn, late enough for the neutral player (N16)."""
    s = t.state
    s.phase, s.seat, s.turn, s.turns_left = TURN, 1, 40, 1
    s.journal = t.events
    t.rules.end_turn(s)
    return t


# What is needed


@pytest.mark.many_games
@every_case
def test_without_a_chapter_a_rulebook_is_refused_or_played_to_the_end(case: Case) -> None:
    size, refused = len(made(case).chapters), set()
    for gone in range(size):
        order = [at for at in range(size) if at != gone]
        if refusal(case, order):
            refused.add(names(made(case))[gone])
        else:
            assert len(fingerprint(made(case, order), SEED)) == 64
    assert refused >= {"claims", "tickets", "ending", "payments"}


def rules_of(*chapters: Chapter) -> Rules:
    cards = train_cards()
    return Rules(printed_board("usa"), cards, 2, list(chapters), ties=[])


def market() -> Market:
    return Market(hand=[4], shown=[5], wild_limit=3)


def test_everything_that_is_wrong_is_said_at_once() -> None:
    claims, tickets = Claims(supply=[45]), Tickets(deal=3, keep=2, draw=3)
    with pytest.raises(BadRulebook) as told:
        rules_of(Ending(at=2, turns=1), tickets, claims, market(), market(), Tunnels(), Stations(each=3, left_over=4))
    assert told.value.faults == [
        (TWICE, "market", ""),
        (MISSING, "claims", "payments"),
        (MISSING, "tunnels", "payments"),
        (MISSING, "stations", "payments"),
        (ORDER, "ending", "tickets"),
        (ORDER, "ending", "claims"),
        (ORDER, "ending", "market"),
        (ORDER, "ending", "market"),
        (ORDER, "ending", "stations"),
        (ORDER, "tickets", "market"),
        (ORDER, "tickets", "market"),
        (ORDER, "tickets", "stations"),
    ]


def test_a_rulebook_begins_with_a_decision_and_has_an_end() -> None:
    with pytest.raises(BadRulebook) as told:
        rules_of(market(), Claims(supply=[45]), Payments())
    assert told.value.faults == [(NO_OPENING, "", ""), (NO_ENDING, "", "")]


def test_a_board_with_ships_needs_ships() -> None:
    cards = sail_cards()
    tickets = Tickets(deal=3, keep=2, draw=3)
    with pytest.raises(BadRulebook) as told:
        Rules(
            printed_board("lakes"), cards, 2, [Claims(supply=[45]), tickets, Ending(at=2, turns=1), Payments()], ties=[]
        )
    assert told.value.faults == [(NO_PIECES, "claims", "")]


def test_a_chapter_serves_one_rulebook() -> None:
    with pytest.raises(BadRulebook) as told:
        rules_of(*make_rules("usa", 2).chapters)
    assert told.value.faults == [(USED, chapter.voice.name, "") for chapter in rulebook("usa").chapters]


def test_what_is_wrong_is_said_in_sentences_of_both_languages() -> None:
    market, claims, tickets, _, ending, _ = chapters("usa")
    with pytest.raises(BadRules) as told:
        make_rules(other(chapters=[tickets, market, claims, ending]), 2)
    assert str(told.value) == (
        "These rules can't be made. "
        '"Claiming routes" needs "Payments", which isn\'t in the rulebook. '
        '"Tickets" has to stand behind "Drawing cards".'
    )
    assert told.value.say(Text(PORTUGUESE)) == (
        "Não é possível fazer estas regras. "
        '"Conquista de rotas" precisa de "Pagamentos", que não está no livro de regras. '
        '"Bilhetes" tem de vir depois de "Compra de cartas".'
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_and_every_chapter_has_its_words(language: str) -> None:
    known = {chapter.voice.name for case in CASES for chapter in made(case).chapters}
    for fault in (TWICE, USED, MISSING, ORDER, SAME_NAME, NO_OPENING, NO_PIECES, NO_ENDING, BAD_MARK, BAD_NUMBER):
        said = BadRules([(fault, name, "mine") for name in known]).say(Text(language))
        assert not any(quoted(name, said) for name in known)
    assert quoted("mine", BadRules([(ORDER, "market", "mine")]).say(Text(language)))  # somebody else has written it


def quoted(name: str, said: str) -> bool:
    """Whether it stands in quotes, of whatever language."""
    return re.search(rf'["“„«]\s?{name}\s?["”“»]', said) is not None


# Finding a chapter


def test_a_chapter_is_found_by_its_class() -> None:
    rules = rulebook("nederland")
    assert rules.chapter(Tolls) is rules.find(Tolls) is rules.chapters[names(rules).index("tolls")]
    assert rules.find(LongestPath) is None
    with pytest.raises(LookupError, match="no longest"):
        rules.chapter(LongestPath)
