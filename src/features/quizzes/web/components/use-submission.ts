import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { AnswerSaver } from '../answer-saver.ts';
import { useRereadAttempt, useSubmitAttempt } from '../data.ts';

const retryMs = 5000;

/** `unsaved`: some answers did not arrive; `undecided`: two answers to one question conflict. */
export type SubmissionState = 'idle' | 'pending' | 'unsaved' | 'undecided' | 'failed';

export interface Submission {
  readonly state: SubmissionState;
  readonly submit: () => Promise<void>;
  /** True once the time is over and nothing can be answered any more. */
  readonly isAtEnd: boolean;
  /** Called when the time is over: retries until it succeeds. Conflicts no longer block it: the saved answer counts. */
  readonly submitAtEnd: () => void;
}

/** Saves unsaved answers, then submits the attempt. */
export function useSubmission(attemptId: string, saver: AnswerSaver, onOver: () => void): Submission {
  const [state, setState] = useState<SubmissionState>('idle');
  const [isAtEnd, setAtEnd] = useState(false);
  const { mutateAsync } = useSubmitAttempt();
  const reread = useRereadAttempt();
  const isUnderWay = useRef(false);

  /** Asks the server for its time: the clock of this device may have been changed. */
  const isEarly = async () => {
    const { now, deadline } = await reread(attemptId);
    return deadline !== null && now < deadline;
  };

  const trySubmit = async (): Promise<SubmissionState> => {
    const isSaved = await saver.flush();
    const isUndecided = [...saver.states().values()].some(({ theirs }) => theirs !== null);
    if (!isSaved && !(isUndecided && isAtEnd)) return isUndecided ? 'undecided' : 'unsaved';
    try {
      if (isAtEnd && (await isEarly())) {
        setAtEnd(false);
        return 'idle';
      }
      await mutateAsync(attemptId);
    } catch {
      return 'failed';
    }
    saver.forget();
    onOver();
    return 'idle';
  };

  const submit = async () => {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setState('pending');
    setState(await trySubmit());
    isUnderWay.current = false;
  };

  const submitNow = useEffectEvent(submit);
  useEffect(() => {
    if (!isAtEnd) return undefined;
    void submitNow();
    const trying = setInterval(() => void submitNow(), retryMs);
    return () => clearInterval(trying);
  }, [isAtEnd]);

  return { state, submit, isAtEnd, submitAtEnd: useCallback(() => setAtEnd(true), []) };
}
