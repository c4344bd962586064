import { createWaitingList } from '../../../platform/web/outbox/waiting-list.ts';
import { readWaiting } from './kept-events.ts';
import { waitingName } from './outbox-name.ts';
import type { Waiting } from './waiting.ts';

/** Everything that is derived from the record of learning begins with this key. */
export const progressKey = ['progress'] as const;

/**
 * What the server acknowledged to this window, by uid. Shown as long as the page stands: the record may be read late, from a copy
 * or not at all, and what was just done must not be undone by that. Told twice it counts once.
 */
export const sentEvents = new Map<string, readonly Waiting[]>();

/** What was recorded and the server has not acknowledged, and after it what it has. */
export const waitingEvents = createWaitingList<Waiting>(waitingName, async (uid) => [
  ...(await readWaiting(uid)),
  ...(sentEvents.get(uid) ?? []),
]);
