import { type RefObject, useEffect, useState } from 'react';

/** Delay after the last scroll or tap until the page counts as at rest. */
const restMs = 100;
/** From this width on, the page has a margin for floating elements: `containerStyle` of src/ui/page.tsx. */
const roomy = '(min-width: 64rem)';
const controls = 'a, button, input, select, textarea, summary, label, [tabindex="0"], [contenteditable]';
const typedInto = 'input, textarea, select';
/** Sample points as fractions of the width and height. No control is smaller than the gaps between them. */
const grid = [0.01, 0.25, 0.5, 0.75, 0.99];
/** Candidate lifts in px; the smallest free one is used. */
const lifts = [0, 16, 32, 48, 64, 80, 96, 112, 128, 144];

/**
 * Lift in px of an element floating over `place`, so that it covers no control, and no text if possible. Null to hide
 * it: if there is no such position, and on a narrow window also while the user scrolls down or types. At the page's end
 * the footer leaves space for it. Nothing changes while `isInUse`.
 */
export function useMakeRoom(place: RefObject<HTMLElement | null>, isInUse: boolean): number | null {
  // Null until the layout is measured.
  const [lift, setLift] = useState<number | null>(null);

  useEffect(() => {
    if (isInUse) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastY = scrolledTo();
    let goesDown = false;

    function look() {
      const { current } = place;
      if (!current) return;
      if (matchMedia(roomy).matches) setLift(0);
      else if (goesDown || isTyping()) setLift(null);
      else setLift(freeLift(current));
    }
    function lookAtRest() {
      clearTimeout(timer);
      timer = setTimeout(look, restMs);
    }
    function followScroll() {
      const y = scrolledTo();
      if (y !== lastY) goesDown = y > lastY && !isAtEnd();
      lastY = y;
      if (goesDown) setLift(null);
      lookAtRest();
    }

    addEventListener('scroll', followScroll, { passive: true });
    const others = ['resize', 'click', 'focusin', 'focusout'] as const;
    for (const event of others) addEventListener(event, lookAtRest);
    const growth = new ResizeObserver(lookAtRest);
    growth.observe(document.body);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', followScroll);
      for (const event of others) removeEventListener(event, lookAtRest);
      growth.disconnect();
    };
  }, [place, isInUse]);

  return lift;
}

/** Overscroll at the top springs back, which must not count as scrolling down. */
function scrolledTo(): number {
  return Math.max(0, scrollY);
}

function isAtEnd(): boolean {
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 4;
}

function isTyping(): boolean {
  return document.activeElement?.matches(typedInto) ?? false;
}

/**
 * Returns the first lift that covers neither controls nor text, else the first that covers no controls; null for none.
 */
function freeLift(place: HTMLElement): number | null {
  let overText: number | null = null;
  for (const lift of lifts) {
    const covered = coveredBy(place, lift);
    if (covered.some(({ element }) => isControl(element))) continue;
    if (!covered.some(isText)) return lift;
    overText ??= lift;
  }
  return overText;
}

interface Covered {
  readonly element: Element;
  readonly x: number;
  readonly y: number;
}

/** Elements covered by `place` at this lift, each with the covered point (px in the window). */
function coveredBy(place: HTMLElement, lift: number): Covered[] {
  const { left, top, width, height } = place.getBoundingClientRect();
  const points = grid.flatMap((across) =>
    grid.map((down) => [left + width * across, top + height * down - lift] as const),
  );
  return points.flatMap(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .filter((element) => !place.contains(element))
      .map((element) => ({ element, x, y })),
  );
}

function isText({ element, x, y }: Covered): boolean {
  return [...element.childNodes].some((node) => {
    if (!(node instanceof Text) || node.data.trim() === '') return false;
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left <= x && x <= right && top <= y && y <= bottom,
    );
  });
}

/**
 * The content of a shadow root, such as the output of a learner's program, cannot be inspected here, so it counts as a
 * control.
 */
function isControl(element: Element): boolean {
  return element.shadowRoot !== null || element.closest(controls) !== null;
}
