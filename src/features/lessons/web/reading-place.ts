/** How much of the window's top the header takes, in px: what is read stands beneath it. */
const headerPx = 120;
/** What is read is not the very edge of the window. */
const beginning = 0.04;
const end = 0.96;
/** The lesson's own text: an exercise or a quiz has prose too, further in, which is not there from the beginning. */
const piece = ':scope > .reading > .prose';

/** How far down `text` is read, from 0 to 1. What stands between its pieces comes later and grows: it does not count. */
export function placeIn(text: HTMLElement): number {
  const pieces = piecesOf(text);
  const read = pieces.map(({ top, height }) => Math.min(height, Math.max(0, headerPx - top)));
  const all = sumOf(pieces.map(({ height }) => height));
  return all === 0 ? 0 : sumOf(read) / all;
}

/** Whether somebody who stopped there would look for it. */
export function isWithin(place: number): boolean {
  return place > beginning && place < end;
}

/** Scrolls to where somebody stopped reading, and goes on from there by keyboard and screen reader too. */
export function goToPlace(text: HTMLElement, place: number): void {
  scrollTo(0, scrollY + edgeAt(text, place) - headerPx);
  const heading = headingAt(text, place);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** The section that a place is in. */
export function headingAt(text: HTMLElement, place: number): HTMLElement | undefined {
  const edge = edgeAt(text, place);
  return [...text.querySelectorAll<HTMLElement>(`${piece} > h2`)].findLast(
    (heading) => heading.getBoundingClientRect().top <= edge + 1,
  );
}

/** Where in the window a place is, in px from its top. */
function edgeAt(text: HTMLElement, place: number): number {
  const pieces = piecesOf(text);
  let left = place * sumOf(pieces.map(({ height }) => height));
  for (const { top, height } of pieces) {
    if (left <= height) return top + left;
    left -= height;
  }
  return text.getBoundingClientRect().bottom;
}

/** The pieces of running text between what else stands in a lesson. */
function piecesOf(text: HTMLElement): DOMRect[] {
  return [...text.querySelectorAll(piece)].map((each) => each.getBoundingClientRect());
}

function sumOf(all: readonly number[]): number {
  return all.reduce((sum, each) => sum + each, 0);
}

/** In this browser, for whoever has no record of learning. */
function keyOf(reader: string | null, courseId: string, lessonId: string): string {
  return `opvir.place.${reader ?? 'visitor'}.${courseId}.${lessonId}`;
}

/** 0 where none is kept. */
export function keptPlace(reader: string | null, courseId: string, lessonId: string): number {
  try {
    return Number(localStorage.getItem(keyOf(reader, courseId, lessonId))) || 0;
  } catch {
    return 0;
  }
}

export function keepPlace(reader: string | null, courseId: string, lessonId: string, place: number): void {
  try {
    localStorage.setItem(keyOf(reader, courseId, lessonId), place.toFixed(3));
  } catch {
    // Storage is blocked: the lesson begins at its top again.
  }
}
