import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { momentText } from '../moments.ts';
import { CourseFacts } from './course-facts.tsx';
import type { CourseNumbers } from './data.ts';
import { courseMessages as texts } from './messages.ts';

interface CourseRowsProps {
  readonly courses: readonly CourseNumbers[];
  readonly countedAt: number;
}

/** All courses, with what their learners come to. */
export function CourseRows({ courses, countedAt }: CourseRowsProps) {
  if (courses.length === 0) {
    return (
      <EmptyState text={texts.none}>
        <p className="text-sm text-muted">{texts.noneHint}</p>
      </EmptyState>
    );
  }
  return (
    <>
      <p className="max-w-2xl text-muted">{texts.lead}</p>
      <ul className="divide-y divide-line border-y border-line">
        {courses.map((course) => (
          <li key={course.courseId} data-shortcut="row" className="grid gap-3 py-5">
            <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-1">
              <Link
                to="/admin/$section"
                params={{ section: 'courses' }}
                search={{ course: course.courseId }}
                data-shortcut="open"
                className="text-link inline-flex min-h-11 items-center font-semibold"
              >
                {course.title}
              </Link>
              <span className="font-semibold tabular-nums">{texts.enrolled(course.enrolled)}</span>
            </div>
            <CourseFacts course={course} />
          </li>
        ))}
      </ul>
      <p className="text-sm text-muted">{texts.countedAt(momentText(countedAt))}</p>
    </>
  );
}
