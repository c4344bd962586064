/** Height of the header at the top of the window, in px: the reading position is below it. */
const headerPx = 120;
/** Positions outside this range are not worth returning to. */
const beginning = 0.04;
const end = 0.96;
/** The lesson's own text: prose of an exercise or a quiz is nested deeper and loads later. */
const piece = ':scope > .reading > .prose';

/** Reading position in `text`, from 0 to 1. Content between its pieces loads later and grows, so it does not count. */
export function placeIn(text: HTMLElement): number {
  const pieces = piecesOf(text);
  const read = pieces.map(({ top, height }) => Math.min(height, Math.max(0, headerPx - top)));
  const all = sumOf(pieces.map(({ height }) => height));
  return all === 0 ? 0 : sumOf(read) / all;
}

/** Returns whether a position is worth returning to. */
export function isWithin(place: number): boolean {
  return place > beginning && place < end;
}

/** Scrolls to the position where the reader stopped; keyboard and screen reader continue from there, too. */
export function goToPlace(text: HTMLElement, place: number): void {
  // The browser reports a scroll a frame later. What has grown until now is settled first, and what grows from now on
  // must find the new place.
  dispatchEvent(new Event('scroll'));
  scrollTo(0, scrollY + edgeAt(text, place) - headerPx);
  dispatchEvent(new Event('scroll'));
  const heading = headingAt(text, place);
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}

/** Heading of the section at a position. */
export function headingAt(text: HTMLElement, place: number): HTMLElement | undefined {
  return headingAbove(text, edgeAt(text, place));
}

/** Heading of the section at a distance from the top of the window, in px. */
export function headingAbove(text: HTMLElement, edge: number): HTMLElement | undefined {
  return [...text.querySelectorAll<HTMLElement>(`${piece} > h2`)].findLast(
    (heading) => heading.getBoundingClientRect().top <= edge + 1,
  );
}

/** Last paragraph, heading or embedded part that begins above the reading position; undefined at the top. */
export function blockAt(text: HTMLElement): Element | undefined {
  return [...text.querySelectorAll(`${piece} > *, :scope > .reading > [id]`)].findLast(
    (block) => block.getBoundingClientRect().top <= headerPx,
  );
}

/** Distance of a position from the top of the window, in px. */
function edgeAt(text: HTMLElement, place: number): number {
  const pieces = piecesOf(text);
  let left = place * sumOf(pieces.map(({ height }) => height));
  for (const { top, height } of pieces) {
    if (left <= height) return top + left;
    left -= height;
  }
  return text.getBoundingClientRect().bottom;
}

/** Pieces of running text between the embedded parts of a lesson. */
function piecesOf(text: HTMLElement): DOMRect[] {
  return [...text.querySelectorAll(piece)].map((each) => each.getBoundingClientRect());
}

function sumOf(all: readonly number[]): number {
  return all.reduce((sum, each) => sum + each, 0);
}

/** Storage key in this browser, for readers without a learning record. */
function keyOf(reader: string | null, courseId: string, lessonId: string): string {
  return `opvir.place.${reader ?? 'visitor'}.${courseId}.${lessonId}`;
}

/** Stored reading position; 0 if there is none. */
export function storedPlace(reader: string | null, courseId: string, lessonId: string): number {
  try {
    return Number(localStorage.getItem(keyOf(reader, courseId, lessonId))) || 0;
  } catch {
    return 0;
  }
}

export function storePlace(reader: string | null, courseId: string, lessonId: string, place: number): void {
  try {
    localStorage.setItem(keyOf(reader, courseId, lessonId), place.toFixed(3));
  } catch {
    // Storage is blocked: the lesson starts at its top next time.
  }
}
