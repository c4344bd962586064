import { declareStale } from '../../../../platform/web/stale-data.ts';
import { progressKey } from '../../../progress/web/public.ts';
import { retryDelayMs } from '../../../identity/session-timing.ts';
import { exercisesKey } from '../data.ts';
import type { CaseVerdict } from '../exercise.ts';
import { type KeptSubmission, addKept, noteProvisional } from './kept-submissions.ts';
import { lookForSubmissions, submissionsChanged } from './known-submissions.ts';
import { type Answer, sendKept } from './send-kept.ts';

// What is submitted, and what came of it: a page that only shows how a learner stands needs nothing of this file.

const answers = new Map<string, Answer>();
const senders = new Set<() => void>();
const busyRetryMs = 3000;

/** What came of the submission with this key, the last time that this window sent it. */
export function answerTo(key: string | null): Answer | null {
  return (key !== null && answers.get(key)) || null;
}

/** Keeps a submission and has it sent; resolves when it is kept, whether or not there is a network. */
export async function submit(uid: string, submission: KeptSubmission): Promise<void> {
  await addKept(uid, submission);
  await submissionsChanged(uid);
  for (const send of senders) send();
}

export async function setProvisional(uid: string, key: string, verdicts: readonly CaseVerdict[]): Promise<void> {
  await noteProvisional(uid, key, verdicts);
  await submissionsChanged(uid);
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
    void submissionsChanged(uid);
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
  void lookForSubmissions(uid);
  again();
  return () => stopping.abort();
}
