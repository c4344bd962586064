import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { usePausedUser } from '../paused-user.tsx';
import { pausedMessages } from '../session-messages.ts';

const LogInAgain = lazyPart(() => import('./log-in-again.tsx'), pausedMessages.part);

/** Says on a page that stays when the session expires what becomes of the work, and logs in without leaving it. */
export function PausedStrip({ text }: { readonly text: string }) {
  const user = usePausedUser();
  return user && <LogInAgain user={user} text={text} />;
}
