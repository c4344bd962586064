import type { Elements } from '../../../../ui/elements.ts';
import { LinkButton } from '../../../../ui/link-button.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { SessionUnreachable, SignInPrompt, useSession } from '../../../identity/web/public.ts';
import { profileMessages } from '../messages.ts';
import { ProfilePreview } from '../components/profile-preview.tsx';

interface ProfilePageProps {
  readonly enrolledCourses: Elements;
  readonly certificates: Elements;
}

/**
 * The profile page (specification §2). Courses and certificates are passed in, because their features must not be
 * imported here.
 */
export function ProfilePage({ enrolledCourses, certificates }: ProfilePageProps) {
  const session = useSession();
  return (
    <Width className="fills-window fills-in-order">
      <PageTitle title={profileMessages.title} />
      {session.status === 'signed-in' ? (
        <div className="grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-2">
          <div className="grid grid-cols-1 content-start gap-5">
            <ProfilePreview key={session.user.uid} user={session.user} />
            <div>
              <LinkButton to="/edit-profile" variant="secondary">
                {profileMessages.edit}
              </LinkButton>
            </div>
          </div>
          <div className="grid content-start gap-12">
            <section aria-labelledby="enrolled-courses">
              <h2 id="enrolled-courses" className="mb-5 text-h2">
                {profileMessages.coursesTitle}
              </h2>
              {enrolledCourses}
            </section>
            {certificates}
          </div>
        </div>
      ) : (
        <div className="grid grid-cols-1 gap-6">
          <p role="status">{profileMessages.loading}</p>
          {session.status === 'unreachable' && <SessionUnreachable />}
          {session.status === 'visitor' && <SignInPrompt />}
        </div>
      )}
    </Width>
  );
}
