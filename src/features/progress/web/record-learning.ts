import { useMutation } from '@tanstack/react-query';
import { useOwnUid } from '../../identity/web/public.ts';
import { record } from './outbox.ts';
import type { NewEvent } from './waiting.ts';

/**
 * Records the learner's actions in a course. Done when this browser has stored them, even offline: the page shows them
 * immediately, and the server gets them when it can be reached.
 */
export function useRecordLearning(courseId: string) {
  const uid = useOwnUid();
  return useMutation({
    mutationFn: async (events: readonly NewEvent[]) => {
      if (uid === null) throw new Error('nobody is signed in whose record it could be');
      await record(uid, courseId, events);
    },
    meta: { makesStale: [] },
  });
}
