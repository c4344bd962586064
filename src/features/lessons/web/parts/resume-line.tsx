import { useLocation } from '@tanstack/react-router';
import { type RefObject, useEffect, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { resumeHash } from '../../course-to-go-on.ts';
import { resumeMessages } from '../resume-messages.ts';
import { goToPlace, headingAt } from '../reading-place.ts';

interface ResumeLineProps {
  /** The lesson's text, which is there before this. */
  readonly text: RefObject<HTMLElement | null>;
  /** From 0 to 1; 0 where one begins at the top. */
  readonly place: number;
}

/**
 * Whoever comes by a link that says so, or loads the page again, is taken to where they stopped. To all others the way is
 * offered: a plain link leads to the top of a page (specification §2).
 */
export function ResumeLine({ text, place }: ResumeLineProps) {
  const hash = useLocation({ select: (location) => location.hash });
  // What is read from here on offers no other place.
  const [stop] = useState(place);
  const [section, setSection] = useState<string | null>(null);

  useEffect(() => {
    const { current } = text;
    if (!current) return undefined;
    const isTaken = stop > 0 && (hash === resumeHash || isReload());
    if (stop > 0) setSection(isTaken ? null : (headingAt(current, stop)?.textContent ?? ''));
    // After the router has gone to the top of the page.
    const frame = requestAnimationFrame(() => {
      if (isTaken) goToPlace(current, stop);
      else if (hash !== resumeHash) document.getElementById(hash)?.scrollIntoView();
    });
    return () => cancelAnimationFrame(frame);
    // oxlint-disable-next-line react/exhaustive-deps -- once: later fragments are links within the page, which the browser follows
  }, []);

  if (section === null) return null;
  return (
    <div className="print:hidden">
      <Button
        variant="secondary"
        size="small"
        onClick={() => {
          if (text.current) goToPlace(text.current, stop);
          setSection(null);
        }}
      >
        {section === '' ? resumeMessages.goOn : resumeMessages.goOnAt(section)}
      </Button>
    </div>
  );
}

let isReloadTaken = false;

/** Whether this very page was loaded again; its first lesson alone is asked about. */
function isReload(): boolean {
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const isSo = !isReloadTaken && load?.type === 'reload' && new URL(load.name).pathname === location.pathname;
  isReloadTaken = true;
  return isSo;
}
