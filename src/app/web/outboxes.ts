import { keepSubmitting } from '../../features/exercises/web/submit/submissions.ts';
import { keepNotesSent } from '../../features/lessons/web/notes-outbox.ts';
import { keepSending } from '../../features/progress/web/outbox.ts';
import { keepAnswersSent } from '../../features/quizzes/web/answers-outbox.ts';

/** Sends what this learner did, submitted, noted and answered, and what comes, whenever the server can be reached. Returns how to stop. */
export function sendOutboxes(uid: string): () => void {
  const stops = [keepSending, keepSubmitting, keepNotesSent, keepAnswersSent].map((keep) => keep(uid));
  return () => {
    for (const stop of stops) stop();
  };
}
