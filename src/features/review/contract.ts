import * as z from 'zod/mini';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { CourseId } from '../courses/contract.ts';
import { notEnrolled } from '../enrolment/contract.ts';
import { Owner, anotherLearner } from '../progress/contract.ts';
import { Answer, GradedQuestion, PresentedQuestion } from '../quizzes/contract.ts';
import { dailyGoals } from './goals-contract.ts';

const zoneMaxLength = 64;
const versionMaxLength = 64;
const cardIdMaxLength = 200;
const hourMax = 23;

/** IANA name of the learner's time zone, such as `Europe/Berlin`; an unknown one counts as UTC. */
const Zone = z.string().check(z.minLength(1), z.maxLength(zoneMaxLength));
/** Created by the client, so that an answer that is sent again is recognized. */
const Key = z.uuid();
/** `exercise/<exerciseId>` or `quiz/<lessonId>/<questionId>`. */
const CardId = z.string().check(z.regex(/^(exercise\/[\w-]+|quiz\/[\w-]+\/[\w-]+)$/), z.maxLength(cardIdMaxLength));

/** Question of a sitting, without its answer. */
export const ReviewCard = z.object({
  courseId: z.string(),
  courseTitle: z.string(),
  cardId: z.string(),
  lessonId: z.string(),
  lessonTitle: z.string(),
  /** Differs after each change of the question. */
  version: z.string(),
  question: PresentedQuestion,
});

/** The next day with cards that are not due yet. */
const NextReview = z.object({
  /** Day in the learner's time zone, such as `2026-11-30`. */
  day: z.string(),
  /** Number of days from today; 0 is later today. */
  inDays: z.int(),
  count: z.int(),
});

const Schedule = {
  /** All cards, due or not. */
  cards: z.int(),
  due: z.int(),
  next: z.nullable(NextReview),
};

const Settings = z.object({
  /** Null: no goal. */
  goalMinutes: z.nullable(z.literal(dailyGoals)),
  /** Hour of the reminder mail in the learner's time zone; null: no mail. */
  reminderHour: z.nullable(z.int().check(z.gte(0), z.lte(hourMax))),
});

export const ReviewSummary = z.object({
  ...Schedule,
  settings: Settings,
  /** Estimate of the time spent learning today. */
  minutesToday: z.int(),
  /** Days with activity in the current streak. */
  streak: z.int(),
});

export const Sitting = z.object({ sittingId: z.string(), ...Schedule, items: z.array(ReviewCard) });

/** Result of an answer. `graded` has the right answer only if the learner may see it. */
export const ReviewResult = z.object({
  graded: GradedQuestion,
  /** Explanations that do not reveal the right answer. */
  hints: z.array(z.string()),
  /** False if the question is right, or its quiz still counts: then one answer per day is accepted. */
  canRetry: z.boolean(),
  /** Number of days until the question comes back, as of this answer. */
  inDays: z.int(),
});

const query = z.object({ zone: Zone });
const tooManyAnswers = { status: 429, message: 'Too many answers for now. Please go on later.' } as const;

export const reviewRoutes = {
  'GET /api/review': {
    operation: 'getReview',
    summary: 'Get the number of questions due for review, the daily goal, today’s activity and the reminder',
    access: 'user',
    query,
    success: { status: 200, body: ReviewSummary },
  },
  'GET /api/review/sitting': {
    operation: 'getReviewSitting',
    summary: 'Get the next questions due for review in the learner’s courses, without their answers',
    access: 'user',
    query,
    success: { status: 200, body: Sitting },
  },
  'POST /api/review/answers': {
    operation: 'answerReview',
    summary: 'Grade an answer to a review question and add it to the learner’s log; repeating it changes nothing',
    access: 'user',
    body: z.object({
      userId: Owner,
      key: Key,
      courseId: CourseId,
      cardId: CardId,
      sittingId: z.uuid(),
      /** Version of the question that was answered. */
      version: z.string().check(z.maxLength(versionMaxLength)),
      answer: Answer,
      /** Decides whether a question is due today; UTC by default. */
      zone: z.exactOptional(Zone),
      /** By the client’s clock. */
      clientAt: z.nullable(Timestamp),
    }),
    success: { status: 200, body: ReviewResult },
    errors: {
      'another-learner': anotherLearner,
      'not-enrolled': notEnrolled,
      'card-not-found': { status: 404, message: 'This question is no longer in your review.' },
      'card-changed': { status: 409, message: 'This question has changed. You will get the new one next time.' },
      'not-due': { status: 409, message: 'You have answered this question already. It comes back later.' },
      'too-many-answers': tooManyAnswers,
    },
  },
  'POST /api/review/answers/{key}/easy': {
    operation: 'rateReviewEasy',
    summary: 'Mark a right answer as easy, so that its question comes back later; repeating it changes nothing',
    access: 'user',
    params: z.object({ key: Id }),
    body: z.object({ userId: Id }),
    success: { status: 204, body: null },
    errors: {
      'another-learner': anotherLearner,
      'answer-not-found': { status: 404, message: 'There is no such right answer.' },
      'too-many-answers': tooManyAnswers,
    },
  },
  'PUT /api/review/settings': {
    operation: 'setReviewSettings',
    summary: 'Set the daily goal or the hour of the reminder mail, which is off until an hour is set',
    access: 'user',
    body: z.extend(z.partial(Settings), { zone: Zone }),
    success: { status: 200, body: Settings },
  },
} as const satisfies RouteTable;
