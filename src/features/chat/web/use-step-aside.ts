import { type RefObject, useEffect, useState } from 'react';

/** So long after the last scroll or tap the page is at rest. */
const restMs = 150;
/** From here on the page keeps a margin for what floats: `containerStyle` of src/ui/page.tsx. */
const roomy = '(min-width: 64rem)';
const controls = 'a, button, input, select, textarea, summary, label';
const typedInto = 'input, textarea, select';
/** No control is smaller than the gaps between these points, in parts of the place's width and height. */
const grid = [0.01, 0.25, 0.5, 0.75, 0.99];

/**
 * Whether what floats over `place` is to step aside on a narrow window: while one scrolls down or types, and wherever it
 * would come to rest above something that can be pressed. At the page's end the footer leaves its place free. While it
 * is in use nothing is looked at, and the answer stays.
 */
export function useStepAside(place: RefObject<HTMLElement | null>, isInUse: boolean): boolean {
  // Until the page is known.
  const [isAside, setAside] = useState(true);

  useEffect(() => {
    if (isInUse) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let lastY = scrolledTo();
    let goesDown = false;

    function look() {
      if (place.current)
        setAside(!matchMedia(roomy).matches && (goesDown || isTyping() || isOverControl(place.current)));
    }
    function lookAtRest() {
      clearTimeout(timer);
      timer = setTimeout(look, restMs);
    }
    function followScroll() {
      const y = scrolledTo();
      if (y !== lastY) goesDown = y > lastY && !isAtEnd();
      lastY = y;
      if (goesDown) setAside(true);
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

  return isAside;
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

function isOverControl(place: HTMLElement): boolean {
  const { left, top, width, height } = place.getBoundingClientRect();
  const points = grid.flatMap((across) => grid.map((down) => [left + width * across, top + height * down] as const));
  return points.some(([x, y]) =>
    document.elementsFromPoint(x, y).some((element) => !place.contains(element) && element.closest(controls)),
  );
}
