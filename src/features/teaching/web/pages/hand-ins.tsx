import { Link, useParams } from '@tanstack/react-router';
import { usePageContent } from '../../../../platform/web/page-content.ts';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { Width } from '../../../../ui/page.tsx';
import { namesOf } from '../../course-names.ts';
import { HandInsOfCourse } from '../grading/hand-ins-of-course.tsx';
import { handInMessages, handInsMessages } from '../grading/messages.ts';
import { OneHandIn } from '../grading/one-hand-in.tsx';
import { teachingMessages } from '../messages.ts';
import { NoCourse } from '../components/no-course.tsx';
import { RequireTeacher } from '../components/require-teacher.tsx';
import { readCourse } from '../read-course.ts';

export { readCourse as read };

/**
 * /teach/$courseId/hand-ins: a course's assignment submissions, those that need grading first; below that address, one
 * submission to view and grade. Both are in one chunk, because a teacher who opens the list opens a submission next.
 */
export function Page() {
  const content = usePageContent<typeof readCourse>();
  const { handInId } = useParams({ strict: false });
  if (!content) return <NoCourse />;
  const { courseId, title } = content.course;
  const above = [
    <Link key="courses" to="/teach">
      {teachingMessages.title}
    </Link>,
    <Link key="course" to="/teach/$courseId" params={{ courseId }}>
      {title}
    </Link>,
  ];
  const toList = (
    <Link key="list" to="/teach/$courseId/hand-ins" params={{ courseId }}>
      {handInsMessages.title}
    </Link>
  );
  return (
    <Width className="pt-6 lg:pt-8">
      <Breadcrumb
        label={teachingMessages.breadcrumb}
        current={handInId === undefined ? handInsMessages.title : handInMessages.title}
      >
        {handInId === undefined ? above : [...above, toList]}
      </Breadcrumb>
      <h1 className="mt-6 mb-6 text-h1">
        {handInId === undefined ? handInsMessages.pageTitle(title) : handInMessages.title}
      </h1>
      <RequireTeacher courseId={courseId}>
        {handInId === undefined ? (
          <HandInsOfCourse key={courseId} courseId={courseId} tasks={namesOf(content.outline).handIns} />
        ) : (
          <OneHandIn key={handInId} courseId={courseId} handInId={handInId} />
        )}
      </RequireTeacher>
    </Width>
  );
}

export function describe(
  { handInId }: Record<string, string>,
  content: Awaited<ReturnType<typeof readCourse>>,
): PageMeta {
  const title =
    handInId === undefined && content ? handInsMessages.pageTitle(content.course.title) : handInMessages.title;
  return { title: content ? title : teachingMessages.notFound, description: '' };
}
