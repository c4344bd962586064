import { useEffect, useState } from 'react';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { useSession } from '../../../identity/web/public.ts';
import { type Notification, useNotifications, useReadNotifications, useUnreadCount } from '../data.ts';
import { notificationMessages } from '../messages.ts';
import { useViewedSince } from '../use-viewed-since.ts';
import { NotificationItem } from './notification-item.tsx';

/** Each message with its time, newest first; what is seen here is read from then on. */
export function NotificationList({ uid }: { readonly uid: string }) {
  const list = useNotifications(uid);
  const newest = list.data?.[0];
  const isNew = useReading(uid, newest?.id);
  return (
    <>
      {list.isSuccess && <Arrivals newest={newest} />}
      <LoadedList query={list} lines={4} texts={notificationMessages} empty={<NoNotifications />}>
        {(notifications) => (
          <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
            {notifications.map((notification) => (
              <NotificationItem key={notification.id} notification={notification} isNew={isNew(notification)} />
            ))}
          </ul>
        )}
      </LoadedList>
    </>
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
