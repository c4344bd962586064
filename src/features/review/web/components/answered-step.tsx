import { useEffect, useRef } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card as Surface } from '../../../../ui/card.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { GradedView } from '../../../quizzes/web/public.ts';
import { reviewMessages as texts } from '../messages.ts';
import { type Outcome, storeReview } from '../outbox/review-outbox.ts';
import type { ReviewCard, ReviewResult } from '../review-types.ts';

/** Height of the bar at the top of the window, in pixels. */
const headerHeight = 80;

interface AnsweredStepProps {
  readonly uid: string;
  readonly card: ReviewCard;
  readonly answerKey: string;
  readonly outcome: Outcome;
  readonly isFirstTry: boolean;
  readonly isLast: boolean;
  readonly onNext: () => void;
}

/** Result of an answer with its explanation, or that it waits for the server or was refused; and the way on. */
export function AnsweredStep({ uid, card, answerKey, outcome, isFirstTry, isLast, onNext }: AnsweredStepProps) {
  const next = useFocusWhen<HTMLButtonElement>(true);
  const top = useTopInView();
  const result = outcome.status === 'graded' ? outcome.result : undefined;
  const markEasy = async () => {
    await storeReview(uid, { key: `${answerKey}/easy`, easyKey: answerKey });
    onNext();
  };
  return (
    <div ref={top} className="grid scroll-mt-24 gap-6">
      {result ? (
        <Graded card={card} result={result} />
      ) : (
        <Surface>
          <p>{outcome.status === 'refused' ? outcome.reason : texts.stored}</p>
        </Surface>
      )}
      {/* Stays in the window, however long the explanation is. */}
      <div className="sticky bottom-3 z-10 flex flex-wrap items-center gap-3">
        <Button ref={next} size="large" onClick={onNext}>
          {isLast ? texts.finish : texts.next}
        </Button>
        {result?.graded.isRight && isFirstTry && (
          <Button variant="secondary" size="large" onClick={() => void markEasy()}>
            {texts.easy}
          </Button>
        )}
      </div>
    </div>
  );
}

/** Ref of an element that begins in the window: the question before it may have been longer. */
function useTopInView() {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if ((top.current?.getBoundingClientRect().top ?? 0) < headerHeight) top.current?.scrollIntoView();
  }, []);
  return top;
}

function Graded({ card, result }: { readonly card: ReviewCard; readonly result: ReviewResult }) {
  const { courseId, lessonId, lessonTitle } = card;
  return (
    <>
      <GradedView graded={result.graded} />
      <div className="grid gap-1">
        <p className="text-muted">{texts.comesBack(result.inDays)}</p>
        <p>
          <TextLink to="/course/$courseId/learn/$lessonId" params={{ courseId, lessonId }} target="_blank">
            {texts.openLesson(lessonTitle)}
          </TextLink>
        </p>
      </div>
    </>
  );
}

/** Hint after a wrong answer that may be tried once more; takes the focus. */
export function RetryHint({ result: { graded, hints } }: { readonly result: ReviewResult }) {
  const hint = useFocusWhen(true);
  const isPartly = graded.share > 0;
  return (
    <div
      ref={hint}
      tabIndex={-1}
      className="grid scroll-mt-24 gap-4 rounded-lg border border-line bg-surface p-5 outline-none"
    >
      <p className="flex flex-wrap items-center gap-3">
        <Badge tone={isPartly ? 'marigold' : 'neutral'}>{isPartly ? texts.partly : texts.wrong}</Badge>
        <span className="font-semibold">{graded.right ? texts.retryLead : texts.retryOnly}</span>
      </p>
      {hints.map((html, place) => (
        <RichText key={place} as="div" html={html} className="prose border-l-4 border-marigold pl-4" />
      ))}
    </div>
  );
}
