import { randomUUID } from 'node:crypto';
import { nullIfRowMissing, required } from '../../../platform/server/db/statement.ts';
import { newId } from '../../../platform/server/ids.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { Graded, learningRecord } from '../../progress/server/public.ts';
import { graceMs } from '../contract.ts';
import { pauseOf } from './allowance.ts';
import { attemptBeginner } from './start/queries.ts';
import { type ExtraAttempts, extraAttempts } from './extra/extra-attempts.ts';
import { extraQueries } from './extra/queries.ts';
import type { Quiz } from './content.ts';
import { type AttemptRow, type NewAttempt, answerQueries, attemptQueries } from './queries.ts';
import { type Answers, resultOf } from './result.ts';
import { sample } from './shuffle.ts';
import { quizVersions } from './versions.ts';

export interface AttemptDeps extends Pick<Services, 'db' | 'now' | 'content'> {
  readonly record: ReturnType<typeof learningRecord>;
  /** Clock by which attempts are closed; see `cautiousClock`. */
  readonly cautiousNow: () => number;
  /** Creates the seed that decides which questions are sampled and the order of their options. It is unpredictable. */
  readonly newSeed?: () => string;
  /** False for attempts that are replayed at past times: a server that runs beside would close those at once. */
  readonly hasDeadlines?: boolean;
}

const minuteMs = 60_000;
const running = { submittedAt: null, points: null, maxPoints: null, passed: null, shares: null } as const;

export type Attempts = ReturnType<typeof createAttempts>;

/** Creates, finds and closes quiz attempts. Finding an attempt whose time is over closes it. */
export function createAttempts({ db, content, record, now, cautiousNow, ...chosen }: AttemptDeps) {
  const { newSeed = randomUUID, hasDeadlines = true } = chosen;
  const { listOwn, findAttempt, closeAttempt } = attemptQueries(db);
  const { listAnswers } = answerQueries(db);
  const beginAttempt = attemptBeginner(db);
  const { findExtra } = extraQueries(db);
  const versions = quizVersions(db, content);

  /** Closes an attempt with the answers saved so far. Repeated and concurrent calls grade it only once. */
  async function close(attempt: AttemptRow): Promise<AttemptRow> {
    let seen: AttemptRow = attempt;
    while (seen.submittedAt === null) {
      const quiz = await versions.get(seen);
      const { isPassed, shares, ...figures } = resultOf(quiz, seen, await answersOf(seen.id));
      const graded = { ...figures, passed: Number(isPassed), shares: JSON.stringify(shares) };
      const closing = { ...graded, submittedAt: Math.min(now(), seen.deadline ?? Infinity) };
      const done = await record
        .grade(
          gradedOf({ ...seen, ...closing }, shares),
          required(closeAttempt.with({ id: seen.id, changes: seen.changes, ...closing })),
        )
        .catch(nullIfRowMissing);
      if (done) return { ...seen, ...closing };
      // An answer arrived in the meantime, or another call closed the attempt.
      seen = (await findAttempt.first({ id: seen.id })) ?? { ...seen, ...closing };
    }
    return seen;
  }

  async function answersOf(attemptId: string): Promise<Answers> {
    const rows = await listAnswers.all({ attemptId });
    return new Map(rows.map(({ questionId, answer }) => [questionId, JSON.parse(answer)]));
  }

  const closeIfOver = async (attempt: AttemptRow) =>
    attempt.deadline !== null && cautiousNow() > attempt.deadline + graceMs ? close(attempt) : attempt;

  /** Counts how often each question was in an attempt of the learner, so that a pool first gives those that were not. */
  async function timesAsked(userId: string, { courseId, lessonId, draw, questions }: Quiz): Promise<number[]> {
    if (draw === questions.length) return [];
    const own = await listOwn.all({ userId, courseId, lessonId });
    const asked = own.flatMap(({ questionIds }) => JSON.parse(questionIds) as string[]);
    return questions.map(({ id }) => asked.filter((each) => each === id).length);
  }

  /** Lists the learner's attempts, newest first. */
  async function list(userId: string, { courseId, lessonId }: Pick<Quiz, 'courseId' | 'lessonId'>) {
    return Promise.all((await listOwn.all({ userId, courseId, lessonId })).map(closeIfOver));
  }

  return {
    versions,
    answersOf,
    close,
    closeIfOver,
    list,
    /** Undefined if there is none, or it belongs to another user. */
    async findOwn(userId: string, id: string): Promise<AttemptRow | undefined> {
      const attempt = await findAttempt.first({ id });
      return attempt?.userId === userId ? closeIfOver(attempt) : undefined;
    },

    /** Attempts that a learner may make: those of the quiz plus those granted and asked for. */
    async extraFor(userId: string, { courseId, lessonId, attempts }: Quiz): Promise<ExtraAttempts> {
      return extraAttempts(attempts, await findExtra.first({ userId, courseId, lessonId }));
    },

    /**
     * Begins the next attempt; undefined if the learner is not enrolled, has made all `allowed` attempts and no pause is
     * over, has a running one, or has begun one concurrently.
     */
    async begin(userId: string, quiz: Quiz, allowed: number): Promise<AttemptRow | undefined> {
      await versions.remember(quiz);
      const timed = hasDeadlines ? quiz : { ...quiz, minutes: null };
      const attempt = newAttempt(userId, timed, await timesAsked(userId, quiz), { startedAt: now(), seed: newSeed() });
      const pauseMs = pauseOf(quiz);
      const pauseStart = pauseMs === undefined ? null : attempt.startedAt - pauseMs;
      const begun = await beginAttempt({ ...attempt, allowed, pauseStart });
      if (begun) return { ...attempt, number: begun.number, ...running };
      versions.forget(quiz);
      return undefined;
    },
  };
}

function gradedOf(attempt: AttemptRow, shares: Readonly<Record<string, number>>): Graded {
  const { id, userId, courseId, lessonId, version, number, points, maxPoints, passed } = attempt;
  return {
    userId,
    courseId,
    kind: 'quiz-submitted',
    subject: lessonId,
    version,
    attemptId: id,
    points: points ?? 0,
    maxPoints: maxPoints ?? 0,
    passed: passed === 1,
    details: { number, shares },
    clientAt: null,
    device: null,
  };
}

function newAttempt(
  userId: string,
  quiz: Quiz,
  timesUsed: readonly number[],
  { startedAt, seed }: Pick<NewAttempt, 'startedAt' | 'seed'>,
): NewAttempt {
  const { courseId, lessonId, version, minutes, questions, draw } = quiz;
  const questionIds = sample(questions.length, draw, seed, timesUsed).flatMap((place) => questions[place]?.id ?? []);
  return {
    id: newId(),
    userId,
    courseId,
    lessonId,
    version,
    seed,
    questionIds: JSON.stringify(questionIds),
    startedAt,
    deadline: minutes === null ? null : startedAt + minutes * minuteMs,
    changes: 0,
  };
}
