import { isBlocked } from '../../../platform/web/outbox/blocked-rows.ts';
import { createRowSender } from '../../../platform/web/outbox/row-sender.ts';
import { declareStale } from '../../../platform/web/stale-data.ts';
import { retryDelayMs } from '../../identity/session-timing.ts';
import { AnswerSaver } from './answer-saver.ts';
import { quizzesKey, readAttempt } from './data.ts';
import { answersKeyOf } from './unsaved-answers.ts';
import { answersName } from './outbox-name.ts';

const nothing = () => undefined;

/**
 * Sends stored answers of attempts that were left before they arrived. Conflicting answers stay stored: the attempt's
 * page asks which one counts.
 */
export const answersSender = createRowSender({
  name: answersName,
  async send(uid, attemptId) {
    const attempt = await readAttempt(attemptId);
    const saver = new AnswerSaver(attempt, uid, { onSaved: nothing, onOver: nothing });
    const isSaved = attempt.submittedAt !== null || (await saver.flush());
    // The attempt may have been opened in the meantime, here or in another window, and have stored more.
    if (isSaved && !isBlocked(answersKeyOf(uid, attemptId))) saver.forgetFound();
    await declareStale([quizzesKey]);
    return ![...saver.states().values()].some(({ pending, theirs }) => pending !== null && theirs === null);
  },
  delayMs: retryDelayMs,
});
