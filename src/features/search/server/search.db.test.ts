import { describe, expect, test } from 'vitest';
import { eventually } from '../../../../test/support/eventually.ts';
import { startTestApp, appForThisFile } from '../../../../test/support/app.ts';
import { stopClock, dayMs } from '../../../../test/support/clock.ts';
import { operate, operateForJson } from '../../../../test/support/operator.ts';

const changeReachesMs = 2000;
const app = await appForThisFile();

async function search(q: string, match?: 'any') {
  const { items } = await app.browser().call('GET /api/search', { query: { q, ...(match && { match }) } });
  return items;
}

describe('the search', () => {
  test('finds courses, careers and openings, each with where it stands', async () => {
    expect(await search('learn react')).toContainEqual(
      expect.objectContaining({ kind: 'course', title: 'Learn React', path: '/course/course1' }),
    );
    expect((await search('data analyst'))[0]).toMatchObject({ kind: 'career', title: 'Data Analyst' });
    expect((await search('python deve'))[0]).toMatchObject({ kind: 'opening', path: '/work-with-us#python-deve' });
  });

  test('an added career is found within two seconds, and a removed one no more', async () => {
    const { id } = await operateForJson<{ id: string }>(app, 'career', 'add', 'Glassblower', 'Blows glass.');
    const path = `/career-center#${id}`;
    const found = await eventually('the career', async () => (await search('glassblower'))[0], changeReachesMs);
    expect(found).toEqual({ kind: 'career', title: 'Glassblower', path, excerpt: 'Blows glass.' });
    await operate(app, 'career', 'remove', id);
    await eventually('it to be gone', async () => (await search('glassblower')).length === 0, changeReachesMs);
  });

  test('with match=any, one word is enough', async () => {
    expect((await search('course python', 'any'))[0]).toMatchObject({ title: 'Learn Python' });
    expect(await search('flutter submarine')).toEqual([]);
    expect((await search('flutter submarine', 'any'))[0]).toMatchObject({ title: 'Learn Flutter' });
  });

  test('gives at most 20', async () => {
    expect((await search('a', 'any')).length).toBeLessThanOrEqual(20);
    expect(await search('learn')).not.toHaveLength(0);
  });

  test('an opening is no longer found after its last day', async () => {
    await using later = await startTestApp();
    const clock = stopClock();
    const find = async () => (await later.browser().call('GET /api/search', { query: { q: 'logo designer' } })).items;
    expect(await find()).toContainEqual(expect.objectContaining({ kind: 'opening' }));
    clock.advance(365 * 10 * dayMs);
    expect(await find()).not.toContainEqual(expect.objectContaining({ kind: 'opening' }));
  });

  test.each(['', '?q=', '?q=%20', '?q=%00', '?q=a&q=b', `?q=${'x'.repeat(201)}`, '?q=a&match=none'])(
    'refuses /api/search%s',
    async (query) => {
      const answer = await app.browser().send('GET', `/api/search${query}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    },
  );

  test.each(["'; drop table careers; --", '%', '_%', '\\', '((((', '*', 'ﷺ'.repeat(200)])(
    'finds nothing by %j',
    async (q) => {
      expect(await search(q)).toEqual([]);
    },
  );
});
