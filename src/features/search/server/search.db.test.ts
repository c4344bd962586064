import { describe, expect, test } from 'vitest';
import { eventually } from '../../../../test/support/eventually.ts';
import { appForThisFile } from '../../../../test/support/app.ts';
import { operate, operateForJson } from '../../../../test/support/operator.ts';

const app = await appForThisFile();

async function search(q: string, match?: 'any') {
  const { items } = await app.browser().call('GET /api/search', { query: { q, ...(match && { match }) } });
  return items;
}

describe('the search', () => {
  test('finds courses, careers and openings, each with where it stands (§2)', async () => {
    expect(await search('learn react')).toContainEqual(
      expect.objectContaining({ kind: 'course', title: 'Learn React', path: '/course/course1' }),
    );
    expect((await search('data analyst'))[0]).toMatchObject({ kind: 'career', title: 'Data Analyst' });
    expect((await search('python deve'))[0]).toMatchObject({ kind: 'opening', path: '/openings/python-deve' });
  });

  test.each([
    ['javascript closures', 'Closures, explained with a counter'],
    ['pyton', 'Learn Python'],
    ['for loop', 'For loops and range'],
    ['react hooks', 'State: one place for each fact'],
  ])('%j leads to “%s”', async (q, title) => {
    expect((await search(q)).slice(0, 3).map((each) => each.title)).toContain(title);
  });

  test('an added career is found within two seconds, and a removed one no more', async () => {
    const { id } = await operateForJson<{ id: string }>(app, 'career', 'add', 'Glassblower', 'Blows glass.');
    const path = `/careers/${id}`;
    const found = await eventually('the career', async () => (await search('glassblower'))[0]);
    expect(found).toEqual({
      kind: 'career',
      title: 'Glassblower',
      path,
      excerpt: 'Blows glass.',
      titleMarks: [[0, 11]],
      excerptMarks: [],
    });
    await operate(app, 'career', 'remove', id);
    await eventually('it to be gone', async () => (await search('glassblower')).length === 0);
  });

  test('with match=any, one word is enough', async () => {
    expect((await search('course python', 'any'))[0]).toMatchObject({ title: 'Learn Python' });
    expect(await search('flutter submarine')).toEqual([]);
    expect((await search('flutter submarine', 'any'))[0]).toMatchObject({ title: 'Learn Flutter' });
  });

  test('finds lessons by title and summary for everybody, by their text for those who learn there, and the first for all', async () => {
    const ada = await app.signedUp();
    const paths = async (q: string) =>
      (await ada.browser.call('GET /api/search', { query: { q } })).items.map(({ path }) => path);
    const hidden = {
      title: 'forms that keep what was typed',
      text: 'hallway washing machine filter',
      path: '/course/course1/learn/forms-that-keep-what-was-typed',
    };
    expect(await paths(hidden.title)).toContain(hidden.path);
    expect(await paths(hidden.text)).not.toContain(hidden.path);
    await ada.browser.call('POST /api/enrolments', { body: { courseId: 'course1' } });
    expect(await paths(hidden.text)).toContain(hidden.path);
    expect((await search(hidden.text)).map(({ path }) => path)).not.toContain(hidden.path);
    expect((await search('fridge hangs bins noor')).map(({ path }) => path)).toContain(
      '/course/course1/learn/a-page-is-a-tree-of-components',
    );
    await ada.browser.call('DELETE /api/enrolments/{courseId}', { params: { courseId: 'course1' } });
    expect(await paths(hidden.text)).not.toContain(hidden.path);
  });

  test('finds articles by their text, and what was typed with an error', async () => {
    expect(await search('spacing testing')).toContainEqual(expect.objectContaining({ kind: 'article' }));
    for (const q of ['pyhton', 'pytho', 'phyton', 'flutte', 'fluter', 'javascrpit'])
      expect({ q, found: (await search(q)).length > 0 }).toEqual({ q, found: true });
    expect(await search('pyhton')).toContainEqual(
      expect.objectContaining({ title: 'Learn Python', titleMarks: [[6, 12]] }),
    );
  });

  test('gives the first 20 of more', async () => {
    expect(await search('learn')).toHaveLength(20);
  });

  test.each(['', '?q=', '?q=%20', '?q=%00', '?q=a&q=b', `?q=${'x'.repeat(201)}`, '?q=a&match=none'])(
    'refuses /api/search%s',
    async (query) => {
      const answer = await app.browser().send('GET', `/api/search${query}`);
      expect(answer).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    },
  );

  test('finds nothing by what steers a query, nor by a word with it inside, and goes on finding', async () => {
    for (const q of ["'; drop table careers; --", '%', '_%', '\\', '((((', '*', 'ﷺ'.repeat(200)])
      expect.soft({ q, found: await search(q) }).toEqual({ q, found: [] });
    for (const q of ['p%thon', 'p_thon', 'p*n']) expect.soft(await titlesOf(q)).not.toContain('Learn Python');
    expect(await titlesOf('python')).toContain('Learn Python');
  });

  async function titlesOf(q: string): Promise<string[]> {
    return (await search(q)).map(({ title }) => title);
  }
});
