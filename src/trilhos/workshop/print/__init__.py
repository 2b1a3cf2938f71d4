"""A board on paper: the board itself in real size, ticket cards, a score track and its rules, as PDF; and as PNG."""

from importlib.resources import files
from importlib.util import find_spec
from typing import Final, Literal

import msgspec

from trilhos.boards import Edition
from trilhos.boards.drawing import svg
from trilhos.errors import BadChoice
from trilhos.text import Text
from trilhos.workshop.print.sheets import PAPERS, real_width, sheets

LEAST_CM, MOST_CM = 20.0, 300.0
LEAST_PIXELS, MOST_PIXELS = 100, 12_000
INCH: Final = 72.0  # points
PAGE: Final = b"#set page(width: 1000pt, height: auto, margin: 0pt)\n#image(bytes(sys.inputs.svg), width: 1000pt)"

__all__ = ["PAPERS", "pdf", "png", "real_width", "rendered"]


def pdf(board: Edition, paper: str, text: Text, width: float | None = None) -> bytes:
    """All sheets, the board so many cm wide; if nothing is said, a space is as long as a train."""
    if paper not in PAPERS:
        raise BadChoice("print-paper", paper=paper, known=", ".join(PAPERS))
    wide = real_width(board.file) if width is None else width
    if not LEAST_CM <= wide <= MOST_CM:
        raise BadChoice("print-width", least=int(LEAST_CM), most=int(MOST_CM), value=f"{wide:g}")
    made = sheets(board, paper, wide, text)
    template = files("trilhos.workshop.print").joinpath("sheets.typ").read_bytes()
    inputs = {"svg": svg(board.file), "small": made.small, "data": msgspec.json.encode(made).decode()}
    return _compiled(template, "pdf", inputs)


def png(board: Edition, width: int) -> bytes:
    """The board alone, so many pixels wide."""
    if not LEAST_PIXELS <= width <= MOST_PIXELS:
        raise BadChoice("print-pixels", least=LEAST_PIXELS, most=MOST_PIXELS, value=str(width))
    return rendered(svg(board.file), width)


def rendered(picture: str, width: int) -> bytes:
    """Any picture of ours as PNG, so many pixels wide."""
    return _compiled(PAGE, "png", {"svg": picture}, ppi=INCH * width / 1000)


def _compiled(source: bytes, format: Literal["pdf", "png"], inputs: dict[str, str], ppi: float | None = None) -> bytes:
    if find_spec("typst") is None:
        raise BadChoice("print-libraries")
    import typst

    return typst.compile(source, format=format, sys_inputs=inputs, ppi=ppi)  # with the fonts of this machine, too
