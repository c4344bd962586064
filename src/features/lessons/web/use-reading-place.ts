import { type RefObject, useEffect, useRef } from 'react';
import { isWithin, keepPlace, keptPlace, placeIn } from './reading-place.ts';

/** Whoever stops scrolling for so long reads. */
const restMs = 800;
/** No more often than this the record is told; leaving the page tells it in any case. */
const tellEveryMs = 30_000;
const smallestStep = 0.02;

interface Reader {
  readonly uid: string | null;
  readonly courseId: string;
  readonly lessonId: string;
}

/** Keeps how far `text` is read, in this browser at every rest and by `tell` now and then. */
export function useReadingPlace(
  text: RefObject<HTMLElement | null>,
  reader: Reader,
  tell: (place: number) => void,
): void {
  const { uid, courseId, lessonId } = reader;
  const latestTell = useRef(tell);
  useEffect(() => {
    latestTell.current = tell;
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let place = keptPlace(uid, courseId, lessonId);
    let told = place;
    let toldAt = Date.now();

    function rest() {
      if (!text.current) return;
      place = placeIn(text.current);
      keepPlace(uid, courseId, lessonId, place);
      if (Date.now() - toldAt > tellEveryMs) tellNow();
    }
    function tellNow() {
      if (Math.abs(place - told) < smallestStep) return;
      told = place;
      toldAt = Date.now();
      latestTell.current(place);
    }
    function followScroll() {
      clearTimeout(timer);
      timer = setTimeout(rest, restMs);
    }
    const tellHidden = () => document.hidden && tellNow();

    addEventListener('scroll', followScroll, { passive: true });
    // Whoever was quicker than this script rests further down already.
    if (scrollY > 0) followScroll();
    document.addEventListener('visibilitychange', tellHidden);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', followScroll);
      document.removeEventListener('visibilitychange', tellHidden);
      tellNow();
    };
  }, [text, uid, courseId, lessonId]);
}

/** Where somebody stopped who comes back, from 0 to 1; 0 where there is nothing to come back to. */
export function placeToGoOn(reader: Reader, recorded: number | undefined): number {
  const place = recorded ?? keptPlace(reader.uid, reader.courseId, reader.lessonId);
  return isWithin(place) ? place : 0;
}
