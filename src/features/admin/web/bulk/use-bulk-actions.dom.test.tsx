import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openSmallSite } from '../../../../../test/support/small-site.tsx';
import { listenForStaleData } from '../../../../platform/web/stale-data.ts';
import { useDone } from '../use-done.ts';
import type { BulkAction, Outcomes } from './bulk-action.ts';
import { useBulkActions } from './use-bulk-actions.ts';

const done: Outcomes = { results: [{ id: 'one', failure: null }] };
const itself = (name: string) => name;

const close: BulkAction<string> = {
  label: 'Close',
  makesStale: [['thread']],
  fits: () => true,
  run: async () => done,
  undo: async () => done,
  done: () => 'Closed',
};

function Actions() {
  const [{ text, undo }, say] = useDone();
  const { perform } = useBulkActions<string>({ idOf: itself, nameOf: itself }, say);
  return (
    <>
      <button type="button" onClick={() => perform(close, ['one'], { choice: '', words: '' }, () => undefined)}>
        Close
      </button>
      <button type="button" onClick={undo}>
        Undo
      </button>
      <output>{text}</output>
    </>
  );
}

test('an action and its undo make stale what the console shows, and what the action names', async () => {
  const made = [['admin'], ['thread']];
  const stale = vi.fn<(keys: unknown) => Promise<void>>(() => Promise.resolve());
  onTestFinished(listenForStaleData(stale));
  await openSmallSite({ pages: { '/': Actions }, at: '/' });
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await screen.findByText('Closed');
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await vi.waitFor(() => expect(stale.mock.calls).toEqual([[made], [made]]));
});
