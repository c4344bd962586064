import type { Course } from '../../../courses/catalogue.ts';
import { EnrolmentPanel } from '../../../enrolment/web/public.ts';
import { gateMessages } from '../gate-messages.ts';

/** Shown above an open lesson to readers who are not enrolled: what enrolling gives, and the link to it. */
export function Part({ course }: { readonly course: Course }) {
  return (
    <section
      aria-labelledby="open-lesson"
      className="grid items-center gap-x-8 gap-y-4 rounded-lg bg-primary-soft p-5 sm:grid-cols-[minmax(0,1fr)_15rem] sm:p-6 print:hidden"
    >
      <div className="grid gap-1">
        <h2 id="open-lesson" className="font-sans text-base font-bold">
          {gateMessages.openTitle}
        </h2>
        <p className="text-sm text-muted">{gateMessages.openText}</p>
      </div>
      <EnrolmentPanel courseId={course.courseId} />
    </section>
  );
}
