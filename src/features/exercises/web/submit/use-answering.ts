import { v4 } from 'uuid';
import { useOwnUid } from '../../../identity/web/public.ts';
import { isSameAnswer } from '../../../quizzes/web/public.ts';
import type { AnswerResult, QuestionExercise } from '../exercise.ts';
import { type KeptAnswer, isAnswer } from './kept-submissions.ts';
import { useKept } from './known-submissions.ts';
import type { Answer } from './send-kept.ts';
import { type Ended, submit } from './submissions.ts';
import { useAnswer, useLastEnded } from './use-submission.ts';

/** How far the last answer to a practice question has come. */
export type AnsweringState =
  | { readonly status: 'none' | 'sending' }
  /** Kept in this browser until the server can be reached. */
  | { readonly status: 'kept' }
  | { readonly status: 'answered'; readonly result: AnswerResult }
  | { readonly status: 'refused'; readonly reason: string };

/** Answers a practice question: sent at once where there is a network, kept and sent later where there is none. */
export function useAnswering(
  { courseId, exerciseId, version, points }: QuestionExercise,
  /** What stands in the field; null while nothing was put there here. */
  chosen: KeptAnswer['answer'] | null,
) {
  const uid = useOwnUid();
  const all = useKept().filter(isAnswer);
  const waiting = all.findLast((each) => each.courseId === courseId && each.exerciseId === exerciseId);
  const answer = useAnswer(waiting?.key ?? null);
  const ended = useLastEnded({ courseId, exerciseId });
  const given = waiting ?? (ended && isAnswer(ended.submission) ? ended.submission : undefined);
  const kept = given?.version === version ? given.answer : null;
  // What is said about another answer is not said about this one.
  const isOfChosen = chosen === null || (kept !== null && isSameAnswer(chosen, kept));

  return {
    state: waiting ? waitingState(answer) : endedState(isOfChosen ? ended : null, kept !== null),
    /** What is kept of an earlier page, too. */
    kept,
    send: async (picked: KeptAnswer['answer']) => {
      if (uid === null) return;
      const made = {
        courseId,
        exerciseId,
        version,
        maxPoints: points,
        answer: picked,
        key: v4(),
        clientAt: Date.now(),
      };
      await submit(uid, made);
    },
  };
}

function waitingState(answer: Answer | null): AnsweringState {
  return { status: answer?.status === 'later' ? 'kept' : 'sending' };
}

/** A refusal may say that the question is another one now; a verdict is of the present one only. */
function endedState(ended: Ended | null, isOfPresent: boolean): AnsweringState {
  const { answer } = ended ?? {};
  return answer?.status === 'refused' || (answer?.status === 'answered' && isOfPresent) ? answer : { status: 'none' };
}
