import { Link } from '@tanstack/react-router';
import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { usePageContent } from '../../../../platform/web/page-content.ts';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { Width } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { namesOf } from '../../course-names.ts';
import { HandInsLink } from '../grading/hand-ins-link.tsx';
import { teachingMessages } from '../messages.ts';
import { CountedAt, CourseNumbers } from '../components/course-numbers.tsx';
import { AttemptRequests } from '../components/attempt-requests.tsx';
import { EnrolList } from '../components/enrol-list.tsx';
import { HardestTasks } from '../components/hardest-tasks.tsx';
import { LearnerSection } from '../components/learner-section.tsx';
import { LessonFigures } from '../components/lesson-figures.tsx';
import { NoCourse } from '../components/no-course.tsx';
import { RequireTeacher } from '../components/require-teacher.tsx';
import { readCourse } from '../read-course.ts';

export { readCourse as read };

const TaughtFeedback = lazyPart(
  () => import('../components/taught-feedback.tsx'),
  teachingMessages.feedbackPart,
  <SkeletonLines lines={4} />,
);

/** /teach/$courseId: the learners of a course, for its teachers. */
export function Page() {
  const content = usePageContent<typeof readCourse>();
  if (!content) return <NoCourse />;
  const { courseId, title } = content.course;
  const names = namesOf(content.outline);
  return (
    <Width className="pt-6 lg:pt-8">
      <Breadcrumb label={teachingMessages.breadcrumb} current={title}>
        <Link to="/teach">{teachingMessages.title}</Link>
      </Breadcrumb>
      <h1 className="mt-6 mb-8 text-h1">{title}</h1>
      <RequireTeacher courseId={courseId}>
        <div key={courseId} className="grid gap-14">
          <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6">
            <div className="grid grow gap-4">
              <CourseNumbers courseId={courseId} />
              <CountedAt courseId={courseId} />
            </div>
            <div className="flex flex-wrap gap-3">
              {names.handIns.length > 0 && <HandInsLink courseId={courseId} />}
              <LinkButton to="/course/$courseId" params={{ courseId }} variant="secondary">
                {teachingMessages.toCourse}
              </LinkButton>
            </div>
          </div>
          <AttemptRequests courseId={courseId} />
          <LearnerSection courseId={courseId} names={names} />
          <div className="grid items-start gap-x-16 gap-y-14 lg:grid-cols-2">
            <LessonFigures courseId={courseId} />
            <HardestTasks courseId={courseId} names={names} />
          </div>
          <TaughtFeedback courseId={courseId} />
          <EnrolList courseId={courseId} />
        </div>
      </RequireTeacher>
    </Width>
  );
}

export function describe(_: Record<string, string>, content: Awaited<ReturnType<typeof readCourse>>): PageMeta {
  return { title: content?.course.title ?? teachingMessages.notFound, description: '' };
}
