import type { Catalogue, Course, Track } from './catalogue.ts';

/** Undefined for a course that stands by itself. */
export function trackOf({ tracks }: Pick<Catalogue, 'tracks'>, courseId: string): Track | undefined {
  return tracks.find(({ courseIds }) => courseIds.includes(courseId));
}

/** The courses that are in no track. */
export function outsideTracks(catalogue: Catalogue): Course[] {
  return catalogue.courses.filter(({ courseId }) => trackOf(catalogue, courseId) === undefined);
}
