import { useEffect, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useSession } from '../../../identity/web/public.ts';
import { type Notification, useNotifications, useReadNotifications, useUnreadCount } from '../data.ts';
import { notificationMessages } from '../messages.ts';
import { useViewedSince } from '../use-viewed-since.ts';
import { NotificationItem } from './notification-item.tsx';

/** Each message with its time, newest first; what is seen here is read from then on. */
export function NotificationList({ uid }: { readonly uid: string }) {
  const list = useNotifications(uid);
  const items = list.data?.pages.flatMap((page) => page.items) ?? [];
  const isNew = useReading(uid, items[0]?.id);
  if (list.isPending) return <SkeletonLines lines={4} />;
  return (
    <div className="grid justify-items-start gap-5">
      {list.isSuccess && <Arrivals newest={items[0]} />}
      {items.length > 0 && (
        <ul className="w-full divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
          {items.map((notification) => (
            <NotificationItem key={notification.id} notification={notification} isNew={isNew(notification)} />
          ))}
        </ul>
      )}
      {list.isSuccess && items.length === 0 && <NoNotifications />}
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

/**
 * Marks as read, up to the newest that is shown, while the reader sees this window. Gives what is new: it was unread when
 * they came to it, and stays marked while they stay.
 */
function useReading(uid: string, newestId: string | undefined): (notification: Notification) => boolean {
  const session = useSession();
  const unread = useUnreadCount(uid);
  const since = useViewedSince();
  const { mutate: read } = useReadNotifications();

  useEffect(() => {
    if (since !== null && newestId !== undefined && unread > 0) read(newestId);
  }, [since, newestId, unread, read]);

  const serversClockMs = session.status === 'signed-in' ? session.clockOffsetMs : 0;
  return ({ readAt }) => readAt === null || (since !== null && readAt >= since + serversClockMs);
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

function NoNotifications() {
  return (
    <EmptyState text={notificationMessages.empty}>
      <p className="text-sm text-muted">{notificationMessages.emptyHint}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton to="/courses">{notificationMessages.findCourse}</LinkButton>
        <LinkButton to="/work-with-us" variant="secondary">
          {notificationMessages.findOpening}
        </LinkButton>
      </div>
    </EmptyState>
  );
}
