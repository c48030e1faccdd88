"""Lessons: short scripted games from which somebody learns a title."""

from burgrave.lessons.lesson import BadLesson, Lesson, Otherwise, Step, lesson_named, lessons_of
from burgrave.lessons.run import Run

__all__ = ["BadLesson", "Lesson", "Otherwise", "Run", "Step", "lesson_named", "lessons_of"]
