import * as z from 'zod/mini';
import { Marks } from '../../platform/contract/marks.ts';
import { Timestamp } from '../../platform/contract/paging.ts';
import { Id, lineOf } from '../../platform/contract/text.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { RowVersion } from '../../platform/contract/row-version.ts';
import { CompletionTerms } from '../courses/completion-contract.ts';
import { CourseId } from '../courses/contract.ts';
import { notEnrolled } from '../enrolment/contract.ts';
import { Owner, anotherLearner } from '../progress/contract.ts';

/** The page of a lesson, as the table of pages has it. */
export const lessonPage = '/course/$courseId/learn/$lessonId';

/** What one learns in a lesson and what one does in it, for lists. */
export const OutlineLesson = z.object({
  lessonId: z.string(),
  title: z.string(),
  summary: z.string(),
  /** How long it takes most people. */
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
  /** When the course is complete; missing where everything has to be done. */
  completion: z.optional(CompletionTerms),
});

const LessonLink = z.object({ lessonId: z.string(), title: z.string() });

/** A lesson: its text as HTML, and at their places the exercises, casts and videos that it names. */
export const Lesson = z.object({
  courseId: z.string(),
  lessonId: z.string(),
  title: z.string(),
  summary: z.string(),
  minutes: z.number(),
  /** Another one for each change of the text. */
  version: z.string(),
  parts: z.array(
    z.union([
      z.object({ html: z.string() }),
      z.object({ embed: z.enum(['exercise', 'cast', 'video']), id: z.string() }),
    ]),
  ),
  sections: z.array(z.object({ id: z.string(), title: z.string() })),
  hasQuiz: z.boolean(),
  previous: z.nullable(LessonLink),
  next: z.nullable(LessonLink),
});

export const wordsMaxLength = 200;

/** A lesson with the words that were looked for, and the part of its text that fits them best. */
export const LessonWithWords = z.object({
  lessonId: z.string(),
  title: z.string(),
  excerpt: z.string(),
  titleMarks: Marks,
  excerptMarks: Marks,
});

/** What programs a course has to run; each takes an engine of its own. */
export const CourseEngine = z.enum(['javascript', 'page', 'react', 'python']);

/** What a device keeps of a course, so that it is learnt from without a network. */
export const CourseCopy = z.object({
  courseId: z.string(),
  /** Another one for each change of what is in it. */
  version: z.string(),
  /** The same for everybody who is enrolled, each with its size as it is kept. */
  answers: z.array(z.object({ address: z.string(), bytes: z.int() })),
  /** Answers with what is the learner's own. */
  own: z.array(z.string()),
  engines: z.array(CourseEngine),
});

export const noteMaxLength = 20_000;

/** What a learner noted on a lesson, as Markdown; without a note the text is empty, and its version 0. */
export const Note = z.object({
  text: z.string(),
  /** One more with each change: who writes names the one that they have seen. */
  version: z.int(),
  /** Null without a note. */
  changedAt: z.nullable(Timestamp),
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
    summary: 'The lessons of each course that has any, in the order of the courses',
    access: 'anyone',
    success: { status: 200, body: z.object({ items: z.array(Outline) }) },
    reusable: true,
  },
  'GET /api/courses/{courseId}/outline': {
    operation: 'getOutline',
    summary: 'The lessons of a course, chapter by chapter; a course without lessons has no chapters',
    access: 'anyone',
    params: z.object({ courseId: CourseId }),
    success: { status: 200, body: Outline },
    errors: { 'course-not-found': courseNotFound },
    reusable: true,
  },
  'GET /api/courses/{courseId}/found-lessons': {
    operation: 'findInCourse',
    summary:
      'Lessons of a course that hold all words of `q`, best first; by title and summary for everybody, by their text for those who may read them',
    access: 'known',
    params: z.object({ courseId: CourseId }),
    query: z.object({ q: lineOf(wordsMaxLength) }),
    success: { status: 200, body: z.object({ items: z.array(LessonWithWords) }) },
    errors: { 'course-not-found': courseNotFound },
  },
  'GET /api/courses/{courseId}/lessons/{lessonId}': {
    operation: 'getLesson',
    summary: 'One lesson; the first of each course for anybody, all others for those who are enrolled in it',
    access: 'known',
    params: ofLesson,
    success: { status: 200, body: Lesson },
    errors: lessonErrors,
    reusable: true,
  },
  'GET /api/courses/{courseId}/lessons/{lessonId}/note': {
    operation: 'getNote',
    summary: "The signed-in learner's note on a lesson of a course in which they are enrolled",
    access: 'user',
    params: ofLesson,
    success: { status: 200, body: Note },
    errors: lessonErrors,
  },
  'PUT /api/courses/{courseId}/lessons/{lessonId}/note': {
    operation: 'saveNote',
    summary: 'Put a text in the place of the version that the sender has seen; refused when there is a newer one',
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
      'What a device keeps of a course in which the caller is enrolled: addresses, sizes, and the engines of its programs',
    access: 'user',
    params: z.object({ courseId: CourseId }),
    success: { status: 200, body: CourseCopy },
    errors: { 'course-not-found': courseNotFound, 'not-enrolled': notEnrolled },
  },
  'GET /api/courses/{courseId}/notes.md': {
    operation: 'getNotesFile',
    summary: "All of the signed-in learner's notes on a course, in the order of its lessons, as Markdown",
    access: 'user',
    params: z.object({ courseId: CourseId }),
    success: { status: 200, file: { contentTypes: ['text/markdown; charset=utf-8'] } },
    errors: { 'course-not-found': courseNotFound, 'not-enrolled': notEnrolled },
  },
} as const satisfies RouteTable;
