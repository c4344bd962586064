import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Breadcrumb } from '../../../../ui/breadcrumb.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import { PartIcon } from '../../../../ui/part-icon.tsx';
import { Page } from '../../../../ui/page.tsx';
import { type Course, findCourse, trackOf } from '../../courses.ts';
import { courseMessages } from '../messages.ts';
import { TrackBadge } from '../parts/track-badge.tsx';
import { TrackLine } from '../parts/track-line.tsx';
import { CourseNotFound } from './course-not-found.tsx';

interface CoursePageProps {
  readonly courseId: string;
  /** What one can do about enrolling, beside the facts. */
  readonly enrolment: ReactNode;
  /** What learners say, beneath the description. */
  readonly feedback: ReactNode;
}

/** Course page (specification §2); an unknown id says so, and neither slot is shown. */
export function CoursePage({ courseId, enrolment, feedback }: CoursePageProps) {
  const course = findCourse(courseId);
  if (!course) return <CourseNotFound />;
  const track = trackOf(courseId);
  return (
    <Page className="pt-6 lg:pt-8">
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
            <CourseFacts course={course} />
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
            <TrackLine track={track} currentId={courseId} />
          </section>
        )}
      </div>
      <div className="mt-14 border-t border-line pt-12 lg:mt-20 lg:pt-16 print:hidden">{feedback}</div>
    </Page>
  );
}

function CourseFacts({ course }: { readonly course: Course }) {
  return (
    <dl className="grid gap-4">
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
