"""One spelling for each path: what a proxy keeps from the world in one spelling can't be asked for in another."""

import re
from typing import Any, Final

# No path of ours needs a percent sign, a semicolon or two slashes in a row; one at the end is usual for a base address
# of the API, and nowhere else; the keeper's part is guarded, and no base address.
PLAIN: Final = re.compile(rb"/|(?:/[A-Za-z0-9._~@+-]+)+|/api(?!/keeper/)(?:/[A-Za-z0-9._~@+-]+)+/")


def is_plain(scope: Any) -> bool:
    """Whether a request names its path in the only way that is answered."""
    return PLAIN.fullmatch(scope["raw_path"]) is not None
