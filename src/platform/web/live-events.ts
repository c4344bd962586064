import { declareStale } from './stale-data.ts';

const notifications = [['notifications']] as const;
const progress = [['progress']] as const;
const contentOpen = [['content-open']] as const;
const inbox = [['admin'], ['admin-message']] as const;

/** The types of live events (`GET /api/events`) that pages follow, each with the data that it makes stale. */
const makesStale = {
  notification: notifications,
  'notifications-read': notifications,
  unlisted: notifications,
  progress,
  content: contentOpen,
  inbox,
} as const;

/**
 * For the one window that holds the connection: what happened to the signed-in user is read anew in all of them; also
 * once the connection stands, since something may have happened while it did not.
 */
export function handOnLiveEvents(source: EventSource): void {
  for (const [type, keys] of Object.entries(makesStale)) source.addEventListener(type, () => void declareStale(keys));
  source.addEventListener('connected', () => void declareStale(Object.values(makesStale).flat()));
}
