import { v4 } from 'uuid';
import { useOwnUid } from '../../../identity/web/public.ts';
import { isSameAnswer } from '../../../quizzes/web/public.ts';
import type { AnswerResult, QuestionExercise } from '../exercise.ts';
import { type PendingAnswer, isAnswer, usePendingSubmissions } from './pending-submissions.ts';
import { type Answer, type Ended, submit } from './submissions.ts';
import { useAnswer, useLastEnded } from './use-submission.ts';

/** State of the last answer to a practice question. */
export type AnsweringState =
  | { readonly status: 'none' | 'sending' }
  /** Stored in this browser until the server can be reached. */
  | { readonly status: 'kept' }
  | { readonly status: 'answered'; readonly result: AnswerResult }
  | { readonly status: 'refused'; readonly reason: string };

/** Answers a practice question: sent at once when online, otherwise stored and sent later. */
export function useAnswering(
  { courseId, exerciseId, version, points }: QuestionExercise,
  /** Answer in the field; null before the learner has changed it. */
  chosen: PendingAnswer['answer'] | null,
) {
  const uid = useOwnUid();
  const all = usePendingSubmissions().filter(isAnswer);
  const waiting = all.findLast((each) => each.courseId === courseId && each.exerciseId === exerciseId);
  const answer = useAnswer(waiting?.key ?? null);
  const ended = useLastEnded({ courseId, exerciseId });
  const last = waiting ?? (ended && isAnswer(ended.submission) ? ended.submission : undefined);
  const kept = last?.version === version ? last.answer : null;
  // A result belongs to its own answer only.
  const isOfChosen = chosen === null || (kept !== null && isSameAnswer(chosen, kept));

  return {
    state: waiting ? waitingState(answer) : endedState(isOfChosen ? ended : null, kept !== null),
    /** Answer that is pending or was the last one sent, even from an earlier page. */
    kept,
    send: async (picked: PendingAnswer['answer']) => {
      if (uid === null) return;
      const submission = {
        courseId,
        exerciseId,
        version,
        maxPoints: points,
        answer: picked,
        key: v4(),
        clientAt: Date.now(),
      };
      await submit(uid, submission);
    },
  };
}

function waitingState(answer: Answer | null): AnsweringState {
  return { status: answer?.status === 'later' ? 'kept' : 'sending' };
}

/** A refusal may say that the question has changed; a result counts for the present version only. */
function endedState(ended: Ended | null, isOfPresent: boolean): AnsweringState {
  const { answer } = ended ?? {};
  return answer?.status === 'refused' || (answer?.status === 'answered' && isOfPresent) ? answer : { status: 'none' };
}
