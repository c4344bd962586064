import { Link } from '@tanstack/react-router';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { type Notification, addressOf, useNotifications, useReadNotification, useUnreadCount } from '../data.ts';
import { unreadMessages as texts } from '../unread-messages.ts';

const shownMax = 3;

/** The newest unread notifications; renders nothing if there are none. */
export function Part({ uid }: { readonly uid: string }) {
  const unread = useUnreadCount(uid);
  const list = useNotifications(uid);
  if (!list.isFetched) return <SkeletonLines />;
  const shown = list.data?.filter(({ readAt }) => readAt === null).slice(0, shownMax) ?? [];
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="unread-notifications" className="grid gap-3">
      <h2 id="unread-notifications" className="text-h3">
        {texts.title}
      </h2>
      <ul className="divide-y divide-line border-y border-line">
        {shown.map((notification) => (
          <UnreadItem key={notification.id} notification={notification} />
        ))}
      </ul>
      <p className="text-sm">
        <span>{unread > shown.length && `${texts.more(unread - shown.length)} `}</span>
        <TextLink to="/notifications">{texts.all}</TextLink>
      </p>
    </section>
  );
}

/** Marks the notification as read when its link is followed. */
function UnreadItem({ notification: { id, message, path, timestamp } }: { readonly notification: Notification }) {
  const read = useReadNotification();
  const date = new Date(timestamp);
  return (
    <li className="grid gap-1 py-3">
      <Link
        {...addressOf(path ?? '/notifications')}
        dir="auto"
        className="text-link wrap-anywhere"
        onClick={path === null ? undefined : () => read.mutate(id)}
      >
        {message}
      </Link>
      <time dateTime={date.toISOString()} className="text-sm text-muted">
        {date.toLocaleDateString('en', { dateStyle: 'medium' })}
      </time>
    </li>
  );
}
