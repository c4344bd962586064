import { useSubmissionsSent } from '../../../exercises/web/public.ts';
import { useLearningSent } from '../../../progress/web/public.ts';

/** While this is drawn, what the signed-in learner did and submitted is sent; until then this browser keeps it. */
export function Part() {
  useLearningSent();
  useSubmissionsSent();
  return null;
}
