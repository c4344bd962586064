import { type Catalogue, type Course, type Track, findCourse } from '../../courses/catalogue.ts';

/** A learner's progress in one track. */
export interface TrackProgress {
  readonly track: Track;
  /** The course of the track with the latest enrollment. */
  readonly latest: Course;
  /** The next course that is not started; undefined if all are. */
  readonly next: Course | undefined;
}

/** Returns the learner's tracks, most recently joined first; `courseIds` are their courses, newest first. */
export function trackProgress(catalogue: Catalogue, courseIds: readonly string[]): readonly TrackProgress[] {
  return catalogue.tracks
    .flatMap((track) => {
      const latest = findCourse(catalogue, courseIds.find((courseId) => track.courseIds.includes(courseId)) ?? '');
      return latest ? [{ track, latest, next: nextAfter(catalogue, latest, track, courseIds) }] : [];
    })
    .toSorted((one, other) => courseIds.indexOf(one.latest.courseId) - courseIds.indexOf(other.latest.courseId));
}

/** Returns the first course after `latest` that is not started, else the first skipped one before it. */
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
