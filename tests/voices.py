"""All chapters that the project has, whether one of its boards plays them or not."""

from typing import Final

from trilhos.engine.voice import Voice
from trilhos.play.voices import voices

VOICES: Final[list[Voice]] = voices()
