import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { Failed } from '../../../../ui/failed.tsx';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle, Page as Width } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { useMyEnrolments } from '../../../enrolment/web/public.ts';
import { RequireUser } from '../../../identity/web/public.ts';
import { continueMessages } from '../messages.ts';
import { EnrolledCareers } from '../parts/enrolled-careers.tsx';
import { LastFeedback } from '../parts/last-feedback.tsx';
import { TrackToContinue } from '../parts/track-to-continue.tsx';
import { trackProgress } from '../track-progress.ts';

/** /continue-career: takes a learner back to where they stopped. */
export function Page() {
  return (
    <Width>
      <PageTitle title={continueMessages.title} lead={continueMessages.lead} />
      <RequireUser>{() => <WhereYouStopped />}</RequireUser>
    </Width>
  );
}

export function describe(): PageMeta {
  return { title: continueMessages.title, description: '' };
}

function WhereYouStopped() {
  const enrolments = useMyEnrolments();
  const courseIds = enrolments.data?.items.map(({ courseId }) => courseId) ?? [];
  return (
    <div className="grid items-start gap-x-16 gap-y-14 lg:grid-cols-[minmax(0,1fr)_20rem]">
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
        {enrolments.isSuccess && <Tracks courseIds={courseIds} />}
      </section>
      <div className="grid gap-12">
        <section aria-labelledby="chosen-careers">
          <h2 id="chosen-careers" className="mb-4 text-h3">
            {continueMessages.careersTitle}
          </h2>
          <EnrolledCareers />
        </section>
        {courseIds.length > 0 && <LastFeedback />}
      </div>
    </div>
  );
}

function Tracks({ courseIds }: { readonly courseIds: readonly string[] }) {
  const begun = trackProgress(courseIds);
  if (begun.length === 0) {
    return (
      <EmptyState text={continueMessages.empty}>
        <LinkButton to="/courses" variant="secondary">
          {continueMessages.seeCourses}
        </LinkButton>
      </EmptyState>
    );
  }
  return (
    <div className="grid gap-8">
      {begun.map((progress) => (
        <TrackToContinue key={progress.track.trackId} progress={progress} />
      ))}
    </div>
  );
}
