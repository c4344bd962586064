import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { laterPartMessages } from '../messages.ts';

// What not every reader of a lesson needs, or not before they have read: its script comes after the text.

/** What one does at the end of a lesson. */
export const LessonEnd = lazyPart(() => import('./lesson-end.tsx'), laterPartMessages.end);

/** In the place of a lesson that is closed to this reader. */
export const LessonGate = lazyPart(() => import('./lesson-gate.tsx'), laterPartMessages.gate);

/** Above an open lesson, for whoever is not enrolled. */
export const OpenLessonLine = lazyPart(() => import('./open-lesson-line.tsx'), laterPartMessages.gate);

/** What was found in the course. */
export const FoundLessons = lazyPart(() => import('./found-lessons.tsx'), laterPartMessages.find);

/** What is recorded of reading; a lesson is read without it as well. */
export const ReadingRecord = lazyPart(() => import('./reading-record.tsx'), laterPartMessages.record);
