import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { cx } from '../../../../ui/cx.ts';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { type Notification, addressOf, useReadNotification } from '../data.ts';
import { notificationMessages as texts } from '../messages.ts';

export function NotificationItem({ notification }: { readonly notification: Notification }) {
  const { id, message, timestamp, readAt, path } = notification;
  const isNew = readAt === null;
  const date = new Date(timestamp);
  const read = useReadNotification();
  const markRead = () => read.mutate(id);
  const [hasPressed, setHasPressed] = useState(false);
  // The button disappears with the unread mark, so the item takes the focus.
  const item = useFocusWhen<HTMLLIElement>(hasPressed && !isNew);
  const press = () => {
    setHasPressed(true);
    markRead();
  };
  return (
    <li ref={item} tabIndex={-1} className={cx('grid gap-2 px-5 py-4', isNew && 'bg-primary-soft')}>
      <div className="grid gap-x-8 gap-y-1.5 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-baseline">
        <p dir="auto" className="wrap-anywhere whitespace-pre-line">
          {path === null ? (
            message
          ) : (
            <Link {...addressOf(path)} className="text-link font-semibold" onClick={isNew ? markRead : undefined}>
              {message}
            </Link>
          )}
        </p>
        <p className="flex items-baseline gap-3 text-sm sm:justify-end">
          <time dateTime={date.toISOString()} className="text-muted">
            {date.toLocaleString('en', { dateStyle: 'medium', timeStyle: 'short' })}
          </time>
          {isNew && (
            <span className="rounded-full bg-primary px-2.5 py-0.5 text-xs font-semibold text-on-primary">
              {texts.isNew}
            </span>
          )}
        </p>
      </div>
      {(isNew || hasPressed) && (
        <div className="min-h-11">
          {isNew ? (
            <Button
              variant="quiet"
              size="small"
              aria-label={texts.readOne(message)}
              busy={read.isPending}
              onClick={press}
            >
              {texts.read}
            </Button>
          ) : (
            <p className="text-sm text-muted">{texts.isRead}</p>
          )}
          <ErrorLine>{read.isError && texts.notRead}</ErrorLine>
        </div>
      )}
    </li>
  );
}
