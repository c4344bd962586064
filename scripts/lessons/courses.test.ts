import { expect, test } from 'vitest';
import { scheduleOf } from './courses.ts';

test.each([
  [20, 'One week at your own pace, about two hours a week'],
  [530, 'Four weeks at your own pace, about two hours a week'],
  [600, 'Five weeks at your own pace, about two hours a week'],
  [13 * 120, '13 weeks at your own pace, about two hours a week'],
])('the schedule of a course of %d minutes says: %s', (minutes, schedule) => {
  expect(scheduleOf(minutes)).toBe(schedule);
});
