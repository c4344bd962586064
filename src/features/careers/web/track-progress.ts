import { type Catalogue, type Course, type Track, findCourse } from '../../courses/catalogue.ts';

/** How far somebody is in one track. */
export interface TrackProgress {
  readonly track: Track;
  /** The course of it that they enrolled in last. */
  readonly latest: Course;
  /** What builds on it and is not begun; undefined when the rest of the track is. */
  readonly next: Course | undefined;
}

/** The tracks in which somebody is enrolled, the one they joined last first; `courseIds` are their courses, newest first. */
export function trackProgress(catalogue: Catalogue, courseIds: readonly string[]): readonly TrackProgress[] {
  return catalogue.tracks
    .flatMap((track) => {
      const latest = findCourse(catalogue, courseIds.find((courseId) => track.courseIds.includes(courseId)) ?? '');
      return latest ? [{ track, latest, next: nextAfter(catalogue, latest, track, courseIds) }] : [];
    })
    .toSorted((one, other) => courseIds.indexOf(one.latest.courseId) - courseIds.indexOf(other.latest.courseId));
}

/** The first step after it that is not begun; when there is none, the first one before it that was left out. */
function nextAfter(
  catalogue: Catalogue,
  latest: Course,
  { courseIds }: Track,
  begun: readonly string[],
): Course | undefined {
  const at = courseIds.indexOf(latest.courseId);
  const inTurn = [...courseIds.slice(at + 1), ...courseIds.slice(0, at)];
  return findCourse(catalogue, inTurn.find((courseId) => !begun.includes(courseId)) ?? '');
}
