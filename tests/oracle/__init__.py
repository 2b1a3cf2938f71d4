"""A slow, plain, independent reading of the rulebooks, to compare the engine with."""

from .audit import check_audit, facts_of
from .errors import OracleError
from .oracle import Oracle

__all__ = ["Oracle", "OracleError", "check_audit", "facts_of"]
