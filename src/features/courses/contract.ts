import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';

/** Path of a course page, as in the table of pages. */
export const coursePage = '/course/$courseId';

export const CourseId = z.string().check(z.minLength(1), z.maxLength(64));

/** One course (specification §3); `image` is a path on this site, `requires` the courses to take first. */
export const Course = z.object({
  courseId: CourseId,
  title: z.string(),
  description: z.string(),
  schedule: z.string(),
  instructor: z.string(),
  image: z.string(),
  requires: z.optional(z.array(z.string())),
});

/**
 * Courses that build on each other, in the order of the steps. The home cards of all of them link to `cardsTo` (§2
 * 'Home cards'), or to the first step if it is absent.
 */
export const Track = z.object({
  trackId: z.string(),
  title: z.string(),
  courseIds: z.array(z.string()),
  cardsTo: z.optional(z.string()),
});

export const courseRoutes = {
  'GET /api/courses': {
    operation: 'listCourses',
    summary: 'List all courses',
    access: 'anyone',
    success: { status: 200, body: z.object({ items: z.array(Course) }) },
    reusable: true,
  },
  'GET /api/courses/{courseId}': {
    operation: 'getCourse',
    summary: 'Get a course',
    access: 'anyone',
    params: z.object({ courseId: CourseId }),
    success: { status: 200, body: Course },
    errors: { 'course-not-found': { status: 404, message: 'Course not found' } },
    reusable: true,
  },
  'GET /api/tracks': {
    operation: 'listTracks',
    summary: 'List the tracks of courses; a course is in at most one track',
    access: 'anyone',
    success: { status: 200, body: z.object({ items: z.array(Track) }) },
    reusable: true,
  },
} as const satisfies RouteTable;
