import { ApiError } from '../../../../platform/web/rpc.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useOwnUid } from '../../../identity/web/public.ts';
import { useHandIn } from './data.ts';
import { HandInView } from './hand-in-view.tsx';
import { handInMessages as texts } from './messages.ts';

/** One submission in any state: loading, failed, not of this course, or loaded. */
export function OneHandIn({ courseId, handInId }: { readonly courseId: string; readonly handInId: string }) {
  const uid = useOwnUid();
  const { data, error, isFetching, refetch } = useHandIn(handInId);
  if (data?.courseId === courseId && uid !== null) return <HandInView handIn={data} uid={uid} />;
  return (
    <>
      {!data && !error && <SkeletonLines lines={8} />}
      {(data || (error && isGone(error))) && <NotFound courseId={courseId} />}
      {error && !isGone(error) && (
        <Failed text={texts.failed} retry={texts.retry} busy={isFetching} onRetry={() => void refetch()} />
      )}
    </>
  );
}

/** Returns whether the submission does not exist; true for an address that cannot be a submission's, too. */
function isGone(error: Error): boolean {
  return error instanceof ApiError && (error.status === 404 || error.status === 400);
}

function NotFound({ courseId }: { readonly courseId: string }) {
  return (
    <EmptyState text={texts.notFound}>
      <LinkButton to="/teach/$courseId/hand-ins" params={{ courseId }} variant="secondary">
        {texts.toList}
      </LinkButton>
    </EmptyState>
  );
}
