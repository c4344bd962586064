import type { contentEvent } from '../../features/authoring/contract.ts';
import type { inboxEvent } from '../../features/contact/inbox-contract.ts';
import { watchSession } from '../../features/identity/web/watch-session.ts';
import type {
  notificationEvent,
  notificationsReadEvent,
  unlistedEvent,
} from '../../features/notifications/contract.ts';
import type { progressEvent } from '../../features/progress/contract.ts';
import { type LiveData, handOnLiveEvents } from '../../platform/web/live-events.ts';
import { startSyncQueues } from './start-sync-queues.ts';

type LiveEvent =
  | typeof contentEvent
  | typeof inboxEvent
  | typeof notificationEvent
  | typeof notificationsReadEvent
  | typeof progressEvent
  | typeof unlistedEvent;

const notifications = [['notifications']];

/** Live events that pages follow, each with the data that it makes stale. */
export const liveData: LiveData<LiveEvent> = {
  notification: notifications,
  'notifications-read': notifications,
  unlisted: notifications,
  progress: [['progress']],
  content: [['content-open']],
  inbox: [['admin'], ['admin-message']],
};

/** Keeps the session current and sends what waits. A separate chunk, so that no page waits for it. */
export function startSessionWork(): void {
  watchSession((events) => handOnLiveEvents(events, liveData));
  startSyncQueues();
}
