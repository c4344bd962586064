import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { usePageContent } from '../../../../platform/web/page-content.ts';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { Failed } from '../../../../ui/failed.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { findCourse, readCatalogue } from '../../../courses/catalogue.ts';
import { useMyEnrolments } from '../../../enrolment/web/public.ts';
import { RequireUser } from '../../../identity/web/public.ts';
import { courseToContinue } from '../../../lessons/course-to-continue.ts';
import { ContinueCard } from '../../../lessons/web/public.ts';
import { useMyProgress } from '../../../progress/web/public.ts';
import { continueMessages } from '../messages.ts';
import { EnrolledCareers } from '../components/enrolled-careers.tsx';
import { LastFeedback } from '../components/last-feedback.tsx';

// Lazy, because the dashboard shows a track too. Shared files are separate from the pages, which are listed in every
// visitor's page manifest.
const Tracks = lazyPart(() => import('../components/tracks.tsx'), continueMessages, <SkeletonLines lines={5} />);

export const read = readCatalogue;

/** Page /continue-career: takes a learner back to where they stopped. */
export function Page() {
  return (
    <Width>
      <PageTitle title={continueMessages.title} lead={continueMessages.lead} />
      <RequireUser>{() => <WhereYouStopped />}</RequireUser>
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: continueMessages.title, description: continueMessages.description };
}

function WhereYouStopped() {
  const catalogue = usePageContent<typeof read>();
  const enrolments = useMyEnrolments();
  const courseIds = enrolments.data?.map(({ courseId }) => courseId) ?? [];
  const { data: progress = [], isPending } = useMyProgress();
  // Cached progress may still contain a course that the learner has left.
  const goOn = courseToContinue(progress.filter(({ courseId }) => courseIds.includes(courseId)));
  const nextCourse = goOn && findCourse(catalogue, goOn.courseId);
  return (
    <div className="fills-in-order grid items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid gap-12">
        {(isPending || enrolments.isPending) && <SkeletonLines lines={6} />}
        {nextCourse && <ContinueCard course={nextCourse} goOn={goOn} />}
        <section aria-labelledby="tracks">
          <h2 id="tracks" className="mb-5 text-h2">
            {continueMessages.tracksTitle}
          </h2>
          {enrolments.isPending && <SkeletonLines lines={5} />}
          {enrolments.isError && (
            <Failed
              text={continueMessages.failed}
              retry={continueMessages.retry}
              busy={enrolments.isFetching}
              onRetry={() => void enrolments.refetch()}
            />
          )}
          {enrolments.isSuccess && <Tracks catalogue={catalogue} courseIds={courseIds} progress={progress} />}
        </section>
      </div>
      <div className="grid gap-12">
        <section aria-labelledby="chosen-careers">
          <h2 id="chosen-careers" className="mb-4 text-h3">
            {continueMessages.careersTitle}
          </h2>
          <EnrolledCareers />
        </section>
        {courseIds.length > 0 && <LastFeedback courses={catalogue.courses} />}
      </div>
    </div>
  );
}
