import type { Course } from '../courses/catalogue.ts';
import { type Outline, lessonsOf } from '../lessons/outline.ts';

/** Recording that everyone can play, and the lesson that contains it. */
export interface Recording {
  readonly kind: 'cast' | 'video';
  /** Unique among recordings of its kind. */
  readonly id: string;
  readonly title: string;
  readonly lessonId: string;
  readonly lessonTitle: string;
}

/** Recordings by course: all screencasts, and the videos in open lessons. Leaves out courses without recordings. */
export function recordingsByCourse(courses: readonly Course[], outlines: readonly Outline[]) {
  return courses.flatMap((course) => {
    const outline = outlines.find(({ courseId }) => courseId === course.courseId);
    const recordings = outline ? recordingsOf(outline) : [];
    return recordings.length === 0 ? [] : [{ course, recordings }];
  });
}

function recordingsOf(outline: Outline): Recording[] {
  return lessonsOf(outline).flatMap(({ lessonId, title: lessonTitle, isOpen, casts, videos }) => {
    const place = { lessonId, lessonTitle };
    const films = isOpen ? videos : [];
    return [
      ...casts.map(({ castId, title }) => ({ kind: 'cast' as const, id: castId, title, ...place })),
      ...films.map(({ videoId, title }) => ({ kind: 'video' as const, id: videoId, title, ...place })),
    ];
  });
}
