import { expect, test } from 'vitest';
import { demoUsersAt } from './demo-users.ts';
import { demoRows } from './demo-rows.ts';
import { chancesOf } from './random.ts';

const now = Date.UTC(2026, 10, 25);

function plan(seed: number) {
  const lesson = { lessonId: 'one', title: 'One', minutes: 5, version: 'v', exerciseIds: ['sum'], hasQuiz: true };
  const exercises = [
    { exerciseId: 'sum', points: 10 },
    { exerciseId: 'project', points: 30 },
  ];
  const lessons = [lesson, { ...lesson, lessonId: 'two', exerciseIds: ['project'], hasQuiz: false }];
  const course = { chapters: [{ title: 'First', lessons }], exercises, handIns: ['project'] };
  const courses = ['course1', 'course2', 'course3'].map((courseId) => ({ courseId, ...course }));
  const chances = chancesOf(seed);
  return demoRows({ demoUsers: demoUsersAt(now, chances), courses, openingIds: ['glazier'], now, chances });
}

test('the same people do the same each time, and nothing before they came or after now', () => {
  expect(plan(1)).toEqual(plan(1));
  expect(plan(1)).not.toEqual(plan(2));
  const { rows, acts } = plan(1);
  const moments = [...rows.learningEvents, ...acts].map(({ at }) => at);
  expect(Math.max(...moments)).toBeLessThanOrEqual(now);
  const joined = new Map(rows.authUsers.map(({ id, createdAt }) => [id, Date.parse(createdAt)]));
  expect(acts.filter(({ userId, at }) => at < (joined.get(userId) ?? 0))).toEqual([]);
});
