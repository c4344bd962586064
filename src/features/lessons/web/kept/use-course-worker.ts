import { useEffect } from 'react';
import { reloadOnce } from '../../../../platform/web/reload-once.ts';
import { findCopy } from './copies.ts';

/**
 * Whoever comes into the lessons of a kept course from another page of the site has no worker, which browsers give to a page
 * when it is loaded: it is loaded anew, once. So it goes on when the network ends, and without one it opens from the device.
 */
export function useCourseWorker(courseId: string, lessonId: string): void {
  useEffect(() => {
    if (!('serviceWorker' in navigator && 'caches' in globalThis) || navigator.serviceWorker.controller) return;
    void findCopy(courseId).then((copy) => copy && reloadOnce());
  }, [courseId, lessonId]);
}
