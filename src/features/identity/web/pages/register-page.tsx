import { Link, useRouter } from '@tanstack/react-router';
import { type ComponentType, useState } from 'react';
import { early, lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import { type CourseInMind, enrolState, searchOf } from '../course-in-mind.ts';
import { registerMessages, signedInMessages } from '../messages.ts';
import { CourseNote } from '../components/course-note.tsx';
import { SignedInNote } from '../components/signed-in-note.tsx';
import { SignedUp } from '../components/signed-up.tsx';
import { useSession } from '../session-store.ts';
import { useCourseToEnroll, useReturnAddress } from '../use-return-address.ts';

const RegisterForm = lazyPart(
  early(() => import('../components/register-form.tsx')),
  registerMessages.part,
  <SkeletonLines lines={6} />,
);

interface FirstStepsProps {
  readonly uid: string;
  readonly course: CourseInMind | undefined;
}

interface RegisterPageProps {
  readonly course: CourseInMind | undefined;
  /** Content after a sign-up; passed in, because it belongs to features that this one must not import. */
  readonly FirstSteps: ComponentType<FirstStepsProps>;
}

/**
 * The register page. It stays after success and welcomes the new user (specification §4), or leads back to the page that
 * a link came from. The query's role is not read (§2).
 */
export function RegisterPage({ course, FirstSteps }: RegisterPageProps) {
  const session = useSession();
  const { history } = useRouter();
  const returnTo = useReturnAddress();
  const courseId = useCourseToEnroll(course);
  const [createdUid, setCreatedUid] = useState<string>();
  const [isLeaving, setLeaving] = useState(false);
  const user = session.status === 'signed-in' ? session.user : null;
  // Another tab may have logged in as another user since.
  if (user && user.uid === createdUid) {
    return (
      <SignedUp user={user}>
        <FirstSteps uid={user.uid} course={course} />
      </SignedUp>
    );
  }

  function goOn(uid: string) {
    if (returnTo === undefined) return setCreatedUid(uid);
    setLeaving(true);
    history.push(returnTo, enrolState(courseId, uid));
  }

  return (
    <Width width="narrow">
      <PageTitle title={registerMessages.title} />
      {user && !isLeaving ? (
        <SignedInNote text={signedInMessages.text(user.email)} course={course} />
      ) : (
        <>
          {course && <CourseNote course={course} />}
          <RegisterForm onCreated={goOn} />
          <p className="mt-6 text-center">
            {registerMessages.hasAccount}{' '}
            <Link to="/login" search={searchOf(course, returnTo)} className="text-link">
              {registerMessages.login}
            </Link>
          </p>
        </>
      )}
    </Width>
  );
}
