import { useQuery } from '@tanstack/react-query';
import { makeCall } from '../../../platform/web/rpc.ts';
import type { reviewRoutes } from '../contract.ts';
import { ownZone } from './data.ts';
import { isMark, readPending } from './outbox/pending-answers.ts';
import type { Sitting } from './review-types.ts';

const call = makeCall<typeof reviewRoutes>();

/** Reads the questions that are due, except those whose answers still wait in this browser. */
async function readSitting(uid: string, signal: AbortSignal): Promise<Sitting> {
  const pending = (await readPending(uid)).flatMap((each) => (isMark(each) ? [] : [each]));
  const sitting = await call('GET /api/review/sitting', { query: { zone: ownZone() }, signal });
  const isWaiting = ({ courseId, cardId }: Sitting['items'][number]) =>
    pending.some((each) => each.courseId === courseId && each.cardId === cardId);
  return { ...sitting, items: sitting.items.filter((card) => !isWaiting(card)) };
}

/** Query of a sitting's questions, which stay as they are until the next `turn`. */
export function useSitting(uid: string, turn: number) {
  return useQuery({
    queryKey: ['review-sitting', uid, turn],
    queryFn: ({ signal }) => readSitting(uid, signal),
    staleTime: Infinity,
    // Reading everything again, as after signing in, must not restart the sitting while the learner answers.
    structuralSharing: (before, next) => before ?? next,
    gcTime: 0,
  });
}
