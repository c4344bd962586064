import { PartIcon } from '../../../../ui/part-icon.tsx';
import type { LessonProgress } from '../../../progress/derive-lesson.ts';
import { shortDay, shortVersion } from '../format.ts';
import { detailMessages } from '../messages.ts';

interface LessonStateProps {
  readonly title: string;
  /** Undefined for a lesson that was added after the learner was loaded. */
  readonly lesson: LessonProgress | undefined;
}

/** Lesson with a learner's progress: when it was done, and in which version. */
export function LessonState({ title, lesson }: LessonStateProps) {
  return (
    <p className="flex items-start gap-2">
      <PartIcon
        name={lesson?.state === 'done' ? 'success' : 'clock'}
        className={lesson?.state === 'done' ? 'mt-0.5 size-4.5 text-primary' : 'mt-0.5 size-4.5 text-muted'}
      />
      <span>
        <span className="font-semibold">{title}</span>
        <span className="block text-xs text-muted">{wordsOf(lesson)}</span>
      </span>
    </p>
  );
}

function wordsOf(lesson: LessonProgress | undefined): string {
  if (lesson?.state !== 'done' || lesson.doneAt === null) return detailMessages.states[lesson?.state ?? 'not-begun'];
  const version = lesson.isChanged
    ? detailMessages.earlierVersion(shortVersion(lesson.doneVersion))
    : detailMessages.thisVersion;
  return `${detailMessages.doneOn(shortDay(lesson.doneAt))} ${version}`;
}
