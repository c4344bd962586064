/**
 * `npm run bench:teaching`: measures the statistics of a quiz with 50,000 attempts and an exercise with 25,000
 * learners, and how long they block the process; on SQLite and PostgreSQL. `--engine`, `--learners` measure less. Exits
 * with 1 if a target is missed.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { migrations } from '../migrations/index.ts';
import { storeRows } from '../src/app/cli/seed/queries.ts';
import { taskCounts } from '../src/features/teaching/server/task-counts.ts';
import type { Database } from '../src/platform/server/db/database.ts';
import { migrateToLatest } from '../src/platform/server/db/migrate.ts';
import { type Databases, engines } from './bench/databases.ts';
import { type Figure, figure, median } from './bench/figure.ts';
import { makeLearners, storeLearners } from './bench/learners.ts';
import { givenAnswer, submittedAttempt } from './bench/past-attempts.ts';
import { reportOn } from './bench/report.ts';
import { withDatabase } from './support/with-database.ts';

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

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: [...engines] },
    learners: { type: 'string', default: '25000' },
  },
});
const count = Number(values.learners);
const chosen = engines.filter((engine) => values.engine.includes(engine));
await reportOn(
  chosen,
  `${count.toLocaleString('en')} learners, two attempts each.`,
  null,
  async (databases: Databases) => {
    await withDatabase(databases, async (db) => {
      await migrateToLatest(db, migrations);
      await storeTries(db);
    });
    await databases.settle();
    return withDatabase(databases, async (db) => ({
      figures: [...(await measure(db, 'quiz', lessonId)), ...(await measure(db, 'exercise', exerciseId))],
    }));
  },
);

async function measure(db: Database, kind: 'quiz' | 'exercise', taskId: string): Promise<Figure[]> {
  const times: number[] = [];
  const held = monitorEventLoopDelay({ resolution: 1 });
  let of = 0;
  let usedMs = 0;
  for (let turn = -1; turn < tries; turn += 1) {
    // Created anew, with an empty cache.
    const read = taskCounts({ db, content, now: Date.now });
    if (turn === 0) held.enable();
    const [from, used] = [performance.now(), process.cpuUsage()];
    of = (await read({ courseId, kind, taskId }))?.learners ?? 0;
    if (turn < 0) continue;
    times.push(performance.now() - from);
    const { user, system } = process.cpuUsage(used);
    usedMs += (user + system) / usPerMs / tries;
  }
  held.disable();
  const note = ` (p50 ${median(times).toFixed(0)} ms; ${usedMs.toFixed(0)} ms of processor time; ${of.toLocaleString('en')} learners)`;
  return [
    figure(`the parts of one ${kind}`, Math.max(...times), { most: callMaxMs, unit: ' ms', note }),
    figure(`the same: the process was held at most`, held.max / nsPerMs, { most: othersMaxMs, unit: ' ms' }),
  ];
}

/**
 * Stores two attempts at the quiz and a first submission of the exercise per learner; some questions and cases are
 * harder than others.
 */
async function storeTries(db: Database): Promise<void> {
  const learners = makeLearners(count);
  await storeLearners(db, learners);
  const quiz = { courseId, lessonId, version };
  const questionIds = questions.map(({ id }) => id);
  const attempts = learners.flatMap(({ uid }) =>
    Array.from({ length: attemptsEach }, (_, before) => {
      const shares = Object.fromEntries(questionIds.map((id, place) => [id, Number(isRight(place, questionCount))]));
      const attempt = submittedAttempt(quiz, questionIds, uid, Date.now());
      return { ...attempt, number: before + 1, shares: JSON.stringify(shares) };
    }),
  );
  const answers = attempts
    .filter(({ number }) => number === 1)
    .flatMap(({ id }) =>
      questionIds.map((questionId) => givenAnswer(id, questionId, Math.floor(Math.random() * optionCount), 0)),
    );
  await storeRows(db, {
    quizVersions: [{ ...quiz, quiz: JSON.stringify(tasks['quiz']) }],
    quizAttempts: attempts,
    quizAnswers: answers,
    exerciseTries: learners.map(({ uid }) => tryOf(uid)),
  });
}

function isRight(place: number, of: number): boolean {
  return Math.random() > place / (2 * of);
}

function tryOf(userId: string) {
  const tried = cases.map(({ name }, place) => [name, Number(place > 2), Number(isRight(place, caseCount))]);
  const stuckAt = Math.random() < 0.2 ? tried.filter(([, , isPassed]) => isPassed === 0) : [];
  const firstTry = JSON.stringify({ cases: tried });
  return { userId, courseId, exerciseId, version, firstTry, stuckAt: JSON.stringify(stuckAt) };
}
