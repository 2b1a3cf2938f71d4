"""The art of one of our boards, from its recipe into its file."""

from tools.geography.recipe import DATA, canvas
from tools.geography.write import with_art

from trilhos.workshop.land.art import art
from trilhos.workshop.land.coast import land
from trilhos.workshop.land.shapes import Brought
from trilhos.workshop.land.warp import Warp


def build(name: str) -> str:
    """Make a board's art and write it; says how it went."""
    board, path = canvas(name), DATA / f"{name}.json"
    warp = Warp(board)
    made = art(board, warp, land(board, Brought(board, warp)))
    path.write_text(with_art(path.read_text(encoding="utf-8"), made), encoding="utf-8")
    return f"{path.stat().st_size / 1024:.0f} kB, least Jacobian {warp.least_jacobian():.2f}"
