import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Files, draftWorld, files, starter } from '../../../../test/support/draft-world.ts';
import type { SyncedDraft } from './synced-draft.ts';

// Two windows of one browser store one draft: neither may silently discard the other's text.

const pause = () => vi.advanceTimersByTimeAsync(1000);

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** Two windows' browser, and a server that is unreachable until the test says so; a visitor has none. */
function browser({ isVisitor = false } = {}) {
  const { state, open } = draftWorld();
  state.isReachable = false;
  return { state, open: () => open(!isVisitor) };
}

async function write(draft: SyncedDraft<Files>, text: string): Promise<void> {
  draft.edit(files(text));
  await pause();
}

test.each([['a visitor', true] as const, ['without a network', false] as const])(
  '%s: what another window has kept is asked about, and what is typed meanwhile stands beside it',
  async (_, isVisitor) => {
    const { state, open } = browser({ isVisitor });
    const [first, second] = [open(), open()];
    await write(first, 'first');
    await write(second, 'second');
    expect(second.state).toMatchObject({ value: files('second'), saved: { status: 'conflict' } });
    await write(second, 'second, and more');
    const both = { value: files('second, and more'), saved: { status: 'conflict', theirs: { value: files('first') } } };
    expect(second.state).toMatchObject(both);
    // After a reload the conflict is still open.
    const next = open();
    await next.load();
    expect(next.state).toMatchObject(both);
    next.choose('theirs');
    await pause();
    expect(next.state).toMatchObject({ value: files('first'), replaced: files('second, and more') });
    expect(state.kept).toMatchObject({ value: files('first'), isDirty: true });
    expect(state.kept).not.toHaveProperty('theirs');
  },
);

test('whoever goes on with their own is not asked again, but the other window is, once it is written in', async () => {
  const { state, open } = browser({ isVisitor: true });
  const [first, second] = [open(), open()];
  await write(first, 'first');
  await write(second, 'second');
  second.choose('mine');
  await write(second, 'second, and more');
  expect(second.state.saved).toMatchObject({ status: 'here' });
  expect(state.kept).toMatchObject({ value: files('second, and more') });
  await write(first, 'first, and more');
  expect(first.state.saved).toMatchObject({ status: 'conflict', theirs: { value: files('second, and more') } });
});

test('starting again is no choice: it is asked about still', async () => {
  const { open } = browser({ isVisitor: true });
  const [first, second] = [open(), open()];
  await write(first, 'first');
  await write(second, 'second');
  second.replace(starter);
  await pause();
  expect(second.state.saved).toMatchObject({ status: 'conflict', theirs: { value: files('first') } });
});

test('a window in which nothing was written takes nothing away when it is closed', async () => {
  const { state, open } = browser({ isVisitor: true });
  await write(open(), 'before');
  const [first, second] = [open(), open()];
  await write(first, 'first');
  void second.leave();
  expect(state.kept).toMatchObject({ value: files('first') });
  expect(state.kept).not.toHaveProperty('theirs');
});

test('a window in which nothing was written since asks as well, and what is chosen goes to the server', async () => {
  const { state, open } = browser();
  const [first, second] = [open(), open()];
  await write(first, 'first');
  await write(second, 'second');
  await first.flush();
  expect(first.state).toMatchObject({ value: files('first'), saved: { theirs: { value: files('second') } } });
  await second.flush();
  second.choose('mine');
  await pause();
  const next = open();
  state.isReachable = true;
  await next.load();
  expect(state.draft).toMatchObject({ version: 1, value: files('second') });
  await second.load();
  expect(second.state).toMatchObject({ value: files('second'), saved: { status: 'saved' } });
});

test('what one window has kept goes on in another one in which nothing was written since', async () => {
  const { state, open } = browser();
  await write(open(), 'before');
  const [first, second] = [open(), open()];
  await write(first, 'first');
  state.isReachable = true;
  await second.load();
  expect(second.state).toMatchObject({ value: files('first'), saved: { status: 'saved' } });
  expect(state.draft).toMatchObject({ version: 1, value: files('first') });
});

test('what the server has taken from one window leaves there what another one has kept meanwhile', async () => {
  const { state, open } = browser();
  state.isReachable = true;
  const [first, second] = [open(), open()];
  first.edit(files('first'));
  const saving = first.flush();
  state.kept = { ...state.kept!, value: files('second'), isDirty: true };
  await saving;
  expect(state.draft).toMatchObject({ value: files('first') });
  expect(state.kept).toMatchObject({ value: files('second'), isDirty: true });
  void second.leave();
});

test('what waits for a choice waits also where the server has one of the two', async () => {
  const { state, open } = browser();
  const [first, second] = [open(), open()];
  await write(first, 'first');
  await write(second, 'second');
  state.isReachable = true;
  state.draft = { version: 1, savedAt: 5, value: files('second') };
  const next = open();
  await next.load();
  expect(next.state.saved).toMatchObject({ status: 'conflict', theirs: { value: files('first') } });
});
