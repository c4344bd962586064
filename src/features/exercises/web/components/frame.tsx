import { useId } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import type { Exercise } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';
import type { Elements } from '../../../../ui/elements.ts';

interface FrameProps {
  readonly exercise: Pick<Exercise, 'title' | 'points' | 'taskHtml'>;
  readonly state: 'open' | 'passed' | 'provisional';
  readonly children: Elements;
}

/** Frame of every exercise: title, points, state and task. */
export function Frame({ exercise: { title, points, taskHtml }, state, children }: FrameProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={titleId}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6"
    >
      <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h3 id={titleId} className="text-h3">
          {title}
        </h3>
        <Badge>{exerciseMessages.points(points)}</Badge>
        {state !== 'open' && <Badge tone={state === 'passed' ? 'primary' : 'sky'}>{exerciseMessages[state]}</Badge>}
      </header>
      {taskHtml !== '' && <RichText as="div" html={taskHtml} className="prose min-w-0" />}
      {children}
    </section>
  );
}
