import { useEffect, useSyncExternalStore } from 'react';
import { v4 } from 'uuid';
import { useOwnUid } from '../../../identity/web/public.ts';
import type { CaseResult, CodeExercise, Files, Place } from '../exercise.ts';
import { type PendingProgram, isProgram, usePendingSubmissions, waitingSubmissions } from './pending-submissions.ts';
import {
  type Answer,
  type Ended,
  answerTo,
  startSubmitting,
  lastEnded,
  setProvisional,
  submit,
} from './submissions.ts';

/** State of the last submission of an exercise. */
export type SubmissionState =
  | { readonly status: 'none' }
  /** Being sent, or in the server's queue. */
  | { readonly status: 'sending' }
  /** Stored in this browser until the server can be reached; `provisional` are this browser's results. */
  | { readonly status: 'kept'; readonly provisional: readonly CaseResult[] | null }
  | Extract<Answer, { readonly status: 'graded' | 'refused' }>;

/** Submits an exercise: sent at once when online, otherwise stored and sent later. */
export function useSubmission({ courseId, exerciseId, version, points }: CodeExercise) {
  const uid = useOwnUid();
  const pending = usePendingSubmissions().filter(isProgram);
  const waiting = pending.findLast((each) => each.courseId === courseId && each.exerciseId === exerciseId);
  const answer = useAnswer(waiting?.key ?? null);
  const ended = useLastEnded({ courseId, exerciseId });

  async function send(files: Files): Promise<void> {
    if (uid === null) return;
    const submission = { courseId, exerciseId, version, maxPoints: points, files, key: v4(), clientAt: Date.now() };
    await submit(uid, { ...submission, provisional: null });
  }

  return {
    state: stateOf(waiting, waiting ? answer : (ended?.answer ?? null)),
    /** Pending submission without results of this browser. */
    unchecked: answer?.status === 'later' && answer.why !== 'busy' && waiting?.provisional === null ? waiting : null,
    submit: send,
    note: async (submission: PendingProgram, verdicts: readonly CaseResult[]) => {
      if (uid !== null) await setProvisional(uid, submission.key, verdicts);
    },
  };
}

/** Sends pending submissions of the signed-in learner while the component is mounted. */
export function useSubmissionsSent(): void {
  const uid = useOwnUid();
  useEffect(() => (uid === null ? undefined : startSubmitting(uid)), [uid]);
}

/** Latest response to the submission with this key. */
export function useAnswer(key: string | null): Answer | null {
  return useSyncExternalStore(
    waitingSubmissions.subscribe,
    () => answerTo(key),
    () => null,
  );
}

/** Final result of the last submission, even if another window sent it or the page was left in the meantime. */
export function useLastEnded(place: Place): Ended | null {
  const uid = useOwnUid();
  return useSyncExternalStore(
    waitingSubmissions.subscribe,
    () => lastEnded(uid, place),
    () => null,
  );
}

function stateOf(waiting: PendingProgram | undefined, answer: Answer | null): SubmissionState {
  if (!waiting) return answer?.status === 'graded' || answer?.status === 'refused' ? answer : { status: 'none' };
  const isAway = answer?.status === 'later' && answer.why !== 'busy';
  return isAway || waiting.provisional ? { status: 'kept', provisional: waiting.provisional } : { status: 'sending' };
}
