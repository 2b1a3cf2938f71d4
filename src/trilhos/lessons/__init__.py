"""Lessons: games that teach. Each is a file in `data`; docs/how-to/write-a-lesson.md says how one is written."""

from trilhos.lessons.lesson import Lesson, LessonStep, PointedAt, Said
from trilhos.lessons.load import lessons
from trilhos.lessons.script import Script, script_of

__all__ = ["Lesson", "LessonStep", "PointedAt", "Said", "Script", "lessons", "script_of"]
