import { type RefObject, useEffect, useState } from 'react';

/** How long after the last scroll or tap the page counts as at rest. */
const restMs = 100;
/** From here on the page keeps a margin for what floats: `containerStyle` of src/ui/page.tsx. */
const roomy = '(min-width: 64rem)';
const controls = 'a, button, input, select, textarea, summary, label, [tabindex="0"], [contenteditable]';
const typedInto = 'input, textarea, select';
/** No control is smaller than the gaps between these points, in parts of the place's width and height. */
const grid = [0.01, 0.25, 0.5, 0.75, 0.99];
/** How far up it may give way, in px: the nearest that is free is taken. */
const lifts = [0, 16, 32, 48, 64, 80, 96, 112, 128, 144];

/**
 * Lift in px of what floats over `place`, so that it rests over no control, and over no text if possible. Null while it steps aside altogether: where
 * there is no such place, and on a narrow window also while one scrolls down or types. At the page's end the footer leaves its own place free. While
 * it is in use nothing is looked at.
 */
export function useStepAside(place: RefObject<HTMLElement | null>, isInUse: boolean): number | null {
  // Until the page is known.
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

/** A page pulled beyond its top springs back, which is no way down. */
function scrolledTo(): number {
  return Math.max(0, scrollY);
}

function isAtEnd(): boolean {
  return scrollY + innerHeight >= document.documentElement.scrollHeight - 4;
}

function isTyping(): boolean {
  return document.activeElement?.matches(typedInto) ?? false;
}

/** The first lift that covers neither controls nor text, else the first that covers no controls; null if there is none. */
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

/** Elements under `place` when it is lifted, each with the point (px in the window) at which it is covered. */
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

/** What stands in a shadow root, such as what a learner's program draws, is not seen from here: any of it may be one. */
function isControl(element: Element): boolean {
  return element.shadowRoot !== null || element.closest(controls) !== null;
}
