import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { durabilityFaults } from '../../src/platform/server/db/durability.ts';
import { type Database } from '../../src/platform/server/db/database.ts';
import { openDatabase } from '../../src/platform/server/db/open.ts';
import { type Databases, type Engine, makeDatabases } from './databases.ts';
import type { EngineResult } from './engine.ts';
import { examLessonId, makeExamContent, questionCount, quizPathOf } from './exam-content.ts';
import { type Downtime, examFigures, survivalFigures } from './exam-figures.ts';
import { lookUp } from './exam-lost.ts';
import type { Figure } from './figure.ts';
import { type Generator, startGenerator } from './generator-process.ts';
import { type Learner, makeLearners, storeLearners } from './learners.ts';
import { storePastAttempts } from './past-attempts.ts';
import { busyShare } from './process-figures.ts';
import { beginAfterMs } from './run-exam.ts';
import { startProduct } from './servers.ts';
import { leftOpen, walkAway } from './walkers.ts';

export const examCases = ['exam', 'kill'] as const;
export type ExamCase = (typeof examCases)[number];

export interface ExamSize {
  readonly learners: number;
  /** For a page: at least, and at most. */
  readonly thinkMs: readonly [number, number];
}

const pages = 8;
const questionsPerPage = questionCount / pages;
const minuteMs = 60_000;
const lookMs = 1000;
const settleMs = 3000;
const walkers = 20;
const walkBeforeMs = 3000;

/** Measures the chosen cases on one engine. Throws if it answers before a commit is on the disk. */
export async function measureExam(engine: Engine, cases: readonly ExamCase[], size: ExamSize): Promise<EngineResult> {
  const busyBefore = await busyShare(lookMs);
  await using databases = await makeDatabases(engine);
  using generator = startGenerator();
  const minutes = Math.ceil((pages * size.thinkMs[1]) / minuteMs) + 1;
  const contentDir = makeExamContent(join(databases.dataDir, 'content'), minutes);
  const start = (more = {}) => startProduct(databases, 'beside the generator', { OPVIR_CONTENT_DIR: contentDir, ...more });
  const learners = makeLearners(size.learners);
  // Makes the tables.
  await (await start()).stop();
  await withDatabase(databases, (db) => fill(db, learners));
  await databases.settle();

  const figures: Figure[] = [];
  if (cases.includes('exam')) figures.push(...(await sit({ databases, start, generator, learners, size, kills: false })));
  if (cases.includes('kill')) figures.push(...(await sit({ databases, start, generator, learners, size, kills: true })));
  return { engine, description: databases.description, busyBefore, comparisons: [], figures };
}

async function fill(db: Database, learners: readonly Learner[]): Promise<void> {
  const faults = await durabilityFaults(db);
  if (faults.length > 0) throw new Error(faults.join('\n'));
  await storeLearners(db, learners);
  await storePastAttempts(db, learners);
}

interface Sit {
  readonly databases: Databases;
  readonly start: (more?: Readonly<Record<string, string>>) => ReturnType<typeof startProduct>;
  readonly generator: Generator;
  readonly learners: readonly Learner[];
  readonly size: ExamSize;
  /** Whether the server is killed in the middle. */
  readonly kills: boolean;
}

/** The exam, from the pages before the start to a look at what is stored. */
async function sit({ databases, start, generator, learners, size, kills }: Sit): Promise<Figure[]> {
  const first = await start();
  await using stack = new AsyncDisposableStack();
  stack.use(first);
  await delay(settleMs);
  const { port, pid } = first;
  const { thinkMs } = size;
  const exam = { port, pid, learners, quizPath: quizPathOf(examLessonId), questionsPerPage, thinkMs };
  const running = generator.runExam(exam);

  async function killAndRestart(): Promise<Downtime> {
    const middleMs = (pages * (thinkMs[0] + thinkMs[1])) / 4;
    await delay(Math.max(0, beginAfterMs + middleMs - walkBeforeMs));
    await walkAway(port, learners.slice(0, walkers));
    await delay(walkBeforeMs);
    const from = Date.now();
    await first.kill();
    stack.use(await start({ PORT: String(port) }));
    return { from, to: Date.now() };
  }

  const [outcome, downtime] = await Promise.all([running, kills ? killAndRestart() : null]);
  return withDatabase(databases, async (db) => {
    const lost = await lookUp(db, outcome.sittings);
    const survival = downtime ? survivalFigures(lost, downtime, await leftOpen(db)) : [];
    return [...examFigures(outcome, lost, downtime), ...survival];
  });
}

async function withDatabase<T>(databases: Databases, act: (db: Database) => Promise<T>): Promise<T> {
  const db = await openDatabase({ ...databases, databaseUrl: databases.productUrl });
  try {
    return await act(db);
  } finally {
    await db.close();
  }
}
