import { expect, test } from 'vitest';
import { appForThisFile } from '../../../test/support/app.ts';
import { courseMinutes } from './course-minutes.ts';
import { lessonsOf } from './outline.ts';

const app = await appForThisFile();
const numbers: Readonly<Record<string, number>> = { two: 2, three: 3, Four: 4, Five: 5, Six: 6, Seven: 7 };

test.each(['course1', 'course2', 'course3', 'course4', 'course5', 'course6'])(
  'the weeks that %s names are as long as its lessons, exercises and quizzes take',
  async (courseId) => {
    const browser = app.browser();
    const { schedule } = await browser.call('GET /api/courses/{courseId}', { params: { courseId } });
    const [, weeks = '', hours = ''] = /^(\w+) weeks .* (\w+) hours a week$/.exec(schedule) ?? [];
    const outline = await browser.call('GET /api/courses/{courseId}/outline', { params: { courseId } });
    const named = (numbers[weeks] ?? 0) * (numbers[hours] ?? 0);
    const counted = courseMinutes(lessonsOf(outline)) / 60;
    expect(Math.abs(named - counted) / counted, `${named} and ${counted.toFixed(1)} hours`).toBeLessThan(1 / 6);
  },
);
