import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { type Notification, useNotifications } from '../data.ts';
import { notificationMessages } from '../messages.ts';

/** Each message with its time, newest first. */
export function NotificationList({ uid }: { readonly uid: string }) {
  const list = useNotifications(uid);
  if (list.isPending) return <SkeletonLines lines={4} />;
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <div className="grid max-w-3xl justify-items-start gap-5">
      {list.isSuccess && <Arrivals newest={items[0]} />}
      {items.length > 0 && (
        <ul className="w-full divide-y divide-line border-y border-line">
          {items.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} />
          ))}
        </ul>
      )}
      {list.isSuccess && items.length === 0 && (
        <EmptyState text={notificationMessages.empty}>
          <p className="text-sm text-muted">{notificationMessages.emptyHint}</p>
        </EmptyState>
      )}
      {list.isError && (
        <Failed
          text={notificationMessages.failed}
          retry={notificationMessages.retry}
          busy={list.isFetching}
          onRetry={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
        />
      )}
      {list.isSuccess && list.hasNextPage && (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {notificationMessages.more}
        </Button>
      )}
    </div>
  );
}

/** Reads out what arrives while the page is open; older ones that are asked for are not read out. */
function Arrivals({ newest }: { readonly newest: Notification | undefined }) {
  const [knownId] = useState(newest?.id);
  return (
    <p role="status" className="sr-only">
      {newest && newest.id !== knownId && newest.message}
    </p>
  );
}

function NotificationItem({ notification: { message, timestamp } }: { readonly notification: Notification }) {
  const date = new Date(timestamp);
  return (
    <li className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p dir="auto" className="whitespace-pre-line">
        {message}
      </p>
      <time dateTime={date.toISOString()} className="text-sm text-muted">
        {date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </li>
  );
}
