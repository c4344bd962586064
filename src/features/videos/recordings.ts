import type { Course } from '../courses/catalogue.ts';
import { type Outline, lessonsOf } from '../lessons/outline.ts';

/** A recording that plays for everybody, and the lesson that it stands in. */
export interface Recording {
  readonly kind: 'cast' | 'video';
  /** Among those of its kind. */
  readonly id: string;
  readonly title: string;
  readonly lessonId: string;
  readonly lessonTitle: string;
}

/** The recorded lessons of each course that has any, in the order of the courses, and the videos that stand in an open lesson. */
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
