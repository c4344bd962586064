import { randomBytes } from 'node:crypto';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { v7 } from 'uuid';
import { migrations } from '../../migrations/index.ts';
import { taskCounts } from '../../src/features/teaching/server/task-counts.ts';
import type { Database } from '../../src/platform/server/db/database.ts';
import { migrateToLatest } from '../../src/platform/server/db/migrate.ts';
import { openDatabase } from '../../src/platform/server/db/open.ts';
import { type Engine, makeDatabases } from './databases.ts';
import type { EngineResult } from './engine.ts';
import { type Figure, figure } from './figure.ts';
import { makeLearners, storeLearners, storeRows } from './learners.ts';
import { busyShare } from './process-figures.ts';

const courseId = 'course2';
const lessonId = 'quiz';
const exerciseId = 'exercise';
const version = 'v';
const attemptsEach = 2;
const questionCount = 16;
const optionCount = 4;
const caseCount = 10;
const callMaxMs = 100;
const othersMaxMs = 50;
const tries = 20;
const lookMs = 1000;
const usPerMs = 1e3;
const nsPerMs = 1e6;

const questions = Array.from({ length: questionCount }, (_, index) => ({
  id: `question-${index + 1}`,
  type: 'single',
  textHtml: '<p>Which of these is right?</p>',
  options: Array.from({ length: optionCount }, (_option, place) => `choice ${place}`),
  choices: Array.from({ length: optionCount }, (_option, place) => ({ correct: place === 0 })),
}));
const cases = Array.from({ length: caseCount }, (_, index) => ({ name: `a case with a name, the ${index + 1}th` }));
const tasks: Readonly<Record<string, object>> = {
  quiz: { courseId, lessonId, version, questions },
  exercise: { kind: 'code', courseId, exerciseId, version, visible: cases.slice(0, 3), hidden: cases.slice(3) },
};
const content = { current: () => ({ find: (kind: string) => tasks[kind] }) } as unknown as Parameters<
  typeof taskCounts
>[0]['content'];

/** How long it takes to count one quiz and one exercise that everybody in a course has tried, and how long the process is held meanwhile. */
export async function measureTaskFigures(engine: Engine, learners: number): Promise<EngineResult> {
  const busyBefore = await busyShare(lookMs);
  await using databases = await makeDatabases(engine);
  const place = { ...databases, databaseUrl: databases.productUrl };
  const filled = await openDatabase(place);
  await migrateToLatest(filled, migrations);
  await storeTries(filled, learners);
  await filled.close();
  await databases.settle();
  const db = await openDatabase(place);
  const figures: Figure[] = [];
  for (const [kind, taskId] of [['quiz', lessonId] as const, ['exercise', exerciseId] as const])
    figures.push(...(await measure(db, kind, taskId)));
  await db.close();
  return { engine, description: databases.description, busyBefore, comparisons: [], figures };
}

async function measure(db: Database, kind: 'quiz' | 'exercise', taskId: string): Promise<Figure[]> {
  const times: number[] = [];
  const held = monitorEventLoopDelay({ resolution: 1 });
  let of = 0;
  let usedMs = 0;
  for (let count = -1; count < tries; count += 1) {
    // Nothing is kept from the time before.
    const read = taskCounts({ db, content, now: Date.now });
    if (count === 0) held.enable();
    const [from, used] = [performance.now(), process.cpuUsage()];
    of = (await read({ courseId, kind, taskId }))?.learners ?? 0;
    if (count < 0) continue;
    times.push(performance.now() - from);
    const { user, system } = process.cpuUsage(used);
    usedMs += (user + system) / usPerMs / tries;
  }
  held.disable();
  const sorted = times.toSorted((one, other) => one - other);
  const note = ` (p50 ${sorted[tries / 2]?.toFixed(0)} ms; ${usedMs.toFixed(0)} ms of processor time; ${of.toLocaleString('en')} learners)`;
  return [
    figure(`the parts of one ${kind}`, sorted.at(-1) ?? 0, { most: callMaxMs }, { unit: ' ms', note }),
    figure(`the same: the process was held at most`, held.max / nsPerMs, { most: othersMaxMs }, { unit: ' ms' }),
  ];
}

/** Everybody has made two attempts at the quiz, and tried the exercise; some things are harder than others. */
async function storeTries(db: Database, count: number): Promise<void> {
  const learners = makeLearners(count);
  await storeLearners(db, learners);
  await storeRows(db, { quizVersions: [{ courseId, lessonId, version, quiz: JSON.stringify(tasks['quiz']) }] });
  const attempts = learners.flatMap(({ uid }) =>
    Array.from({ length: attemptsEach }, (_, before) => attemptOf(uid, before + 1)),
  );
  await storeRows(db, { quizAttempts: attempts });
  const answers = attempts.flatMap(({ id, number }) =>
    number > 1 ? [] : questions.map((question) => ({ ...answerOf(id), questionId: question.id })),
  );
  await storeRows(db, { quizAnswers: answers });
  await storeRows(db, { exerciseTries: learners.map(({ uid }) => tryOf(uid)) });
}

const isRight = (place: number, of: number) => Math.random() > place / (2 * of);

function attemptOf(userId: string, number: number) {
  const at = Date.now();
  const shares = Object.fromEntries(questions.map(({ id }, place) => [id, Number(isRight(place, questionCount))]));
  const graded = { submittedAt: at, points: 0, maxPoints: questionCount, passed: 0, shares: JSON.stringify(shares) };
  const seed = randomBytes(12).toString('base64url');
  const questionIds = JSON.stringify(questions.map(({ id }) => id));
  const begun = { number, seed, questionIds, startedAt: at, deadline: null, changes: questionCount };
  return { id: v7(), userId, courseId, lessonId, version, ...begun, ...graded };
}

function answerOf(attemptId: string) {
  const answer = JSON.stringify({ picked: [Math.floor(Math.random() * optionCount)], typed: [] });
  return { attemptId, version: 1, answer, savedAt: 0 };
}

function tryOf(userId: string) {
  const tried = cases.map(({ name }, place) => [name, Number(place > 2), Number(isRight(place, caseCount))]);
  const stuckAt = Math.random() < 0.2 ? tried.filter(([, , isPassed]) => isPassed === 0) : [];
  return {
    userId,
    courseId,
    exerciseId,
    version,
    firstTry: JSON.stringify({ cases: tried }),
    stuckAt: JSON.stringify(stuckAt),
  };
}
