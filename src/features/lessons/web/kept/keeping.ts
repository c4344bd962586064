import { exclusively } from '../../../../platform/web/exclusively.ts';
import { ApiError } from '../../../../platform/web/rpc.ts';
import { declareStale } from '../../../../platform/web/stale-data.ts';
import { findCopy, ownerOfDevice, readCopies } from './copies.ts';
import { loadCopy, loadOwnAgain, removeCopy } from './load-copy.ts';
import { CopyFailed, type CopyFailure, type CopyPlan } from './plan-copy.ts';
import { keepWorkersOf, startWorker } from './worker-of-course.ts';

/** Everything that depends on what this device keeps begins with this key. */
export const keptKey = ['kept-courses'] as const;

/** What is being done about a course in this window; it goes on when its place on the page is left. */
export type Keeping =
  | { readonly status: 'loading'; readonly loadedBytes: number; readonly totalBytes: number; readonly stop: () => void }
  | { readonly status: 'removing' }
  | { readonly status: 'failed'; readonly reason: CopyFailure };

const works = new Map<string, Keeping>();
const listeners = new Set<() => void>();
const forever = new AbortController().signal;
/** One thing at a time, in all windows: what one loads, another would sweep away. */
const lock = 'opvir.kept-courses';

/** Null while nothing is done; the same until it changes. */
export function keepingOf(courseId: string): Keeping | null {
  return works.get(courseId) ?? null;
}

export function subscribeToKeeping(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Keeps a course, or loads anew what has changed of it. How far it is, and what becomes of it, is told by {@link keepingOf}. */
export async function keepCourse(plan: CopyPlan, uid: string): Promise<void> {
  const { courseId, bytes: totalBytes } = plan;
  const stopping = new AbortController();
  const { signal } = stopping;
  const told = (loadedBytes: number) =>
    tell(courseId, { status: 'loading', loadedBytes, totalBytes, stop: () => stopping.abort() });
  told(0);
  // Whoever closes the page, or an own reload, would end it.
  const ask = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', ask);
  try {
    await exclusively(lock, signal, async () => {
      // Browsers remove what they were not asked to keep when they need the room. One that asks back is not waited for.
      void navigator.storage.persist();
      await startWorker(courseId);
      try {
        await loadCopy(plan, uid, { signal, progress: told });
      } finally {
        await endOtherWorkers();
      }
    });
    tell(courseId, null);
  } catch (error) {
    if (!signal.aborted && !(error instanceof CopyFailed)) throw error;
    tell(courseId, error instanceof CopyFailed ? { status: 'failed', reason: error.reason } : null);
  } finally {
    removeEventListener('beforeunload', ask);
  }
  await declareStale([keptKey]);
}

/** Removes what this device keeps of a course. */
export async function dropCourse(courseId: string): Promise<void> {
  tell(courseId, { status: 'removing' });
  await exclusively(lock, forever, async () => {
    await removeCopy(courseId);
    await endOtherWorkers();
  });
  tell(courseId, null);
  await declareStale([keptKey]);
}

/**
 * The learner's own copy of a course, null if there is none. Whoever has signed in again after a sign-out finds their own state
 * loaded anew, for all their courses.
 */
export async function findOwnCopy(courseId: string, uid: string) {
  const copy = await findCopy(courseId);
  if (copy?.uid !== uid) return null;
  if ((await ownerOfDevice()) === uid) return copy;
  const own = new Set((await readCopies()).filter((each) => each.uid === uid).flatMap((each) => each.own));
  try {
    await exclusively(lock, forever, () => loadOwnAgain([...own], uid));
  } catch (error) {
    // As long as the server does not answer, there is nothing to show; another visit tries again.
    if (!(error instanceof CopyFailed || error instanceof ApiError)) throw error;
  }
  return copy;
}

async function endOtherWorkers(): Promise<void> {
  await keepWorkersOf((await readCopies()).map((copy) => copy.courseId));
}

/** Forgets why the last try failed. */
export function forgetFailure(courseId: string): void {
  tell(courseId, null);
}

function tell(courseId: string, work: Keeping | null): void {
  if (work) works.set(courseId, work);
  else works.delete(courseId);
  for (const listener of listeners) listener();
}
