import type * as z from 'zod/mini';
import type { Reading } from '../../platform/contract/reading.ts';
import type { Course as CourseShape, Track as TrackShape, courseRoutes } from './contract.ts';

export type Course = Readonly<z.infer<typeof CourseShape>>;
export type Track = Readonly<z.infer<typeof TrackShape>>;

/** Courses and the tracks that they form, or those of them that a page is about. */
export interface Catalogue {
  readonly courses: readonly Course[];
  readonly tracks: readonly Track[];
}

/** All of them. */
export async function readCatalogue({ read }: Reading<typeof courseRoutes>): Promise<Catalogue> {
  const [courses, tracks] = await Promise.all([read('GET /api/courses'), read('GET /api/tracks')]);
  return { courses: courses.items, tracks: tracks.items };
}

export function findCourse({ courses }: Pick<Catalogue, 'courses'>, courseId: string): Course | undefined {
  return courses.find((course) => course.courseId === courseId);
}

/** The steps of a track, in their order. */
export function stepsOf(catalogue: Catalogue, { courseIds }: Track): Course[] {
  return courseIds.flatMap((courseId) => findCourse(catalogue, courseId) ?? []);
}

/** The opening sentence of its description, which says what one does in the course. */
export function summaryOf({ description }: Pick<Course, 'description'>): string {
  return /^.*?[.?!](?=\s|$)/s.exec(description)?.[0] ?? description;
}
