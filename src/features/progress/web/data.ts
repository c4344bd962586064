import { useQuery } from '@tanstack/react-query';
import { useMemo, useSyncExternalStore } from 'react';
import { chunk } from '../../../platform/web/chunk.ts';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { progressRoutes } from '../contract.ts';
import type { LearningEvent } from '../events.ts';
import { progressKey, waitingEvents } from './known-waiting.ts';
import { asCounted } from './waiting.ts';

const call = makeCall<typeof progressRoutes>();
/** Loaded together with the record: a visitor needs neither. */
const loadDerivation = chunk(() => import('../derive.ts'));
const noEvents: readonly LearningEvent[] = [];

/**
 * The signed-in learner's progress in a course, with unsent events; none without a session or enrollment. `provisional`:
 * the browser's own results, shown as passed until confirmed; pass the same array on each render.
 */
export function useCourseProgress(courseId: string, provisional = noEvents, isEnrolled = true) {
  const uid = useOwnUid();
  const waiting = useWaiting(courseId);
  const { data, isError, refetch } = useQuery({
    queryKey: [...progressKey, uid, courseId],
    queryFn: async ({ signal }) => {
      const [{ deriveProgress }, record] = await Promise.all([
        loadDerivation(),
        call('GET /api/courses/{courseId}/progress', { params: { courseId }, signal }),
      ]);
      return { ...record, derive: deriveProgress };
    },
    enabled: uid !== null && isEnrolled,
  });
  const progress = useMemo(
    () => data && data.derive(data.structure, [...data.events, ...waiting.map(asCounted), ...provisional]),
    [data, waiting, provisional],
  );
  return { progress, isError, refetch, waitingCount: waiting.filter(({ isSent }) => !isSent).length };
}

/** Progress of the signed-in learner in each of their courses; waits for a session. */
export function useMyProgress() {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...progressKey, uid],
    queryFn: ({ signal }) => call('GET /api/progress', { signal }),
    select: ({ items }) => items,
    enabled: uid !== null,
  });
}

function useWaiting(courseId: string) {
  const uid = useOwnUid();
  const waiting = useSyncExternalStore(
    waitingEvents.subscribe,
    () => waitingEvents.waitingOf(uid),
    () => waitingEvents.waitingOf(null),
  );
  return useMemo(() => waiting.filter((each) => each.courseId === courseId), [waiting, courseId]);
}
