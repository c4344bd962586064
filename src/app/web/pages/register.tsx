import { RegisterPage } from '../../../features/identity/web/pages/register-page.tsx';
import { lazyPart } from '../../../platform/web/lazy-part.tsx';
import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { useCourseInMind } from './use-course-in-mind.ts';

const registerPageMessages = {
  meta: { title: 'Sign Up', description: 'Create an account to enroll in courses and track your progress.' },
  firstStepsPart: { failed: 'The next steps could not be loaded.', retry: 'Try again' },
} as const;

/** Lazy: it reads from the server, and only users who have just signed up see it. */
const FirstSteps = lazyPart(
  () => import('./components/first-steps.tsx'),
  registerPageMessages.firstStepsPart,
  <SkeletonLines lines={6} />,
);

/** Page /register, for the course that `?course=` names. */
export function Page() {
  return <RegisterPage course={useCourseInMind()} FirstSteps={FirstSteps} />;
}

export function describe(): PageMeta {
  return registerPageMessages.meta;
}
