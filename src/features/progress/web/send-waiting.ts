import { ApiError, makeCall } from '../../../platform/web/rpc.ts';
import type { progressRoutes } from '../contract.ts';
import { deviceId } from './device.ts';
import { readWaiting, removeWaiting, dismissEvents } from './stored-events.ts';
import { sentEvents } from './known-waiting.ts';
import { type Waiting, withoutOvertaken } from './waiting.ts';

const call = makeCall<typeof progressRoutes>();

/** The server's limit, copied because only its types are imported here. */
const batchMax = 100;

/** Result of sending: whether the server now has everything, and whether it was sent anything. */
export interface SentBatch {
  readonly isAll: boolean;
  readonly isAny: boolean;
}

/**
 * Sends pending events, course by course in the order of the actions; called while no other window sends. Removes events
 * after they are acknowledged: after an interruption they are sent again, and the server recognizes the keys.
 */
export async function sendWaiting(uid: string, signal: AbortSignal): Promise<SentBatch> {
  /** Courses that cannot be sent now, such as one in which the learner is not enrolled. */
  const locked = new Set<string>();
  let isAny = false;
  let size = batchMax;
  while (!signal.aborted) {
    const waiting = (await readWaiting(uid)).filter(({ courseId }) => !locked.has(courseId));
    const courseId = waiting[0]?.courseId;
    if (courseId === undefined) return { isAll: locked.size === 0, isAny };
    const batch = waiting.filter((each) => each.courseId === courseId).slice(0, size);
    const outcome = await send(uid, courseId, batch, signal);
    if (outcome === 'later') break;
    if (outcome === 'held') locked.add(courseId);
    else if (outcome === 'taken') {
      isAny = true;
      await removeWaiting(uid, new Set(batch.map(({ event }) => event.key)));
    } else if (batch.length > 1) size = 1;
    else await dismissEvents(uid, batch);
  }
  return { isAll: false, isAny };
}

type Outcome = 'taken' | 'later' | 'held' | 'not-understood';

async function send(
  userId: string,
  courseId: string,
  batch: readonly Waiting[],
  signal: AbortSignal,
): Promise<Outcome> {
  try {
    const body = { userId, device: deviceId(), events: batch.map(({ event }) => event) };
    const answer = await call('POST /api/courses/{courseId}/learning-events', { params: { courseId }, body, signal });
    const refused = new Set(answer.refused.map(({ key }) => key));
    keepSent(userId, refused, batch);
    if (refused.size > 0)
      await dismissEvents(
        userId,
        batch.filter(({ event }) => refused.has(event.key)),
      );
    return 'taken';
  } catch (error) {
    if (!(error instanceof ApiError)) {
      if (signal.aborted) return 'later';
      throw error;
    }
    // A batch that is refused may be accepted in parts.
    if (error.status === 400 || error.status === 413) return 'not-understood';
    return error.code === 'not-enrolled' || error.status === 404 ? 'held' : 'later';
  }
}

function keepSent(uid: string, refused: ReadonlySet<string>, batch: readonly Waiting[]): void {
  const accepted = batch
    .filter(({ event }) => !refused.has(event.key))
    .map((each) => ({ ...each, isSent: true }) as const);
  sentEvents.set(uid, withoutOvertaken(sentEvents.get(uid) ?? [], accepted));
}
