import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useOwnUid } from '../../identity/web/public.ts';
import type {
  Answer as AnswerShape,
  AskedQuestion as AskedShape,
  GradedQuestion as GradedShape,
  QuizAttempt as AttemptShape,
  QuizFacts as FactsShape,
  QuizReview as ReviewShape,
  quizRoutes,
} from '../contract.ts';

const call = makeCall<typeof quizRoutes>();

/** The server takes so many characters; only its types are known here. */
export const typedMaxLength = 4000;

export type Answer = z.infer<typeof AnswerShape>;
export type AskedQuestion = z.infer<typeof AskedShape>;
export type GradedQuestion = z.infer<typeof GradedShape>;
export type QuizFacts = z.infer<typeof FactsShape>;
export type QuizReview = z.infer<typeof ReviewShape>;
/** `clockOffsetMs` is what this device's clock lacks to the server's. */
export type QuizAttempt = z.infer<typeof AttemptShape> & { readonly clockOffsetMs: number };

export type SavedAnswer = QuizAttempt['answers'][number];

export interface QuizName {
  readonly courseId: string;
  readonly lessonId: string;
}

/** Everything that depends on quizzes begins with this key. */
export const quizzesKey = ['quizzes'] as const;
/** What the learner's progress is derived from has changed with a result. */
const progressKey = ['progress'] as const;
const attemptKey = (attemptId: string) => [...quizzesKey, 'attempt', attemptId];
const reviewKey = (attemptId: string) => [...quizzesKey, 'review', attemptId];

const withOffset = (attempt: z.infer<typeof AttemptShape>): QuizAttempt => ({
  ...attempt,
  clockOffsetMs: attempt.now - Date.now(),
});

export const readAttempt = async (attemptId: string): Promise<QuizAttempt> =>
  withOffset(await call('GET /api/quiz-attempts/{attemptId}', { params: { attemptId } }));

/** The rules of a quiz, and the signed-in learner's attempts at it; waits for a session. */
export function useQuizFacts(params: QuizName) {
  const uid = useOwnUid();
  return useQuery({
    queryKey: [...quizzesKey, uid, params.courseId, params.lessonId],
    queryFn: ({ signal }) => call('GET /api/courses/{courseId}/quizzes/{lessonId}', { params, signal }),
    enabled: uid !== null,
  });
}

/** Begins an attempt, or goes on with the one that is running. */
export function useStartAttempt(params: QuizName) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async () =>
      withOffset(await call('POST /api/courses/{courseId}/quizzes/{lessonId}/attempts', { params })),
    onSuccess: (attempt) => client.setQueryData(attemptKey(attempt.attemptId), attempt),
    meta: { makesStale: [] },
  });
}

/** The attempt as the server knows it. */
export function useAttempt(attemptId: string) {
  return useQuery({ queryKey: attemptKey(attemptId), queryFn: () => readAttempt(attemptId) });
}

/** What is known of the attempt has this answer too: whoever comes back to it soon finds it there. */
export function useRememberAnswer(attemptId: string) {
  const client = useQueryClient();
  return (saved: SavedAnswer) =>
    client.setQueryData<QuizAttempt>(attemptKey(attemptId), (known) => {
      const others = known?.answers.filter(({ questionId }) => questionId !== saved.questionId) ?? [];
      return known && { ...known, answers: [...others, saved] };
    });
}

/** Reads it anew, with what its clock says; whoever shows it sees that. Throws `ApiError`. */
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
    // What is over changes no more, but for right answers that are kept back.
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
 * Saves one answer; `keepalive` while the page goes away. Of a typed text it sends as much as the server takes: the field says that the rest
 * is too much, and the time may be up before it is shortened. Throws `ApiError`.
 */
export function saveAnswer({ attemptId, questionId, answer, ...rest }: AnswerToSave, keepalive = false) {
  const body = { ...rest, answer: { ...answer, typed: answer.typed.map((text) => text.slice(0, typedMaxLength)) } };
  return call('PUT /api/quiz-attempts/{attemptId}/answers/{questionId}', {
    params: { attemptId, questionId },
    body,
    keepalive,
  });
}
