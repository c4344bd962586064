import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import { limiterKey } from '../../../platform/server/limits/limiter.ts';
import type { Services } from '../../../platform/server/services.ts';
import { enrolmentOf } from '../../enrolment/server/public.ts';
import { requireOwner } from '../../progress/server/public.ts';
import { fits, presentQuestion } from '../../quizzes/server/public.ts';
import type { reviewRoutes } from '../contract.ts';
import { activityOf } from './activity-of.ts';
import { gradeCard } from './answer.ts';
import { type Card, type DeckDeps, deckOf, isDue } from './deck.ts';
import { type ReviewAnswerRow, reviewQueries, settingsQueries } from './queries.ts';
import { reminderStatements } from './reminder.ts';
import { seedOf } from './seed.ts';
import { countsOf, sittingOf } from './summary.ts';

interface Deps extends DeckDeps, Pick<Services, 'db' | 'content' | 'limiter' | 'outbox' | 'secret' | 'now'> {}

type ReviewHandlers = Handlers<typeof reviewRoutes>;
type Body = Parameters<ReviewHandlers['answerReview']>[0]['body'];
type Answer = Parameters<typeof fits>[1];

const dayMs = 24 * 60 * 60 * 1000;
/** Answers of a learner in a day: far more than anybody gives, even after weeks offline. */
const dailyLimit = { max: 2000, windowMs: dayMs };

export function reviewHandlers(deps: Deps): ReviewHandlers {
  const { db, content, limiter, secret, now } = deps;
  const { findAnswer, insertAnswer } = reviewQueries(db);
  const { findSettings } = settingsQueries(db);
  const readDeck = deckOf(deps);
  const readActivity = activityOf(db);
  const setReminder = reminderStatements(deps);
  const isEnrolled = enrolmentOf(db);

  async function requireCard(userId: string, { courseId, cardId, version }: Body): Promise<Card> {
    if (!(await isEnrolled(userId, courseId))) throw new Refusal('not-enrolled');
    const card = (await readDeck(userId)).find((each) => each.courseId === courseId && each.cardId === cardId);
    if (!card) throw new Refusal('card-not-found');
    if (card.version !== version) throw new Refusal('question-changed');
    return card;
  }

  async function store(row: Omit<ReviewAnswerRow, 'id' | 'at'>): Promise<void> {
    const counter = { key: limiterKey('review-answers', row.userId), limit: dailyLimit };
    const { wait } = await limiter.commit([counter], insertAnswer.with({ ...row, id: newId(), at: now() }));
    if (wait !== null) throw new Refusal('too-many-answers', wait);
  }

  function presentCard(userId: string, sittingId: string, card: Card) {
    const { courseId, cardId, lessonId, lessonTitle, version, question } = card;
    const courseTitle = content.current().find('course', courseId)?.title ?? courseId;
    const presented = presentQuestion(question, seedOf(secret, userId, sittingId, cardId));
    return { courseId, courseTitle, cardId, lessonId, lessonTitle, version, question: presented };
  }

  return {
    async getReview({ query: { zone } }, { caller: { uid } }) {
      const [cards, settings, activity] = await Promise.all([
        readDeck(uid),
        findSettings.first({ userId: uid }),
        readActivity(uid, now(), zone),
      ]);
      const { goalMinutes = null, reminderHour = null } = settings ?? {};
      return { ...countsOf(cards, now(), zone), settings: { goalMinutes, reminderHour }, ...activity };
    },

    async getReviewSitting({ query: { zone } }, { caller: { uid } }) {
      const cards = await readDeck(uid);
      const sittingId = newId();
      const items = sittingOf(cards, now(), zone).map((card) => presentCard(uid, sittingId, card));
      return { sittingId, ...countsOf(cards, now(), zone), items };
    },

    async answerReview({ body }, { caller: { uid }, caller }) {
      requireOwner(body.userId, caller);
      const { key, courseId, cardId, version, clientAt } = body;
      const card = await requireCard(uid, body);
      const known = await findAnswer.first({ userId: uid, key });
      if (known) return repeated(card, uid, known);
      // A quiz that still withholds its answers must not be solved here by trying.
      if (card.isWithheld && !isDue(card, now(), body.zone)) throw new Refusal('not-due');
      const { sittingId, answer } = body;
      const result = gradeCard(card, seedOf(secret, uid, sittingId, cardId), answer);
      const rating = result.graded.isRight ? 'good' : 'again';
      const row = { userId: uid, courseId, cardId, key, rating, sittingId, version, clientAt } as const;
      await store({ ...row, answer: JSON.stringify(answer) });
      return result;
    },

    async rateReviewEasy({ params, body }, { caller: { uid }, caller }) {
      requireOwner(body.userId, caller);
      const answer = await findAnswer.first({ userId: uid, key: params.key });
      if (answer?.rating !== 'good') throw new Refusal('answer-not-found');
      await store({ ...answer, userId: uid, key: `${params.key}/easy`, rating: 'easy', answer: null });
    },

    async setReviewSettings({ body }, { caller: { uid } }) {
      const { goalMinutes, reminderHour, zone } = body;
      await db.commit(...(await setReminder(uid, { goalMinutes, reminderHour, zone })));
      return { goalMinutes, reminderHour };
    },
  };

  /** Result of an answer that is sent again: that of the stored one, whatever is sent this time. */
  function repeated(
    card: Card,
    userId: string,
    known: Pick<ReviewAnswerRow, 'courseId' | 'cardId' | 'answer' | 'sittingId'>,
  ) {
    if (known.courseId !== card.courseId || known.cardId !== card.cardId || known.answer === null)
      throw new Refusal('card-not-found');
    return gradeCard(card, seedOf(secret, userId, known.sittingId, card.cardId), JSON.parse(known.answer) as Answer);
  }
}
