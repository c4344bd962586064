import type { ReactNode } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Card } from '../../../../ui/card.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { ProgressBar } from '../../../../ui/progress-bar.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { type QuizReview, useReview } from '../data.ts';
import { attemptMessages, quizMessages, reviewMessages as texts } from '../messages.ts';
import { GradedView } from './graded-view.tsx';
import { sentences } from '../../../../ui/sentences.ts';

interface ReviewOfProps {
  readonly attemptId: string;
  readonly onBack: () => void;
  /** The learner's next step. */
  readonly next: ReactNode;
}

/** Result and review of a finished attempt. */
export function ReviewOf({ attemptId, onBack, next }: ReviewOfProps) {
  const { data, isPending, isFetching, refetch } = useReview(attemptId);
  return (
    <div className="grid grid-cols-1 gap-8">
      {data && <Result review={data} next={next} />}
      {isPending && <SkeletonLines lines={8} />}
      {!isPending && !data && (
        <Failed
          text={quizMessages.failed}
          retry={quizMessages.retry}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data && <Questions review={data} onBack={onBack} />}
    </div>
  );
}

/** Result of an attempt in a sentence, for a status region. */
export function GradedText({ attemptId }: Pick<ReviewOfProps, 'attemptId'>) {
  const { data } = useReview(attemptId);
  return data && <p>{texts.graded(data.isPassed, data.percent)}</p>;
}

function Result({ review, next }: { readonly review: QuizReview } & Pick<ReviewOfProps, 'next'>) {
  const { number, points, maxPoints, percent, isPassed, passPercent, rightAnswers } = review;
  return (
    <Card className="grid gap-4">
      <p className="flex flex-wrap items-center gap-3 text-lead font-semibold">
        <span>{texts.title(number)}</span>
        <Badge tone={isPassed ? 'primary' : 'neutral'}>{isPassed ? texts.passed : texts.notPassed}</Badge>
      </p>
      <ProgressBar label={texts.score} percent={percent} text={texts.percent(percent)} />
      <div className="grid gap-1">
        <p className="text-muted">
          {sentences(texts.points(pointsOf(points), maxPoints, percent), texts.needed(passPercent))}
        </p>
        {rightAnswers !== 'shown' && <p className="text-muted">{texts.keptBack[rightAnswers]}</p>}
      </div>
      {!isPassed && next && <div className="border-t border-line pt-6">{next}</div>}
    </Card>
  );
}

function Questions({ review, onBack }: { readonly review: QuizReview } & Pick<ReviewOfProps, 'onBack'>) {
  const { courseId, lessonId, questions } = review;
  return (
    <>
      <ol className="grid grid-cols-1 gap-8">
        {questions.map((graded, place) => (
          <li key={graded.question.id}>
            <GradedView graded={graded} heading={attemptMessages.question(place + 1)} lesson={{ courseId, lessonId }} />
          </li>
        ))}
      </ol>
      <Button variant="secondary" className="justify-self-start" onClick={onBack}>
        {texts.back}
      </Button>
    </>
  );
}

/** Formats points with at most two decimal places: 2.67. */
function pointsOf(points: number): string {
  return points.toLocaleString('en', { maximumFractionDigits: 2 });
}
