import { lazyPart } from '../../../../platform/web/lazy-part.tsx';
import { usePausedUser } from '../paused-user.tsx';
import { pausedMessages } from '../session-messages.ts';

const LogInAgain = lazyPart(() => import('./log-in-again.tsx'), pausedMessages.part);

/**
 * Strip on a page that stays after the session expired: explains what happens to unsaved work, and logs in on the same
 * page.
 */
export function PausedStrip({ text = pausedMessages.text }: { readonly text?: string }) {
  const user = usePausedUser();
  return user && <LogInAgain user={user} text={text} />;
}
