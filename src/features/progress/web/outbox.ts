import { v4 } from 'uuid';
import { type BetweenWindows, betweenWindows } from '../../../platform/web/between-windows.ts';
import { declareStale } from '../../../platform/web/stale-data.ts';
import { retryDelayMs } from '../../identity/session-timing.ts';
import { addWaiting, readWaiting } from './kept-events.ts';
import { sendWaiting } from './send-waiting.ts';
import type { NewEvent, Waiting } from './waiting.ts';

/** Everything that is derived from the record of learning begins with this key. */
export const progressKey = ['progress'] as const;

const nothing: readonly Waiting[] = [];
/** What waits, as this window knows it, by the learner's uid. */
const known = new Map<string, readonly Waiting[]>();
const listeners = new Set<() => void>();
/** Called when there is something to send. */
const senders = new Set<() => void>();
let otherWindows: BetweenWindows<string> | undefined;

/** What waits to be sent; the same array until it changes. */
export function waitingOf(uid: string | null): readonly Waiting[] {
  return (uid !== null && known.get(uid)) || nothing;
}

export function subscribeToWaiting(listener: () => void): () => void {
  toOtherWindows();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps what happened, in the order given; resolves when it is kept, whether or not there is a network. */
export async function record(uid: string, courseId: string, events: readonly NewEvent[]): Promise<void> {
  const made = events.map((event) => ({ courseId, event: { ...event, key: v4(), clientAt: Date.now() } }));
  await addWaiting(uid, made);
  await changed(uid);
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
    if (isAny) await Promise.all([changed(uid), declareStale([progressKey])]);
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
  void look(uid);
  again();
  return () => stopping.abort();
}

async function changed(uid: string): Promise<void> {
  await look(uid);
  toOtherWindows().tell(uid);
}

async function look(uid: string): Promise<void> {
  known.set(uid, await readWaiting(uid));
  for (const listener of listeners) listener();
}

/** Not with this file: it is part of prerendered pages, and no window stands behind these. */
function toOtherWindows(): BetweenWindows<string> {
  otherWindows ??= betweenWindows<string>('opvir.learning-events', (uid) => void look(uid));
  return otherWindows;
}
