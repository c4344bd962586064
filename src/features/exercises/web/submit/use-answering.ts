import { useState } from 'react';
import { v4 } from 'uuid';
import { useOwnUid } from '../../../identity/web/public.ts';
import type { AnswerResult, QuestionExercise } from '../exercise.ts';
import { type KeptAnswer, isAnswer } from './kept-submissions.ts';
import { useKept } from './known-submissions.ts';
import type { Answer } from './send-kept.ts';
import { forgetEnded, submit } from './submissions.ts';
import { useAnswer, useLastEnded } from './use-submission.ts';

/** How far the last answer to a practice question has come. */
export type AnsweringState =
  | { readonly status: 'none' | 'sending' }
  /** Kept in this browser until the server can be reached. */
  | { readonly status: 'kept' }
  | { readonly status: 'answered'; readonly result: AnswerResult }
  | { readonly status: 'refused'; readonly reason: string };

/** Answers a practice question: sent at once where there is a network, kept and sent later where there is none. */
export function useAnswering({ courseId, exerciseId, version, points }: QuestionExercise) {
  const uid = useOwnUid();
  const [key, setKey] = useState<string | null>(null);
  const kept = useKept().filter(isAnswer);
  const waiting = kept.findLast((each) => each.courseId === courseId && each.exerciseId === exerciseId);
  const answer = useAnswer(waiting?.key ?? key);
  const ended = useLastEnded({ courseId, exerciseId });
  const given = waiting ?? (ended && isAnswer(ended.submission) ? ended.submission : undefined);

  return {
    state: stateOf(waiting, answer ?? ended?.answer ?? null),
    /** What is kept of an earlier page, too. */
    kept: given?.version === version ? given.answer : null,
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
      setKey(made.key);
      await submit(uid, made);
    },
    /** What was said is about another answer. */
    forget: () => {
      setKey(null);
      if (uid !== null) forgetEnded(uid, { courseId, exerciseId });
    },
  };
}

function stateOf(waiting: KeptAnswer | undefined, answer: Answer | null): AnsweringState {
  if (waiting) return { status: answer?.status === 'later' ? 'kept' : 'sending' };
  return answer?.status === 'answered' || answer?.status === 'refused' ? answer : { status: 'none' };
}
