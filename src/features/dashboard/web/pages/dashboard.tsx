import { useLocation } from '@tanstack/react-router';
import type { PageMeta } from '../../../../platform/web/page-meta.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle, Page as Width } from '../../../../ui/page.tsx';
import { StatusLine } from '../../../../ui/status-line.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import { EnrolledCareers } from '../../../careers/web/public.ts';
import { CourseArrival } from '../../../enrolment/web/public.ts';
import { RequireUser, type User, useSession } from '../../../identity/web/public.ts';
import { dashboardMessages } from '../messages.ts';
import { EnrolledCourses } from '../parts/enrolled-courses.tsx';
import { LogoutButton } from '../parts/logout-button.tsx';

/** Specification §2, Dashboard. */
export function Page() {
  const session = useSession();
  return (
    <Width>
      <PageTitle
        title={session.status === 'signed-in' ? greetingOf(session.user) : dashboardMessages.title}
        lead={session.status === 'signed-in' && !session.user.displayName && <TellName />}
      />
      <RequireUser>{(user) => <Dashboard user={user} />}</RequireUser>
    </Width>
  );
}

function greetingOf({ displayName }: User): string {
  return dashboardMessages.greeting(displayName || dashboardMessages.nobody);
}

function TellName() {
  return (
    <>
      <TextLink to="/edit-profile">{dashboardMessages.tellName}</TextLink> {dashboardMessages.nameGood}
    </>
  );
}

function Dashboard({ user: { uid, email } }: { readonly user: User }) {
  // The browser keeps both with the page's place in its history: the address may have been confirmed meanwhile, and
  // somebody else may be logged in.
  const emailToConfirm = useLocation({ select: ({ state }) => state.emailToConfirm });
  const enrolIn = useLocation({ select: ({ state }) => state.enrolIn });
  return (
    <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
      {emailToConfirm && emailToConfirm !== email && (
        <div className="lg:col-span-2">
          <StatusLine>{dashboardMessages.emailToConfirm(emailToConfirm)}</StatusLine>
        </div>
      )}
      {enrolIn?.uid === uid && (
        <div className="lg:col-span-2">
          <CourseArrival courseId={enrolIn.courseId} />
        </div>
      )}
      <div className="grid content-start gap-12">
        <section aria-labelledby="my-courses">
          <h2 id="my-courses" className="mb-5 text-h2">
            {dashboardMessages.coursesTitle}
          </h2>
          <EnrolledCourses />
        </section>
        <section aria-labelledby="my-careers">
          <h2 id="my-careers" className="mb-5 text-h2">
            {dashboardMessages.careersTitle}
          </h2>
          <EnrolledCareers />
        </section>
      </div>
      <aside className="grid content-start gap-10">
        <section aria-labelledby="next-step" className="grid justify-items-start gap-3">
          <h2 id="next-step" className="text-h3">
            {dashboardMessages.careerTitle}
          </h2>
          <p className="text-muted">{dashboardMessages.careerText}</p>
          <LinkButton to="/career-center">{dashboardMessages.startCareer}</LinkButton>
        </section>
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

export function describe(): PageMeta {
  return { title: 'Dashboard', description: '' };
}
