import { Link } from '@tanstack/react-router';
import type { Reading } from '../../../../platform/contract/reading.ts';
import { usePageContent } from '../../../../platform/web/page-content.ts';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { LoadedList } from '../../../../platform/web/loaded-list.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { Course } from '../../../courses/catalogue.ts';
import type { courseRoutes } from '../../../courses/contract.ts';
import { useTaughtCourses } from '../data.ts';
import { useWaitingCount } from '../grading/data.ts';
import { handInsMessages } from '../grading/messages.ts';
import { courseListMessages, teachingMessages } from '../messages.ts';
import { CourseNumbers } from '../components/course-numbers.tsx';
import { RequireTeacher } from '../components/require-teacher.tsx';

export async function read({ read: readFrom }: Reading<typeof courseRoutes>) {
  return (await readFrom('GET /api/courses')).items;
}

/** /teach: the courses with the numbers of their learners, for teachers. */
export function Page() {
  const courses = usePageContent<typeof read>();
  return (
    <Width>
      <PageTitle title={teachingMessages.title} lead={teachingMessages.lead} />
      <RequireTeacher>
        <TaughtCourses courses={courses} />
      </RequireTeacher>
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: teachingMessages.title, description: teachingMessages.description };
}

function TaughtCourses({ courses }: { readonly courses: readonly Course[] }) {
  const query = useTaughtCourses();
  return (
    <LoadedList
      query={query}
      lines={6}
      texts={courseListMessages}
      empty={<EmptyState text={teachingMessages.noCourses} />}
    >
      {(courseIds) => (
        <ul className="divide-y divide-line border-y border-line">
          {courses
            .filter(({ courseId }) => courseIds.includes(courseId))
            .map((course) => (
              <TaughtCourse key={course.courseId} course={course} />
            ))}
        </ul>
      )}
    </LoadedList>
  );
}

function TaughtCourse({ course: { courseId, title, image } }: { readonly course: Course }) {
  const waiting = useWaitingCount(courseId);
  return (
    <li className="grid items-center gap-x-8 gap-y-4 py-6 sm:grid-cols-[8rem_minmax(0,1fr)] lg:grid-cols-[8rem_minmax(0,1fr)_minmax(0,26rem)]">
      <img
        src={image}
        alt=""
        width="640"
        height="400"
        className="aspect-[16/10] w-full rounded-md object-cover max-sm:hidden"
      />
      <div>
        <h2 className="text-h3">
          <Link
            to="/teach/$courseId"
            params={{ courseId }}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:text-primary hover:underline"
          >
            {title}
          </Link>
        </h2>
        {waiting !== null && waiting > 0 && (
          <TextLink to="/teach/$courseId/hand-ins" params={{ courseId }} className="inline-flex min-h-11 items-center">
            {handInsMessages.link(waiting)}
          </TextLink>
        )}
      </div>
      <div className="sm:col-start-2 lg:col-start-3">
        <CourseNumbers courseId={courseId} />
      </div>
    </li>
  );
}
