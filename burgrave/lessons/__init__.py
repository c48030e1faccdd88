"""Lessons: short scripted games from which somebody learns a title."""

from burgrave.lessons.lesson import BadLesson, Lesson, LessonStep, Otherwise, lesson_named, lessons_of
from burgrave.lessons.run import Run

__all__ = ["BadLesson", "Lesson", "LessonStep", "Otherwise", "Run", "lesson_named", "lessons_of"]
