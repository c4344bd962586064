import { act, fireEvent, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { DraftSaver } from '../draft/draft-saver.ts';
import { DraftLine } from './draft-line.tsx';

const place = { courseId: 'course2', exerciseId: 'sum' };
const starter = { 'main.py': '' };
const mine = { files: { 'main.py': 'mine' }, base: 0, isDirty: true, changedAt: 1 };
const theirs = { version: 0, savedAt: 2, files: { 'main.py': 'theirs' } };

async function open(kept: ConstructorParameters<typeof DraftSaver>[0]['kept'], hasServer = false) {
  const keeper = new DraftSaver({ starter, kept, look: () => kept, keep: () => true, server: null });
  const subscribe = (listener: () => void) => keeper.subscribe(listener);
  const Page = () => (
    <DraftLine
      {...useSyncExternalStore(subscribe, () => keeper.state)}
      place={place}
      starter={starter}
      keeper={keeper}
      hasServer={hasServer}
    />
  );
  await openSmallSite({ pages: { '/': Page }, at: '/' });
  return keeper;
}

test.each(['Keep this version', 'Use the other version'])(
  '“%s” leaves the focus on what says how safe the code is',
  async (name) => {
    const keeper = await open({ ...mine, theirs });
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    keeper.leave();
  },
);

test.each([
  [
    'nothing arrived',
    () => Promise.reject(new TypeError('offline')),
    'This version could not be loaded. Please try again.',
  ],
  [
    'it is gone',
    () => Response.json({ code: 'draft-not-found', status: 404, detail: 'It is gone.' }, { status: 404 }),
    'It is gone.',
  ],
])('of an earlier state is told why it did not come: %s', async (_, answer, text) => {
  vi.stubGlobal('fetch', async (url: string) =>
    url.includes('/drafts/') ? answer() : Response.json({ draft: null, earlier: [{ version: 1, savedAt: 1 }] }),
  );
  act(() => putWho(ada));
  await open(null, true);
  fireEvent.click(screen.getByRole('button', { name: 'History' }));
  fireEvent.click(await screen.findByRole('button', { name: /^Restore/ }));
  await screen.findByText(text);
});
