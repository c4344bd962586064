import { useMutation } from '@tanstack/react-query';
import { useOwnUid } from '../../identity/web/public.ts';
import { record } from './outbox.ts';
import type { NewEvent } from './waiting.ts';

/**
 * Records what the learner did in a course. Done when this browser keeps it, also without a network: what is shown follows at
 * once, and the server when it can be reached.
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
