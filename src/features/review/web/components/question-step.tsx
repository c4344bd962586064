import { type FormEvent, useState } from 'react';
import { v4 } from 'uuid';
import { useAct } from '../../../../platform/web/use-act.ts';
import { Button } from '../../../../ui/button.tsx';
import { StatusRegion } from '../../../../ui/status-region.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { QuestionField } from '../../../quizzes/web/public.ts';
import { ownZone } from '../data.ts';
import type { Answer, ReviewCard } from '../review-types.ts';
import { reviewMessages as texts } from '../messages.ts';
import { type Outcome, storeReview, useOutcomes } from '../outbox/review-outbox.ts';
import { AnsweredStep } from './answered-step.tsx';

const nothing: Answer = { picked: [], typed: [] };

interface QuestionStepProps {
  readonly uid: string;
  readonly sittingId: string;
  readonly card: ReviewCard;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onAnswered: (key: string) => void;
  readonly onNext: () => void;
}

/** One question of a sitting: its field, then its result; a wrong answer may be tried once more. */
export function QuestionStep({ uid, sittingId, card, isFirst, isLast, onAnswered, onNext }: QuestionStepProps) {
  const { courseId, courseTitle, cardId, version, question, lessonTitle } = card;
  const [answer, setAnswer] = useState(nothing);
  const [sent, setSent] = useState({ key: '', number: 0 });
  const [outcome] = useOutcomes([sent.key]);
  const focus = useFocusWhen(!isFirst || sent.number > 0);
  const sending = useAct(async () => {
    const key = v4();
    await storeReview(uid, {
      ...{ key, courseId, cardId, sittingId, version, answer },
      zone: ownZone(),
      clientAt: Date.now(),
    });
    onAnswered(key);
    setSent(({ number }) => ({ key, number: number + 1 }));
  });
  const isSending = sending.state.status === 'pending' || (sent.key !== '' && !outcome);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isSending) void sending.run(undefined);
  };
  const isEmpty = answer.picked.every((each) => each === null) && answer.typed.every((each) => each.trim() === '');

  return (
    <>
      <StatusRegion className="sr-only">{outcome && <p>{announcementOf(outcome)}</p>}</StatusRegion>
      {outcome ? (
        <AnsweredStep
          uid={uid}
          card={card}
          answer={answer}
          answerKey={sent.key}
          outcome={outcome}
          mayRetry={sent.number === 1}
          isLast={isLast}
          onRetry={() => setSent(({ number }) => ({ key: '', number }))}
          onNext={onNext}
        />
      ) : (
        <form className="grid min-w-0 gap-6" onSubmit={submit}>
          <div ref={focus} tabIndex={-1} className="scroll-mt-24 outline-none">
            <p className="text-sm text-muted">{texts.from(courseTitle, lessonTitle)}</p>
          </div>
          <QuestionField question={question} answer={answer} onAnswer={setAnswer} />
          <div>
            <Button type="submit" size="large" busy={isSending} disabled={isEmpty}>
              {texts.check}
            </Button>
          </div>
        </form>
      )}
    </>
  );
}

function announcementOf(outcome: Outcome): string {
  if (outcome.status === 'later') return texts.stored;
  if (outcome.status === 'refused') return outcome.reason;
  if (outcome.status !== 'graded') return '';
  const { isRight, share } = outcome.result.graded;
  if (isRight) return texts.right;
  return share > 0 ? texts.partly : texts.wrong;
}
