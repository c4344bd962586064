import { createWaitingList } from '../../../platform/web/outbox/waiting-list.ts';
import { readWaiting } from './stored-events.ts';
import { waitingName } from './outbox-name.ts';
import type { Waiting } from './waiting.ts';

/** Query key prefix of everything that is derived from the learning record. */
export const progressKey = ['progress'] as const;

/**
 * Events that the server acknowledged to this window, by uid. Used as long as the page is open: a late read, an offline
 * copy or a failed read must not undo what was just done. Duplicates count once.
 */
export const sentEvents = new Map<string, readonly Waiting[]>();

/** Unacknowledged events, followed by the acknowledged ones. */
export const waitingEvents = createWaitingList<Waiting>(waitingName, async (uid) => [
  ...(await readWaiting(uid)),
  ...(sentEvents.get(uid) ?? []),
]);
