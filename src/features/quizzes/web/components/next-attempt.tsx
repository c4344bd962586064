import { useEffect } from 'react';
import { failureText } from '../../../../platform/web/failure-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { type QuizFacts, useStartAttempt } from '../data.ts';
import { quizMessages as texts } from '../messages.ts';
import { AskForAttempt } from './ask-for-attempt.tsx';

const dayMs = 24 * 60 * 60 * 1000;
const retryMs = 30_000;

interface NextAttemptProps {
  readonly facts: QuizFacts;
  readonly onAttempt: (attemptId: string) => void;
  /** Reads the facts again, such as when the next attempt opens. */
  readonly onOutdated: () => void;
}

/** The learner's next step: start or continue an attempt, the time when one opens, or the request for one. */
export function NextAttempt({ facts, onAttempt, onOutdated }: NextAttemptProps) {
  const { runningId, attemptsLeft, attemptsAllowed, pauseHours, nextAttemptAt, past } = facts;
  const isPassed = past.some((attempt) => attempt.isPassed);
  if (runningId !== null)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="font-medium">{texts.running}</p>
        <Button onClick={() => onAttempt(runningId)}>{texts.goOn}</Button>
      </div>
    );
  if (attemptsLeft > 0)
    return (
      <div className="grid justify-items-start gap-3">
        <p className="font-medium">{texts.left(attemptsLeft, pauseHours)}</p>
        <StartButton facts={facts} isPassed={isPassed} onAttempt={onAttempt} onOutdated={onOutdated} />
      </div>
    );
  if (nextAttemptAt !== null) return <Opening facts={facts} opensAt={nextAttemptAt} onOpen={onOutdated} />;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="font-medium">{texts.usedUp(attemptsAllowed)}</p>
      {!isPassed && <AskForAttempt facts={facts} />}
    </div>
  );
}

function StartButton({ facts, isPassed, onAttempt, onOutdated }: NextAttemptProps & { readonly isPassed: boolean }) {
  const { courseId, lessonId, past } = facts;
  const start = useStartAttempt({ courseId, lessonId });
  const begin = () =>
    start.mutate(undefined, { onSuccess: ({ attemptId }) => onAttempt(attemptId), onError: onOutdated });
  return (
    <>
      {start.isError && <ErrorLine>{failureText(start.error, texts.startFailed)}</ErrorLine>}
      <Button variant={isPassed ? 'secondary' : 'primary'} busy={start.isPending} onClick={begin}>
        {past.length > 0 ? texts.startAgain : texts.start}
      </Button>
    </>
  );
}

interface OpeningProps {
  readonly facts: QuizFacts;
  readonly opensAt: number;
  readonly onOpen: () => void;
}

/** Time at which the next attempt opens. Waits by the server's clock, which also decides. */
function Opening({ facts: { now }, opensAt, onOpen }: OpeningProps) {
  useEffect(() => {
    // `setTimeout` is limited, so it looks a day ahead at most. Asks again if there is no answer.
    let opening = setTimeout(open, Math.min(opensAt - now, dayMs));
    function open(): void {
      onOpen();
      opening = setTimeout(open, retryMs);
    }
    return () => clearTimeout(opening);
  }, [now, opensAt, onOpen]);
  return (
    <div className="flex w-full items-start gap-3 rounded-md border-l-4 border-sky bg-sunken px-4 py-3">
      <PartIcon name="clock" className="mt-0.5 size-5 text-muted" />
      <div className="grid gap-1">
        <p className="font-medium">
          <time dateTime={new Date(opensAt).toISOString()}>{texts.opens(opensAt)}</time>
        </p>
        <p className="text-sm text-muted">{texts.opensHint}</p>
      </div>
    </div>
  );
}
