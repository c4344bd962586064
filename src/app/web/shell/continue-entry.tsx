import { QueryClientProvider } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useSession } from '../../../features/identity/web/public.ts';
import { currentSession } from '../../../features/identity/web/session-store.ts';
import { courseToContinue, resumeHash } from '../../../features/lessons/course-to-continue.ts';
import { useMyProgress } from '../../../features/progress/web/public.ts';
import { queryClient } from '../query-client.ts';
import { Continue } from './continue.tsx';
import { barItemStyle } from './dropdown.tsx';
import { shellMessages } from './messages.ts';
import { forgetMenu, rememberMenu } from './own-menu.ts';

/** Link to the place where the learner stopped; remembers which entries the user's menu has. */
export function Part() {
  return (
    <QueryClientProvider client={queryClient}>
      <ContinueLink />
    </QueryClientProvider>
  );
}

function ContinueLink() {
  const session = useSession();
  const { data } = useMyProgress();
  const goOn = courseToContinue(data ?? []);
  const role = session.status === 'signed-in' ? session.user.role : null;
  const isLearning = data && goOn !== undefined;

  useEffect(() => {
    if (role !== null && isLearning !== undefined) rememberMenu({ role, isLearning });
  }, [role, isLearning]);

  useEffect(() => forgetAfterLogout, []);

  if (!goOn) return data ? null : <Continue />;
  const { courseId, nextLesson } = goOn;
  return (
    <Link
      to="/course/$courseId/learn/$lessonId"
      params={{ courseId, lessonId: nextLesson.lessonId }}
      hash={resumeHash}
      data-bar-item=""
      className={barItemStyle}
    >
      <span>{shellMessages.continue}</span>
      <span className="sr-only"> {shellMessages.continueWith(nextLesson.title)}</span>
    </Link>
  );
}

function forgetAfterLogout(): void {
  if (currentSession().status === 'visitor') forgetMenu();
}
