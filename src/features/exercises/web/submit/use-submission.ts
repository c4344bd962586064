import { useEffect, useSyncExternalStore } from 'react';
import { v4 } from 'uuid';
import { useOwnUid } from '../../../identity/web/public.ts';
import type { CaseVerdict, CodeExercise, Files, Place } from '../exercise.ts';
import { type KeptProgram, isProgram } from './kept-submissions.ts';
import { useKept, waitingSubmissions } from './known-submissions.ts';
import type { Answer } from './send-kept.ts';
import { type Ended, answerTo, keepSubmitting, lastEnded, setProvisional, submit } from './submissions.ts';

/** How far the last submission of an exercise has come. */
export type SubmissionState =
  | { readonly status: 'none' }
  /** On its way, or in the server's queue. */
  | { readonly status: 'sending' }
  /** Kept in this browser until the server can be reached; `provisional` is what this browser says of it. */
  | { readonly status: 'kept'; readonly provisional: readonly CaseVerdict[] | null }
  | Extract<Answer, { readonly status: 'graded' | 'refused' }>;

/** Submits an exercise: sent at once where there is a network, kept and sent later where there is none. */
export function useSubmission({ courseId, exerciseId, version, points }: CodeExercise) {
  const uid = useOwnUid();
  const kept = useKept().filter(isProgram);
  const waiting = kept.findLast((each) => each.courseId === courseId && each.exerciseId === exerciseId);
  const answer = useAnswer(waiting?.key ?? null);
  const ended = useLastEnded({ courseId, exerciseId });

  async function send(files: Files): Promise<void> {
    if (uid === null) return;
    const made = { courseId, exerciseId, version, maxPoints: points, files, key: v4(), clientAt: Date.now() };
    await submit(uid, { ...made, provisional: null });
  }

  return {
    state: stateOf(waiting, waiting ? answer : (ended?.answer ?? null)),
    /** What is kept and has no verdict of this browser's own yet. */
    unchecked: answer?.status === 'later' && answer.why !== 'busy' && waiting?.provisional === null ? waiting : null,
    submit: send,
    note: async (submission: KeptProgram, verdicts: readonly CaseVerdict[]) => {
      if (uid !== null) await setProvisional(uid, submission.key, verdicts);
    },
  };
}

/** While this is drawn, what the signed-in learner submitted is sent. */
export function useSubmissionsSent(): void {
  const uid = useOwnUid();
  useEffect(() => (uid === null ? undefined : keepSubmitting(uid)), [uid]);
}

/** What came of the submission with this key. */
export function useAnswer(key: string | null): Answer | null {
  return useSyncExternalStore(
    waitingSubmissions.subscribe,
    () => answerTo(key),
    () => null,
  );
}

/** What came of the last submission of an exercise, also if another window has sent it or this page was left meanwhile. */
export function useLastEnded(place: Place): Ended | null {
  const uid = useOwnUid();
  return useSyncExternalStore(
    waitingSubmissions.subscribe,
    () => lastEnded(uid, place),
    () => null,
  );
}

function stateOf(waiting: KeptProgram | undefined, answer: Answer | null): SubmissionState {
  if (!waiting) return answer?.status === 'graded' || answer?.status === 'refused' ? answer : { status: 'none' };
  const isAway = answer?.status === 'later' && answer.why !== 'busy';
  return isAway || waiting.provisional ? { status: 'kept', provisional: waiting.provisional } : { status: 'sending' };
}
