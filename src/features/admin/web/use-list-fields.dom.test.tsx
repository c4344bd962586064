import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import { list } from '../../../platform/contract/list.ts';
import { useListFields } from './use-list-fields.ts';

const things = list({
  filters: { state: ['new', 'done'], courseId: 'id', since: 'time' },
  orders: ['newest', 'oldest'],
});

function Fields() {
  const { listQuery, fields } = useListFields(things, {
    section: 'messages',
    choices: [
      { name: 'state', label: 'State', options: { new: 'New', done: 'Done' }, any: 'Any' },
      { name: 'course', filter: 'courseId', label: 'Course', options: {}, any: 'Any' },
    ],
    orders: { newest: 'Newest first', oldest: 'Oldest first' },
    file: '/api/things.csv',
    others: ({ from }) => ({ since: from }),
  });
  const { orders, fileQuery } = fields;
  return (
    <output>{JSON.stringify({ listQuery, orders: Object.keys(orders), isSameInFile: fileQuery === listQuery })}</output>
  );
}

async function askedAt(search: string): Promise<unknown> {
  await openSmallSite({ pages: { '/': Fields }, at: `/?${search}` });
  const shown = (await screen.findByRole('status')).textContent;
  const { listQuery, ...rest } = JSON.parse(shown) as { listQuery: unknown };
  expect(rest).toEqual({ orders: ['newest', 'oldest'], isSameInFile: true });
  return listQuery;
}

test.each([
  ['nothing', '', {}],
  [
    'all that the list declares, with an id under its own name',
    'q=Ada&state=done&course=course1&from=2026-01-02&order=oldest',
    { search: 'Ada', state: 'done', courseId: 'course1', since: '2026-01-02', order: 'oldest' },
  ],
  ['its default order, which needs no name', 'order=newest', {}],
  ['a state and an order that it does not have', 'state=lost&order=longest', {}],
  ['filters of other lists', 'role=admin&kind=course', {}],
])('a list is asked for %s', async (_, search, listQuery) => {
  expect(await askedAt(search)).toEqual(listQuery);
});
