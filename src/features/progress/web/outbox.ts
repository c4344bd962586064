import { v4 } from 'uuid';
import { createOutbox } from '../../../platform/web/outbox/outbox.ts';
import { declareStale } from '../../../platform/web/stale-data.ts';
import { retryDelayMs } from '../../identity/session-timing.ts';
import { addWaiting, readWaiting } from './kept-events.ts';
import { sendWaiting } from './send-waiting.ts';
import type { NewEvent, Waiting } from './waiting.ts';

/** Everything that is derived from the record of learning begins with this key. */
export const progressKey = ['progress'] as const;

const outbox = createOutbox<Waiting>({
  name: 'opvir.learning-events',
  read: readWaiting,
  async send(uid, signal, changed) {
    const { isAll, isAny } = await sendWaiting(uid, signal);
    if (isAny) await Promise.all([changed(), declareStale([progressKey])]);
    return isAll;
  },
  delayMs: retryDelayMs,
});

export const { waitingOf, subscribe: subscribeToWaiting, keepSending } = outbox;

/** Keeps what happened, in the order given; resolves when it is kept, whether or not there is a network. */
export function record(uid: string, courseId: string, events: readonly NewEvent[]): Promise<void> {
  const made = events.map((event) => ({ courseId, event: { ...event, key: v4(), clientAt: Date.now() } }));
  return outbox.change(uid, () => addWaiting(uid, made), true);
}
