import { useRecordLearning } from '../../progress/web/public.ts';
import type { Lesson } from '../outline.ts';

/** Records a learner's actions in a lesson: opened, done, not done, and the reading position. */
export function useLessonRecord({ courseId, lessonId, version }: Lesson) {
  const { mutate, isError, variables } = useRecordLearning(courseId);
  const about = { subject: lessonId, version };
  return {
    open: () => mutate([{ ...about, kind: 'lesson-opened' }]),
    markDone: () => mutate([{ ...about, kind: 'lesson-done' }]),
    /** Undoes the events that made it done. */
    undo: (undoes: string[]) => mutate([{ ...about, kind: 'lesson-undone', undoes }]),
    /** Reading position, from 0 to 1. */
    read: (place: number) => mutate([{ ...about, kind: 'position', place }]),
    isFailed: isError,
    /** Action last recorded here, for the focus. */
    lastAct: variables?.[0]?.kind,
  };
}
