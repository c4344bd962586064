import type { Catalogue, Course, Track } from './catalogue.ts';

/** Track of a course; undefined if the course is in none. */
export function trackOf({ tracks }: Pick<Catalogue, 'tracks'>, courseId: string): Track | undefined {
  return tracks.find(({ courseIds }) => courseIds.includes(courseId));
}

/** Courses that are in no track. */
export function outsideTracks(catalogue: Catalogue): Course[] {
  return catalogue.courses.filter(({ courseId }) => trackOf(catalogue, courseId) === undefined);
}
