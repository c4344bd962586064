import { v4 } from 'uuid';
import { createSender } from '../../../platform/web/outbox/sender.ts';
import { declareStale } from '../../../platform/web/stale-data.ts';
import { retryDelayMs } from '../../identity/session-timing.ts';
import { addWaiting, isNothingWaiting } from './stored-events.ts';
import { progressKey, waitingEvents } from './known-waiting.ts';
import { waitingName } from './outbox-name.ts';
import { sendWaiting } from './send-waiting.ts';
import type { NewEvent } from './waiting.ts';

// Records and sends events; a page that only shows a learner's progress does not load this file.

const sender = createSender({
  name: waitingName,
  list: waitingEvents,
  async send(uid, signal) {
    const { isAll, isAny } = await sendWaiting(uid, signal);
    if (isAny) await Promise.all([waitingEvents.changed(uid), declareStale([progressKey])]);
    return isAll;
  },
  isEmpty: isNothingWaiting,
  delayMs: retryDelayMs,
});

export const { keepSending } = sender;

/** Stores the events in the given order; resolves when they are stored, with or without a network. */
export function record(uid: string, courseId: string, events: readonly NewEvent[]): Promise<void> {
  const rows = events.map((event) => ({ courseId, event: { ...event, key: v4(), clientAt: Date.now() } }));
  return sender.change(uid, () => addWaiting(uid, rows), true);
}
