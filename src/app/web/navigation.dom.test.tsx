import { act, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSmallSite } from '../../../test/support/small-site.tsx';
import { followNavigation } from './navigation.ts';

const path = '/work-with-us';

function Openings() {
  return (
    <main>
      <h1>Work with us</h1>
      <h2 id="part">One of them</h2>
      <button type="button" id="control" tabIndex={0}>
        Apply
      </button>
    </main>
  );
}

/** Opens a site that follows navigation, and cleans up the page afterwards. */
async function openSite() {
  const { title } = document;
  const pages = { '/': () => <main>Home</main>, [path]: Openings };
  const router = await openSmallSite({ pages, at: '/' });
  const listening = vi.spyOn(document, 'addEventListener');
  followNavigation(router as never);
  const [kind, listener] = listening.mock.calls[0]!;
  listening.mockRestore();
  onTestFinished(() => {
    document.removeEventListener(kind, listener);
    document.title = title;
    history.scrollRestoration = 'auto';
  });
  return (hash?: string) => act(() => router.navigate({ to: path, ...(hash && { hash }) }));
}

test.each([
  ['without a fragment', undefined, 'Work with us', '-1'],
  ['with the fragment of something else', 'elsewhere', 'Work with us', '-1'],
  ['to a place in it', 'part', 'One of them', '-1'],
  ['to a place that takes the focus anyway', 'control', 'Apply', '0'],
])('a link to another page, %s, leads the focus there', async (_, hash, text, tabIndex) => {
  const go = await openSite();
  await go(hash);
  await waitFor(() => expect(document.activeElement?.textContent?.trim()).toBe(text));
  expect(document.activeElement?.getAttribute('tabindex')).toBe(tabIndex);
});

test('a link to a place in the page that one is on leaves the focus to it', async () => {
  const go = await openSite();
  await go();
  const control = await screen.findByRole('button');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Work with us'));
  control.focus();
  const target = screen.getByText('One of them');
  const scroll = vi.spyOn(target, 'scrollIntoView');
  await go('part');
  await waitFor(() => expect(scroll).toHaveBeenCalled());
  expect(document.activeElement).toBe(control);
});
