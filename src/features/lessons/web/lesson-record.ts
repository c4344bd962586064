import { useRecordLearning } from '../../progress/web/public.ts';
import type { Lesson } from '../outline.ts';

/** What a learner may record of a lesson: that it was opened, is done or is not, and how far it was read. */
export function useLessonRecord({ courseId, lessonId, version }: Lesson) {
  const { mutate, isError, variables } = useRecordLearning(courseId);
  const about = { subject: lessonId, version };
  return {
    open: () => mutate([{ ...about, kind: 'lesson-opened' }]),
    markDone: () => mutate([{ ...about, kind: 'lesson-done' }]),
    /** Takes back the events that made it done. */
    undo: (undoes: string[]) => mutate([{ ...about, kind: 'lesson-undone', undoes }]),
    /** How far down, from 0 to 1. */
    read: (place: number) => mutate([{ ...about, kind: 'position', place }]),
    isFailed: isError,
    /** What was recorded here last, for the focus. */
    lastAct: variables?.[0]?.kind,
  };
}
