import { describe, expect, test } from 'vitest';
import { courseOf, event, firstOfMay, grade, lesson } from '../../../test/support/learning-events.ts';
import type { CourseStructure } from './course-log.ts';
import { deriveProgress } from './derive.ts';
import type { LearningEvent } from './events.ts';

const hourMs = 60 * 60 * 1000;
const course = courseOf([lesson('lists'), lesson('loops', { exerciseIds: ['sum'], hasQuiz: true }), lesson('files')]);

function lessonIn(structure: CourseStructure, events: LearningEvent[], lessonId = 'lists') {
  const { lessons, former } = deriveProgress(structure, events);
  return [...lessons, ...former.lessons].find((each) => each.lessonId === lessonId);
}

test('of a course in which nothing was done everything is left, and it begins with the first lesson', () => {
  expect(deriveProgress(course, [])).toMatchObject({
    lessonCount: { done: 0, all: 3 },
    exerciseCount: { done: 0, all: 1 },
    quizCount: { done: 0, all: 1 },
    points: 0,
    outOf: 10,
    percent: 0,
    completedAt: null,
    lastActiveAt: null,
    resume: { lessonId: 'lists', place: 0 },
    former: { lessons: [], exercises: [], quizzes: [] },
  });
});

test('the first of many things done is one percent', () => {
  const long = courseOf(Array.from({ length: 300 }, (_, place) => lesson(`lesson-${place}`)));
  expect(deriveProgress(long, [event('lesson-done', 'lesson-0')])).toMatchObject({ percent: 1, completedAt: null });
});

test('a course that asks nothing is never complete', () => {
  expect(deriveProgress(courseOf([]), [])).toMatchObject({ percent: 0, completedAt: null, resume: null });
});

test('a log of more events than a call takes arguments is read like any other', () => {
  const hints = Array.from({ length: 150_000 }, (_, count) => event('hint-used', 'sum', { at: firstOfMay + count }));
  expect(deriveProgress(course, hints)).toMatchObject({
    lastActiveAt: firstOfMay + 149_999,
    resume: { lessonId: 'loops' },
  });
});

describe('a lesson', () => {
  test('is begun once it was opened, and done once its learner says so, in the version that it had then', () => {
    expect(lessonIn(course, [event('lesson-opened', 'lists')])).toMatchObject({ state: 'begun', doneAt: null });
    const done = event('lesson-done', 'lists');
    expect(lessonIn(course, [done])).toMatchObject({
      state: 'done',
      doneAt: firstOfMay,
      doneVersion: 'v1',
      isChanged: false,
      doneKeys: [done.key],
    });
  });

  test('that has changed since says so, and is as it is again once it was read again', () => {
    const changed = courseOf([lesson('lists', { version: 'v2' })]);
    const done = event('lesson-done', 'lists');
    expect(lessonIn(changed, [done])).toMatchObject({ state: 'done', doneVersion: 'v1', isChanged: true });
    const again = event('lesson-done', 'lists', { version: 'v2', at: firstOfMay + hourMs });
    expect(lessonIn(changed, [done, again])).toMatchObject({ doneAt: firstOfMay, doneVersion: 'v2', isChanged: false });
  });

  test('is taken back by what names its events, whatever the clocks say; what that had not seen stands', () => {
    const [here, there] = [event('lesson-done', 'lists'), event('lesson-done', 'lists')];
    const undone = event('lesson-undone', 'lists', { undoes: [here.key], at: firstOfMay - hourMs });
    expect(lessonIn(course, [here, undone])).toMatchObject({ state: 'begun', doneKeys: [] });
    expect(lessonIn(course, [here, undone, there])).toMatchObject({ state: 'done', doneKeys: [there.key] });
  });

  test('is done by passing all that it asks, and that cannot be taken back', () => {
    const sum = grade('sum', 10);
    expect(lessonIn(course, [sum], 'loops')).toMatchObject({ state: 'begun' });
    const quiz = event('quiz-submitted', 'loops', { points: 3, maxPoints: 4, passed: true, at: firstOfMay + hourMs });
    const done = event('lesson-done', 'loops');
    for (const events of [
      [sum, quiz],
      [sum, quiz, done],
    ]) {
      expect(lessonIn(course, events, 'loops')).toMatchObject({ state: 'done', doneKeys: [] });
    }
    expect(lessonIn(course, [sum, quiz], 'loops')?.doneAt).toBe(firstOfMay + hourMs);
  });
});

describe('an exercise', () => {
  const exercise = (events: LearningEvent[], structure = course) => deriveProgress(structure, events).exercises[0];

  test('keeps its best attempt, and counts attempts and the hints that were used', () => {
    const hint = (number: number) => event('hint-used', 'sum', { hint: number });
    const events = [
      grade('sum', 3),
      grade('sum', 8),
      grade('sum', 0),
      hint(0),
      hint(0),
      hint(2),
      event('solution-shown', 'sum'),
    ];
    expect(exercise(events)).toMatchObject({
      points: 8,
      outOf: 10,
      attempts: 3,
      isPassed: true,
      hintsUsed: 2,
      isSolutionShown: true,
    });
  });

  test('that was passed is worth to its learner what it was worth then, whatever it is worth now', () => {
    for (const now of [4, 40]) {
      const changed = courseOf([lesson('loops', { exerciseIds: ['sum'] })], { sum: now });
      expect(exercise([grade('sum', 10)], changed)).toMatchObject({ points: 10, outOf: 10, isPassed: true });
    }
  });

  test('that only the browser has passed is provisional, and counts nothing; the server says what it is', () => {
    const tried = event('exercise-tried', 'sum', { passed: true });
    expect(exercise([tried])).toMatchObject({ isProvisional: true, isPassed: false, points: 0, attempts: 0 });
    expect(exercise([tried, grade('sum', 10)])).toMatchObject({ isProvisional: false, isPassed: true });
  });
});

test('what was earned in what the course has no more counts, and is named', () => {
  const events = [
    grade('sum', 10),
    event('lesson-done', 'lists'),
    event('quiz-submitted', 'loops', { points: 4, maxPoints: 4, passed: true }),
  ];
  const rest = courseOf([lesson('files')]);
  expect(deriveProgress(rest, events)).toMatchObject({
    former: {
      lessons: [{ lessonId: 'lists', state: 'done' }],
      exercises: [{ exerciseId: 'sum', points: 10, isPassed: true }],
      quizzes: [{ quizId: 'loops', percent: 100, isPassed: true }],
    },
    points: 10,
    outOf: 10,
    lessonCount: { done: 0, all: 1 },
    percent: 83,
  });
});

describe('a course with a rule of its own', () => {
  const asked = [
    lesson('lists'),
    lesson('loops', { exerciseIds: ['sum', 'max', 'min', 'mean'], hasQuiz: true }),
    lesson('files'),
  ];
  const ruled = (completion: CourseStructure['completion']) => ({ ...courseOf(asked), completion });
  const at = (hours: number) => firstOfMay + hours * hourMs;
  const done = ['lists', 'files'].map((id) => event('lesson-done', id));
  const passed = ['sum', 'max', 'min'].map((id, place) => grade(id, 10, { at: at(place + 1) }));
  const quiz = event('quiz-submitted', 'loops', { points: 4, maxPoints: 4, passed: true, at: at(9) });

  test('is complete at the moment from which on so much of what counts is done', () => {
    const course = ruled({ lessons: 20, exercises: 50, quizzes: 30, pass: 80 });
    const upTo = [...done, ...passed];
    expect(deriveProgress(course, upTo).completedAt).toBeNull();
    expect(deriveProgress(course, [...upTo, quiz]).completedAt).toBe(at(9));
    const early = { ...quiz, at: at(0) };
    expect(deriveProgress(course, [...upTo, early]).completedAt).toBe(at(3));
    expect(deriveProgress(courseOf(asked), [...upTo, quiz]).completedAt, 'without a rule all is needed').toBeNull();
  });

  test('counts what has no weight for nothing, and two of three are no 67 percent', () => {
    const exercises = { lessons: 0, exercises: 1, quizzes: 0 };
    expect(deriveProgress(ruled({ ...exercises, pass: 75 }), passed).completedAt).toBe(at(3));
    expect(deriveProgress(ruled({ ...exercises, pass: 76 }), passed).completedAt).toBeNull();
    const lessons = { lessons: 1, exercises: 0, quizzes: 0 };
    expect(deriveProgress(ruled({ ...lessons, pass: 66 }), done).completedAt).toBe(firstOfMay);
    expect(deriveProgress(ruled({ ...lessons, pass: 67 }), done).completedAt).toBeNull();
  });

  test('that counts only what it has not is never complete', () => {
    const completion = { lessons: 0, exercises: 0, quizzes: 1, pass: 1 };
    const course = { ...courseOf([lesson('lists')]), completion };
    expect(deriveProgress(course, [event('lesson-done', 'lists')]).completedAt).toBeNull();
  });

  test('stays complete for whoever has completed it, whatever it asks for later', () => {
    const told = event('course-completed', 'course1', { at: at(2) });
    const hard = ruled({ lessons: 1, exercises: 1, quizzes: 1, pass: 100 });
    expect(deriveProgress(hard, [...done, told])).toMatchObject({ completedAt: at(2), percent: 15 });
  });
});

describe('a course', () => {
  const one = courseOf([lesson('lists'), lesson('loops', { exerciseIds: ['sum'] })]);
  const all = [
    event('lesson-done', 'lists', { at: firstOfMay + 2 * hourMs, clientAt: firstOfMay - hourMs }),
    grade('sum', 5),
  ];

  test('is complete when nothing is left, and was when the server heard of the last of it', () => {
    expect(deriveProgress(one, all.slice(0, 1))).toMatchObject({ completedAt: null, percent: 25 });
    expect(deriveProgress(one, all)).toMatchObject({
      completedAt: firstOfMay + 2 * hourMs,
      percent: 100,
      resume: null,
    });
  });

  test('that was complete stays so when more is asked, and shows what is new', () => {
    const more = courseOf([lesson('lists'), lesson('loops', { exerciseIds: ['sum'] }), lesson('files')]);
    const told = event('course-completed', 'course1', { at: firstOfMay + 2 * hourMs });
    expect(deriveProgress(more, [...all, told])).toMatchObject({
      completedAt: firstOfMay + 2 * hourMs,
      percent: 80,
      resume: { lessonId: 'files', place: 0 },
    });
  });

  test('goes on in the lesson of the last act, where it was left, or if that is done in the next', () => {
    const place = (at: number, value: number) => event('position', 'loops', { place: value, at });
    const left = [place(firstOfMay + hourMs, 0.6), place(firstOfMay, 0.2)];
    expect(deriveProgress(course, left).resume).toEqual({ lessonId: 'loops', place: 0.6 });
    const done = event('lesson-done', 'loops', { at: firstOfMay + 2 * hourMs });
    expect(deriveProgress(course, [...left, done]).resume).toEqual({ lessonId: 'files', place: 0 });
    const last = event('lesson-done', 'files', { at: firstOfMay + 3 * hourMs });
    expect(deriveProgress(course, [...left, done, last]).resume).toEqual({ lessonId: 'lists', place: 0 });
  });

  test('whose lessons were all told done goes on where an exercise or a quiz is open, until none is', () => {
    const told = ['lists', 'loops', 'files'].map((id) => event('lesson-done', id));
    expect(deriveProgress(course, told)).toMatchObject({ completedAt: null, resume: { lessonId: 'loops', place: 0 } });
    const answered = [...told, grade('sum', 10)];
    expect(deriveProgress(course, answered).resume, 'the quiz is open').toEqual({ lessonId: 'loops', place: 0 });
    expect(deriveProgress(courseOf([lesson('lists')]), told.slice(0, 1)).resume).toBeNull();
  });
});

test('a clock that is ahead, or years behind, moves nothing: the server says when it was', () => {
  for (const clientAt of [firstOfMay + hourMs, 0, Date.UTC(2099, 0), -1]) {
    expect(deriveProgress(course, [event('lesson-done', 'lists', { clientAt })]).lastActiveAt).toBe(firstOfMay);
  }
  const dayBefore = firstOfMay - 24 * hourMs;
  expect(deriveProgress(course, [event('lesson-done', 'lists', { clientAt: dayBefore })]).lastActiveAt).toBe(dayBefore);
});

test('names such as constructor and __proto__ are names like others', () => {
  const odd = courseOf([lesson('constructor', { exerciseIds: ['__proto__'] }), lesson('toString')]);
  expect(deriveProgress(odd, [])).toMatchObject({ percent: 0, exerciseCount: { done: 0, all: 1 } });
  expect(deriveProgress(odd, [grade('__proto__', 10)]).exercises[0]).toMatchObject({ points: 10, outOf: 10 });
});

test('a corrected grade of a hand-in takes the place of the one before, higher or lower; a pass keeps its moment, a done lesson stays done', () => {
  const graded = (key: string, points: number, hours: number) =>
    grade('sum', points, { kind: 'hand-in-graded', key: `hand-in-graded/${key}`, at: firstOfMay + hours * hourMs });
  const handIn = courseOf([lesson('loops', { exerciseIds: ['sum'] })]);
  const done = event('lesson-done', 'loops', { key: 'lesson-done/course1/loops', at: firstOfMay + hourMs });
  const after = (...events: LearningEvent[]) => {
    const { exercises, lessons } = deriveProgress(handIn, events);
    const { points, isPassed, passedAt, attempts } = exercises[0]!;
    return { points, isPassed, at: passedAt && (passedAt - firstOfMay) / hourMs, attempts, lesson: lessons[0]!.state };
  };
  const [first, higher, lower] = [graded('h1', 6, 1), graded('h1/c1', 9, 2), graded('h1/c2', 2, 3)];
  expect(after(first, higher)).toEqual({ points: 9, isPassed: true, at: 1, attempts: 1, lesson: 'done' });
  expect(after(lower, done, higher, first)).toEqual({
    points: 2,
    isPassed: false,
    at: null,
    attempts: 1,
    lesson: 'done',
  });
  expect(after(first, lower, graded('h2', 7, 2))).toMatchObject({ points: 7, isPassed: true, at: 2, attempts: 2 });
});
