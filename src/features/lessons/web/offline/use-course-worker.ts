import { useEffect } from 'react';
import { findCopy, workerAddress } from './copies.ts';

interface Reader {
  readonly uid: string | null;
  readonly courseId: string;
  readonly lessonId: string;
}

/** Address at which this window was reloaded because it had no worker. */
const triedName = 'opvir.worker-tried';

/**
 * Reloads a lesson page of an offline course once if it has no service worker, because browsers attach one only on load.
 * With it, the page works and opens without a network. Typed text is stored immediately, so nothing is lost.
 */
export function useCourseWorker({ uid, courseId, lessonId }: Reader): void {
  const isSignedIn = uid !== null;
  useEffect(() => {
    if (!isSignedIn || !('serviceWorker' in navigator && 'caches' in globalThis)) return;
    // The worker of the other pages stays in charge when a link leads from one of them to a lesson.
    if (navigator.serviceWorker.controller?.scriptURL.endsWith(workerAddress)) sessionStorage.removeItem(triedName);
    else void findCopy(courseId).then((copy) => copy && loadOnce());
  }, [courseId, lessonId, isSignedIn]);
}

function loadOnce(): void {
  // Workers may be disabled, hence only once; a running download or unsaved text must not be interrupted.
  const isKept = !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  if (isKept || sessionStorage.getItem(triedName) === location.href) return;
  sessionStorage.setItem(triedName, location.href);
  location.reload();
}
