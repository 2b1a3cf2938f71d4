"""Finished games out of files: save files, reviews, and what an arena has written."""

from pathlib import Path
from typing import Any

import msgspec

from trilhos.arena.results import FILE, outcomes_in
from trilhos.errors import BadFile
from trilhos.insight.numbers import FinishedSeat, of_game, of_outcome, of_review
from trilhos.insight.review import FORMAT, Review
from trilhos.play.record import from_record, read


def seats_in(path: Path) -> list[FinishedSeat]:
    """Every seat of every finished game in a file, or in the folder of an arena; BadFile says what is wrong."""
    if path.is_dir() or path.suffix == Path(FILE).suffix:
        header, outcomes = outcomes_in(path / FILE if path.is_dir() else path)
        return [seat for outcome in outcomes for seat in of_outcome(header.edition, outcome)]
    data: Any = read(path)
    if isinstance(data, dict) and data.get("format") == FORMAT:
        return _of_review(path, data)
    game = from_record(data, str(path))
    if not game.over:
        raise BadFile("numbers-not-over", file=str(path))
    return of_game(game)


def _of_review(path: Path, data: dict[str, Any]) -> list[FinishedSeat]:
    try:
        review = msgspec.convert(data, Review)
    except msgspec.ValidationError as problem:
        raise BadFile("foreign-save", file=str(path), format=FORMAT) from problem
    if not review.over:
        raise BadFile("numbers-not-over", file=str(path))
    return of_review(review)
