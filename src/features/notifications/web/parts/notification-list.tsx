import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
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
      {/* Mounted while it is empty, so that the first one is announced as well. */}
      <ul
        aria-live="polite"
        className={items.length > 0 ? 'w-full divide-y divide-line border-y border-line' : 'sr-only'}
      >
        {items.map((notification) => (
          <NotificationItem key={notification.id} notification={notification} />
        ))}
      </ul>
      {list.isSuccess && items.length === 0 && (
        <EmptyState text={notificationMessages.empty}>
          <p className="text-sm text-muted">{notificationMessages.emptyHint}</p>
        </EmptyState>
      )}
      {list.isError && (
        <>
          <ErrorLine>{notificationMessages.failed}</ErrorLine>
          <Button
            variant="secondary"
            busy={list.isFetching}
            onClick={() => void (list.isFetchNextPageError ? list.fetchNextPage() : list.refetch())}
          >
            {notificationMessages.retry}
          </Button>
        </>
      )}
      {list.isSuccess && list.hasNextPage && (
        <Button variant="secondary" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {notificationMessages.more}
        </Button>
      )}
    </div>
  );
}

function NotificationItem({ notification: { message, timestamp } }: { readonly notification: Notification }) {
  const date = new Date(timestamp);
  return (
    <li className="grid gap-x-8 gap-y-1 py-4 sm:grid-cols-[minmax(0,1fr)_auto]">
      <p className="whitespace-pre-line">{message}</p>
      <time dateTime={date.toISOString()} className="text-sm text-muted">
        {date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
      </time>
    </li>
  );
}
