import type { MouseEvent } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { exerciseMessages } from '../messages.ts';

/** Leads from a passed exercise to the next task of its lesson, or to the end of the lesson after the last one. */
export function GoOn() {
  return (
    <Button size="small" className="justify-self-start group-data-full/work:hidden print:hidden" onClick={goOn}>
      {exerciseMessages.goOn}
    </Button>
  );
}

function goOn({ currentTarget }: MouseEvent<HTMLElement>): void {
  const lesson = currentTarget.closest('.reading');
  const places = [...(lesson?.querySelectorAll<HTMLElement>(':scope > [id]') ?? [])];
  const own = places.findIndex((place) => place.contains(currentTarget));
  const next = places[own + 1] ?? document.getElementById('lesson-end');
  next?.focus({ preventScroll: true });
  next?.scrollIntoView();
}
