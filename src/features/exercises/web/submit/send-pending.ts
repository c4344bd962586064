import type { ErrorCodeOf } from '../../../../platform/contract/routes.ts';
import { ApiError, makeCall } from '../../../../platform/web/rpc.ts';
import type { exerciseRoutes } from '../../contract.ts';
import { deviceId } from '../../../progress/web/public.ts';
import type { AnswerResult, Submission } from '../exercise.ts';
import { type PendingSubmission, isProgram, readPending, removePending } from './pending-submissions.ts';

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

type Tell = (submission: PendingSubmission, answer: Answer) => Promise<void>;

/**
 * Sends pending submissions in order; called while no other window does. Deletes each after its response: if
 * interrupted, it is sent again and the server recognizes its key. Returns whether all were answered.
 */
export async function sendPending(uid: string, signal: AbortSignal, tell: Tell): Promise<boolean> {
  while (!signal.aborted) {
    const [next] = await readPending(uid);
    if (!next) return true;
    const answer = await send(uid, next, signal);
    if (signal.aborted) return false;
    if (answer.status !== 'later') await removePending(uid, next.key);
    await tell(next, answer);
    if (answer.status !== 'later') continue;
    // The others wait behind this one and have the same state.
    const others = (await readPending(uid)).filter(({ key }) => key !== next.key);
    for (const each of others) await tell(each, answer);
    return false;
  }
  return false;
}

async function grade(userId: string, kept: PendingSubmission, signal: AbortSignal): Promise<Answer> {
  const { courseId, exerciseId, key, version, clientAt } = kept;
  const params = { courseId, exerciseId };
  const common = { userId, key, seenVersion: version, clientAt, device: deviceId() };
  if (isProgram(kept)) {
    const body = { ...common, files: { ...kept.files } };
    const route = 'POST /api/courses/{courseId}/exercises/{exerciseId}/submissions';
    return { status: 'graded', submission: await call(route, { params, body, signal }) };
  }
  const body = { ...common, answer: kept.answer };
  const route = 'POST /api/courses/{courseId}/exercises/{exerciseId}/answers';
  return { status: 'answered', result: await call(route, { params, body, signal }) };
}

async function send(uid: string, kept: PendingSubmission, signal: AbortSignal): Promise<Answer> {
  try {
    return await grade(uid, kept, signal);
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
