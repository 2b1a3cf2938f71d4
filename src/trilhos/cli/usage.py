"""What argparse complains of, in the project's languages: it has sentences of its own, and only in English."""

import re
from typing import Final

from trilhos.errors import BadChoice

# What argparse says, and the key of our sentence. What is in none of these is repeated as it is.
COMPLAINTS: Final = {
    r"the following arguments are required: (?P<names>.+)": "usage-required",
    r"unrecognized arguments: (?P<names>.+)": "usage-unknown",
    r"argument (?P<name>.+?): expected .*argument.*": "usage-no-value",
    r"argument (?P<name>.+?): not allowed with argument (?P<other>.+)": "usage-together",
    r"argument (?P<name>.+?): invalid choice: '?(?P<value>.*?)'? \(choose from (?P<known>.+)\)": "usage-choice",
    r"argument (?P<name>.+?): ignored explicit argument '?(?P<value>.*?)'?": "usage-takes-none",
    r"one of the arguments (?P<names>.+) is required": "usage-one-of",
}


def bad_usage(message: str, command: str) -> BadChoice:
    """The problem with the words of a command."""
    for said, key in COMPLAINTS.items():
        found = re.fullmatch(said, message, re.DOTALL)
        if found:
            return BadChoice(
                key, command=command, **{name: value.replace("'", "") for name, value in found.groupdict().items()}
            )
    return BadChoice("bad-usage", problem=message, command=command)
