import type { Handlers } from '../../../platform/server/http/context.ts';
import { newId } from '../../../platform/server/ids.ts';
import type { Services } from '../../../platform/server/services.ts';
import { presentQuestion } from '../../quizzes/server/public.ts';
import type { reviewRoutes } from '../contract.ts';
import { activityOf } from './activity-of.ts';
import { answerHandlers } from './answers.ts';
import { type Card, type DeckDeps, deckOf } from './deck.ts';
import { settingsQueries } from './queries.ts';
import { reminderStatements } from './reminder.ts';
import { seedOf } from './seed.ts';
import { countsOf, sittingOf } from './summary.ts';

type Deps = DeckDeps & Pick<Services, 'limiter' | 'outbox' | 'secret' | 'now'>;

export function reviewHandlers(deps: Deps): Handlers<typeof reviewRoutes> {
  const { db, content, secret, now } = deps;
  const { findSettings, putGoal } = settingsQueries(db);
  const readDeck = deckOf(deps);
  const readActivity = activityOf(db);
  const setReminder = reminderStatements(deps);

  async function settingsOf(userId: string) {
    const { goalMinutes = null, reminderHour = null } = (await findSettings.first({ userId })) ?? {};
    return { goalMinutes, reminderHour };
  }

  function presentCard(userId: string, sittingId: string, card: Card) {
    const { courseId, cardId, lessonId, lessonTitle, version, question } = card;
    const courseTitle = content.current().find('course', courseId)?.title ?? courseId;
    const presented = presentQuestion(question, seedOf(secret, userId, sittingId, cardId));
    return { courseId, courseTitle, cardId, lessonId, lessonTitle, version, question: presented };
  }

  return {
    ...answerHandlers({ ...deps, readDeck }),

    async getReview({ query: { zone } }, { caller: { uid } }) {
      const [cards, settings, activity] = await Promise.all([
        readDeck(uid),
        settingsOf(uid),
        readActivity(uid, now(), zone),
      ]);
      return { ...countsOf(cards, now(), zone), settings, ...activity };
    },

    async getReviewSitting({ query: { zone } }, { caller: { uid } }) {
      const cards = await readDeck(uid);
      const sittingId = newId();
      const items = sittingOf(cards, now(), zone).map((card) => presentCard(uid, sittingId, card));
      return { sittingId, ...countsOf(cards, now(), zone), items };
    },

    async setReviewSettings({ body }, { caller: { uid } }) {
      const { goalMinutes, reminderHour, zone } = body;
      // Each setting has its own statement: what is left out may be changing at this moment.
      await db.commit(
        ...(goalMinutes === undefined ? [] : [putGoal.with({ userId: uid, goalMinutes, zone })]),
        ...(reminderHour === undefined ? [] : await setReminder(uid, reminderHour, zone)),
      );
      return settingsOf(uid);
    },
  };
}
