import { useState } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card as Surface } from '../../../../ui/card.tsx';
import type { Elements } from '../../../../ui/elements.ts';
import { RichText } from '../../../../ui/rich-text.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { GradedView } from '../../../quizzes/web/public.ts';
import type { Answer, ReviewCard } from '../review-types.ts';
import { reviewMessages as texts } from '../messages.ts';
import { type Outcome, storeReview } from '../outbox/review-outbox.ts';

interface AnsweredStepProps {
  readonly uid: string;
  readonly card: ReviewCard;
  readonly answer: Answer;
  readonly answerKey: string;
  readonly outcome: Outcome;
  readonly mayRetry: boolean;
  readonly isLast: boolean;
  readonly onRetry: () => void;
  readonly onNext: () => void;
}

/** Result of an answer with the explanation, and the ways on. */
export function AnsweredStep(props: AnsweredStepProps) {
  const { outcome, mayRetry } = props;
  const [isShown, setShown] = useState(false);
  if (outcome.status !== 'graded') return <Ungraded {...props} />;
  const { canRetry } = outcome.result;
  if (canRetry && mayRetry && !isShown) return <Retry {...props} onShow={() => setShown(true)} />;
  return <Graded {...props} result={outcome.result} />;
}

function Graded({
  uid,
  card,
  answerKey,
  isLast,
  onNext,
  mayRetry,
  result: { graded },
}: AnsweredStepProps & { readonly result: Extract<Outcome, { status: 'graded' }>['result'] }) {
  const next = useFocusWhen<HTMLButtonElement>(true);
  const markEasy = async () => {
    await storeReview(uid, { key: `${answerKey}/easy`, easyKey: answerKey });
    onNext();
  };
  return (
    <div className="grid gap-6">
      <GradedView graded={graded} />
      <LessonLink card={card} />
      <Bar>
        <Button ref={next} size="large" onClick={onNext}>
          {isLast ? texts.finish : texts.next}
        </Button>
        {graded.isRight && mayRetry && (
          <Button variant="secondary" size="large" onClick={() => void markEasy()}>
            {texts.easy}
          </Button>
        )}
      </Bar>
    </div>
  );
}

/** First wrong answer: shows the hints that do not reveal the right one. */
function Retry({ card, outcome, onRetry, onShow }: AnsweredStepProps & { readonly onShow: () => void }) {
  const again = useFocusWhen<HTMLButtonElement>(true);
  const { hints, graded } = outcome.status === 'graded' ? outcome.result : { hints: [], graded: null };
  return (
    <div className="grid gap-6">
      <Surface className="grid gap-4">
        <p>
          <Badge tone={graded && graded.share > 0 ? 'marigold' : 'neutral'}>
            {graded && graded.share > 0 ? texts.partly : texts.wrong}
          </Badge>
        </p>
        <p className="text-lead font-semibold">{texts.retryLead}</p>
        {hints.map((html, place) => (
          <RichText key={place} as="div" html={html} className="prose border-l-4 border-marigold pl-4" />
        ))}
      </Surface>
      <LessonLink card={card} />
      <Bar>
        <Button ref={again} size="large" onClick={onRetry}>
          {texts.tryAgain}
        </Button>
        <Button variant="secondary" size="large" onClick={onShow}>
          {texts.showAnswer}
        </Button>
      </Bar>
    </div>
  );
}

/** Answer that waits for the server, or that it refused. */
function Ungraded({ outcome, isLast, onNext }: AnsweredStepProps) {
  const next = useFocusWhen<HTMLButtonElement>(true);
  return (
    <div className="grid gap-6">
      <Surface>
        <p>{outcome.status === 'refused' ? outcome.reason : texts.stored}</p>
      </Surface>
      <Bar>
        <Button ref={next} size="large" onClick={onNext}>
          {isLast ? texts.finish : texts.next}
        </Button>
      </Bar>
    </div>
  );
}

/** Buttons at the bottom of the window, however long the explanation is. */
function Bar({ children }: { readonly children: Elements }) {
  return (
    <div className="sticky bottom-3 z-10 flex flex-wrap items-center gap-3 rounded-lg border border-line bg-surface p-3 shadow-float">
      {children}
    </div>
  );
}

function LessonLink({ card: { courseId, lessonId, lessonTitle } }: { readonly card: ReviewCard }) {
  return (
    <p>
      <TextLink to="/course/$courseId/learn/$lessonId" params={{ courseId, lessonId }} target="_blank">
        {texts.openLesson(lessonTitle)}
      </TextLink>
    </p>
  );
}
