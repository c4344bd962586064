import { useCallback, useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { AnswerSaver } from '../answer-saver.ts';
import { unsavedAnswers } from '../unsaved-answers.ts';
import { type QuizAttempt, useAttempt, useRememberAnswer } from '../data.ts';
import { quizMessages } from '../messages.ts';
import { AttemptPages } from './attempt-pages.tsx';

interface AttemptOfProps {
  readonly uid: string;
  readonly attemptId: string;
  readonly onOver: () => void;
}

/**
 * Running attempt: loads it and shows its questions. It may have ended already, by its deadline or in another window.
 */
export function AttemptOf({ uid, attemptId, onOver }: AttemptOfProps) {
  const { data, isPending, isFetching, refetch } = useAttempt(attemptId);
  const isOver = data !== undefined && data.submittedAt !== null;
  const reread = useCallback(() => void refetch(), [refetch]);

  const leave = useEffectEvent(() => {
    // Answers that did not arrive in time no longer count.
    unsavedAnswers(uid, attemptId).dropAll();
    onOver();
  });
  useEffect(() => {
    if (isOver) leave();
  }, [isOver]);

  if (isPending || isOver) return <SkeletonLines lines={8} />;
  if (!data)
    return (
      <Failed text={quizMessages.failed} retry={quizMessages.retry} busy={isFetching} onRetry={() => void refetch()} />
    );
  return <Answering key={attemptId} uid={uid} attempt={data} onGone={reread} onOver={onOver} />;
}

interface AnsweringProps extends Pick<AttemptOfProps, 'uid' | 'onOver'> {
  readonly attempt: QuizAttempt;
  /** Called when the server accepts no more answers and the attempt has to be read again. */
  readonly onGone: () => void;
}

function Answering({ uid, attempt, onGone, onOver }: AnsweringProps) {
  const onSaved = useRememberAnswer(attempt.attemptId);
  const [saver] = useState(() => new AnswerSaver(attempt, uid, { onSaved, onOver: onGone }));
  const states = useSyncExternalStore(saver.subscribe, saver.states);

  useEffect(() => saver.start(), [saver]);
  useEffect(() => saver.adopt(attempt), [saver, attempt]);

  return <AttemptPages attempt={attempt} saver={saver} states={states} onOver={onOver} />;
}
