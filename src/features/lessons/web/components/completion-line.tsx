import type { Progress } from '../../../progress/derive.ts';
import { type Outline, lessonsOf } from '../../outline.ts';
import { type Terms, completionMessages as texts } from '../completion-messages.ts';
import { sentences } from '../../../../ui/sentences.ts';

interface CompletionLineProps {
  readonly outline: Outline;
  /** The reader's own progress, if they are a learner of the course. */
  readonly progress: Progress | undefined;
}

/** Completion rule of the course for everyone; for its learners, what is left to do. */
export function CompletionLine({ outline, progress }: CompletionLineProps) {
  const terms = outline.completion ?? everythingOf(outline);
  return (
    <p className="mt-2 text-muted">
      {sentences(
        texts.rule(terms),
        progress && (progress.completedAt === null ? leftOf(terms, progress) : texts.completed),
      )}
    </p>
  );
}

function leftOf(terms: Terms, { lessonCount, exerciseCount, quizCount, completionPercent }: Progress): string {
  const left = ({ done, all }: Progress['lessonCount']) => all - done;
  const open = { lessons: left(lessonCount), exercises: left(exerciseCount), quizzes: left(quizCount) };
  return texts.left(terms, open, completionPercent);
}

/** Terms of a course without a rule of its own: everything that it has. */
function everythingOf(outline: Outline): Terms {
  const lessons = lessonsOf(outline);
  const all = {
    lessons: lessons.length,
    exercises: lessons.reduce((sum, { exercises }) => sum + exercises.length, 0),
    quizzes: lessons.filter(({ quiz }) => quiz).length,
  };
  const named = (['lessons', 'exercises', 'quizzes'] as const).filter((part) => all[part] > 0);
  return { pass: 100, parts: named.map((part) => ({ part, share: 1 / named.length, all: all[part] })) };
}
