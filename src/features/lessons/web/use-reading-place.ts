import { type RefObject, useEffect, useRef } from 'react';
import { isWithin, storePlace, storedPlace, placeIn } from './reading-place.ts';

/** Pause in scrolling that counts as reading. */
const restMs = 800;
/** Minimum time between reports to the record; leaving the page always reports. */
const notifyEveryMs = 30_000;
const smallestStep = 0.02;

interface Reader {
  readonly uid: string | null;
  readonly courseId: string;
  readonly lessonId: string;
}

/**
 * Stores how far `text` is read: in this browser at every pause, and through `tell` from time to time. Stores nothing
 * before `isBegun`: until the page has scrolled to the reader's place, its top is not where they stopped.
 */
export function useReadingPlace(
  text: RefObject<HTMLElement | null>,
  reader: Reader,
  isBegun: boolean,
  tell: (place: number) => void,
): void {
  const { uid, courseId, lessonId } = reader;
  const latestTell = useRef(tell);
  useEffect(() => {
    latestTell.current = tell;
  });

  useEffect(() => {
    if (!isBegun) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let place = storedPlace(uid, courseId, lessonId);
    let lastReported = place;
    let toldAt = Date.now();

    function rest() {
      if (!text.current) return;
      place = placeIn(text.current);
      storePlace(uid, courseId, lessonId, place);
      if (Date.now() - toldAt > notifyEveryMs) tellNow();
    }
    function tellNow() {
      if (Math.abs(place - lastReported) < smallestStep) return;
      lastReported = place;
      toldAt = Date.now();
      latestTell.current(place);
    }
    function followScroll() {
      clearTimeout(timer);
      timer = setTimeout(rest, restMs);
    }
    const tellHidden = () => document.hidden && tellNow();

    addEventListener('scroll', followScroll, { passive: true });
    // The reader may have scrolled before this code was loaded.
    if (scrollY > 0) followScroll();
    document.addEventListener('visibilitychange', tellHidden);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', followScroll);
      document.removeEventListener('visibilitychange', tellHidden);
      tellNow();
    };
  }, [text, uid, courseId, lessonId, isBegun]);
}

/** Position at which a returning reader continues, from 0 to 1; 0 if there is none. */
export function placeToGoOn(reader: Reader, recorded: number | undefined): number {
  const place = recorded ?? storedPlace(reader.uid, reader.courseId, reader.lessonId);
  return isWithin(place) ? place : 0;
}
