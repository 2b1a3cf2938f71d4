"""The page about chapters runs, on both builds: a class in plain Python is a chapter like others."""

from unittest.mock import patch

import pytest

from tests.docs.test_documents import ROOT, blocks
from trilhos.boards.rulebook import known_chapters
from trilhos.play.game import Game
from trilhos.play.narrate import narrate
from trilhos.play.view_json import view_data
from trilhos.text import ENGLISH, Text

PAGE = ROOT / "docs" / "how-to" / "write-a-chapter.md"


def test_the_chapter_of_the_page_is_played(capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, object] = {}
    with patch.dict(known_chapters()):
        for block in blocks(PAGE, "python"):
            exec(compile(block, str(PAGE), "exec"), names)
    game = names["game"]
    assert isinstance(game, Game)
    told = [sentence for sentence in narrate(game, Text(ENGLISH), 0) if sentence.startswith("arrival: name #")]
    first = view_data(game.rules, game.view(0))["pioneers"]  # type: ignore[typeddict-item]
    by_seat = [3 * list(first.values()).count(seat) for seat in range(2)]
    assert capsys.readouterr().out.strip() == str(by_seat)
    assert len(told) == len(first) == sum(by_seat) // 3 > 20
