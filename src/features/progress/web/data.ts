import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type { progressRoutes } from '../contract.ts';
import { deriveProgress } from '../derive.ts';
import type { LearningEvent } from '../events.ts';
import { keepSending, progressKey, record, subscribeToWaiting, waitingOf } from './outbox.ts';
import { type NewEvent, asCounted } from './waiting.ts';

const call = makeCall<typeof progressRoutes>();
const noEvents: readonly LearningEvent[] = [];

/**
 * The signed-in learner's progress in a course, with what this browser has not sent yet; waits for a session. `provisional` are
 * the browser's own verdicts (`exercise-tried`), which show an exercise as passed until the server says so; keep it between renders.
 * Whoever is known not to be enrolled has none.
 */
export function useCourseProgress(courseId: string, provisional = noEvents, isEnrolled = true) {
  const uid = useOwnUid();
  const waiting = useWaiting(courseId);
  const { data, isError, refetch } = useQuery({
    queryKey: [...progressKey, uid, courseId],
    queryFn: ({ signal }) => call('GET /api/courses/{courseId}/progress', { params: { courseId }, signal }),
    enabled: uid !== null && isEnrolled,
  });
  const progress = useMemo(
    () => data && deriveProgress(data.structure, [...data.events, ...waiting.map(asCounted), ...provisional]),
    [data, waiting, provisional],
  );
  return { progress, isError, refetch, waitingCount: waiting.length };
}

/** How far the signed-in learner is in each of their courses; waits for a session. */
export function useMyProgress() {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...progressKey, uid],
    queryFn: ({ signal }) => call('GET /api/progress', { signal }),
    select: ({ items }) => items,
    enabled: uid !== null,
  });
}

/**
 * Records what the learner did in a course. Done when this browser keeps it, also without a network: what is shown follows at
 * once, and the server when it can be reached ({@link useLearningSent}).
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

/** While this is drawn, what the signed-in learner recorded is sent. */
export function useLearningSent(): void {
  const uid = useOwnUid();
  useEffect(() => (uid === null ? undefined : keepSending(uid)), [uid]);
}

function useWaiting(courseId: string) {
  const uid = useOwnUid();
  const waiting = useSyncExternalStore(
    subscribeToWaiting,
    () => waitingOf(uid),
    () => waitingOf(null),
  );
  return useMemo(() => waiting.filter((each) => each.courseId === courseId), [waiting, courseId]);
}
