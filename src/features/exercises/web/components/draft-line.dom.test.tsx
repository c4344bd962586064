import { act, fireEvent, screen } from '@testing-library/react';
import { useSyncExternalStore } from 'react';
import { expect, test, vi } from 'vitest';
import { ada, putWho } from '../../../../../test/support/session.ts';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { type StoredDraft, SyncedDraft } from '../../../../platform/web/sync/synced-draft.ts';
import type { Files } from '../exercise.ts';
import { DraftLine } from './draft-line.tsx';

const place = { courseId: 'course2', exerciseId: 'sum' };
const starter = { 'main.py': '' };
const mine = { value: { 'main.py': 'mine' }, base: 0, isDirty: true, changedAt: 1 };
const theirs = { version: 0, savedAt: 2, value: { 'main.py': 'theirs' } };

type Server = ConstructorParameters<typeof SyncedDraft<Files>>[0]['server'];

async function open(stored: StoredDraft<Files> | null, hasServer = false, server: Server = null) {
  const draft = new SyncedDraft<Files>({
    initial: starter,
    isSame: Object.is,
    hashOf: String,
    stored,
    read: () => stored,
    store: () => true,
    server,
  });
  const subscribe = (listener: () => void) => draft.subscribe(listener);
  const Page = () => {
    const state = useSyncExternalStore(subscribe, () => draft.state);
    return <DraftLine place={place} starter={starter} draft={draft} state={state} hasServer={hasServer} />;
  };
  await openSmallSite({ pages: { '/': Page }, at: '/' });
  return draft;
}

test.each(['Keep this version', 'Use the other version'])(
  '“%s” leaves the focus on what says how safe the code is',
  async (name) => {
    const draft = await open({ ...mine, theirs });
    const button = screen.getByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement?.contains(screen.getByRole('status'))).toBe(true);
    expect(document.activeElement).not.toBe(document.body);
    void draft.leave();
  },
);

test('while the site is unreachable the status stays the same, however much is typed', async () => {
  let isReachable = false;
  const draft = await open(null, true, {
    find: async () => undefined,
    save: async () => (isReachable ? { status: 'saved', version: 1, savedAt: 1 } : { status: 'unreachable' }),
  });
  const status = screen.getByRole('status');
  act(() => draft.edit({ 'main.py': '1' }));
  expect(status.textContent).toBe('Not saved yet');
  await act(() => draft.flush());
  const away = /^Saved in this browser\. It syncs/;
  expect(status.textContent).toMatch(away);
  act(() => draft.edit({ 'main.py': '12' }));
  expect(status.textContent).toMatch(away);
  isReachable = true;
  await act(() => draft.flush());
  expect(status.textContent).toMatch(/^Saved \w+ \d/);
  act(() => draft.edit({ 'main.py': '123' }));
  expect(status.textContent).toBe('Not saved yet');
  void draft.leave();
});

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
