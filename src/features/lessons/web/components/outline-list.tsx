import { Link } from '@tanstack/react-router';
import { cx } from '../../../../ui/cx.ts';
import { type Outline, type OutlineLesson, lessonsOf } from '../../outline.ts';
import { lessonFacts } from '../messages.ts';
import type { Progress } from '../../../progress/derive.ts';
import { LessonStateMark } from './lesson-state.tsx';
import type { Elements } from '../../../../ui/elements.ts';

interface OutlineListProps {
  readonly outline: Outline;
  readonly progress: Progress | undefined;
  /** Id of the current lesson. */
  readonly current: string;
  /** Sections of the current lesson. */
  readonly children: Elements;
}

/** Lessons of a course by chapter, with what is done; the current one expands to its sections. */
export function OutlineList({ outline, progress, current, children }: OutlineListProps) {
  const numbers = new Map(lessonsOf(outline).map(({ lessonId }, index) => [lessonId, index + 1]));
  const states = new Map(progress?.lessons.map(({ lessonId, state }) => [lessonId, state]));
  return (
    <ol className="grid gap-6">
      {outline.chapters.map((chapter) => (
        <li key={chapter.title}>
          <h3 className="px-2 font-sans text-xs font-semibold text-muted">{chapter.title}</h3>
          <ol className="mt-2 grid gap-0.5">
            {chapter.lessons.map((lesson) => (
              <li key={lesson.lessonId}>
                <LessonLink
                  courseId={outline.courseId}
                  lesson={lesson}
                  isCurrent={lesson.lessonId === current}
                  mark={
                    <LessonStateMark state={states.get(lesson.lessonId)} number={numbers.get(lesson.lessonId) ?? 0} />
                  }
                />
                {lesson.lessonId === current && children}
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  );
}

interface LessonLinkProps {
  readonly courseId: string;
  readonly lesson: OutlineLesson;
  readonly isCurrent: boolean;
  readonly mark: Elements;
}

function LessonLink({ courseId, lesson: { lessonId, title, minutes }, isCurrent, mark }: LessonLinkProps) {
  return (
    <Link
      to="/course/$courseId/learn/$lessonId"
      params={{ courseId, lessonId }}
      {...(isCurrent && { 'aria-current': 'page' })}
      className={cx('flex items-start gap-3 rounded-md px-2 py-2', isCurrent ? 'bg-primary-soft' : 'hover:bg-hover')}
    >
      {mark}
      <span className="min-w-0 pt-0.5">
        <span className={cx('block text-sm leading-snug', isCurrent ? 'font-bold' : 'font-medium')}>{title}</span>
        <span className="block text-xs text-muted">{lessonFacts.minutes(minutes)}</span>
      </span>
    </Link>
  );
}
