import { type BetweenWindows, betweenWindows } from '../../../../platform/web/between-windows.ts';
import { createSender } from '../../../../platform/web/outbox/sender.ts';
import { declareStale } from '../../../../platform/web/stale-data.ts';
import { progressKey } from '../../../progress/web/public.ts';
import { retryDelayMs } from '../../../identity/session-timing.ts';
import { exercisesKey } from '../data.ts';
import type { CaseVerdict, Place } from '../exercise.ts';
import { type KeptSubmission, addKept, isNothingKept, noteProvisional } from './kept-submissions.ts';
import { waitingSubmissions } from './known-submissions.ts';
import { submissionsName } from './outbox-name.ts';
import { type Answer, sendKept } from './send-kept.ts';

// What is submitted, and what came of it: a page that only shows how a learner stands needs nothing of this file.

const answers = new Map<string, Answer>();

/** What came of a submission in the end. */
export interface Ended {
  readonly uid: string;
  readonly submission: KeptSubmission;
  readonly answer: Exclude<Answer, { status: 'later' }>;
}

/** The last of each account and exercise: whoever comes back to it has not seen it yet. */
const ended = new Map<string, Ended>();
let otherWindows: BetweenWindows<Ended> | undefined;

/** Only one window sends, and any of them may show the exercise. */
function toOtherWindows(): BetweenWindows<Ended> {
  otherWindows ??= betweenWindows<Ended>(`${submissionsName}.ended`, (told) => {
    note(told);
    void waitingSubmissions.look(told.uid);
  });
  return otherWindows;
}

function note(told: Ended): void {
  answers.set(told.submission.key, told.answer);
  ended.set(placeOf(told.uid, told.submission), told);
}

function placeOf(uid: string, { courseId, exerciseId }: Place): string {
  return `${uid} ${courseId} ${exerciseId}`;
}

const answeredRetryMs = 3000;
/** Whether there was an answer to the last try, though none to what was sent. */
let isAnswered = false;

const sender = createSender({
  name: submissionsName,
  list: waitingSubmissions,
  send: (uid, signal) =>
    sendKept(uid, signal, async (submission, answer) => {
      answers.set(submission.key, answer);
      if (answer.status !== 'later') {
        const told = { uid, submission, answer };
        note(told);
        toOtherWindows().tell(told);
      }
      isAnswered = answer.status === 'later' && answer.why !== 'away';
      if (answer.status !== 'later') void declareStale([exercisesKey, progressKey]);
      await waitingSubmissions.changed(uid);
    }),
  isEmpty: isNothingKept,
  delayMs: (failures) => (isAnswered ? answeredRetryMs * failures : retryDelayMs(failures)),
});

/** For as long as the user is this one. Returns how to stop. */
export function keepSubmitting(uid: string): () => void {
  toOtherWindows();
  return sender.keepSending(uid);
}

/** What came of the submission with this key, the last time that this window sent it. */
export function answerTo(key: string | null): Answer | null {
  return (key !== null && answers.get(key)) || null;
}

/** What came of the last one of an exercise, whichever window has sent it since this one showed an exercise; null if another one is on its way. */
export function lastEnded(uid: string | null, place: Place): Ended | null {
  return (uid !== null && ended.get(placeOf(uid, place))) || null;
}

/** Keeps a submission and has it sent; resolves when it is kept, whether or not there is a network. */
export function submit(uid: string, submission: KeptSubmission): Promise<void> {
  ended.delete(placeOf(uid, submission));
  return sender.change(uid, () => addKept(uid, submission), true);
}

export function setProvisional(uid: string, key: string, verdicts: readonly CaseVerdict[]): Promise<void> {
  return sender.change(uid, () => noteProvisional(uid, key, verdicts), false);
}
