import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { StatusRegion } from '../../../../ui/status-region.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { useReviewSummary } from '../data.ts';
import type { ReviewCard } from '../review-types.ts';
import { endMessages as texts } from '../messages.ts';
import { nextReview } from '../next-review.ts';
import { type Outcome, useOutcomes } from '../outbox/review-outbox.ts';

interface SittingEndProps {
  readonly uid: string;
  readonly items: readonly ReviewCard[];
  /** Key of the first answer to each question. */
  readonly keys: readonly string[];
  readonly onMore: () => void;
}

/** End of a sitting: its result, what is worth another look, and when to come back. */
export function SittingEnd({ uid, items, keys, onMore }: SittingEndProps) {
  const end = useFocusWhen<HTMLElement>(true);
  const outcomes = useOutcomes(keys);
  const { data, isFetchedAfterMount } = useReviewSummary(uid);
  // The summary of before the sitting counts what was just answered.
  const summary = isFetchedAfterMount ? data : undefined;
  const right = outcomes.filter(isRight).length;
  const waiting = outcomes.filter((outcome) => outcome === undefined || outcome.status === 'later').length;
  const graded = outcomes.filter((outcome) => outcome?.status === 'graded').length;
  const wrong = items.filter((_, place) => outcomes[place]?.status === 'graded' && !isRight(outcomes[place]));
  const lessons = [...new Map(wrong.map((card) => [`${card.courseId} ${card.lessonId}`, card])).values()];
  const isMore = waiting === 0 && summary !== undefined && summary.due > 0;
  const next = waiting === 0 && summary ? nextReview(summary) : undefined;
  return (
    <section
      ref={end}
      tabIndex={-1}
      aria-labelledby="review-end"
      className="grid scroll-mt-24 justify-items-start gap-6 outline-none"
    >
      <PartIcon name="success" className="size-12 text-primary" />
      <div className="grid gap-2">
        <h2 id="review-end" className="text-h2">
          {isMore ? texts.part : texts.done}
        </h2>
        <StatusRegion>
          {graded > 0 && <p className="text-lead">{texts.result(right, graded)}</p>}
          {waiting > 0 && <p className="text-lead">{texts.waiting(waiting)}</p>}
          {isMore ? (
            <p className="text-lead">{texts.more(summary.due)}</p>
          ) : (
            next && <p className="text-lead">{next}</p>
          )}
        </StatusRegion>
      </div>
      {lessons.length > 0 && (
        <div className="grid gap-2">
          <h3 className="text-h3">{texts.again}</h3>
          <ul className="grid gap-1">
            {lessons.map(({ courseId, lessonId, lessonTitle }) => (
              <li key={`${courseId} ${lessonId}`}>
                <TextLink to="/course/$courseId/learn/$lessonId" params={{ courseId, lessonId }}>
                  {lessonTitle}
                </TextLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      <div className="flex flex-wrap gap-3">
        <LinkButton to="/dashboard" size="large" variant={isMore ? 'secondary' : 'primary'}>
          {texts.dashboard}
        </LinkButton>
        {isMore && (
          <Button size="large" onClick={onMore}>
            {texts.goOn}
          </Button>
        )}
      </div>
    </section>
  );
}

function isRight(outcome: Outcome | undefined): boolean {
  return outcome?.status === 'graded' && outcome.result.graded.isRight;
}
