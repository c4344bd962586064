import type { ErrorCodeOf } from '../../../../platform/contract/routes.ts';
import { type BetweenWindows, betweenWindows } from '../../../../platform/web/between-windows.ts';
import { createSender } from '../../../../platform/web/outbox/sender.ts';
import { ApiError, makeCall } from '../../../../platform/web/rpc.ts';
import { declareStale } from '../../../../platform/web/stale-data.ts';
import type { exerciseRoutes } from '../../contract.ts';
import { deviceId, progressKey } from '../../../progress/web/public.ts';
import { retryDelayMs } from '../../../identity/session-timing.ts';
import { exercisesKey } from '../data.ts';
import type { AnswerResult, CaseResult, Place, Submission } from '../exercise.ts';
import { submissionsName } from './outbox-name.ts';
import {
  type PendingSubmission,
  addPending,
  isNothingPending,
  isProgram,
  noteProvisional,
  readPending,
  removePending,
  waitingSubmissions,
} from './pending-submissions.ts';

// Sends submissions and holds their results. Kept apart, so that pages that only show progress do not load it.

const call = makeCall<typeof exerciseRoutes>();

/** Result of sending a submission. */
export type Answer =
  | { readonly status: 'graded'; readonly submission: Submission }
  /** Result of a practice question. */
  | { readonly status: 'answered'; readonly result: AnswerResult }
  /** Rejected and deleted from the queue; `reason` is a sentence. */
  | { readonly status: 'refused'; readonly reason: string }
  /** `busy`: waits to be graded; `failing`: some other error response, such as while the server is updated. */
  | { readonly status: 'later'; readonly why: 'busy' | 'failing' | 'away' };

type Routes = typeof exerciseRoutes;
type Refused =
  | ErrorCodeOf<Routes['POST /api/courses/{courseId}/exercises/{exerciseId}/submissions']>
  | ErrorCodeOf<Routes['POST /api/courses/{courseId}/exercises/{exerciseId}/answers']>;

/** Refusals that are final. All others, such as of a proxy in front of the server, are temporary. */
const finalCodes: ReadonlySet<string> = new Set<Refused>([
  'not-enrolled',
  'exercise-not-found',
  'question-changed',
  'invalid-input',
  'payload-too-large',
]);

/** Final result of a submission. */
export interface Ended {
  readonly uid: string;
  readonly submission: PendingSubmission;
  readonly answer: Exclude<Answer, { status: 'later' }>;
}

interface Outcome extends Omit<Ended, 'answer'> {
  /** Null until the server has answered. */
  readonly answer: Answer | null;
}

/** Latest outcome of each submission by its key. */
const outcomes = new Map<string, Outcome>();
let otherWindows: BetweenWindows<Ended> | undefined;

/** Channel to other windows: only one window sends, and any of them may show the exercise. */
function toOtherWindows(): BetweenWindows<Ended> {
  otherWindows ??= betweenWindows<Ended>(`${submissionsName}.ended`, (told) => {
    outcomes.set(told.submission.key, told);
    void waitingSubmissions.look(told.uid);
  });
  return otherWindows;
}

const answeredRetryMs = 3000;
/** True if the last request got a response, but not one about the submission. */
let isAnswered = false;

const sender = createSender({
  name: submissionsName,
  list: waitingSubmissions,
  send: sendPending,
  isEmpty: isNothingPending,
  delayMs: (failures) => (isAnswered ? answeredRetryMs * failures : retryDelayMs(failures)),
});

/**
 * Sends pending submissions in order; called while no other window does. Deletes each after its response: if
 * interrupted, it is sent again and the server recognizes its key. Returns whether all were answered.
 */
async function sendPending(uid: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    const [next] = await readPending(uid);
    if (!next) return true;
    const answer = await send(uid, next, signal);
    if (signal.aborted) return false;
    isAnswered = answer.status === 'later' && answer.why !== 'away';
    if (answer.status === 'later') {
      // The others wait behind this one and have the same state.
      for (const submission of await readPending(uid)) outcomes.set(submission.key, { uid, submission, answer });
      await waitingSubmissions.changed(uid);
      return false;
    }
    await removePending(uid, next.key);
    const end = { uid, submission: next, answer };
    outcomes.set(next.key, end);
    toOtherWindows().tell(end);
    void declareStale([exercisesKey, progressKey]);
    await waitingSubmissions.changed(uid);
  }
  return false;
}

async function post(userId: string, submission: PendingSubmission, signal: AbortSignal): Promise<Answer> {
  const { courseId, exerciseId, key, version, clientAt } = submission;
  const params = { courseId, exerciseId };
  const common = { userId, key, seenVersion: version, clientAt, device: deviceId() };
  if (isProgram(submission)) {
    const body = { ...common, files: { ...submission.files } };
    const route = 'POST /api/courses/{courseId}/exercises/{exerciseId}/submissions';
    return { status: 'graded', submission: await call(route, { params, body, signal }) };
  }
  const body = { ...common, answer: submission.answer };
  const route = 'POST /api/courses/{courseId}/exercises/{exerciseId}/answers';
  return { status: 'answered', result: await call(route, { params, body, signal }) };
}

async function send(uid: string, submission: PendingSubmission, signal: AbortSignal): Promise<Answer> {
  try {
    return await post(uid, submission, signal);
  } catch (error) {
    if (signal.aborted) return { status: 'later', why: 'away' };
    if (!(error instanceof ApiError)) throw error;
    return finalCodes.has(error.code)
      ? { status: 'refused', reason: error.message }
      : { status: 'later', why: whyLater(error) };
  }
}

function whyLater({ code, status }: ApiError): Extract<Answer, { status: 'later' }>['why'] {
  if (status === 0) return 'away';
  return code === ('engine-busy' satisfies Refused) ? 'busy' : 'failing';
}

/** Sends pending submissions while this user is signed in. Returns a function that stops it. */
export function startSubmitting(uid: string): () => void {
  toOtherWindows();
  return sender.keepSending(uid);
}

/** Latest response to the submission with this key in this window. */
export function answerTo(key: string | null): Answer | null {
  return (key !== null && outcomes.get(key)?.answer) || null;
}

/**
 * Final result of the last submission of an exercise, sent by any window since this one first showed an exercise; null
 * if there is none or another one is pending.
 */
export function lastEnded(uid: string | null, { courseId, exerciseId }: Place): Ended | null {
  const isHere = ({ uid: owner, submission }: Outcome) =>
    owner === uid && submission.courseId === courseId && submission.exerciseId === exerciseId;
  // By the time of submitting: this window may hear of an earlier one later.
  const last = [...outcomes.values()]
    .filter(isHere)
    .toSorted((one, other) => one.submission.clientAt - other.submission.clientAt)
    .at(-1);
  return last && isEnded(last) ? last : null;
}

function isEnded(outcome: Outcome): outcome is Ended {
  return outcome.answer !== null && outcome.answer.status !== 'later';
}

/** Stores a submission and triggers sending; resolves when it is stored, online or offline. */
export function submit(uid: string, submission: PendingSubmission): Promise<void> {
  outcomes.set(submission.key, { uid, submission, answer: null });
  return sender.change(uid, () => addPending(uid, submission), true);
}

export function setProvisional(uid: string, key: string, verdicts: readonly CaseResult[]): Promise<void> {
  return sender.change(uid, () => noteProvisional(uid, key, verdicts), false);
}
