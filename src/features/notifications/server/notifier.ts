import { isAtLeast } from '../../../platform/contract/roles.ts';
import { teaches } from '../../../platform/server/http/access.ts';
import type { Notify, NotifyStaff } from '../../../platform/server/notify.ts';
import { readTaughtCourses } from '../../identity/server/public.ts';
import { choices } from '../preferences-contract.ts';
import { channelOf } from './channel.ts';
import { preferenceQueries } from './preference-queries.ts';
import { unlistedEvent } from '../contract.ts';
import { type NotificationDeps, notificationStatements } from './notification-statements.ts';

/** Creates the function that notifies a user through the channel of their choice. */
export function notifier(deps: NotificationDeps): Notify {
  const { findChannel } = preferenceQueries(deps.db);
  const tell = notificationStatements(deps);
  return async ({ userId, kind, message, path, timestamp, mail, isMailed = false, isShown = false }) => {
    const user = await findChannel.first({ userId, kind });
    if (!user) return [];
    const channel = channelOf(kind, user.channel);
    if (channel === 'none') return isShown ? [deps.events.publish(userId, unlistedEvent, {})] : [];
    const isMailedTwice = isMailed && (channel === 'mail' || channel === 'daily');
    return tell({ userId, kind, message, path, timestamp, ...(mail && { mail }) }, isMailedTwice ? 'site' : channel);
  };
}

/**
 * Creates the function that notifies the site's staff, or the teachers of a course, through the channel that each
 * chose. The default is a daily mail.
 */
export function staffNotifier(deps: NotificationDeps): NotifyStaff {
  const { listStaff } = preferenceQueries(deps.db);
  const tell = notificationStatements(deps);
  return async ({ kind, courseId, message, path, timestamp }) => {
    const least = choices.find((choice) => choice.kind === kind)?.role ?? 'admin';
    const people = (await listStaff.all({ kind })).filter(
      ({ role, taughtCourses }) =>
        isAtLeast(role, least) &&
        (courseId === undefined || teaches({ taughtCourses: readTaughtCourses(taughtCourses) }, courseId)),
    );
    return people.flatMap(({ userId, channel }) =>
      tell({ userId, kind, message, path, timestamp }, channelOf(kind, channel)),
    );
  };
}
