import { LinkButton } from '../../../../ui/link-button.tsx';
import type { CourseInMind } from '../../../identity/web/public.ts';
import { EnrolledPanel } from '../../../enrolment/web/public.ts';
import { NameForm } from '../../../profile/web/public.ts';
import { firstStepsMessages } from '../messages.ts';

interface FirstStepsProps {
  readonly uid: string;
  /** Course that they came from, if any. */
  readonly course: CourseInMind | undefined;
}

/** First steps after signing up: two parts of the welcome's grid, the more important one first. */
export function FirstSteps({ uid, course }: FirstStepsProps) {
  return (
    <>
      <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
        {course ? <EnrolledPanel course={course} /> : <ChooseCourse />}
      </div>
      <NameForm uid={uid} />
    </>
  );
}

function ChooseCourse() {
  return (
    <section aria-labelledby="first-course" className="overflow-hidden rounded-lg border border-line bg-surface">
      <img src="/art/learning.svg" alt="" width="640" height="400" className="aspect-[16/10] w-full object-cover" />
      <div className="grid justify-items-start gap-4 p-6">
        <div className="grid gap-1">
          <h2 id="first-course" className="text-h3">
            {firstStepsMessages.title}
          </h2>
          <p className="text-muted">{firstStepsMessages.text}</p>
        </div>
        <LinkButton to="/courses" size="large">
          {firstStepsMessages.courses}
        </LinkButton>
      </div>
    </section>
  );
}
