import * as z from 'zod/mini';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { RowVersion } from '../../platform/contract/row-version.ts';
import { Id, Marks, lineOf } from '../../platform/contract/text.ts';
import { CompletionTerms } from '../courses/completion-contract.ts';
import { CourseId } from '../courses/contract.ts';
import { notEnrolled } from '../enrolment/contract.ts';
import { Owner, anotherLearner } from '../progress/contract.ts';

/** Path of a lesson page, as in the table of pages. */
export const lessonPage = '/course/$courseId/learn/$lessonId';

/** Lesson in an outline: its topic and its tasks. */
export const OutlineLesson = z.object({
  lessonId: z.string(),
  title: z.string(),
  summary: z.string(),
  /** Minutes that it takes most learners. */
  minutes: z.number(),
  /** Open to visitors: the first lesson of each course. */
  isOpen: z.boolean(),
  exercises: z.array(
    z.object({
      exerciseId: z.string(),
      title: z.string(),
      kind: z.enum(['code', 'question', 'hand-in']),
      points: z.number(),
    }),
  ),
  casts: z.array(z.object({ castId: z.string(), title: z.string() })),
  videos: z.array(z.object({ videoId: z.string(), title: z.string() })),
  quiz: z.nullable(z.object({ questions: z.number(), passPercent: z.number() })),
});

export const Outline = z.object({
  courseId: z.string(),
  chapters: z.array(z.object({ title: z.string(), lessons: z.array(OutlineLesson) })),
  /** Completion rule of the course; missing if everything has to be done. */
  completion: z.optional(CompletionTerms),
});

const LessonLink = z.object({ lessonId: z.string(), title: z.string() });

/** Lesson: its text as HTML, with the embedded exercises, screencasts and videos in their places. */
export const Lesson = z.object({
  courseId: z.string(),
  lessonId: z.string(),
  title: z.string(),
  summary: z.string(),
  minutes: z.number(),
  /** Differs after each change of the text. */
  version: z.string(),
  parts: z.array(
    z.union([
      z.object({ html: z.string() }),
      z.object({ embed: z.enum(['exercise', 'cast', 'video']), id: z.string() }),
    ]),
  ),
  sections: z.array(z.object({ id: z.string(), title: z.string(), exerciseIds: z.array(z.string()) })),
  hasQuiz: z.boolean(),
  previous: z.nullable(LessonLink),
  next: z.nullable(LessonLink),
});

export const wordsMaxLength = 200;

/** Lesson that matches the searched words, with the excerpt that matches them best. */
export const LessonWithWords = z.object({
  lessonId: z.string(),
  title: z.string(),
  excerpt: z.string(),
  titleMarks: Marks,
  excerptMarks: Marks,
});

/** Engines that run a course's programs; each program kind needs its own. */
export const CourseEngine = z.enum(['javascript', 'page', 'react', 'python']);

/** List of what a device stores of a course for offline use. */
export const CourseCopy = z.object({
  courseId: z.string(),
  /** Differs after each change of its contents. */
  version: z.string(),
  /** The same for all enrolled learners, each with its stored size. */
  answers: z.array(z.object({ address: z.string(), bytes: z.int() })),
  /** Answers that contain the learner's own data. */
  own: z.array(z.string()),
  engines: z.array(CourseEngine),
});

export const noteMaxLength = 20_000;

/** A learner's note on a lesson, as Markdown; without a note the text is empty, and the version 0. */
export const Note = z.object({
  text: z.string(),
  /** Increases by one with each change: a write names the version that it is based on. */
  version: z.int(),
  /** Null without a note. */
  changedAt: z.nullable(Timestamp),
});

/** A learner's note in a list of all on a course. */
export const ListedNote = z.object({
  lessonId: z.string(),
  /** Title of the lesson; null if it is no longer in the course. */
  lessonTitle: z.nullable(z.string()),
  text: z.string(),
  changedAt: Timestamp,
});

export const lessonErrors = {
  'lesson-not-found': { status: 404, message: 'This course has no such lesson.' },
  'not-enrolled': notEnrolled,
} as const;

const noteErrors = {
  ...lessonErrors,
  'another-learner': anotherLearner,
  'note-changed': {
    status: 409,
    message: 'This note was changed in another window or on another device. Please choose which one to keep.',
  },
} as const;

const ofLesson = z.object({ courseId: CourseId, lessonId: Id });
const courseNotFound = { status: 404, message: 'Course not found' } as const;

export const lessonRoutes = {
  'GET /api/outlines': {
    operation: 'listOutlines',
    summary: 'List the lessons of each course that has any, in the order of the courses',
    access: 'anyone',
    success: { status: 200, body: z.object({ items: z.array(Outline) }) },
    reusable: true,
  },
  'GET /api/courses/{courseId}/outline': {
    operation: 'getOutline',
    summary: 'Get the lessons of a course by chapter; a course without lessons has no chapters',
    access: 'anyone',
    params: z.object({ courseId: CourseId }),
    success: { status: 200, body: Outline },
    errors: { 'course-not-found': courseNotFound },
    reusable: true,
  },
  'GET /api/courses/{courseId}/found-lessons': {
    operation: 'findInCourse',
    summary:
      'Search a course’s lessons for all words of `q`, best first: titles and summaries, plus the text of lessons the caller may read',
    access: 'known',
    params: z.object({ courseId: CourseId }),
    query: z.object({ q: lineOf(wordsMaxLength) }),
    success: { status: 200, body: z.object({ items: z.array(LessonWithWords) }) },
    errors: { 'course-not-found': courseNotFound },
  },
  'GET /api/courses/{courseId}/lessons/{lessonId}': {
    operation: 'getLesson',
    summary: 'Get a lesson; public for the first lesson of a course, otherwise for enrolled learners only',
    access: 'known',
    params: ofLesson,
    success: { status: 200, body: Lesson },
    errors: lessonErrors,
    reusable: true,
  },
  'GET /api/courses/{courseId}/lessons/{lessonId}/note': {
    operation: 'getNote',
    summary: 'Get the logged-in learner’s note on a lesson of a course in which they are enrolled',
    access: 'user',
    params: ofLesson,
    success: { status: 200, body: Note },
    errors: lessonErrors,
  },
  'PUT /api/courses/{courseId}/lessons/{lessonId}/note': {
    operation: 'saveNote',
    summary: 'Replace the version of a note that the caller last read; refused if there is a newer version',
    access: 'user',
    params: ofLesson,
    body: z.object({
      userId: Owner,
      text: z.string().check(z.maxLength(noteMaxLength)),
      version: RowVersion,
    }),
    success: { status: 200, body: Note },
    errors: noteErrors,
  },
  'GET /api/courses/{courseId}/copy': {
    operation: 'getCourseCopy',
    summary:
      'List what a device saves for offline use of a course (URLs, sizes and code engines); for enrolled learners only',
    access: 'user',
    params: z.object({ courseId: CourseId }),
    success: { status: 200, body: CourseCopy },
    errors: { 'course-not-found': courseNotFound, 'not-enrolled': notEnrolled },
  },
  'GET /api/courses/{courseId}/notes': {
    operation: 'listNotes',
    summary:
      'List all notes of the logged-in learner on a course, in the order of its lessons; those on removed lessons are last',
    access: 'user',
    params: z.object({ courseId: CourseId }),
    success: { status: 200, body: z.object({ items: z.array(ListedNote) }) },
    errors: { 'course-not-found': courseNotFound, 'not-enrolled': notEnrolled },
  },
  'GET /api/courses/{courseId}/notes.md': {
    operation: 'getNotesFile',
    summary: 'Download all notes of the logged-in learner on a course as Markdown, in the order of its lessons',
    access: 'user',
    params: z.object({ courseId: CourseId }),
    success: { status: 200, file: { contentTypes: ['text/markdown; charset=utf-8'] } },
    errors: { 'course-not-found': courseNotFound, 'not-enrolled': notEnrolled },
  },
} as const satisfies RouteTable;
