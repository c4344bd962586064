import { Link } from '@tanstack/react-router';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { oneOf } from '../../admin/list-filter.ts';
import {
  DoneWithUndo,
  ListChoices,
  SavedFilters,
  dateTimeText,
  useDone,
  useListQuery,
} from '../../admin/web/public.ts';
import { courseOrders } from '../course-lists-contract.ts';
import { filterCourses } from '../filter-courses.ts';
import { CourseFacts } from './course-facts.tsx';
import type { CourseNumbers } from './data.ts';
import { courseMessages as texts } from './messages.ts';

interface CourseRowsProps {
  readonly courses: readonly CourseNumbers[];
  readonly countedAt: number;
}

/** List of all courses, with the statistics of their learners. */
export function CourseRows({ courses, countedAt }: CourseRowsProps) {
  const { filter } = useListQuery('courses');
  const [done, say] = useDone();
  const query = { search: filter.q, order: oneOf(filter.order, courseOrders) };
  const shown = filterCourses(courses, query);
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
      <ListChoices
        section="courses"
        texts={texts}
        choices={[]}
        orders={texts.orders}
        file="/api/admin/courses.csv"
        fileQuery={query}
      />
      <div>
        <SavedFilters section="courses" say={say} />
        <DoneWithUndo done={done} />
      </div>
      {shown.length === 0 && (
        <EmptyState text={texts.empty}>
          <p className="text-sm text-muted">{texts.emptyHint}</p>
        </EmptyState>
      )}
      <ul className="divide-y divide-line border-y border-line">
        {shown.map((course) => (
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
      <p className="text-sm text-muted">{texts.countedAt(dateTimeText(countedAt))}</p>
    </>
  );
}
