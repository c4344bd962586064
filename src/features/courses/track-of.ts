import type { Catalogue, Course, Track } from './catalogue.ts';

/** Track of a course; undefined if the course is in none. */
export function trackOf({ tracks }: Pick<Catalogue, 'tracks'>, courseId: string): Track | undefined {
  return tracks.find(({ courseIds }) => courseIds.includes(courseId));
}

/** Course that follows in the same track. Undefined after the last one, and outside of tracks. */
export function nextInTrack(catalogue: Catalogue, courseId: string): Course | undefined {
  const { courseIds = [] } = trackOf(catalogue, courseId) ?? {};
  const nextId = courseIds[courseIds.indexOf(courseId) + 1];
  return catalogue.courses.find((each) => each.courseId === nextId);
}

/** Courses that are in no track. */
export function outsideTracks(catalogue: Catalogue): Course[] {
  return catalogue.courses.filter(({ courseId }) => trackOf(catalogue, courseId) === undefined);
}
