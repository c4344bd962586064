import { Link, useSearch } from '@tanstack/react-router';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { usePageContent } from '../../../../platform/web/page-content.ts';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Width } from '../../../../ui/page.tsx';
import { type CourseNames, namesOf } from '../../course-names.ts';
import type { HandInFilter } from '../../hand-in-filter.ts';
import { useHandInLines, useWaitingCount } from '../grading/data.ts';
import { FilterLinks } from '../grading/filter-links.tsx';
import { HandInList } from '../grading/hand-in-list.tsx';
import { handInsMessages as texts } from '../grading/messages.ts';
import { teachingMessages } from '../messages.ts';
import { NoCourse } from '../parts/no-course.tsx';
import { RequireTeacher } from '../parts/require-teacher.tsx';
import { readCourse } from '../read-course.ts';

export { readCourse as read };

/** /teach/$courseId/hand-ins: what was handed in for a course, first what waits for a grade. */
export function Page() {
  const content = usePageContent<typeof readCourse>();
  const filter = useSearch({ strict: false }) as HandInFilter;
  if (!content) return <NoCourse />;
  const { courseId, title } = content.course;
  return (
    <Width className="pt-6 lg:pt-8">
      <Breadcrumb label={teachingMessages.breadcrumb} current={texts.title}>
        <Link to="/teach">{teachingMessages.title}</Link>
        <Link to="/teach/$courseId" params={{ courseId }}>
          {title}
        </Link>
      </Breadcrumb>
      <h1 className="mt-6 mb-6 text-h1">{texts.pageTitle(title)}</h1>
      <RequireTeacher>
        <HandIns key={courseId} courseId={courseId} filter={filter} tasks={namesOf(content.outline).handIns} />
      </RequireTeacher>
    </Width>
  );
}

interface HandInsProps {
  readonly courseId: string;
  readonly filter: HandInFilter;
  readonly tasks: CourseNames['handIns'];
}

function HandIns({ courseId, filter, tasks }: HandInsProps) {
  const waiting = useWaitingCount(courseId);
  const lines = useHandInLines(courseId, filter);
  return (
    <div className="grid gap-8">
      <p role="status" className="min-h-6 text-muted">
        {waiting !== null && texts.waiting(waiting)}
      </p>
      <FilterLinks courseId={courseId} filter={filter} tasks={tasks} />
      <LoadedList query={lines} lines={6} texts={texts} empty={<Nothing courseId={courseId} filter={filter} />}>
        {(handIns) => <HandInList handIns={handIns} />}
      </LoadedList>
    </div>
  );
}

function Nothing({ courseId, filter }: Omit<HandInsProps, 'tasks'>) {
  return (
    <EmptyState text={texts.empty[filter.state ?? 'waiting']}>
      {(filter.state !== 'all' || filter.task !== undefined) && (
        <LinkButton to="/teach/$courseId/hand-ins" params={{ courseId }} search={{ state: 'all' }} variant="secondary">
          {texts.showAll}
        </LinkButton>
      )}
    </EmptyState>
  );
}

export function describe(_: Record<string, string>, content: Awaited<ReturnType<typeof readCourse>>): PageMeta {
  return { title: content ? texts.pageTitle(content.course.title) : teachingMessages.notFound, description: '' };
}
