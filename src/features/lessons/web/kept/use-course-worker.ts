import { useEffect } from 'react';
import { findCopy } from './copies.ts';

interface Reader {
  readonly uid: string | null;
  readonly courseId: string;
  readonly lessonId: string;
}

/** The address that this window was loaded anew at, for want of a worker. */
const triedName = 'opvir.worker-tried';

/**
 * Whoever comes into the lessons of a kept course from another page of the site has no worker, which browsers give to a page
 * when it is loaded: it is loaded anew, once. So it goes on when the network ends, and without one it opens from the device. What is
 * typed in a lesson is kept at once, so that nothing is lost.
 */
export function useCourseWorker({ uid, courseId, lessonId }: Reader): void {
  const isSignedIn = uid !== null;
  useEffect(() => {
    if (!isSignedIn || !('serviceWorker' in navigator && 'caches' in globalThis)) return;
    if (navigator.serviceWorker.controller) sessionStorage.removeItem(triedName);
    else void findCopy(courseId).then((copy) => copy && loadOnce());
  }, [courseId, lessonId, isSignedIn]);
}

function loadOnce(): void {
  // A browser may be told to do without workers; and what is being loaded for a copy, or typed, is not cut off.
  const isKept = !dispatchEvent(new Event('beforeunload', { cancelable: true }));
  if (isKept || sessionStorage.getItem(triedName) === location.href) return;
  sessionStorage.setItem(triedName, location.href);
  location.reload();
}
