import { useId } from 'react';
import { Badge } from '../../../../ui/badge.tsx';
import type { Elements } from '../../../../ui/elements.ts';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { RichText } from '../../../../ui/rich-text.tsx';
import type { Exercise } from '../exercise.ts';
import { exerciseMessages } from '../messages.ts';

interface ExerciseHeadProps {
  readonly exercise: Pick<Exercise, 'title' | 'points'>;
  readonly state: 'open' | 'passed' | 'provisional';
  /** Id of the heading, which names the exercise's section. */
  readonly titleId: string;
}

/** Title, points and state of an exercise. */
export function ExerciseHead({ exercise: { title, points }, state, titleId }: ExerciseHeadProps) {
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {/* On a phone the badges have a line of their own, so that one more moves nothing. */}
      <h3 id={titleId} className="text-h3 max-sm:w-full">
        {title}
      </h3>
      <Badge>{exerciseMessages.points(points)}</Badge>
      {state !== 'open' && (
        <Badge tone={state === 'passed' ? 'primary' : 'sky'}>
          {state === 'passed' && <PartIcon name="check" className="size-4" />}
          <span>{exerciseMessages[state]}</span>
        </Badge>
      )}
    </header>
  );
}

/** Box of an exercise within a lesson. */
export function Section({ titleId, children }: { readonly titleId: string; readonly children: Elements }) {
  return (
    <section
      aria-labelledby={titleId}
      className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-5 rounded-lg border border-line bg-surface p-4 sm:p-6"
    >
      {children}
    </section>
  );
}

interface FrameProps extends Omit<ExerciseHeadProps, 'titleId'> {
  readonly exercise: Pick<Exercise, 'title' | 'points' | 'taskHtml'>;
  readonly children: Elements;
}

/** Frame of a question or an assignment: title, points, state and task. */
export function Frame({ exercise, state, children }: FrameProps) {
  const { taskHtml } = exercise;
  const titleId = useId();
  return (
    <Section titleId={titleId}>
      <ExerciseHead exercise={exercise} state={state} titleId={titleId} />
      {taskHtml !== '' && <RichText as="div" html={taskHtml} className="prose min-w-0" />}
      {children}
    </Section>
  );
}
