import { randomUUID } from 'node:crypto';
import { defaultContentDir } from '../../src/app/server/content-kinds.ts';
import { readDefaultContent } from '../../src/app/server/default-content.ts';
import type { ListeningProcess } from '../support/server-process.ts';
import { largestExercises } from './code-exercises.ts';
import type { Rounds } from './compare.ts';
import type { Figure } from './figure.ts';
import type { Outcome } from './generator.ts';
import type { Generator } from './generator-process.ts';
import type { Learner } from './learners.ts';
import { othersFigure, readingOf } from './others.ts';
import { requestOf } from './request.ts';
import type { Load } from './send-load.ts';

const othersP99RatioMax = 1.2;
const waiting = 200;
/** More than are graded meanwhile; see {@link mustBeEnough}. */
const perLearner = 6;
/** The engine starts with the first program. */
const warmUpMs = 3000;
/**
 * Of some hundred answers in a second, p99 is what eight of them happened to wait: so many rounds of a call, each so many times as long.
 * Of one and the same server it is 3 ms in one round and 6 in the next.
 */
const moreRounds = 4;
const longer = 5;

/** What everybody else feels while so many programs wait to be graded: the author's solution of the largest exercise. */
export async function measureSubmissions(
  { port, pid }: ListeningProcess,
  generator: Generator,
  learners: readonly Learner[],
  { rounds, ms }: Rounds,
): Promise<Figure[]> {
  const requests = await submissions(learners);
  const submitting: Load = { requests, connections: waiting, pauseMs: 0, sizesDiffer: true };
  const reading = readingOf(learners);
  const run = (...loads: Load[]) => generator.run({ port, pid, warmUpMs, ms: ms * longer, loads });
  const outcomes: Record<'quiet' | 'beside', Outcome[]> = { quiet: [], beside: [] };
  for (let round = 0; round < rounds * moreRounds; round += 1) {
    outcomes.quiet.push(await run(reading));
    outcomes.beside.push(await run(reading, submitting));
  }
  mustBeEnough(requests, outcomes.beside);
  return [othersFigure(`${waiting} submissions wait`, outcomes.quiet, outcomes.beside, othersP99RatioMax)];
}

/** The same one sent again is answered without running it. Throws if any may have been. */
function mustBeEnough(requests: readonly string[], beside: readonly Outcome[]): void {
  const sent = beside.map(
    ({ seconds, loads: [, submitted] }) => waiting + (submitted?.perSecond ?? 0) * (seconds + warmUpMs / 1000),
  );
  const most = sent.reduce((sum, each) => sum + each, 0);
  if (most > requests.length) throw new Error(`${requests.length} programs are too few: ${most} may have been sent`);
}

async function submissions(learners: readonly Learner[]): Promise<string[]> {
  const [exercise] = largestExercises(await readDefaultContent(defaultContentDir), 'javascript');
  if (!exercise) throw new Error('the content has no exercise in JavaScript');
  const { courseId, exerciseId, solution: files } = exercise;
  const call = `POST /api/courses/${courseId}/exercises/${exerciseId}/submissions`;
  return Array.from({ length: perLearner }).flatMap(() =>
    learners.map((by) =>
      requestOf(by, call, JSON.stringify({ key: randomUUID(), files, clientAt: null, device: null })),
    ),
  );
}
