import { LoginPage } from '../../../features/identity/web/pages/login-page.tsx';
import type { PageMeta } from '../../../platform/web/page-meta.ts';
import { useCourseInMind } from './use-course-in-mind.ts';

const loginPageMessages = {
  title: 'Login',
  description: 'Log in with your email address and password, or reset a forgotten password.',
} as const;

/** Page /login, for the course that `?course=` names. */
export function Page() {
  return <LoginPage course={useCourseInMind()} />;
}

export function describe(): PageMeta {
  return loginPageMessages;
}
