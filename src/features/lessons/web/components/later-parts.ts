import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { laterPartMessages } from '../messages.ts';

// Parts that not every reader needs, or not before reading: their scripts load after the text.

/** Actions at the end of a lesson. */
export const LessonEnd = lazyPart(() => import('./lesson-end.tsx'), laterPartMessages);

/** Shown instead of a lesson that is closed to this reader. */
export const LessonGate = lazyPart(() => import('./lesson-gate.tsx'), laterPartMessages);

/** Shown above an open lesson to readers who are not enrolled. */
export const OpenLessonLine = lazyPart(() => import('./open-lesson-line.tsx'), laterPartMessages);

/** Results of the search in the course. */
export const FoundLessons = lazyPart(() => import('./found-lessons.tsx'), laterPartMessages);

/** Records reading; a lesson is readable without it. */
export const ReadingRecord = lazyPart(() => import('./reading-record.tsx'), laterPartMessages);

/** Sections of the lesson, in the list of lessons. */
export const SectionList = lazyPart(() => import('./section-list.tsx'), laterPartMessages);

/** Shown instead of a lesson that does not exist. */
export const Missing = lazyPart(() => import('./missing.tsx'), laterPartMessages);

/** Line under the bar of narrow windows. */
export const SectionSteps = lazyPart(() => import('./section-steps.tsx'), laterPartMessages);
