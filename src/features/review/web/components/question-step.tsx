import { type FormEvent, useState } from 'react';
import { v4 } from 'uuid';
import { useAct } from '../../../../platform/web/use-act.ts';
import { Button } from '../../../../ui/button.tsx';
import { StatusRegion } from '../../../../ui/status-region.tsx';
import { QuestionField } from '../../../quizzes/web/public.ts';
import { ownZone } from '../data.ts';
import { reviewMessages as texts } from '../messages.ts';
import { type Outcome, storeReview, useOutcomes } from '../outbox/review-outbox.ts';
import type { Answer, ReviewCard } from '../review-types.ts';
import { AnsweredStep, RetryHint } from './answered-step.tsx';

const nothing: Answer = { picked: [], typed: [] };
/** Answers to a question in one sitting. */
const triesMax = 2;

interface QuestionStepProps {
  readonly uid: string;
  readonly sittingId: string;
  readonly card: ReviewCard;
  readonly isLast: boolean;
  readonly onAnswered: (key: string) => void;
  readonly onNext: () => void;
}

/** One question of a sitting: its field, then its result; a wrong answer may be tried once more. */
export function QuestionStep({ uid, sittingId, card, isLast, onAnswered, onNext }: QuestionStepProps) {
  const { courseId, courseTitle, cardId, version, question, lessonTitle } = card;
  const [answer, setAnswer] = useState(nothing);
  const [sent, setSent] = useState({ key: '', tries: 0 });
  const [isShown, setShown] = useState(false);
  const [outcome] = useOutcomes([sent.key]);
  const sending = useAct(async () => {
    const key = v4();
    const place = { courseId, cardId, sittingId, version };
    await storeReview(uid, { key, ...place, answer, zone: ownZone(), clientAt: Date.now() });
    onAnswered(key);
    setSent(({ tries }) => ({ key, tries: tries + 1 }));
  });
  const isSending = sending.state.status === 'pending' || (sent.key !== '' && !outcome);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) void sending.run(undefined);
  };
  const isEmpty = answer.picked.every((each) => each === null) && answer.typed.every((each) => each.trim() === '');
  const retried = mayRetry(outcome) && sent.tries < triesMax && !isShown ? outcome.result : undefined;

  return (
    <>
      <StatusRegion className="sr-only">{outcome && <p>{announcementOf(outcome)}</p>}</StatusRegion>
      {outcome && !retried ? (
        <AnsweredStep
          uid={uid}
          card={card}
          answerKey={sent.key}
          outcome={outcome}
          isFirstTry={sent.tries === 1}
          isLast={isLast}
          onNext={onNext}
        />
      ) : (
        <form className="grid min-w-0 gap-6" onSubmit={submit}>
          <p className="text-sm text-muted">{texts.from(courseTitle, lessonTitle)}</p>
          <QuestionField question={question} answer={answer} onAnswer={setAnswer} />
          {retried && <RetryHint result={retried} />}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" size="large" busy={isSending} disabled={isEmpty}>
              {texts.check}
            </Button>
            {retried && (
              <Button
                variant="secondary"
                size="large"
                onClick={() => (retried.graded.right ? setShown(true) : onNext())}
              >
                {retried.graded.right ? texts.showAnswer : isLast ? texts.finish : texts.next}
              </Button>
            )}
          </div>
        </form>
      )}
    </>
  );
}

function mayRetry(outcome: Outcome | undefined): outcome is Extract<Outcome, { status: 'graded' }> {
  return outcome?.status === 'graded' && outcome.result.canRetry;
}

function announcementOf(outcome: Outcome): string {
  if (outcome.status === 'later') return texts.stored;
  if (outcome.status === 'refused') return outcome.reason;
  if (outcome.status !== 'graded') return '';
  const { isRight, share } = outcome.result.graded;
  if (isRight) return texts.right;
  return share > 0 ? texts.partly : texts.wrong;
}
