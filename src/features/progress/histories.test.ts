import { array, assert, nat, property, tuple } from 'fast-check';
import { expect, test } from 'vitest';
import { LearningWorld } from '../../../test/support/learning-world.ts';
import { isChosen } from '../../../test/suites.ts';
import { type Progress, deriveProgress } from './derive.ts';
import { reportHead, reportLines } from './server/report-file.ts';

// Two devices, offline spells, replays, clocks that jump, and a course that is edited meanwhile.

const histories = isChosen('long runs') ? 10_000 : 500;
/** One number for each step of a history; the second value is the seed for shuffling the record. */
const history = tuple(array(nat({ max: 2 ** 20 }), { minLength: 4, maxLength: 24 }), nat());
const times = { numRuns: histories, seed: 11 };

test('in whichever order the record comes, and however often each event, all that is shown is the same', () => {
  let checked = 0;
  assert(
    property(history, ([steps, order]) => {
      const world = new LearningWorld();
      for (const step of steps) world.act(step);
      world.end();
      const { record, structure, progress } = world;
      const mixed = [...shuffled(record, order), ...shuffled(record, order + 1)];
      expect(deriveProgress(structure, mixed)).toEqual(progress);
      checked += 1;
    }),
    times,
  );
  expect(checked).toBe(histories);
});

test('nothing that was earned is ever lost, and what is lost of the percentage is what was added or taken back', () => {
  assert(
    property(history, ([steps]) => {
      const world = new LearningWorld();
      let before = world.progress;
      for (const step of steps) {
        const { mayLower } = world.act(step);
        const after = world.progress;
        keepsAllOf(before, after);
        if (!mayLower) expect(after.percent).toBeGreaterThanOrEqual(before.percent);
        expect(after.completedAt !== null).toBe(before.completedAt !== null || isThrough(world.structure, after));
        before = after;
      }
      world.end();
      keepsAllOf(before, world.progress);
      hasEarned(world);
    }),
    times,
  );
});

test("the learner's page, the page of a browser that has sent nothing yet, the report, its file and what is certified agree", () => {
  assert(
    property(history, ([steps]) => {
      const world = new LearningWorld();
      for (const step of steps) world.act(step);
      const unsent = world.devices.flatMap(({ waiting }) => waiting);
      const ahead = deriveProgress(world.structure, [...world.record, ...unsent]);
      world.end();
      const { progress: own, record, structure } = world;
      const learner = { id: 'e1', userId: 'u1', name: 'Ada', email: 'ada@example.org' };
      const reported = { ...learner, progress: deriveProgress(structure, shuffled(record, 1)) };
      expect(reported.progress).toEqual(own);
      const [head = '', line = ''] = [reportHead(structure), reportLines([reported])].map((text) => text.trimEnd());
      const cell = (name: string) => line.split(',')[head.split(',').indexOf(name)];
      expect(cell('Percent')).toBe(String(own.percent));
      expect(cell('Points')).toBe(String(own.points));
      expect(cell('Completed')).toBe(own.completedAt === null ? '' : new Date(own.completedAt).toISOString());
      const certified = record.find(({ kind }) => kind === 'course-completed');
      expect(certified?.at ?? null).toBe(own.completedAt);
      expect(statesOf(ahead)).toEqual(statesOf(own));
    }),
    times,
  );
});

/** Evaluates the course's rule in the simplest way. */
function isThrough({ completion }: LearningWorld['structure'], progress: Progress): boolean {
  const { lessons, exercises, quizzes, pass } = completion ?? { lessons: 1, exercises: 1, quizzes: 1, pass: 100 };
  const { lessonCount, exerciseCount, quizCount } = progress;
  const parts = [
    { weight: lessons, ...lessonCount },
    { weight: exercises, ...exerciseCount },
    { weight: quizzes, ...quizCount },
  ].filter(({ weight, all: there }) => weight > 0 && there > 0);
  const weights = parts.reduce((sum, { weight }) => sum + weight, 0);
  const reached = parts.reduce((sum, { weight, done, all: there }) => sum + (weight * done) / there, 0);
  return weights > 0 && (100 * reached) / weights > pass - 1e-9;
}

function all(progress: Progress) {
  const { lessons, exercises, quizzes, former } = progress;
  return {
    lessons: new Map([...lessons, ...former.lessons].map((each) => [each.lessonId, each])),
    exercises: new Map([...exercises, ...former.exercises].map((each) => [each.exerciseId, each])),
    quizzes: new Map([...quizzes, ...former.quizzes].map((each) => [each.quizId, each])),
  };
}

function keepsAllOf(before: Progress, after: Progress): void {
  const [earlier, later] = [all(before), all(after)];
  for (const [id, { points, isPassed }] of earlier.exercises) {
    expect(later.exercises.get(id)?.points ?? 0).toBeGreaterThanOrEqual(points);
    if (isPassed) expect(later.exercises.get(id)?.isPassed).toBe(true);
  }
  for (const [id, { percent, isPassed }] of earlier.quizzes) {
    expect(later.quizzes.get(id)?.percent ?? 0).toBeGreaterThanOrEqual(percent);
    if (isPassed) expect(later.quizzes.get(id)?.isPassed).toBe(true);
  }
  for (const [id, { state, doneKeys }] of earlier.lessons) {
    if (state === 'done' && doneKeys.length === 0) expect(later.lessons.get(id)?.state).toBe('done');
  }
  expect(after.points).toBeGreaterThanOrEqual(before.points);
  if (before.completedAt !== null) expect(after.completedAt).toBe(before.completedAt);
}

/** Compares the progress with what the world itself has recorded. */
function hasEarned({ progress, passed, bestPoints, doneKeys, undoneKeys }: LearningWorld): void {
  const { lessons, exercises, quizzes } = all(progress);
  for (const name of passed.keys()) {
    const [kind, subject = ''] = name.split(' ');
    expect((kind === 'quiz-submitted' ? quizzes : exercises).get(subject)?.isPassed).toBe(true);
  }
  for (const [name, points] of bestPoints) {
    const [kind, subject = ''] = name.split(' ');
    if (kind === 'exercise-submitted') expect(exercises.get(subject)?.points).toBe(points);
  }
  for (const [lessonId, keys] of doneKeys) {
    if ([...keys].some((key) => !undoneKeys.has(key))) expect(lessons.get(lessonId)?.state).toBe('done');
  }
}

function statesOf({ lessons, former, percent, exercises, quizzes }: Progress) {
  return {
    percent,
    exercises,
    quizzes,
    lessons: [...lessons, ...former.lessons].map(({ lessonId, state }) => ({ lessonId, state })),
  };
}

/** Shuffles deterministically: the same result for the same seed on every machine. */
function shuffled<Item>(items: readonly Item[], seed: number): Item[] {
  const mixed = [...items];
  let state = (seed % 2_147_483_646) + 1;
  for (let place = mixed.length - 1; place > 0; place -= 1) {
    state = (state * 48_271) % 2_147_483_647;
    const other = state % (place + 1);
    [mixed[place], mixed[other]] = [mixed[other]!, mixed[place]!];
  }
  return mixed;
}
