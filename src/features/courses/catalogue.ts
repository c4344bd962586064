import type * as z from 'zod/mini';
import type { Reading } from '../../platform/contract/reading.ts';
import type { Course as CourseShape, Track as TrackShape, courseRoutes } from './contract.ts';

export type Course = Readonly<z.infer<typeof CourseShape>>;
export type Track = Readonly<z.infer<typeof TrackShape>>;

/** Courses and the tracks that they form, or the subset that a page needs. */
export interface Catalogue {
  readonly courses: readonly Course[];
  readonly tracks: readonly Track[];
}

/** Reads all courses and tracks. */
export async function readCatalogue({ read }: Pick<Reading<typeof courseRoutes>, 'read'>): Promise<Catalogue> {
  const [courses, tracks] = await Promise.all([read('GET /api/courses'), read('GET /api/tracks')]);
  return { courses: courses.items, tracks: tracks.items };
}

export function findCourse({ courses }: Pick<Catalogue, 'courses'>, courseId: string): Course | undefined {
  return courses.find((course) => course.courseId === courseId);
}

/** Steps of a track, in order. */
export function stepsOf(catalogue: Catalogue, { courseIds }: Track): Course[] {
  return courseIds.flatMap((courseId) => findCourse(catalogue, courseId) ?? []);
}

/** First sentence of the description, which says what learners do in the course. */
export function summaryOf({ description }: Pick<Course, 'description'>): string {
  return /^.*?[.?!](?=\s|$)/s.exec(description)?.[0] ?? description;
}
