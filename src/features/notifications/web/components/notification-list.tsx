import { useState } from 'react';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { type Notification, useNotifications, useReadNotifications, useUnreadCount } from '../data.ts';
import { notificationMessages as texts } from '../messages.ts';
import { NotificationItem } from './notification-item.tsx';

/**
 * Notifications with their time, newest first. One stays unread until the user follows it or marks it, or all, as read.
 */
export function NotificationList({ uid }: { readonly uid: string }) {
  const list = useNotifications(uid);
  const newest = list.data?.[0];
  return (
    <>
      {list.isSuccess && <Arrivals newest={newest} />}
      <LoadedList query={list} lines={4} texts={texts} empty={<NoNotifications />}>
        {(notifications) => (
          <div className="grid gap-4">
            {newest && <ReadAll uid={uid} newestId={newest.id} />}
            <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
              {notifications.map((notification) => (
                <NotificationItem key={notification.id} notification={notification} />
              ))}
            </ul>
          </div>
        )}
      </LoadedList>
    </>
  );
}

function ReadAll({ uid, newestId }: { readonly uid: string; readonly newestId: string }) {
  const unread = useUnreadCount(uid);
  const read = useReadNotifications();
  const line = useFocusWhen<HTMLParagraphElement>(read.isSuccess && unread === 0);
  if (unread === 0 && !read.isSuccess) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p ref={line} tabIndex={-1} role="status" className="text-sm text-muted">
        {unread === 0 ? texts.allRead : texts.unread(unread)}
      </p>
      {unread > 0 && (
        <Button variant="secondary" size="small" busy={read.isPending} onClick={() => read.mutate(newestId)}>
          {texts.readAll}
        </Button>
      )}
      <ErrorLine>{read.isError && texts.notRead}</ErrorLine>
    </div>
  );
}

/** Announces new notifications to screen readers; older ones that are loaded later are not announced. */
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
    <EmptyState text={texts.empty}>
      <p className="text-sm text-muted">{texts.emptyHint}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton to="/courses">{texts.findCourse}</LinkButton>
        <LinkButton to="/work-with-us" variant="secondary">
          {texts.findOpening}
        </LinkButton>
      </div>
    </EmptyState>
  );
}
