import { submissionsName } from '../../features/exercises/web/submit/outbox-name.ts';
import { retryDelayMs } from '../../features/identity/session-timing.ts';
import { currentSession, subscribeToSession } from '../../features/identity/web/session-store.ts';
import { notesName } from '../../features/lessons/web/outbox-name.ts';
import { waitingName } from '../../features/progress/web/outbox-name.ts';
import { answersName } from '../../features/quizzes/web/outbox-name.ts';
import { reviewName } from '../../features/review/web/outbox/outbox-name.ts';
import { isAllSent, unsentEvent } from '../../platform/web/outbox/all-sent.ts';

const names = [waitingName, submissionsName, notesName, answersName, reviewName];

/**
 * Sends a signed-in learner's pending events, submissions, notes, quiz and review answers from any page. The sender loads only if
 * this browser may have unsent data. Runs once per tab. Returns a function that stops it.
 */
export function startSyncQueues(): () => void {
  let failures = 0;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let sending: { readonly uid: string; readonly stop: Promise<() => void> } | undefined;

  function follow(): void {
    const session = currentSession();
    const uid = session.status === 'signed-in' ? session.user.uid : null;
    if (sending?.uid === uid) return;
    end();
    if (uid !== null && names.some((name) => !isAllSent(name, uid))) begin(uid);
  }

  function end(): void {
    clearTimeout(retry);
    void sending?.stop.then(
      (stop) => stop(),
      () => {},
    );
    sending = undefined;
  }

  function begin(uid: string): void {
    const stop = import('./outboxes.ts').then(({ sendOutboxes }) => sendOutboxes(uid));
    const begun = { uid, stop };
    sending = begun;
    stop.then(
      () => (failures = 0),
      () => {
        if (sending !== begun) return;
        sending = undefined;
        failures += 1;
        retry = setTimeout(follow, retryDelayMs(failures));
      },
    );
  }

  const unsubscribe = subscribeToSession(follow);
  addEventListener(unsentEvent, follow);
  addEventListener('online', follow);
  follow();
  return () => {
    unsubscribe();
    removeEventListener(unsentEvent, follow);
    removeEventListener('online', follow);
    end();
  };
}
