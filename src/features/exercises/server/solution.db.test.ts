import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { appForThisFile } from '../../../../test/support/app.ts';
import {
  double,
  doubled,
  glass,
  glassCourse,
  glassLearner,
  notDoubled,
  prepareEngines,
} from '../../../../test/support/exercise-course.ts';
import type { TestBrowser } from '../../../../test/support/test-browser.ts';

const content = glassCourse();
const app = await appForThisFile({ settings: { contentDir: content.path, rateLimits: false } });

beforeAll(async () => void (await prepareEngines()));

const learner = () => glassLearner(app);

function submit(browser: TestBrowser, files: Record<string, string>) {
  return browser.try('POST /api/courses/{courseId}/exercises/{exerciseId}/submissions', {
    params: double,
    body: { key: randomUUID(), files, clientAt: null, device: null },
  });
}

async function eventsOf(browser: TestBrowser) {
  return (await browser.call('GET /api/courses/{courseId}/progress', { params: { courseId: glass } })).events;
}

describe('the solution', () => {
  const show = (browser: TestBrowser) =>
    browser.try('POST /api/courses/{courseId}/exercises/{exerciseId}/solution', { params: double });

  test('who gives up is shown it, which stands in the record, once', async () => {
    const { browser } = await learner();
    expect(await show(browser)).toMatchObject({
      status: 200,
      body: { files: { 'main.js': expect.any(String) as string } },
    });
    await show(browser);
    expect((await eventsOf(browser)).filter(({ kind }) => kind === 'solution-shown')).toHaveLength(1);
  });

  test('who was shown it passes for half the points at most, however often; who passed before keeps all', async () => {
    const pointsOf = async (browser: TestBrowser) => {
      const { progress } = await browser.call('GET /api/courses/{courseId}/progress', { params: { courseId: glass } });
      const { points, outOf, isPassed } = progress.exercises.find(({ exerciseId }) => exerciseId === 'double')!;
      return { points, outOf, isPassed };
    };
    const [shown, own] = [(await learner()).browser, (await learner()).browser];
    await submit(shown, notDoubled);
    await show(shown);
    const submitted = [await submit(shown, doubled), await submit(shown, doubled)];
    await submit(own, doubled);
    await show(own);
    await submit(own, doubled);
    const { outOf } = await pointsOf(own);
    expect(await pointsOf(own)).toEqual({ points: outOf, outOf, isPassed: true });
    const points = Math.floor(outOf / 2);
    expect(await pointsOf(shown)).toEqual({ points, outOf, isPassed: true });
    expect(submitted).toMatchObject([
      { status: 201, body: { points } },
      { status: 201, body: { points } },
    ]);
  });

  test('who has passed is shown it, and nothing is recorded', async () => {
    const { browser } = await learner();
    await submit(browser, doubled);
    expect(await show(browser)).toMatchObject({ status: 200 });
    expect((await eventsOf(browser)).some(({ kind }) => kind === 'solution-shown')).toBe(false);
  });

  test('a stranger and a visitor are not shown it', async () => {
    expect(await show((await app.signedUp()).browser)).toMatchObject({ status: 403 });
    expect(await show(app.browser())).toMatchObject({ status: 401 });
  });
});
