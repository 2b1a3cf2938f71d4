"""Lessons: games that teach. Each is a file in `data`; docs/how-to/write-a-lesson.md says how one is written."""

from trilhos.lessons.lesson import Lesson, LessonStep, Said, StepPointer
from trilhos.lessons.load import lessons
from trilhos.lessons.script import Script, script_of

__all__ = ["Lesson", "LessonStep", "Said", "Script", "StepPointer", "lessons", "script_of"]
