import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { findOpening } from '../../../openings/openings.ts';
import { useMyApplications } from '../data.ts';
import { myApplicationsMessages } from '../messages.ts';

/** The signed-in user's own applications with their dates. */
export function MyApplications() {
  const list = useMyApplications();
  if (list.isPending) return <SkeletonLines lines={2} />;
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="grid justify-items-start gap-4">
      {items.length > 0 && (
        <ul className="w-full divide-y divide-line border-y border-line">
          {items.map(({ id, openingId, cvName, timestamp }) => (
            <li key={id} className="grid gap-1 py-4">
              <span className="font-semibold">
                {openingId === null ? myApplicationsMessages.ownAccord : (findOpening(openingId)?.title ?? openingId)}
              </span>
              <span className="text-sm text-muted">
                {myApplicationsMessages.sentOn} <Day timestamp={timestamp} />
              </span>
              <span className="text-sm break-all text-muted">{cvName}</span>
            </li>
          ))}
        </ul>
      )}
      {list.isSuccess && items.length === 0 && (
        <EmptyState text={myApplicationsMessages.none}>
          <LinkButton to="/work-with-us" variant="secondary">
            {myApplicationsMessages.seeOpenings}
          </LinkButton>
        </EmptyState>
      )}
      {list.isError && (
        <Failed
          text={myApplicationsMessages.failed}
          retry={myApplicationsMessages.retry}
          busy={list.isFetching}
          onRetry={() => void list.refetch()}
        />
      )}
      {list.isSuccess && list.hasNextPage && (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {myApplicationsMessages.more}
        </Button>
      )}
    </div>
  );
}

function Day({ timestamp }: { readonly timestamp: number }) {
  const date = new Date(timestamp);
  return <time dateTime={date.toISOString()}>{date.toLocaleDateString(undefined, { dateStyle: 'long' })}</time>;
}
