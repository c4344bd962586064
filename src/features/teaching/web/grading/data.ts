import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { pageByPage } from '../../../../platform/web/page-by-page.ts';
import { ApiError, makeCall } from '../../../../platform/web/rpc.ts';
import { declareStale } from '../../../../platform/web/stale-data.ts';
import type {
  HandInLine as LineShape,
  HandInToGrade as ToGradeShape,
  handInRoutes,
  hiddenReasons,
} from '../../../exercises/hand-in-contract.ts';
import { useOwnUid } from '../../../identity/web/public.ts';
import type { AssignmentFilter } from '../../assignment-filter.ts';
import { teachingKey } from '../data.ts';

const call = makeCall<typeof handInRoutes>();

export type HandInLine = z.infer<typeof LineShape>;
export type HandInToGrade = z.infer<typeof ToGradeShape>;
export type Hidden = (typeof hiddenReasons)[number];
export type Task = NonNullable<HandInToGrade['task']>;
export type Grade = NonNullable<HandInToGrade['grade']>;

/** Assignment submissions of a course, page by page; a colleague may be grading at the same time. */
export function useHandInLines(courseId: string, { state: asked, task }: AssignmentFilter) {
  const uid = useOwnUid();
  const state = asked ?? 'waiting';
  const of = task === undefined ? ({ state } as const) : ({ state, exerciseId: task } as const);
  return useInfiniteQuery({
    queryKey: [...teachingKey, uid, courseId, 'hand-ins', of],
    ...pageByPage(({ query, signal }) =>
      call('GET /api/courses/{courseId}/hand-ins', { params: { courseId }, query: { ...query, ...of }, signal }),
    ),
    staleTime: 0,
  });
}

/** Number of submissions of a course that need grading; null while it is not known. */
export function useWaitingCount(courseId: string): number | null {
  const uid = useOwnUid();
  const { data } = useQuery({
    queryKey: [...teachingKey, uid, courseId, 'hand-ins', 'count'],
    queryFn: ({ signal }) =>
      call('GET /api/courses/{courseId}/hand-ins', {
        params: { courseId },
        query: { state: 'waiting', limit: 1 },
        signal,
      }),
    staleTime: 0,
  });
  return data?.waiting ?? null;
}

/** One submission with its task, its rubric and its grade. */
export function useHandIn(handInId: string) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...teachingKey, uid, 'hand-in', handInId],
    queryFn: ({ signal }) => call('GET /api/hand-ins/{handInId}', { params: { handInId }, signal }),
    staleTime: 0,
  });
}

/** Files in a ZIP; a submission never changes. */
export function useWorkFiles(handInId: string) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...teachingKey, uid, 'hand-in', handInId, 'files'],
    queryFn: ({ signal }) => call('GET /api/hand-ins/{handInId}/files', { params: { handInId }, signal }),
    staleTime: Infinity,
  });
}

/** One of these files as text. */
export function useWorkText(handInId: string, place: number) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...teachingKey, uid, 'hand-in', handInId, 'files', place],
    queryFn: ({ signal }) =>
      call('GET /api/hand-ins/{handInId}/files/{place}', { params: { handInId, place: String(place) }, signal }),
    staleTime: Infinity,
  });
}

/** Preview of a rendered comment. */
export function usePreviewComment() {
  return useMutation({
    mutationFn: (comment: string) => call('POST /api/comment-previews', { body: { comment } }),
    meta: { makesStale: [] },
  });
}

/** Grades a submission or corrects its grade. Reloads it if somebody else was first, or if the task has changed. */
export function useGradeHandIn(handInId: string) {
  return useMutation({
    mutationFn: (body: { taskVersion: string; scores: number[]; comment: string; correctsGradedAt?: number }) =>
      call('PUT /api/hand-ins/{handInId}/grade', { params: { handInId }, body }),
    meta: { makesStale: [teachingKey] },
    onError: async (error) => {
      if (error instanceof ApiError && error.status === 409) await declareStale([teachingKey]);
    },
  });
}
