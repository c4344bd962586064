import { useState } from 'react';
import { ApiError } from '../../../../platform/web/rpc.ts';
import { useOnline } from '../../../../platform/web/use-online.ts';
import { ErrorLine } from '../../../../ui/error-line.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { containerStyle } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import type { Course } from '../../../courses/catalogue.ts';
import { useEnrolment } from '../../../enrolment/web/public.ts';
import { useProvisional } from '../../../exercises/web/public.ts';
import { PausedStrip } from '../../../identity/web/public.ts';
import { useCourseProgress } from '../../../progress/web/public.ts';
import { type Lesson, type LessonPlace, type Outline, lessonsOf } from '../../outline.ts';
import { useLesson } from '../data.ts';
import { lessonMessages } from '../messages.ts';
import { CourseBar } from './course-bar.tsx';
import { CourseSide } from './course-side.tsx';
import { LessonGate, OpenLessonLine } from './later-parts.ts';
import { LessonHead } from './lesson-head.tsx';
import { LessonView } from './lesson-view.tsx';
import { OfflineLine } from './offline-line.tsx';

interface ClassroomProps {
  readonly course: Course;
  readonly outline: Outline;
  readonly place: LessonPlace;
  /** Lesson that the page came with, if any. */
  readonly here: Lesson | undefined;
}

/** Lesson with its course beside it. */
export function Classroom({ course, outline, place, here }: ClassroomProps) {
  const { courseId } = course;
  const { lessonId, isOpen } = place.lesson;
  const enrolment = useEnrolment(courseId);
  const isEnrolled = enrolment.status === 'enrolled';
  const { progress, waitingCount } = useCourseProgress(courseId, useProvisional(courseId), isEnrolled);
  const lesson = useLesson(place.lesson, courseId, isEnrolled, here);
  const sections = lesson.data?.sections ?? [];
  const [section, setSection] = useState('');
  const side = { course, outline, progress, current: lessonId, sections, section };
  const isBeingAsked = enrolment.status === 'checking';
  const isOutside = enrolment.status === 'visitor' || enrolment.status === 'not-enrolled';

  function body() {
    // Applies to a lesson that came with the page, too: the reader may have left the course since.
    if (isOutside && !isOpen) return <LessonGate course={course} first={lessonsOf(outline)[0]} />;
    if (lesson.data)
      return (
        <LessonView
          key={lessonId}
          courseTitle={course.title}
          outline={outline}
          place={place}
          lesson={lesson.data}
          progress={progress}
          isEnrolled={isEnrolled}
          isReaderKnown={!isBeingAsked}
          onSection={setSection}
        />
      );
    if (enrolment.status === 'failed' && !isOpen)
      return <Failed text={lessonMessages.checkFailed} retry={lessonMessages.retry} onRetry={enrolment.retry} />;
    if (lesson.isError) return <LessonFailed query={lesson} />;
    return <SkeletonLines lines={9} />;
  }

  return (
    <>
      <CourseBar {...side} number={place.number} of={place.of} />
      <div className={`${containerStyle} grid grid-cols-1 gap-x-14 py-8 lg:py-10 xl:grid-cols-[18rem_minmax(0,1fr)]`}>
        <div className="sticky top-24 -ml-2 max-h-[calc(100dvh-7rem)] self-start overflow-y-auto overscroll-contain pr-1 pb-6 max-xl:hidden print:hidden">
          <a
            href="#lesson"
            className="absolute -translate-y-24 rounded-md bg-primary px-4 py-3 font-semibold text-on-primary focus:static focus:mb-4 focus:block focus:translate-y-0"
          >
            {lessonMessages.skipOutline}
          </a>
          <CourseSide {...side} />
        </div>
        <article id="lesson" tabIndex={-1} className="grid min-w-0 xl:max-w-208 grid-cols-1 content-start gap-8">
          <PausedStrip text={lessonMessages.paused} />
          <LessonHead course={course} place={place} />
          {isOpen && (isOutside || isBeingAsked) && (
            // Rendered before the reader is known, so that nothing moves; hidden for users who were signed in, so that it does not
            // flash.
            <div className={isBeingAsked ? '[[data-authenticated]_&]:hidden' : ''}>
              <OpenLessonLine course={course} />
            </div>
          )}
          <div>
            <OfflineLine isEnrolled={!isOutside} waitingCount={waitingCount} />
            {body()}
          </div>
        </article>
      </div>
    </>
  );
}

/** Says why a lesson failed to load, and offers a retry. */
function LessonFailed({ query }: { readonly query: ReturnType<typeof useLesson> }) {
  const isOnline = useOnline();
  const { error, isFetching, refetch } = query;
  const isRefused = error instanceof ApiError && error.status >= 400 && error.status < 500;
  if (isRefused) return <ErrorLine>{error.message}</ErrorLine>;
  return (
    <Failed
      text={isOnline ? lessonMessages.failed : lessonMessages.failedOffline}
      retry={lessonMessages.retry}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
