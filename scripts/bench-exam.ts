/**
 * `npm run bench:exam`: 3,000 learners start a quiz of 16 questions at the same moment and answer it in about eight
 * minutes; once more with a kill and restart of the server in between. On SQLite and PostgreSQL. `--engine`, `--only
 * exam|kill`, `--learners`, `--think 30-90` (seconds per page); `--write` updates docs/performance.md. Exits with 1 if
 * a target is missed or a run is void.
 */
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type Databases, engines } from './bench/databases.ts';
import { examLessonId, makeExamContent, questionCount, quizPathOf } from './bench/exam-content.ts';
import { examFigures, survivalFigures } from './bench/exam-figures.ts';
import { lookUp } from './bench/exam-lost.ts';
import type { Figure } from './bench/figure.ts';
import { startGenerator } from './bench/generator-process.ts';
import { makeLearners, storeLearners } from './bench/learners.ts';
import { storePastAttempts } from './bench/past-attempts.ts';
import { reportOn } from './bench/report.ts';
import { startProduct } from './bench/servers.ts';
import { leftOpen, walkAway } from './bench/walkers.ts';
import { buildIfStale } from './support/freshness.ts';
import { mustBeDurable, withDatabase } from './support/with-database.ts';

const examCases = ['exam', 'kill'] as const;
const pages = 8;
const questionsPerPage = questionCount / pages;
const minuteMs = 60_000;
/** Period in which all open the quiz's page, one after the other. */
const arriveMs = 10_000;
const settleMs = 3000;
const walkers = 20;
const walkBeforeMs = 3000;

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: [...engines] },
    only: { type: 'string', multiple: true, default: [...examCases] },
    learners: { type: 'string', default: '3000' },
    think: { type: 'string', default: '30-90' },
    write: { type: 'boolean', default: false },
  },
});
const count = Number(values.learners);
/** Minimum and maximum time on a page. */
const [leastMs = Number.NaN, mostMs = leastMs] = values.think.split('-').map((seconds) => Number(seconds) * 1000);
const chosen = engines.filter((engine) => values.engine.includes(engine));
const cases = examCases.filter((name) => values.only.includes(name));
const isUsable = Number.isInteger(count) && count > 0 && leastMs >= 0 && mostMs >= leastMs;
if (!isUsable || chosen.length < values.engine.length || cases.length < values.only.length) {
  console.error('Usage: npm run bench:exam -- [--engine sqlite|postgres] [--only exam|kill] [--learners <number>]');
  console.error('  [--think <seconds>-<seconds>] [--write]');
  process.exit(2);
}
await buildIfStale();
for (const engine of chosen) {
  const writtenBy = values.write ? `npm run bench:exam -- --engine ${engine} --write` : null;
  await reportOn([engine], `${count} learners, ${values.think} s a page.`, writtenBy, measure);
}

/** Runs the chosen cases on one engine. Throws if it acknowledges commits before they are on disk. */
async function measure(databases: Databases) {
  using generator = startGenerator();
  const minutes = Math.ceil((pages * mostMs) / minuteMs) + 1;
  const contentDir = makeExamContent(join(databases.dataDir, 'content'), minutes);
  const start = (more = {}) => startProduct(databases, 'on all cores', { OPVIR_CONTENT_DIR: contentDir, ...more });
  const learners = makeLearners(count);
  // Creates the tables.
  await (await start()).stop();
  await withDatabase(databases, async (db) => {
    await mustBeDurable(db);
    await storeLearners(db, learners);
    await storePastAttempts(db, learners);
  });
  await databases.settle();

  /** Runs the exam, from the pages before the start to a check of the stored data. */
  async function sit(killsServer: boolean): Promise<Figure[]> {
    await using first = await start();
    await delay(settleMs);
    const { port, pid } = first;
    const thinkMs = [leastMs, mostMs] as const;
    const exam = { port, pid, learners, quizPath: quizPathOf(examLessonId), questionsPerPage, thinkMs, arriveMs };

    async function killInTheMiddle() {
      const middleMs = (pages * (leastMs + mostMs)) / 4;
      await delay(Math.max(0, arriveMs + middleMs - walkBeforeMs));
      await walkAway(port, learners.slice(0, walkers));
      await delay(walkBeforeMs);
      const from = Date.now();
      await first.kill();
      const second = await start({ PORT: String(port) });
      return { second, downtime: { from, to: Date.now() } };
    }

    const [outcome, killed] = await Promise.all([generator.runExam(exam), killsServer ? killInTheMiddle() : null]);
    await using _second = killed?.second ?? null;
    return await withDatabase(databases, async (db) => {
      const lost = await lookUp(db, outcome.sittings);
      const figures = examFigures(outcome, lost, killed?.downtime ?? null);
      return killed ? [...figures, ...survivalFigures(lost, killed.downtime, await leftOpen(db))] : figures;
    });
  }

  // Some think longer than others.
  const aboutMinutes = Math.ceil((pages * (leastMs + 2 * mostMs)) / 3 / minuteMs);
  const figures: Figure[] = [];
  for (const name of cases) {
    console.log(`${databases.engine}, ${name}: takes some ${aboutMinutes} minutes …`);
    figures.push(...(await sit(name === 'kill')));
  }
  return { figures };
}
