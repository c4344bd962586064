import { v4 } from 'uuid';
import { declareStale } from '../../../platform/web/stale-data.ts';
import { retryDelayMs } from '../../identity/session-timing.ts';
import { addWaiting } from './kept-events.ts';
import { lookForWaiting, progressKey, waitingChanged } from './known-waiting.ts';
import { sendWaiting } from './send-waiting.ts';
import type { NewEvent } from './waiting.ts';

// What is recorded and sent: a page that only shows a learner's progress needs nothing of this file.

/** Called when there is something to send. */
const senders = new Set<() => void>();

/** Keeps what happened, in the order given; resolves when it is kept, whether or not there is a network. */
export async function record(uid: string, courseId: string, events: readonly NewEvent[]): Promise<void> {
  const made = events.map((event) => ({ courseId, event: { ...event, key: v4(), clientAt: Date.now() } }));
  await addWaiting(uid, made);
  await waitingChanged(uid);
  for (const send of senders) send();
}

/** Sends what waits, and what comes, whenever the server can be reached; for as long as the user is this one. Returns how to stop. */
export function keepSending(uid: string): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function attempt(): Promise<void> {
    clearTimeout(timer);
    const { isAll, isAny } = await sendWaiting(uid, signal);
    if (isAny) await Promise.all([waitingChanged(uid), declareStale([progressKey])]);
    if (signal.aborted) return;
    failures = isAll ? 0 : failures + 1;
    if (!isAll) timer = setTimeout(() => void attempt(), retryDelayMs(failures));
  }

  const again = () => void attempt();
  senders.add(again);
  addEventListener('online', again, { signal });
  signal.addEventListener('abort', () => {
    senders.delete(again);
    clearTimeout(timer);
  });
  void lookForWaiting(uid);
  again();
  return () => stopping.abort();
}
