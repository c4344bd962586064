import { cx } from '../../../../ui/cx.ts';
import type { Notification } from '../data.ts';
import { notificationMessages } from '../messages.ts';

interface NotificationItemProps {
  readonly notification: Notification;
  readonly isNew: boolean;
}

export function NotificationItem({ notification: { message, timestamp }, isNew }: NotificationItemProps) {
  const date = new Date(timestamp);
  return (
    <li
      className={cx(
        'grid gap-x-8 gap-y-1.5 px-5 py-4 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline',
        isNew && 'bg-primary-soft',
      )}
    >
      <p dir="auto" className="wrap-anywhere whitespace-pre-line">
        {message}
      </p>
      <p className="flex items-baseline gap-3 text-sm sm:justify-end">
        <time dateTime={date.toISOString()} className="text-muted">
          {date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}
        </time>
        {isNew && (
          <span className="rounded-full bg-primary px-2.5 py-0.5 text-xs font-semibold text-on-primary">
            {notificationMessages.isNew}
          </span>
        )}
      </p>
    </li>
  );
}
