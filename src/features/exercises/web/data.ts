import { useMutation, useQuery } from '@tanstack/react-query';
import { makeCall } from '../../../platform/web/rpc.ts';
import { makeUpload } from '../../../platform/web/upload.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import { progressKey } from '../../progress/web/public.ts';
import type { exerciseRoutes } from '../contract.ts';
import type { Files, Place } from './exercise.ts';

const call = makeCall<typeof exerciseRoutes>();
const upload = makeUpload<typeof exerciseRoutes>();

/** Prefix of all query keys of exercises. */
export const exercisesKey = ['exercises'] as const;

/** Query of an exercise as the reader may see it; cached for offline use while the page is open. */
export function useExercise({ courseId, exerciseId }: Place) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...exercisesKey, uid, courseId, exerciseId],
    queryFn: ({ signal }) =>
      call('GET /api/courses/{courseId}/exercises/{exerciseId}', { params: { courseId, exerciseId }, signal }),
    staleTime: Infinity,
  });
}

/** Query of the signed-in learner's submissions, newest first. */
export function useSubmissions({ courseId, exerciseId }: Place, enabled: boolean) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...exercisesKey, uid, courseId, exerciseId, 'submissions'],
    queryFn: ({ signal }) =>
      call('GET /api/courses/{courseId}/exercises/{exerciseId}/submissions', {
        params: { courseId, exerciseId },
        signal,
      }),
    select: ({ items }) => items,
    enabled: enabled && uid !== null,
  });
}

/** Fetches the draft and the times of its earlier versions. Throws `ApiError`. */
export function findDraft({ courseId, exerciseId }: Place) {
  return call('GET /api/courses/{courseId}/exercises/{exerciseId}/draft', { params: { courseId, exerciseId } });
}

export function saveDraft(
  { courseId, exerciseId }: Place,
  body: { readonly userId: string | null; readonly base: number; readonly files: Files },
) {
  return call('PUT /api/courses/{courseId}/exercises/{exerciseId}/draft', { params: { courseId, exerciseId }, body });
}

/** Query of the times of the draft's earlier versions, newest first; enabled by `isOpen`. */
export function useDraftHistory({ courseId, exerciseId }: Place, isOpen: boolean) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...exercisesKey, uid, courseId, exerciseId, 'drafts'],
    queryFn: () => findDraft({ courseId, exerciseId }),
    select: ({ earlier }) => earlier,
    enabled: isOpen && uid !== null,
    staleTime: 0,
  });
}

/** Mutation that fetches one earlier version. */
export function useEarlierDraft({ courseId, exerciseId }: Place) {
  return useMutation({
    mutationFn: (version: number) =>
      call('GET /api/courses/{courseId}/exercises/{exerciseId}/drafts/{version}', {
        params: { courseId, exerciseId, version: String(version) },
      }),
    meta: { makesStale: [] },
  });
}

/**
 * Query of the signed-in learner's assignment submissions, newest first. A grade is progress: its live event
 * invalidates this.
 */
export function useHandIns({ courseId, exerciseId }: Place, enabled: boolean) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...progressKey, uid, courseId, 'hand-ins', exerciseId],
    queryFn: ({ signal }) =>
      call('GET /api/courses/{courseId}/exercises/{exerciseId}/hand-ins', { params: { courseId, exerciseId }, signal }),
    select: ({ items }) => items,
    enabled: enabled && uid !== null,
  });
}

/** Mutation that submits a link or a file, with a note. */
export function useHandInWork({ courseId, exerciseId }: Place) {
  return useMutation({
    mutationFn: async ({ link, file, note }: { link: string; file: File | null; note: string }) => {
      const body = note === '' ? {} : { note };
      if (file === null) {
        await call('POST /api/courses/{courseId}/exercises/{exerciseId}/hand-in-links', {
          params: { courseId, exerciseId },
          body: { link, ...body },
        });
        return;
      }
      const params = { courseId, exerciseId };
      await upload('POST /api/courses/{courseId}/exercises/{exerciseId}/hand-in-files', {
        params,
        body: { file, ...body },
      });
    },
    meta: { makesStale: [progressKey] },
  });
}

/** Mutation that shows the solution, which is recorded. */
export function useSolution({ courseId, exerciseId }: Place) {
  return useMutation({
    mutationFn: () =>
      call('POST /api/courses/{courseId}/exercises/{exerciseId}/solution', { params: { courseId, exerciseId } }),
    meta: { makesStale: [progressKey] },
  });
}

/** Number of programs that are graded before one's own; refetched while `isWaiting`. */
export function useGradingTurn(isWaiting: boolean) {
  const uid = useOwnUid();
  const { data } = useQuery({
    queryKey: [...exercisesKey, uid, 'turn'],
    queryFn: ({ signal }) => call('GET /api/grading-turn', { signal }),
    enabled: isWaiting && uid !== null,
    refetchInterval: turnPollMs,
    staleTime: 0,
    gcTime: 0,
  });
  return isWaiting ? (data?.before ?? null) : null;
}

const turnPollMs = 1500;
