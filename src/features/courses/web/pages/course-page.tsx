import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { Width } from '../../../../ui/page.tsx';
import type { Reading } from '../../../../platform/contract/reading.ts';
import { type Catalogue, type Course, findCourse, readCatalogue, stepsOf } from '../../catalogue.ts';
import { trackOf } from '../../track-of.ts';
import type { courseRoutes } from '../../contract.ts';
import { courseMessages } from '../messages.ts';
import { ArrivalLine } from '../components/arrival-line.tsx';
import { TrackBadge } from '../components/track-badge.tsx';
import { TrackLine } from '../components/track-line.tsx';

/** Content of a course page: the course, its track and the courses that both name; for an unknown id the whole catalog. */
export interface CourseContent {
  readonly course: Course | undefined;
  readonly catalogue: Catalogue;
}

export async function readCourse(reading: Reading<typeof courseRoutes>, courseId: string): Promise<CourseContent> {
  const { read, find } = reading;
  const [course, { items: tracks }] = await Promise.all([
    find('GET /api/courses/{courseId}', { params: { courseId } }),
    read('GET /api/tracks'),
  ]);
  if (!course) return { course, catalogue: await readCatalogue(reading) };
  const track = trackOf({ tracks }, courseId);
  const named = new Set([...(track?.courseIds ?? []), ...(course.requires ?? [])]);
  const found = [...named].map((id) => find('GET /api/courses/{courseId}', { params: { courseId: id } }));
  const courses = (await Promise.all(found)).flatMap((each) => each ?? []);
  return { course, catalogue: { courses, tracks: track ? [track] : [] } };
}

interface CoursePageProps {
  readonly course: Course;
  readonly catalogue: Catalogue;
  /** Enrollment controls, beside the facts. */
  readonly enrolment: ReactNode;
  /** Outline of the lessons; empty for a course without lessons. */
  readonly lessons: ReactNode;
  /** Feedback of learners, below the description. */
  readonly feedback: ReactNode;
}

/** Course page (specification §2). */
export function CoursePage({ course, catalogue, enrolment, lessons, feedback }: CoursePageProps) {
  const track = trackOf(catalogue, course.courseId);
  return (
    <Width className="pt-6 lg:pt-8">
      <Breadcrumb label={courseMessages.breadcrumb} current={course.title}>
        <Link to="/">{courseMessages.home}</Link>
        <Link to="/courses">{courseMessages.courses}</Link>
      </Breadcrumb>
      <div className="mt-8 grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:grid-rows-[auto_auto_1fr]">
        <div className="grid gap-4">
          {track && (
            <div>
              <TrackBadge track={track} />
            </div>
          )}
          <h1 className="text-h1">{course.title}</h1>
          {track && <ArrivalLine steps={stepsOf(catalogue, track)} currentId={course.courseId} />}
        </div>
        <aside className="self-start overflow-hidden rounded-lg border border-line bg-surface lg:row-span-3 print:break-inside-avoid">
          <img
            src={course.image}
            alt=""
            width="640"
            height="400"
            className="aspect-[16/10] w-full object-cover print:hidden"
          />
          <div className="grid gap-5 p-6">
            <CourseFacts course={course} catalogue={catalogue} />
            <div className="border-t border-line pt-5 print:hidden">{enrolment}</div>
          </div>
        </aside>
        <section aria-labelledby="about-title">
          <h2 id="about-title" className="sr-only">
            {courseMessages.about}
          </h2>
          <p className="max-w-prose">{course.description}</p>
        </section>
        {track && (
          <section aria-labelledby="track-title" className="border-t border-line pt-8">
            <h2 id="track-title" className="text-h3">
              {courseMessages.trackTitle(track.title)}
            </h2>
            <p className="mt-1 mb-6 text-sm text-muted">{courseMessages.trackLead}</p>
            <TrackLine steps={stepsOf(catalogue, track)} trackId={track.trackId} currentId={course.courseId} />
          </section>
        )}
      </div>
      {lessons && <div className="mt-14 border-t border-line pt-12 lg:mt-20 lg:pt-16">{lessons}</div>}
      <div className="mt-14 border-t border-line pt-12 lg:mt-20 lg:pt-16 print:hidden">{feedback}</div>
    </Width>
  );
}

function CourseFacts({ course, catalogue }: Pick<CoursePageProps, 'course' | 'catalogue'>) {
  const required = (course.requires ?? []).flatMap((id) => findCourse(catalogue, id) ?? []);
  return (
    <dl className="grid gap-4">
      {required.length > 0 && (
        <div className="grid grid-cols-[2rem_1fr]">
          <PartIcon name="success" className="row-span-2 mt-0.5 size-5 text-primary" />
          <dt className="text-xs font-semibold text-muted">{courseMessages.requires}</dt>
          {required.map(({ courseId, title }) => (
            <dd key={courseId} className="col-start-2 text-sm">
              <Link to="/course/$courseId" params={{ courseId }} className="text-link inline-flex min-h-6 items-center">
                {title}
              </Link>
            </dd>
          ))}
        </div>
      )}
      <div className="grid grid-cols-[2rem_1fr]">
        <PartIcon name="calendar" className="row-span-2 mt-0.5 size-5 text-primary" />
        <dt className="text-xs font-semibold text-muted">{courseMessages.schedule}</dt>
        <dd className="col-start-2 text-sm">{course.schedule}</dd>
      </div>
      <div className="grid grid-cols-[2rem_1fr]">
        <Icon name="person" className="row-span-2 mt-0.5 size-5 text-primary" />
        <dt className="text-xs font-semibold text-muted">{courseMessages.instructor}</dt>
        <dd className="col-start-2 text-sm">{course.instructor}</dd>
      </div>
    </dl>
  );
}
