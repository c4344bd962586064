import { useId } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { useFocusWhen } from '../../../../ui/use-focus-when.ts';
import { AttemptList } from './attempt-list.tsx';
import type { OfLearner } from './data.ts';
import { workMessages as texts } from './messages.ts';
import { SubmissionList } from './submission-list.tsx';

/** Exercise, or quiz of a lesson, whose work is shown. */
export interface WorkTask {
  readonly kind: 'exercise' | 'quiz';
  readonly id: string;
  readonly title: string;
}

interface LearnerWorkProps extends OfLearner {
  /** The learner's name, or their address. */
  readonly name: string;
  readonly task: WorkTask;
  readonly onBack: () => void;
}

/** A learner's work on one exercise or quiz, read only. It replaces the list of lessons. */
export function Part({ courseId, userId, name, task, onBack }: LearnerWorkProps) {
  const titleId = useId();
  const head = useFocusWhen(true);
  const of = { courseId, userId };
  return (
    <section aria-labelledby={titleId} className="grid min-w-0 gap-5">
      <div ref={head} tabIndex={-1} className="grid justify-items-start gap-3">
        <Button variant="secondary" size="small" onClick={onBack}>
          {texts.back}
        </Button>
        <h3 id={titleId} dir="auto" className="text-h3 wrap-anywhere">
          {texts.of(task.title, name)}
        </h3>
      </div>
      {task.kind === 'quiz' ? (
        <AttemptList of={of} lessonId={task.id} />
      ) : (
        <SubmissionList of={of} exerciseId={task.id} />
      )}
    </section>
  );
}
