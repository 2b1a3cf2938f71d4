"""The example of the how-to learns: a very short run is better than random players."""

import importlib.util
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

LEARN = Path(__file__).parents[2] / "examples" / "learn.py"


@pytest.fixture(scope="module")
def example() -> ModuleType:
    spec = importlib.util.spec_from_file_location("learn_example", LEARN)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["learn_example"] = module
    spec.loader.exec_module(module)
    return module


def test_the_slope_is_that_of_the_loss(example: ModuleType) -> None:
    """Against a difference quotient, in the first step, where nothing is clipped."""
    random = np.random.default_rng(1)
    weights = {name: array.astype(np.float64) for name, array in example.new_weights(5, 4).items()}
    weights["w2"] = random.normal(size=weights["w2"].shape)
    x, mask = random.normal(size=(7, 5)), np.ones((7, 4), np.bool_)
    action, lead = random.integers(0, 4, 7), random.normal(size=7)
    _, logp, guess = example.forward(weights, x, mask)
    before = logp[np.arange(7), action]
    gain = (lead - guess - (lead - guess).mean()) / ((lead - guess).std() + 1e-6)

    def loss(shifted: dict[str, np.ndarray]) -> float:
        _, logp, guess = example.forward(shifted, x, mask)
        entropy = -(np.exp(logp) * logp).sum(axis=1)
        pushed = gain * np.exp(logp[np.arange(7), action] - before)
        return float((-pushed - example.ENTROPY * entropy + example.VALUE * (guess - lead) ** 2).mean())

    slopes = example.gradient(weights, lead, x, mask, action, before)
    for name, at in (("w1", (2, 3)), ("b1", (1,)), ("w2", (5, 2)), ("b2", (3,)), ("w3", (4, 0))):
        shifted = {key: array.copy() for key, array in weights.items()}
        shifted[name][at] += 1e-6
        assert (loss(shifted) - loss(weights)) / 1e-6 == pytest.approx(slopes[name][at], rel=1e-3, abs=1e-6)


def test_a_short_run_is_better_than_random(example: ModuleType) -> None:
    maker = example.Maker("usa", 2, games=32)
    student, weights, leads = maker(0), maker.weights(), []
    for _ in range(8):
        report = student(example.Task(weights, 200, learn=True))
        weights = report.weights
        leads.append(np.mean(report.leads))
    assert np.mean(leads[-3:]) > np.mean(leads[:3]) + 10  # some 30 games each: one alone is too few to tell


def test_the_program_runs() -> None:
    words = [sys.executable, str(LEARN), "--games", "4", "--minutes", "0"]
    lines = subprocess.run(words, check=True, capture_output=True, text=True).stdout.splitlines()
    assert len(lines) == 3
    assert "won" in lines[0]
    assert lines[1] == "Without learning:"
