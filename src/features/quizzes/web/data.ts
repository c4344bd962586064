import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type {
  Answer as AnswerShape,
  PresentedQuestion as PresentedShape,
  GradedQuestion as GradedShape,
  QuizAttempt as AttemptShape,
  QuizFacts as FactsShape,
  QuizReview as ReviewShape,
  quizRoutes,
} from '../contract.ts';

const call = makeCall<typeof quizRoutes>();

/** Same limit as the server's, of which only the types are available here. */
export const typedMaxLength = 4000;

export type Answer = z.infer<typeof AnswerShape>;
export type PresentedQuestion = z.infer<typeof PresentedShape>;
export type GradedQuestion = z.infer<typeof GradedShape>;
export type QuizFacts = z.infer<typeof FactsShape>;
export type QuizReview = z.infer<typeof ReviewShape>;
/** `clockOffsetMs` is what has to be added to this device's clock to get the server's. */
export type QuizAttempt = z.infer<typeof AttemptShape> & { readonly clockOffsetMs: number };

export type SavedAnswer = QuizAttempt['answers'][number];

export interface QuizName {
  readonly courseId: string;
  readonly lessonId: string;
}

/** Prefix of all query keys that depend on quizzes. */
export const quizzesKey = ['quizzes'] as const;
/** Query key of the learner's progress, which a result changes. */
const progressKey = ['progress'] as const;
const attemptKey = (attemptId: string) => [...quizzesKey, 'attempt', attemptId];
const reviewKey = (attemptId: string) => [...quizzesKey, 'review', attemptId];

const withOffset = (attempt: z.infer<typeof AttemptShape>): QuizAttempt => ({
  ...attempt,
  clockOffsetMs: attempt.now - Date.now(),
});

export const readAttempt = async (attemptId: string): Promise<QuizAttempt> =>
  withOffset(await call('GET /api/quiz-attempts/{attemptId}', { params: { attemptId } }));

/** Query of a quiz's rules and the signed-in learner's attempts; waits for a session. */
export function useQuizFacts(params: QuizName) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...quizzesKey, uid, params.courseId, params.lessonId],
    queryFn: ({ signal }) => call('GET /api/courses/{courseId}/quizzes/{lessonId}', { params, signal }),
    enabled: uid !== null,
  });
}

/** Begins an attempt, or continues the running one. */
export function useStartAttempt(params: QuizName) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      withOffset(await call('POST /api/courses/{courseId}/quizzes/{lessonId}/attempts', { params })),
    onSuccess: (attempt) => client.setQueryData(attemptKey(attempt.attemptId), attempt),
    meta: { makesStale: [] },
  });
}

/** Asks the teachers of the course for another attempt. */
export function useRequestAttempt(params: QuizName) {
  return useMutation({
    mutationFn: () => call('POST /api/courses/{courseId}/quizzes/{lessonId}/attempt-requests', { params }),
    meta: { makesStale: [quizzesKey] },
  });
}

/** Query of an attempt. */
export function useAttempt(attemptId: string) {
  return useQuery({ queryKey: attemptKey(attemptId), queryFn: () => readAttempt(attemptId) });
}

/** Adds an answer to the cached attempt, so that it is there when the learner returns to the page. */
export function useRememberAnswer(attemptId: string) {
  const client = useQueryClient();
  return (saved: SavedAnswer) =>
    client.setQueryData<QuizAttempt>(attemptKey(attemptId), (known) => {
      const others = known?.answers.filter(({ questionId }) => questionId !== saved.questionId) ?? [];
      return known && { ...known, answers: [...others, saved] };
    });
}

/** Fetches the attempt again, with the server's clock, and updates the cache. Throws `ApiError`. */
export function useRereadAttempt() {
  const client = useQueryClient();
  return (attemptId: string) =>
    client.fetchQuery({ queryKey: attemptKey(attemptId), queryFn: () => readAttempt(attemptId), staleTime: 0 });
}

export function useSubmitAttempt() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (attemptId: string) =>
      call('POST /api/quiz-attempts/{attemptId}/submission', { params: { attemptId } }),
    onSuccess: (review) => client.setQueryData(reviewKey(review.attemptId), review),
    meta: { makesStale: [quizzesKey, progressKey] },
  });
}

export function useReview(attemptId: string) {
  return useQuery({
    queryKey: reviewKey(attemptId),
    queryFn: ({ signal }) => call('GET /api/quiz-attempts/{attemptId}/review', { params: { attemptId }, signal }),
    // A finished attempt no longer changes, except for right answers that are withheld until later.
    staleTime: ({ state }) => (state.data?.rightAnswers === 'later' ? 0 : Infinity),
  });
}

export interface AnswerToSave {
  readonly attemptId: string;
  readonly questionId: string;
  readonly version: number;
  readonly answer: Answer;
  readonly answeredAt: number;
}

/**
 * Saves one answer; `keepalive` while the page unloads. Typed text is cut at the server's limit: the field shows the
 * excess, and the time may be up before it is shortened. Throws `ApiError`.
 */
export function saveAnswer({ attemptId, questionId, answer, ...rest }: AnswerToSave, keepalive = false) {
  const body = { ...rest, answer: { ...answer, typed: answer.typed.map((text) => text.slice(0, typedMaxLength)) } };
  return call('PUT /api/quiz-attempts/{attemptId}/answers/{questionId}', {
    params: { attemptId, questionId },
    body,
    keepalive,
  });
}
