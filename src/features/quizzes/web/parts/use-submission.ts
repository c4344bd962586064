import { useCallback, useEffect, useRef, useState } from 'react';
import type { AnswerSaver } from '../answer-saver.ts';
import { useRereadAttempt, useSubmitAttempt } from '../data.ts';

const retryMs = 5000;

/** `unsaved`: some answers did not arrive; `undecided`: two answers to one question. */
export type SubmissionState = 'idle' | 'pending' | 'unsaved' | 'undecided' | 'failed';

export interface Submission {
  readonly state: SubmissionState;
  readonly submit: () => Promise<void>;
  /** Nothing can be answered any more. */
  readonly isAtEnd: boolean;
  /** The time is over: tries until it is done. Two answers to one question keep it no longer: the saved one counts. */
  readonly submitAtEnd: () => void;
}

/** Saves what is not saved, then submits. */
export function useSubmission(attemptId: string, saver: AnswerSaver, onOver: () => void): Submission {
  const [state, setState] = useState<SubmissionState>('idle');
  const [isAtEnd, setAtEnd] = useState(false);
  const { mutateAsync } = useSubmitAttempt();
  const reread = useRereadAttempt();
  const isUnderWay = useRef(false);

  /** The clock of this device may have been set meanwhile: what the server's says counts. */
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

  useEffect(() => {
    if (!isAtEnd) return undefined;
    void submit();
    const trying = setInterval(() => void submit(), retryMs);
    return () => clearInterval(trying);
    // oxlint-disable-next-line react/exhaustive-deps -- from the end on, whatever is drawn meanwhile
  }, [isAtEnd]);

  return { state, submit, isAtEnd, submitAtEnd: useCallback(() => setAtEnd(true), []) };
}
