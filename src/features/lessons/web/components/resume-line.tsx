import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { keepInView } from '../../../../ui/keep-in-view.ts';
import { resumeHash } from '../../course-to-continue.ts';
import { goToPlace, headingAt } from '../reading-place.ts';

/** Texts for returning to the place where a reader stopped. */
const resumeMessages = {
  goOn: 'Continue where you left off',
  goOnAt: (section: string) => `Continue where you left off: ${section}`,
} as const;

interface ResumeLineProps {
  /** Element of the lesson's text, which is rendered before this. */
  readonly text: RefObject<HTMLElement | null>;
  /** From 0 to 1; 0 to start at the top. */
  readonly place: number;
}

/**
 * Scrolls to where the reader stopped, after a resume link or a reload. Otherwise only offers a button, because a plain
 * link leads to the top of a page (specification §2). A reader who has already started stays where they are.
 */
export function ResumeLine({ text, place }: ResumeLineProps) {
  const hash = useLocation({ select: (location) => location.hash });
  // Fixed on mount: further reading must not change the offered place.
  const [stop] = useState(place);
  const [section, setSection] = useState<string | null>(null);
  const release = useRef<() => void>(() => undefined);

  /** Stays at the place while parts load, until the reader's next act. */
  function goOn(current: HTMLElement): void {
    release.current = keepInView(() => goToPlace(current, stop));
  }

  useEffect(() => {
    const { current } = text;
    if (!current) return undefined;
    const isAgain = stop > 0 && isReload();
    // After the router has scrolled to the top of the page.
    const frame = requestAnimationFrame(() => {
      const isFree = isLookedAtOnly() && (isAgain || scrollY === 0);
      if (isFree && stop > 0 && (isAgain || hash === resumeHash)) goOn(current);
      else if (stop > 0) setSection(headingAt(current, stop)?.textContent ?? '');
      if (isFree && !isAgain && hash !== resumeHash) document.getElementById(hash)?.scrollIntoView();
    });
    return () => {
      cancelAnimationFrame(frame);
      release.current();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- runs once; the browser itself follows later fragments
  }, []);

  if (section === null) return null;
  return (
    <div className="print:hidden">
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          if (text.current) goOn(text.current);
          setSection(null);
        }}
      >
        {section === '' ? resumeMessages.goOn : resumeMessages.goOnAt(section)}
      </Button>
    </div>
  );
}

/** Returns whether the focus is still where the page put it; a reader who has moved on by keyboard stays there. */
function isLookedAtOnly(): boolean {
  return document.activeElement?.matches('body, h1') ?? true;
}

let isReloadTaken = false;

/** Returns whether this page was reloaded. True at most once, for the first lesson that is shown. */
function isReload(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isSo = !isReloadTaken && load?.type === 'reload' && new URL(load.name).pathname === location.pathname;
  isReloadTaken = true;
  return isSo;
}
