import { exclusively } from '../../../../platform/web/exclusively.ts';
import { ApiError } from '../../../../platform/web/rpc.ts';
import { declareStale } from '../../../../platform/web/stale-data.ts';
import { findCopy, ownerOfDevice, readCopies } from './copies.ts';
import { loadCopy, loadOwnAgain, removeCopy } from './load-copy.ts';
import { CopyFailed, type CopyFailure, type CopyPlan } from './plan-copy.ts';
import { removeOtherWorkers, startWorker } from './worker-of-course.ts';

/** Query key prefix of everything that depends on this device's offline courses. */
export const offlineKey = ['kept-courses'] as const;

/** Operation on an offline course in this window; it continues when the user leaves its controls. */
export type OfflineSaving =
  | { readonly status: 'loading'; readonly loadedBytes: number; readonly totalBytes: number; readonly stop: () => void }
  | { readonly status: 'removing' }
  | { readonly status: 'failed'; readonly reason: CopyFailure };

const works = new Map<string, OfflineSaving>();
const listeners = new Set<() => void>();
const forever = new AbortController().signal;
/** One operation at a time in all windows: otherwise one would delete what another is loading. */
const lock = 'opvir.kept-courses';

/** Returns null if there is no operation; otherwise the same object until it changes. */
export function offlineSavingOf(courseId: string): OfflineSaving | null {
  return works.get(courseId) ?? null;
}

export function subscribeToOfflineSaving(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Stores a course for offline use, or updates it. {@link offlineSavingOf} reports the progress and the result. */
export async function saveOffline(plan: CopyPlan, uid: string): Promise<void> {
  const { courseId, bytes: totalBytes } = plan;
  const stopping = new AbortController();
  const { signal } = stopping;
  const reportProgress = (loadedBytes: number) =>
    tell(courseId, { status: 'loading', loadedBytes, totalBytes, stop: () => stopping.abort() });
  reportProgress(0);
  // Closing or reloading the page would abort it, so the browser asks first.
  const ask = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', ask);
  try {
    await exclusively(lock, signal, async () => {
      // Without this, browsers may delete the copy when space is low. Not awaited, because some browsers prompt the user.
      void navigator.storage.persist();
      await startWorker(courseId);
      try {
        await loadCopy(plan, uid, { signal, progress: reportProgress });
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
  await declareStale([offlineKey]);
}

/** Deletes what this device stores of a course. */
export async function dropCourse(courseId: string): Promise<void> {
  tell(courseId, { status: 'removing' });
  await exclusively(lock, forever, async () => {
    await removeCopy(courseId);
    await endOtherWorkers();
  });
  tell(courseId, null);
  await declareStale([offlineKey]);
}

/** The learner's own copy of a course; null if there is none. */
export async function findOwnCopy(courseId: string, uid: string) {
  const copy = await findCopy(courseId);
  if (copy?.uid !== uid) return null;
  await restoreOwn(uid);
  return copy;
}

/** Loads a learner's own answers again for all their courses on this device, which a sign-out has deleted. */
export async function restoreOwn(uid: string): Promise<void> {
  if ((await ownerOfDevice()) === uid) return;
  const own = new Set((await readCopies()).filter((each) => each.uid === uid).flatMap((each) => each.own));
  if (own.size === 0) return;
  try {
    await exclusively(lock, forever, async () => {
      // Another tab may have done it meanwhile.
      if ((await ownerOfDevice()) !== uid) await loadOwnAgain([...own], uid);
    });
  } catch (error) {
    // Without an answer of the server there is nothing to show; another visit tries again.
    if (!(error instanceof CopyFailed || error instanceof ApiError)) throw error;
  }
}

async function endOtherWorkers(): Promise<void> {
  await removeOtherWorkers((await readCopies()).map((copy) => copy.courseId));
}

/** Clears the last failure. */
export function forgetFailure(courseId: string): void {
  tell(courseId, null);
}

function tell(courseId: string, work: OfflineSaving | null): void {
  if (work) works.set(courseId, work);
  else works.delete(courseId);
  for (const listener of listeners) listener();
}
