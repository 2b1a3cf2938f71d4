"""The geography tool writes art into a board's file, and leaves the rest of the file as it is."""

import json

from tools.geography.write import with_art

from trilhos.boards import EDITIONS


def test_new_art_changes_nothing_else() -> None:
    text = EDITIONS.folder.joinpath(f"{next(iter(EDITIONS))}.json").read_text(encoding="utf-8")
    old = json.loads(text)
    changed = with_art(text, {**old["art"], "rough_land": "M0 0", "layers": {**old["art"]["layers"], "land": "M1 1"}})
    new = json.loads(changed)
    assert (new["art"].pop("rough_land"), new["art"]["layers"].pop("land")) == ("M0 0", "M1 1")
    del old["art"]["rough_land"], old["art"]["layers"]["land"]
    assert new == old
    assert with_art(changed, json.loads(text)["art"]) == text
