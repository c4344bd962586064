import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { durabilityFaults } from '../../src/platform/server/db/durability.ts';
import type { Database } from '../../src/platform/server/db/database.ts';
import { openDatabase } from '../../src/platform/server/db/open.ts';
import { type Databases, type Engine, makeDatabases } from './databases.ts';
import type { EngineResult } from './engine.ts';
import { examLessonId, makeExamContent, questionCount, quizPathOf } from './exam-content.ts';
import { examFigures, survivalFigures } from './exam-figures.ts';
import { lookUp } from './exam-lost.ts';
import type { Figure } from './figure.ts';
import { type Generator, startGenerator } from './generator-process.ts';
import { type Learner, makeLearners, storeLearners } from './learners.ts';
import { storePastAttempts } from './past-attempts.ts';
import { busyShare } from './process-figures.ts';
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
/** In which all open the quiz's page, one after the other. */
const arriveMs = 10_000;
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
  const start = (more = {}) => startProduct(databases, 'on all cores', { OPVIR_CONTENT_DIR: contentDir, ...more });
  const learners = makeLearners(size.learners);
  // Makes the tables.
  await (await start()).stop();
  await withDatabase(databases, (db) => fill(db, learners));
  await databases.settle();

  const figures: Figure[] = [];
  for (const name of cases) {
    console.log(`${engine}, ${name}: takes some ${aboutMinutes(size)} minutes …`);
    figures.push(...(await sit({ databases, start, generator, learners, size, kills: name === 'kill' })));
  }
  return { engine, description: databases.description, busyBefore, comparisons: [], figures };
}

/** Some think longer than others. */
function aboutMinutes({ thinkMs: [least, most] }: ExamSize): number {
  return Math.ceil((pages * (least + 2 * most)) / 3 / minuteMs);
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
  await using first = await start();
  await delay(settleMs);
  const { port, pid } = first;
  const quizPath = quizPathOf(examLessonId);
  const exam = { port, pid, learners, quizPath, questionsPerPage, thinkMs: size.thinkMs, arriveMs };

  async function killInTheMiddle() {
    const middleMs = (pages * (size.thinkMs[0] + size.thinkMs[1])) / 4;
    await delay(Math.max(0, arriveMs + middleMs - walkBeforeMs));
    await walkAway(port, learners.slice(0, walkers));
    await delay(walkBeforeMs);
    const from = Date.now();
    await first.kill();
    const second = await start({ PORT: String(port) });
    return { second, downtime: { from, to: Date.now() } };
  }

  const [outcome, killed] = await Promise.all([generator.runExam(exam), kills ? killInTheMiddle() : null]);
  await using _second = killed?.second ?? null;
  return await withDatabase(databases, async (db) => {
    const lost = await lookUp(db, outcome.sittings);
    const figures = examFigures(outcome, lost, killed?.downtime ?? null);
    return killed ? [...figures, ...survivalFigures(lost, killed.downtime, await leftOpen(db))] : figures;
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
