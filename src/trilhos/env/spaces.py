"""What observations and actions look like, in the words of Gymnasium and PettingZoo."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from trilhos.engine.observation import Observer
from trilhos.engine.rules import Rules
from trilhos.env.arrays import ROWS

Observation = dict[str, NDArray[Any]]  # of that space: the row and the mask


def observation_space(rules: Rules) -> "spaces.Dict[Any]":
    """A row and a mask, as learners know them by the names `observation` and `action_mask`."""
    limits = np.iinfo(ROWS)
    size = Observer(rules).size
    row = spaces.Box(low=int(limits.min), high=int(limits.max), shape=(size,), dtype=np.int32)
    mask = spaces.Box(low=0, high=1, shape=(rules.action_count,), dtype=np.int8)
    return spaces.Dict({"observation": row, "action_mask": mask})


def action_space(rules: Rules) -> "spaces.Discrete[np.int64]":
    """All actions of the edition; the mask says which are legal."""
    return spaces.Discrete(rules.action_count)
