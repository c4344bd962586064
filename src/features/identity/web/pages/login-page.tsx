import { early, lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { PageTitle, Width } from '../../../../ui/page.tsx';
import { SkeletonLines } from '../../../../ui/skeleton.tsx';
import type { CourseInMind } from '../course-in-mind.ts';
import { loginMessages } from '../messages.ts';

const LoginForm = lazyPart(
  early(() => import('../components/login-form.tsx')),
  loginMessages.part,
  <SkeletonLines lines={6} />,
);

/** The login page (specification §2). For visitors from a course, it names that course. */
export function LoginPage({ course }: { readonly course: CourseInMind | undefined }) {
  return (
    <Width width="narrow">
      <PageTitle title={loginMessages.title} />
      <LoginForm course={course} />
    </Width>
  );
}
