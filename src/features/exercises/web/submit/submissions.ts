import { createSender } from '../../../../platform/web/outbox/sender.ts';
import { declareStale } from '../../../../platform/web/stale-data.ts';
import { progressKey } from '../../../progress/web/public.ts';
import { retryDelayMs } from '../../../identity/session-timing.ts';
import { exercisesKey } from '../data.ts';
import type { CaseVerdict } from '../exercise.ts';
import { type KeptSubmission, addKept, noteProvisional } from './kept-submissions.ts';
import { submissionsName, waitingSubmissions } from './known-submissions.ts';
import { type Answer, sendKept } from './send-kept.ts';

// What is submitted, and what came of it: a page that only shows how a learner stands needs nothing of this file.

const answers = new Map<string, Answer>();
const busyRetryMs = 3000;
/** Whether the server answered the last try, and had too much to do. */
let isBusy = false;

const sender = createSender({
  name: submissionsName,
  list: waitingSubmissions,
  send: (uid, signal) =>
    sendKept(uid, signal, async ({ key }, answer) => {
      answers.set(key, answer);
      isBusy = answer.status === 'later' && answer.isBusy;
      if (answer.status !== 'later') void declareStale([exercisesKey, progressKey]);
      await waitingSubmissions.changed(uid);
    }),
  delayMs: (failures) => (isBusy ? busyRetryMs * failures : retryDelayMs(failures)),
});

/** For as long as the user is this one. Returns how to stop. */
export const keepSubmitting = sender.keepSending;

/** What came of the submission with this key, the last time that this window sent it. */
export function answerTo(key: string | null): Answer | null {
  return (key !== null && answers.get(key)) || null;
}

/** Keeps a submission and has it sent; resolves when it is kept, whether or not there is a network. */
export function submit(uid: string, submission: KeptSubmission): Promise<void> {
  return sender.change(uid, () => addKept(uid, submission), true);
}

export function setProvisional(uid: string, key: string, verdicts: readonly CaseVerdict[]): Promise<void> {
  return sender.change(uid, () => noteProvisional(uid, key, verdicts), false);
}
