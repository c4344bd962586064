import { expect, test } from 'vitest';
import { everyPage } from './page-by-page.ts';

test('all of a list is what its pages have, in their order, each asked for with the cursor that the one before gave', async () => {
  const asked: (string | undefined)[] = [];
  const pages = [
    { items: [1, 2], nextCursor: 'after 2' },
    { items: [3], nextCursor: 'after 3' },
    { items: [], nextCursor: null },
  ];
  const all = await everyPage(async ({ cursor }) => {
    asked.push(cursor);
    return pages[asked.length - 1]!;
  });
  expect(all).toEqual([1, 2, 3]);
  expect(asked).toEqual([undefined, 'after 2', 'after 3']);
});
