"""The page's icons as pictures, from its own SVG: `python -m tools.icons`, after a change of web/public/icon.svg.

Phones and notices take no SVG. A maskable icon is cut to any shape: its colour goes to the edge, and the rails stay
within the middle. A badge is what phones show of a notice in one colour: the rails alone.
"""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright
from tests.browser.rig import launched

PUBLIC: Final = Path(__file__).parents[1] / "web" / "public"
ROUND: Final = ' rx="14"'
PAGE: Final = "<style>*{{margin:0}}svg{{display:block;width:{0}px;height:{0}px}}</style>{1}"


def main() -> None:
    """Draw them all."""
    svg = (PUBLIC / "icon.svg").read_text()
    square = svg.replace(ROUND, "")
    if square == svg:
        raise SystemExit("the icon has other corners now")
    maskable = square.replace('viewBox="0 0 64 64"', 'viewBox="-8 -8 80 80"')
    maskable = re.sub(r'<rect width="64" height="64"', '<rect x="-8" y="-8" width="80" height="80"', maskable)
    badge = re.sub(r"<rect[^>]*/>", "", svg)
    wanted = [("icon-192", svg, 192), ("icon-512", svg, 512), ("icon-maskable-512", maskable, 512)]
    with sync_playwright() as playwright:
        browser = launched(playwright)
        for name, drawing, size in [*wanted, ("icon-180", square, 180), ("badge-96", badge, 96)]:
            page = browser.new_page(viewport={"width": size, "height": size})
            page.set_content(PAGE.format(size, drawing))
            page.screenshot(path=PUBLIC / f"{name}.png", omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
