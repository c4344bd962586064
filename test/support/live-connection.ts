import { liveData } from '../../src/app/web/session-watcher.ts';
import { handOnLiveEvents } from '../../src/platform/web/live-events.ts';

/** Live event connection of the tab that holds it: events dispatched here count as sent by the server. */
export function liveConnection(): EventTarget {
  const connection = new EventTarget();
  handOnLiveEvents(connection as EventSource, liveData);
  return connection;
}
