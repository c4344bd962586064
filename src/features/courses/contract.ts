import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';

export const CourseId = z.string().check(z.minLength(1), z.maxLength(64));

/** One course of the fixed table (specification §3); `image` is a path on this site. */
export const Course = z.object({
  courseId: CourseId,
  title: z.string(),
  description: z.string(),
  schedule: z.string(),
  instructor: z.string(),
  image: z.string(),
});

export const courseRoutes = {
  'GET /api/courses': {
    operation: 'listCourses',
    summary: 'All courses',
    access: 'anyone',
    success: { status: 200, body: z.object({ items: z.array(Course) }) },
    reusable: true,
  },
  'GET /api/courses/{courseId}': {
    operation: 'getCourse',
    summary: 'One course',
    access: 'anyone',
    params: z.object({ courseId: CourseId }),
    success: { status: 200, body: Course },
    errors: { 'course-not-found': { status: 404, message: 'Course not found' } },
    reusable: true,
  },
} as const satisfies RouteTable;
