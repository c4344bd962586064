import { type BetweenWindows, betweenWindows } from '../../../../platform/web/between-windows.ts';
import { declareStale } from '../../../../platform/web/stale-data.ts';
import { progressKey } from '../../../progress/web/public.ts';
import { retryDelayMs } from '../../../identity/session-timing.ts';
import { exercisesKey } from '../data.ts';
import type { CaseVerdict } from '../exercise.ts';
import { type KeptSubmission, addKept, noteProvisional, readKept } from './kept-submissions.ts';
import { type Answer, sendKept } from './send-kept.ts';

// What was submitted and is not graded yet, as this window knows it, and what came of what was sent.

const none: readonly KeptSubmission[] = [];
const known = new Map<string, readonly KeptSubmission[]>();
const answers = new Map<string, Answer>();
const listeners = new Set<() => void>();
const senders = new Set<() => void>();
let otherWindows: BetweenWindows<string> | undefined;
const busyRetryMs = 3000;

/** The same array until it changes. */
export function keptSubmissions(uid: string | null): readonly KeptSubmission[] {
  return (uid !== null && known.get(uid)) || none;
}

/** What came of the submission with this key, the last time that this window sent it. */
export function answerTo(key: string | null): Answer | null {
  return (key !== null && answers.get(key)) || null;
}

export function subscribeToSubmissions(listener: () => void): () => void {
  toOtherWindows();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a submission and has it sent; resolves when it is kept, whether or not there is a network. */
export async function submit(uid: string, submission: KeptSubmission): Promise<void> {
  await addKept(uid, submission);
  await changed(uid);
  for (const send of senders) send();
}

export async function setProvisional(uid: string, key: string, verdicts: readonly CaseVerdict[]): Promise<void> {
  await noteProvisional(uid, key, verdicts);
  await changed(uid);
}

/** Sends what waits, and what comes, whenever the server can be reached; for as long as the user is this one. Returns how to stop. */
export function keepSubmitting(uid: string): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  let failures = 0;
  let isBusy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const told = ({ key }: KeptSubmission, answer: Answer) => {
    answers.set(key, answer);
    isBusy = answer.status === 'later' && answer.isBusy;
    if (answer.status !== 'later') void declareStale([exercisesKey, progressKey]);
    void changed(uid);
  };

  async function attempt(): Promise<void> {
    clearTimeout(timer);
    const isAll = await sendKept(uid, signal, told);
    if (signal.aborted) return;
    failures = isAll ? 0 : failures + 1;
    if (!isAll) timer = setTimeout(again, isBusy ? busyRetryMs * failures : retryDelayMs(failures));
  }

  function again(): void {
    void attempt();
  }

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

/** Opened when it is first needed: an open line would keep the process that renders the pages from ending. */
function toOtherWindows(): BetweenWindows<string> {
  otherWindows ??= betweenWindows<string>('opvir.submissions', (uid) => void look(uid));
  return otherWindows;
}

async function changed(uid: string): Promise<void> {
  await look(uid);
  toOtherWindows().tell(uid);
}

async function look(uid: string): Promise<void> {
  known.set(uid, await readKept(uid));
  for (const listener of listeners) listener();
}
