import { useLocation } from '@tanstack/react-router';
import { isAtLeast } from '../../../../platform/contract/roles.ts';
import { usePageContent } from '../../../../platform/web/page-content.ts';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { EnrolledCareers, TrackPosition, useMyCareerEnrolments } from '../../../careers/web/public.ts';
import { MyCertificates } from '../../../certificates/web/public.ts';
import { findCourse, readCatalogue } from '../../../courses/catalogue.ts';
import { EnrolledPanel, useEnrolIn, useMyEnrolments } from '../../../enrolment/web/public.ts';
import { courseToContinue } from '../../../lessons/course-to-continue.ts';
import { ContinueCard } from '../../../lessons/web/public.ts';
import { useMyProgress } from '../../../progress/web/public.ts';
import { DueCard, Today } from '../../../review/web/public.ts';
import { UnreadNotifications } from '../../../notifications/web/public.ts';
import { RequireUser, type User, useSession } from '../../../identity/web/public.ts';
import { dashboardMessages } from '../messages.ts';
import { EnrolledCourses } from '../components/enrolled-courses.tsx';
import { LogoutButton } from '../components/logout-button.tsx';
import { NewAccount } from '../components/new-account.tsx';
import { ThisWeek } from '../components/this-week.tsx';

export const read = readCatalogue;

/** Dashboard page (specification §2). */
export function Page() {
  const session = useSession();
  return (
    <Width>
      <PageTitle title={session.status === 'signed-in' ? greetingOf(session.user) : dashboardMessages.title} />
      <RequireUser>{(user) => <Dashboard user={user} />}</RequireUser>
    </Width>
  );
}

function greetingOf({ displayName }: User): string {
  return dashboardMessages.greeting(displayName || dashboardMessages.nobody);
}

function Dashboard({ user: { uid, email, role, displayName } }: { readonly user: User }) {
  // Both come from the browser's history state: the address may be confirmed by now, and another user may be signed in.
  const emailToConfirm = useLocation({ select: ({ state }) => state.emailToConfirm });
  const { enrolIn, finish } = useEnrolIn();
  const catalogue = usePageContent<typeof read>();
  const { courses } = catalogue;
  const records = [useMyProgress(), useMyEnrolments(), useMyCareerEnrolments()] as const;
  const [{ data: progress, dataUpdatedAt: readAt }, { data: enrolments }, { data: careers }] = records;
  const courseIds = enrolments?.map(({ courseId }) => courseId);
  // Progress read earlier may include a course that the learner has left since.
  const goOn = courseToContinue(progress?.filter(({ courseId }) => courseIds?.includes(courseId)) ?? []);
  const isNew = progress?.every(({ lastActiveAt }) => lastActiveAt === null);
  const nextCourse = goOn && findCourse(catalogue, goOn.courseId);
  const courseInMind = enrolIn?.uid === uid ? findCourse(catalogue, enrolIn.courseId) : undefined;
  const choosesNext = progress && courseIds && courseIds.length > 0 && !nextCourse;
  return (
    <div className="fills-in-order grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {emailToConfirm?.uid === uid && emailToConfirm.email !== email && (
        <div className="lg:col-span-2">
          <StatusLine>{dashboardMessages.emailToConfirm(emailToConfirm.email)}</StatusLine>
        </div>
      )}
      {courseInMind && (
        <div className="lg:col-span-2">
          <EnrolledPanel course={courseInMind} isDone={enrolIn?.isDone} onEnrolled={finish} />
        </div>
      )}
      <div className="grid content-start gap-12">
        {records.some(({ isPending }) => isPending) && <SkeletonLines lines={6} />}
        {nextCourse && <ContinueCard course={nextCourse} goOn={goOn} />}
        <DueCard uid={uid} isMain={!nextCourse && !choosesNext} />
        {isNew && courseIds && careers && (
          <NewAccount hasName={Boolean(displayName)} hasCourse={courseIds.length > 0} hasCareer={careers.length > 0} />
        )}
        <section aria-labelledby="my-courses">
          <h2 id="my-courses" className="mb-5 text-h2">
            {dashboardMessages.coursesTitle}
          </h2>
          <EnrolledCourses courses={courses} />
          {choosesNext && (
            <LinkButton to="/courses" className="mt-6">
              {dashboardMessages.nextCourse}
            </LinkButton>
          )}
        </section>
        <MyCertificates />
        <section aria-labelledby="my-careers">
          <h2 id="my-careers" className="mb-5 text-h2">
            {dashboardMessages.careersTitle}
          </h2>
          <EnrolledCareers />
        </section>
      </div>
      <aside className="grid content-start gap-10">
        <UnreadNotifications uid={uid} />
        {courseIds && <TrackPosition catalogue={catalogue} courseIds={courseIds} />}
        {progress && !isNew && <Today uid={uid} />}
        {progress && !isNew && <ThisWeek finished={progress.flatMap(({ finished }) => finished)} now={readAt} />}
        <section aria-labelledby="next-step" className="grid justify-items-start gap-3">
          <h2 id="next-step" className="text-h3">
            {dashboardMessages.careerTitle}
          </h2>
          <p className="text-muted">{dashboardMessages.careerText}</p>
          <LinkButton to="/career-center" variant="secondary">
            {dashboardMessages.startCareer}
          </LinkButton>
        </section>
        {isAtLeast(role, 'teacher') && <TeachingLink />}
        <div className="grid max-w-sm grid-cols-2 gap-3 border-t border-line pt-6 *:last:col-span-2 *:last:justify-items-stretch">
          <LinkButton to="/notifications" variant="secondary">
            {dashboardMessages.notifications}
          </LinkButton>
          <LinkButton to="/edit-profile" variant="secondary">
            {dashboardMessages.editProfile}
          </LinkButton>
          <LogoutButton />
        </div>
      </aside>
    </div>
  );
}

function TeachingLink() {
  return (
    <section aria-labelledby="my-teaching" className="grid justify-items-start gap-3">
      <h2 id="my-teaching" className="text-h3">
        {dashboardMessages.teachingTitle}
      </h2>
      <p className="text-muted">{dashboardMessages.teachingText}</p>
      <LinkButton to="/teach" variant="secondary">
        {dashboardMessages.teaching}
      </LinkButton>
    </section>
  );
}

export function describe(): PageMeta {
  return { title: dashboardMessages.title, description: dashboardMessages.description };
}
