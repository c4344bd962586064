import { setImmediate as othersTurn } from 'node:timers/promises';
import type { Content } from '../../../../platform/server/content/content.ts';
import type { Database } from '../../../../platform/server/db/database.ts';
import { toAuthorOrder, questionCount } from '../../../quizzes/server/public.ts';
import type { Exercise } from '../content.ts';
import { criteriaFigures } from '../hand-ins/criteria-figures.ts';
import { seedOf } from '../present.ts';
import { caseCount } from './case-count.ts';
import type { FirstSubmission, SubmittedCase } from './first-submission.ts';
import { firstSubmissionQueries } from './queries.ts';

/** Small enough that other requests get their turn in between. */
const pageSize = 2000;

interface Tried {
  readonly version: string;
  readonly firstTry: FirstSubmission;
  readonly stuckAt: readonly SubmittedCase[];
  /** Number of learners with the same results. */
  learners: number;
}

/**
 * Statistics of an exercise's first submissions: cases, choices or criteria. Returns the version and a function that
 * counts; undefined if there is none. Contains the names of hidden cases, so it is for teachers only.
 */
export function exerciseFigures({
  db,
  content,
}: {
  readonly db: Database;
  readonly content: Pick<Content, 'current'>;
}) {
  const { listTries } = firstSubmissionQueries(db);
  const figuresOfHandIn = criteriaFigures(db);

  /** Distinct results with their number of learners: many have the same, and each is parsed only once. */
  async function list(courseId: string, exerciseId: string): Promise<readonly Tried[]> {
    const known = new Map<string, Tried>();
    let after = '';
    for (;;) {
      const page = await listTries.all({ courseId, exerciseId, after, limit: pageSize });
      for (const { version, firstTry, stuckAt } of page) {
        const key = `${version} ${firstTry} ${stuckAt}`;
        const same = known.get(key);
        if (same) same.learners += 1;
        else known.set(key, { version, ...parsed(firstTry, stuckAt), learners: 1 });
      }
      const last = page.at(-1);
      if (!last || page.length < pageSize) return [...known.values()];
      after = last.userId;
      await othersTurn();
    }
  }

  return (courseId: string, exerciseId: string) => {
    const exercise = content.current().find('exercise', `${courseId}/${exerciseId}`);
    if (!exercise) return undefined;
    const count = async () =>
      exercise.kind === 'hand-in' ? figuresOfHandIn(exercise) : figuresOf(exercise, await list(courseId, exerciseId));
    return { version: exercise.version, count };
  };
}

function parsed(firstTry: string, stuckAt: string): Pick<Tried, 'firstTry' | 'stuckAt'> {
  return { firstTry: JSON.parse(firstTry) as FirstSubmission, stuckAt: JSON.parse(stuckAt) as SubmittedCase[] };
}

function figuresOf(exercise: Exclude<Exercise, { kind: 'hand-in' }>, all: readonly Tried[]) {
  if (exercise.kind === 'question') {
    const { learners, ...question } = questionFigures(exercise, all);
    return { learners, questions: [{ questionId: exercise.exerciseId, number: 1, ...question }] };
  }
  const count = caseCount(exercise.visible, exercise.hidden);
  let sum = 0;
  for (const { firstTry, stuckAt, learners } of all) {
    if (!('cases' in firstTry)) continue;
    count.add(firstTry.cases, stuckAt, learners);
    sum += learners;
  }
  return { learners: sum, cases: count.figures() };
}

/** Choices are counted for the present version only: the options of earlier ones are not stored. */
function questionFigures(exercise: Extract<Exercise, { kind: 'question' }>, all: readonly Tried[]) {
  const count = questionCount(exercise.question);
  const seed = seedOf(exercise);
  let sum = 0;
  for (const { version, firstTry, learners } of all) {
    if (!('share' in firstTry)) continue;
    const answer = toAuthorOrder(exercise.question, seed, { picked: [...firstTry.picked], typed: [] });
    count.add(firstTry.share, learners);
    if (firstTry.share < 1 && version === exercise.version) count.lookAt(exercise.question, answer, learners);
    sum += learners;
  }
  return { learners: sum, ...count.figures() };
}
