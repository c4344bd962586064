import { keepSubmitting } from '../../features/exercises/web/submit/submissions.ts';
import { keepSending } from '../../features/progress/web/outbox.ts';

/** Sends what this learner did and submitted, and what comes, whenever the server can be reached. Returns how to stop. */
export function sendOutboxes(uid: string): () => void {
  const stops = [keepSending(uid), keepSubmitting(uid)];
  return () => {
    for (const stop of stops) stop();
  };
}
