"""The final count: every line of the score sheet, every ticket, and who has won."""

from rich.text import Text as Line

from trilhos.engine.sheet import LONGEST, TOKENS, Sheet
from trilhos.play.game import Game
from trilhos.terminal.desk import Lines, columns
from trilhos.terminal.glyphs import Glyphs
from trilhos.text import Text

Row = tuple[str, list[int]]


def final(game: Game, glyphs: Glyphs, text: Text) -> Lines:
    """The whole show."""
    result = game.result()
    rows = _rows(game, result.sheets, text)
    count = _sentences(game, rows) if glyphs.plain else _table(game, rows)
    details = [line for sheet in result.sheets for line in _details(game, sheet, glyphs, text)]
    names = ", ".join(game.names[seat] for seat in result.winners)
    winners = Line(text("log-winners", names=names, count=len(result.winners)), "bold")
    over = text(f"log-over-{result.reason}")
    return [Line(over), Line(text("final-title"), "bold"), *count, *details, winners]


def _rows(game: Game, sheets: list[Sheet], text: Text) -> list[Row]:
    """Each line of the sheet with the numbers of all players."""
    rows = [
        (text.named(f"line-{name}", name), [sheet.lines[line] for sheet in sheets])
        for line, name in game.rules.lines.items()
    ]
    rows.append((text("line-total"), [sheet.total for sheet in sheets]))
    if LONGEST in game.rules.lines:
        rows.append((text("final-longest"), [sheet.longest for sheet in sheets]))
    if TOKENS in game.rules.lines:
        rows.append((text("final-tokens"), [sheet.tokens for sheet in sheets]))
    return rows


def _table(game: Game, rows: list[Row]) -> Lines:
    """Lines of the sheet downwards, players across."""
    widths = [max(len(name), 5) for name in game.names]
    head = [Line(), *[Line(name.rjust(width), "bold") for name, width in zip(game.names, widths, strict=True)]]
    table = [head]
    for label, numbers in rows:
        cells = [Line(str(number).rjust(width)) for number, width in zip(numbers, widths, strict=True)]
        table.append([Line(label), *cells])
    return columns(table)


def _sentences(game: Game, rows: list[Row]) -> Lines:
    """One sentence a player."""
    parts = [", ".join(f"{label} {numbers[seat]}" for label, numbers in rows) for seat in range(game.players)]
    return [Line(f"{name}: {part}.") for name, part in zip(game.names, parts, strict=True)]


def _details(game: Game, sheet: Sheet, glyphs: Glyphs, text: Text) -> Lines:
    """What became of a player's tickets and stations; the completed tickets from low to high."""
    words, name = glyphs.words, game.names[sheet.seat]
    points = [ticket.points for ticket in game.rules.board.tickets]
    failed, done = (words.tickets(sorted(some, key=points.__getitem__)) for some in (sheet.failed, sheet.completed))
    lines = [text("final-failed", name=name, mark=_mark("failed", glyphs), tickets=failed)] if failed else []
    lines += [text("final-done", name=name, mark=_mark("done", glyphs), tickets=done)] if done else []
    used = [(game.rules.board.cities[city], words.route(route)) for city, route in sheet.borrowed if route >= 0]
    lines += [text("final-borrowed", name=name, city=city, route=route) for city, route in used]
    return [Line(line.strip()) for line in lines]


def _mark(name: str, glyphs: Glyphs) -> str:
    return "" if glyphs.plain else glyphs.mark(name)
