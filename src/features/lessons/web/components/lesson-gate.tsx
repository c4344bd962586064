import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import type { Course } from '../../../courses/catalogue.ts';
import { EnrolmentPanel } from '../../../enrolment/web/public.ts';
import type { OutlineLesson } from '../../outline.ts';
import { gateMessages } from '../gate-messages.ts';

interface LessonGateProps {
  readonly course: Course;
  /** Lesson that is open to everyone. */
  readonly first: OutlineLesson | undefined;
}

/** Shown instead of a lesson to users who are not enrolled: how to enroll, and the lesson that is open. */
export function Part({ course, first }: LessonGateProps) {
  const { courseId, title, image } = course;
  useEffect(() => focusLesson, []);
  return (
    <section
      aria-labelledby="gate"
      className="grid overflow-hidden rounded-lg border border-line bg-surface md:grid-cols-[minmax(0,1fr)_minmax(0,18rem)]"
    >
      <div className="grid content-center gap-5 p-6 sm:p-8">
        <div className="grid gap-2">
          <h2 id="gate" className="text-h3">
            {gateMessages.title}
          </h2>
          <p className="text-muted">{gateMessages.text(title)}</p>
        </div>
        <div className="max-w-sm">
          <EnrolmentPanel courseId={courseId} />
        </div>
        {first && (
          <Link
            to="/course/$courseId/learn/$lessonId"
            params={{ courseId, lessonId: first.lessonId }}
            className="text-link inline-flex min-h-6 items-center text-sm"
          >
            {gateMessages.first}
          </Link>
        )}
      </div>
      <img src={image} alt="" width="640" height="400" className="h-full w-full object-cover max-md:hidden" />
    </section>
  );
}

/** Moves the focus to the lesson's title after enrolling, because the button that was pressed is gone. */
function focusLesson(): void {
  if (document.activeElement !== document.body && document.activeElement?.closest('[aria-labelledby=gate]') === null)
    return;
  const heading = document.querySelector<HTMLElement>('main h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus({ preventScroll: true });
}
