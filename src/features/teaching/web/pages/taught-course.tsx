import { Link } from '@tanstack/react-router';
import type { PageReading } from '../../../../platform/contract/reading.ts';
import { usePageContent } from '../../../../platform/web/page-content.ts';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import type { courseRoutes } from '../../../courses/contract.ts';
import type { lessonRoutes } from '../../../lessons/contract.ts';
import { namesOf } from '../../course-names.ts';
import { teachingMessages } from '../messages.ts';
import { CountedAt, CourseNumbers } from '../parts/course-numbers.tsx';
import { EnrolList } from '../parts/enrol-list.tsx';
import { HardestTasks } from '../parts/hardest-tasks.tsx';
import { LearnerSection } from '../parts/learner-section.tsx';
import { LessonFigures } from '../parts/lesson-figures.tsx';
import { RequireTeacher } from '../parts/require-teacher.tsx';

export async function read({
  find,
  params: { courseId = '' },
}: PageReading<typeof courseRoutes & typeof lessonRoutes>) {
  const [course, outline] = await Promise.all([
    find('GET /api/courses/{courseId}', { params: { courseId } }),
    find('GET /api/courses/{courseId}/outline', { params: { courseId } }),
  ]);
  return course && outline && { course, outline };
}

/** /teach/$courseId: the learners of a course, for those who teach. */
export function Page() {
  const content = usePageContent<typeof read>();
  if (!content) return <NoCourse />;
  const { courseId, title } = content.course;
  const names = namesOf(content.outline);
  return (
    <Width className="pt-6 lg:pt-8">
      <Breadcrumb label={teachingMessages.breadcrumb} current={title}>
        <Link to="/teach">{teachingMessages.title}</Link>
      </Breadcrumb>
      <h1 className="mt-6 mb-8 text-h1">{title}</h1>
      <RequireTeacher>
        <div key={courseId} className="grid gap-14">
          <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
            <div className="grid grow gap-4">
              <CourseNumbers courseId={courseId} />
              <CountedAt courseId={courseId} />
            </div>
            <LinkButton to="/course/$courseId" params={{ courseId }} variant="secondary">
              {teachingMessages.toCourse}
            </LinkButton>
          </div>
          <LearnerSection courseId={courseId} names={names} />
          <div className="grid items-start gap-x-16 gap-y-14 lg:grid-cols-2">
            <LessonFigures courseId={courseId} />
            <HardestTasks courseId={courseId} names={names} />
          </div>
          <EnrolList courseId={courseId} />
        </div>
      </RequireTeacher>
    </Width>
  );
}

export function describe(_: Record<string, string>, content: Awaited<ReturnType<typeof read>>): PageMeta {
  return { title: content?.course.title ?? teachingMessages.notFound, description: '' };
}

function NoCourse() {
  return (
    <Width>
      <PageTitle title={teachingMessages.notFound} lead={teachingMessages.notFoundText} />
      <LinkButton to="/teach">{teachingMessages.allCourses}</LinkButton>
    </Width>
  );
}
