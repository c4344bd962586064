import { useEffect, useState } from 'react';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useSitting } from '../sitting-data.ts';
import type { Sitting } from '../review-types.ts';
import { endMessages, reviewMessages as texts } from '../messages.ts';
import { nextReview } from '../next-review.ts';
import { startSendingReviews } from '../outbox/review-outbox.ts';
import { SittingView } from './sitting-view.tsx';

/** Sitting of a learner in all its states. */
export function Part({ uid }: { readonly uid: string }) {
  const [turn, setTurn] = useState(0);
  const { data, isPending, isFetching, refetch } = useSitting(uid, turn);
  useEffect(() => startSendingReviews(uid), [uid]);
  if (isPending) return <SkeletonLines lines={8} />;
  if (!data) return <Failed text={texts.failed} retry={texts.retry} busy={isFetching} onRetry={() => void refetch()} />;
  if (data.items.length === 0) return <NothingDue sitting={data} />;
  return <SittingView key={data.sittingId} uid={uid} sitting={data} onMore={() => setTurn(turn + 1)} />;
}

function NothingDue({ sitting }: { readonly sitting: Sitting }) {
  if (sitting.cards === 0)
    return (
      <EmptyState text={endMessages.none}>
        <LinkButton to="/dashboard">{endMessages.noneAction}</LinkButton>
      </EmptyState>
    );
  return (
    <section aria-labelledby="nothing-due" className="grid justify-items-start gap-3">
      <h2 id="nothing-due" className="text-h2">
        {endMessages.nothingDue}
      </h2>
      <p className="text-lead">{nextReview(sitting)}</p>
      <p className="max-w-2xl text-muted">{texts.lead}</p>
      <LinkButton to="/dashboard" className="mt-3">
        {endMessages.dashboard}
      </LinkButton>
    </section>
  );
}
