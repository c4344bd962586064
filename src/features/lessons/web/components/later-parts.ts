import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { laterPartMessages } from '../messages.ts';

// Parts that not every reader needs, or not before reading: their scripts load after the text.

/** Actions at the end of a lesson. */
export const LessonEnd = lazyPart(() => import('./lesson-end.tsx'), laterPartMessages.end);

/** Shown instead of a lesson that is closed to this reader. */
export const LessonGate = lazyPart(() => import('./lesson-gate.tsx'), laterPartMessages.gate);

/** Shown above an open lesson to readers who are not enrolled. */
export const OpenLessonLine = lazyPart(() => import('./open-lesson-line.tsx'), laterPartMessages.gate);

/** Results of the search in the course. */
export const FoundLessons = lazyPart(() => import('./found-lessons.tsx'), laterPartMessages.find);

/** Records reading; a lesson is readable without it. */
export const ReadingRecord = lazyPart(() => import('./reading-record.tsx'), laterPartMessages.record);

/** Sections of the lesson, in the list of lessons. */
export const SectionList = lazyPart(() => import('./section-list.tsx'), {
  failed: 'The sections could not be loaded.',
  retry: 'Try again',
});
