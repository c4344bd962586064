import { useInfiniteQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openSmallSite } from '../../../test/support/small-site.tsx';
import { LoadedList } from './loaded-list.tsx';
import { pageByPage } from './page-by-page.ts';

const pages = [['one', 'two'], ['three', 'four'], ['five']];
const texts = { failed: 'Failed', retry: 'Try again', more: 'Show more' };

let isAway = false;

function List() {
  const query = useInfiniteQuery({
    queryKey: ['words'],
    ...pageByPage(async ({ query: { cursor = '0' } }) => {
      if (isAway) throw new Error('away');
      const at = Number(cursor);
      return { items: pages[at]!, nextCursor: at + 1 < pages.length ? String(at + 1) : null };
    }),
  });
  return (
    <LoadedList query={query} lines={1} texts={texts} empty={null}>
      {(items) => (
        <ul>
          {items.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      )}
    </LoadedList>
  );
}

test('“Show more” keeps the focus until it goes with the last page: then it is at the first item that came', async () => {
  await openSmallSite({ pages: { '/': List }, at: '/' });
  const user = userEvent.setup();
  const more = await screen.findByRole('button', { name: 'Show more' });
  await user.click(more);
  await screen.findByText('three');
  expect(document.activeElement).toBe(more);
  await user.click(more);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByText('five')));
});

test('“Show more” that fails says so and has the focus still, for the next try', async () => {
  await openSmallSite({ pages: { '/': List }, at: '/' });
  const more = await screen.findByRole('button', { name: 'Show more' });
  isAway = true;
  await userEvent.click(more);
  await screen.findByText('Failed');
  isAway = false;
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  await userEvent.keyboard('{Enter}');
  await screen.findByText('three');
  expect(screen.queryByText('Failed')).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Show more' }));
});
