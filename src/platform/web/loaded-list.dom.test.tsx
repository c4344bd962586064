import { useInfiniteQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openSmallSite } from '../../../test/support/small-site.tsx';
import { LoadedList } from './loaded-list.tsx';
import { pageByPage } from './page-by-page.ts';

const pages = [['one', 'two'], ['three', 'four'], ['five']];
const texts = { failed: 'Failed', retry: 'Try again', more: 'Show more' };

function List() {
  const query = useInfiniteQuery({
    queryKey: ['words'],
    ...pageByPage(async ({ query: { cursor = '0' } }) => {
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
