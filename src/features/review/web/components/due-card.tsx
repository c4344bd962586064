import { LinkButton } from '../../../../ui/link-button.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { minutesFor, sittingMax } from '../../due-minutes.ts';
import { useReviewSummary } from '../data.ts';
import { cardMessages as texts } from '../dashboard-messages.ts';
import { nextReview } from '../next-review.ts';

interface DueCardProps {
  readonly uid: string;
  /** True if nothing on the page is more important. */
  readonly isMain: boolean;
}

/** Dashboard's entry of the review: what is due, or when to come back. Renders nothing before the first question. */
export function Part({ uid, isMain }: DueCardProps) {
  const { data, isFetched } = useReviewSummary(uid);
  if (!isFetched) return <SkeletonLines />;
  if (!data || data.cards === 0) return null;
  const { due } = data;
  return (
    <section
      aria-labelledby="review-due"
      className="flex flex-wrap items-center justify-between gap-4 rounded-lg border border-line bg-surface p-6"
    >
      <div>
        <h2 id="review-due" className="text-h3">
          {texts.title}
        </h2>
        <p className="text-muted">{due > 0 ? dueText(due) : `${texts.nothingDue} ${nextReview(data) ?? ''}`}</p>
      </div>
      {due > 0 && (
        <LinkButton to="/review" size="large" variant={isMain ? 'primary' : 'secondary'}>
          {texts.start}
        </LinkButton>
      )}
    </section>
  );
}

function dueText(due: number): string {
  const about = minutesFor(due);
  return due > sittingMax ? texts.dueInParts(due, sittingMax, about) : texts.due(due, about);
}
