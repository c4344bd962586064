import { useHydrated, useLocation, useNavigate } from '@tanstack/react-router';
import { Button } from '../../../../ui/button.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import type { Course } from '../../catalogue.ts';
import { courseMessages } from '../messages.ts';

declare module '@tanstack/history' {
  interface HistoryState {
    /** Course of the card that led to the first course of its track (specification §2 'Home cards'). */
    cameFor?: string;
  }
}

interface ArrivalLineProps {
  /** Steps of the track. */
  readonly steps: readonly Course[];
  readonly currentId: string;
}

/** Says why a card on the home page opened the first course of a track, and leads to the course on the card. */
export function ArrivalLine({ steps, currentId }: ArrivalLineProps) {
  const cameFor = useLocation({ select: ({ state }) => state.cameFor });
  const navigate = useNavigate();
  // The prerendered page does not know it.
  const isHydrated = useHydrated();
  const place = steps.findIndex(({ courseId }) => courseId === cameFor);
  const course = steps[place];
  if (!isHydrated || !course || course.courseId === currentId) return null;

  function dismiss() {
    void navigate({ to: '.', replace: true, resetScroll: false, state: {} });
    // The button that was pressed is gone.
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg bg-primary-soft p-4 print:hidden">
      <p className="min-w-0 flex-1 basis-64 text-sm">{courseMessages.arrival.text(course.title, place + 1)}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton to="/course/$courseId" params={{ courseId: course.courseId }} variant="secondary" size="small">
          {courseMessages.arrival.open(course.title)}
        </LinkButton>
        <Button variant="quiet" size="small" onClick={dismiss}>
          {courseMessages.arrival.dismiss}
        </Button>
      </div>
    </div>
  );
}
