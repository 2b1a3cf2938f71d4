"""Map projections: degrees to a flat plane, y downwards."""

from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.typing import NDArray

Points = NDArray[np.float64]
Projection = Callable[[Points], Points]


def projection(wanted: dict[str, Any]) -> Projection:
    """The projection that a recipe names."""
    makers = {"conic": _conic, "equirectangular": _equirectangular, "mercator": _mercator, "miller": _miller}
    return makers[wanted["kind"]](wanted)


def _stretched(latitude: Points) -> Points:
    return np.tan(np.pi / 4 + latitude / 2)


def _conic(wanted: dict[str, Any]) -> Projection:
    """Lambert's conformal conic with two standard parallels."""
    (a, b), (east, north) = np.radians(wanted["parallels"]), np.radians(wanted["centre"])
    cone = np.log(np.cos(a) / np.cos(b)) / np.log(_stretched(b) / _stretched(a))
    scale = np.cos(a) * _stretched(a) ** cone / cone
    middle = scale / _stretched(north) ** cone

    def flat(degrees: Points) -> Points:
        longitude, latitude = np.radians(degrees).T
        radius, angle = scale / _stretched(latitude) ** cone, cone * (longitude - east)
        return np.column_stack([radius * np.sin(angle), radius * np.cos(angle) - middle])

    return flat


def _equirectangular(wanted: dict[str, Any]) -> Projection:
    east, north = np.radians(wanted["centre"])
    return lambda degrees: (np.radians(degrees) - [east, 0]) * [np.cos(north), -1]


def _mercator(wanted: dict[str, Any]) -> Projection:
    east = np.radians(wanted["centre"][0])

    def flat(degrees: Points) -> Points:
        longitude, latitude = np.radians(degrees).T
        return np.column_stack([longitude - east, -np.log(_stretched(latitude))])

    return flat


def _miller(wanted: dict[str, Any]) -> Projection:
    east = np.radians(wanted["centre"][0])

    def flat(degrees: Points) -> Points:
        longitude, latitude = np.radians(degrees).T
        return np.column_stack([longitude - east, -1.25 * np.log(_stretched(0.8 * latitude))])

    return flat
