import * as z from 'zod/mini';
import { Order, defineKind, markedName, rankOf } from '../../../platform/server/content/kinds.ts';
import { lineOf, textOf } from '../../../platform/contract/text.ts';
import { type CompletionRule, countedParts, everything } from '../completion.ts';
import { type Course, type Track, coursePage } from '../contract.ts';
import { required } from '../../../platform/server/db/statement.ts';
import { courseQueries } from './queries.ts';

declare module '../../../platform/server/content/kinds.ts' {
  interface ContentTypes {
    course: z.infer<typeof Course> & { readonly completion?: CompletionRule };
    /** All tracks in order; they are in one file. */
    tracks: readonly z.infer<typeof Track>[];
  }
}

const titleMaxLength = 120;
const descriptionMaxLength = 4000;

const Weight = z._default(z.int().check(z.gte(0), z.lte(100)), 0);
const Completion = z.optional(
  z.strictObject({
    lessons: Weight,
    exercises: Weight,
    quizzes: Weight,
    pass: z._default(z.int().check(z.gte(1), z.lte(100)), everything.pass),
  }),
);

export const courseKind = defineKind({
  name: 'course',
  path: 'courses/{id}/course.md',
  page: coursePage,
  shape: z.strictObject({
    title: lineOf(titleMaxLength),
    order: Order,
    schedule: lineOf(titleMaxLength),
    /** True if its instructor is an example. */
    example: z._default(z.boolean(), false),
    instructor: lineOf(titleMaxLength),
    image: z.string(),
    completion: Completion,
    /** Courses to take first. */
    requires: z.optional(z.array(z.string()).check(z.minLength(1))),
  }),
  make({ id, front, body, asset, fault, refer }) {
    const { title, schedule, example, image, completion, requires } = front;
    for (const [place, courseId] of (requires ?? []).entries()) {
      if (courseId === id) fault(['requires', place], 'a course cannot require itself');
      else if (requires?.indexOf(courseId) !== place) fault(['requires', place], `${courseId} is listed twice`);
      else refer('course', courseId, ['requires', place]);
    }
    const instructor = markedName(front.instructor, example);
    if (!textOf(descriptionMaxLength).safeParse(body).success) {
      fault(0, `the description below the front matter must have 1 to ${descriptionMaxLength} characters`);
    }
    if (completion && countedParts.every((part) => completion[part] === 0)) {
      fault(['completion'], `counts nothing: give ${countedParts.join(', ')} or some of them a weight above 0`);
    }
    return {
      courseId: id,
      title,
      description: body,
      schedule,
      instructor,
      image: asset(image, ['image']),
      ...(completion && { completion }),
      ...(requires && { requires }),
    };
  },
  rank: rankOf,
  rows(db) {
    const { insertCourse, deleteUnchosenCourse, findAbsence } = courseQueries(db);
    return {
      put: ({ courseId }) => insertCourse.with({ courseId }),
      remove: (courseId, otherwise) => [
        deleteUnchosenCourse.with({ courseId }),
        required(findAbsence.with({ courseId }), () => otherwise('learners are enrolled in it')),
      ],
    };
  },
});

export const tracksKind = defineKind({
  name: 'tracks',
  path: 'courses/tracks.yaml',
  page: '/courses',
  shape: z.array(
    z.strictObject({
      id: z.string().check(z.regex(/^[a-z0-9-]{1,64}$/, 'must contain only lowercase letters, digits and hyphens')),
      title: lineOf(titleMaxLength),
      courses: z.array(z.string()).check(z.minLength(1)),
      cards: z.optional(z.string()),
    }),
  ),
  make({ front, fault, find }) {
    const seen = new Set<string>();
    for (const [track, { id, courses, cards }] of front.entries()) {
      if (seen.has(`track ${id}`)) fault([track, 'id'], `the track ${id} is listed twice`);
      seen.add(`track ${id}`);
      for (const [place, courseId] of courses.entries()) {
        find('course', courseId, [track, 'courses', place]);
        if (seen.has(courseId)) fault([track, 'courses', place], `${courseId} is already in a track`);
        seen.add(courseId);
      }
      if (cards !== undefined && !courses.includes(cards)) fault([track, 'cards'], 'must be a course of the track');
    }
    return front.map(({ id, title, courses, cards }) => ({
      trackId: id,
      title,
      courseIds: courses,
      ...(cards !== undefined && { cardsTo: cards }),
    }));
  },
});
