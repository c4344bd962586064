import { liveData } from '../../src/app/web/session-keeper.ts';
import { handOnLiveEvents } from '../../src/platform/web/live-events.ts';

/** The connection for live events of the tab that holds it: what is dispatched here, the server has sent. */
export function liveConnection(): EventTarget {
  const connection = new EventTarget();
  handOnLiveEvents(connection as EventSource, liveData);
  return connection;
}
