import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import { limiterKey } from '../../../platform/server/limits/limiter.ts';
import type { Services } from '../../../platform/server/services.ts';
import { enrolmentOf } from '../../enrolment/server/public.ts';
import { requireOwner } from '../../progress/server/public.ts';
import type { reviewRoutes } from '../contract.ts';
import { dayOf, daysBetween } from '../local-day.ts';
import { type Card, type Deck, isDue, scheduledAt } from './deck.ts';
import { type Answer, gradeCard } from './grade-card.ts';
import { type ReviewAnswerRow, reviewQueries } from './queries.ts';
import { type LogEntry, scheduleOf } from './schedule.ts';
import { seedOf } from './seed.ts';

interface Deps extends Pick<Services, 'db' | 'limiter' | 'secret' | 'now'> {
  readonly readDeck: Deck;
}

type AnswerHandlers = Pick<Handlers<typeof reviewRoutes>, 'answerReview' | 'rateReviewEasy'>;
type Body = Parameters<AnswerHandlers['answerReview']>[0]['body'];

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** Answers of a learner in a day: far more than anybody gives, even after weeks offline. */
const dailyLimit = { max: 2000, windowMs: dayMs };
/** Answers of a learner in a year: each sitting reads all of them. */
const yearlyLimit = { max: 50_000, windowMs: 365 * dayMs };

/** Handlers that add to a learner's log. */
export function answerHandlers({ db, limiter, secret, now, readDeck }: Deps): AnswerHandlers {
  const { findAnswer, insertAnswer } = reviewQueries(db);
  const isEnrolled = enrolmentOf(db);

  async function requireCard(userId: string, { courseId, cardId, version }: Body): Promise<Card> {
    if (!(await isEnrolled(userId, courseId))) throw new Refusal('not-enrolled');
    const card = (await readDeck(userId)).find((each) => each.courseId === courseId && each.cardId === cardId);
    if (!card) throw new Refusal('card-not-found');
    if (card.version !== version) throw new Refusal('card-changed');
    return card;
  }

  async function store(row: Omit<ReviewAnswerRow, 'id'>): Promise<void> {
    const { userId, key, dueAt } = row;
    const counters = [
      { key: limiterKey('review-answers', userId), limit: dailyLimit },
      { key: limiterKey('review-answers:year', userId), limit: yearlyLimit },
    ];
    const stored = await limiter.commit(counters, insertAnswer.with({ ...row, id: newId() }));
    if (stored.wait !== null) throw new Refusal('too-many-answers', stored.wait);
    const [[inserted]] = stored.rows;
    // Several answers at once are all due; only one of them counts.
    if (!inserted && dueAt !== null && !(await findAnswer.first({ userId, key }))) throw new Refusal('not-due');
  }

  /** Result of an answer that is sent again: that of the stored one, whatever is sent this time. */
  function resultOf(
    card: Card,
    { userId, sittingId, answer }: Pick<ReviewAnswerRow, 'userId' | 'sittingId' | 'answer'>,
  ) {
    if (answer === null) throw new Refusal('card-not-found');
    return gradeCard(card, seedOf(secret, userId, sittingId, card.cardId), JSON.parse(answer) as Answer);
  }

  return {
    async answerReview({ body }, { caller: { uid: userId }, caller }) {
      requireOwner(body.userId, caller);
      const card = await requireCard(userId, body);
      const { key, courseId, cardId, sittingId, version, clientAt, zone = 'UTC' } = body;
      const known = await findAnswer.first({ userId, key });
      if (known && (known.courseId !== courseId || known.cardId !== cardId)) throw new Refusal('card-not-found');
      if (known) return { ...resultOf(card, { ...known, userId }), inDays: inDaysOf(card, [], now(), zone) };
      // A quiz that still withholds its answers must not be solved here by trying.
      if (card.isWithheld && !isDue(card, now(), zone)) throw new Refusal('not-due');
      const answered = { userId, courseId, cardId, key, sittingId, version, answer: JSON.stringify(body.answer) };
      const result = resultOf(card, answered);
      const rating = result.graded.isRight ? 'good' : 'again';
      const row = { ...answered, rating, dueAt: card.isWithheld ? card.dueAt : null, at: now(), clientAt } as const;
      await store(row);
      return { ...result, inDays: inDaysOf(card, [{ key, rating, version, at: scheduledAt(row) }], now(), zone) };
    },

    async rateReviewEasy({ params, body }, { caller: { uid }, caller }) {
      requireOwner(body.userId, caller);
      const answer = await findAnswer.first({ userId: uid, key: params.key });
      if (answer?.rating !== 'good') throw new Refusal('answer-not-found');
      const mark = { userId: uid, key: `${params.key}/easy`, rating: 'easy', answer: null, dueAt: null } as const;
      await store({ ...answer, ...mark, at: now(), clientAt: scheduledAt(answer) });
    },
  };
}

/** Days until a card comes back, with these additional entries in its log; at least 1. */
function inDaysOf({ log, version }: Card, added: readonly LogEntry[], now: number, zone: string): number {
  const { dueAt } = scheduleOf([...log, ...added], version);
  return Math.max(1, daysBetween(dayOf(now, zone), dayOf(dueAt, zone)));
}
