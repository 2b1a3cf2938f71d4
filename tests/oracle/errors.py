"""What the oracle says when a game and the rules disagree."""


class OracleError(AssertionError):
    """A rule is broken; the message names the rule, the event and what was expected."""


def need(holds: bool, rule: str, expected: str) -> None:
    """Raise unless the statement holds."""
    if not holds:
        raise OracleError(f"{rule}: {expected}")
