import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DraftSaver, type SaveResult } from './draft-saver.ts';
import type { StoredDraft, ServerDraft } from './stored-drafts.ts';

const starter = { 'main.py': '...' };
const files = (text: string) => ({ 'main.py': text });

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

/** Draft of one learner on the server, and what the browser stores of it. */
function world(draft: ServerDraft | null = null, kept: StoredDraft | null = null) {
  const state = { draft, kept, isReachable: true, losesAnswers: false, keepsNothing: false };
  const save = async (base: number, given: StoredDraft['files']): Promise<SaveResult> => {
    if (!state.isReachable) return { status: 'unreachable' };
    if ((state.draft?.version ?? 0) !== base) return { status: 'changed' };
    state.draft = { version: base + 1, savedAt: Date.now(), files: given };
    if (state.losesAnswers) return { status: 'unreachable' };
    return { status: 'saved', version: base + 1, savedAt: Date.now() };
  };
  const open = (isEnrolled = true) =>
    new DraftSaver({
      starter,
      kept: state.kept,
      look: () => state.kept,
      keep: (given, before) => {
        if (state.keepsNothing || (before !== undefined && state.kept !== before)) return false;
        state.kept = given;
        return true;
      },
      server: isEnrolled ? { find: async () => (state.isReachable ? state.draft : undefined), save } : null,
    });
  return { state, open };
}

const pause = () => vi.advanceTimersByTimeAsync(1000);

test('what is typed is saved at a pause, in the browser and on the server', async () => {
  const { state, open } = world();
  const keeper = open();
  await keeper.load();
  keeper.edit('main.py', 'one');
  keeper.edit('main.py', 'two');
  expect(keeper.state.saved.status).toBe('typing');
  await pause();
  expect(keeper.state.saved).toMatchObject({ status: 'saved' });
  expect(state.draft).toMatchObject({ version: 1, files: files('two') });
  expect(state.kept).toMatchObject({ files: files('two'), base: 1, isDirty: false });
});

test('without a network it is kept here, and saved when the site can be reached again', async () => {
  const { state, open } = world();
  state.isReachable = false;
  const keeper = open();
  await keeper.load();
  keeper.edit('main.py', 'offline');
  await pause();
  expect(keeper.state.saved).toMatchObject({ status: 'here' });
  expect(state.kept).toMatchObject({ files: files('offline'), isDirty: true });
  state.isReachable = true;
  const next = open();
  await next.load();
  expect(state.draft).toMatchObject({ files: files('offline') });
  expect(next.state.saved).toMatchObject({ status: 'saved' });
});

test('a device that has nothing of its own takes what the server has', async () => {
  const { open } = world({ version: 4, savedAt: 5, files: files('from elsewhere') });
  const keeper = open();
  expect(keeper.state.files).toEqual(starter);
  await keeper.load();
  expect(keeper.state).toMatchObject({ files: files('from elsewhere'), saved: { status: 'saved', at: 5 } });
});

test('an older one than this browser has, as an answer that was kept for offline use is, takes nothing back and is no conflict', async () => {
  const { state, open } = world({ version: 3, savedAt: 5, files: files('three') });
  const newest = { files: files('nine'), base: 9, isDirty: false, changedAt: 9 };
  state.kept = newest;
  const keeper = open();
  await keeper.load();
  expect(keeper.state.files).toEqual(files('nine'));
  expect(state.kept).toEqual(newest);
  state.kept = { ...newest, files: files('ten, offline'), isDirty: true };
  state.draft = { version: 9, savedAt: 9, files: files('nine') };
  const later = open();
  await later.load();
  expect(state.draft).toMatchObject({ version: 10, files: files('ten, offline') });
});

test('what is typed while another one waits for a choice outlives the page', async () => {
  const { state, open } = world({ version: 2, savedAt: 5, files: files('theirs') }, { ...dirty('mine'), base: 1 });
  const keeper = open();
  await keeper.load();
  keeper.edit('main.py', 'mine, and more');
  await keeper.flush();
  expect(state.kept).toMatchObject({ files: files('mine, and more'), base: 1, isDirty: true });
  const next = open();
  await next.load();
  expect(next.state).toMatchObject({ files: files('mine, and more'), saved: { status: 'conflict' } });
});

test('two windows: the second is asked, keeps what was typed meanwhile, and nothing is overwritten before', async () => {
  const { state, open } = world();
  const [first, second] = [open(), open()];
  first.edit('main.py', 'first');
  await pause();
  second.edit('main.py', 'second');
  await pause();
  expect(second.state).toMatchObject({ files: files('second'), saved: { status: 'conflict' } });
  second.edit('main.py', 'second, and more');
  await pause();
  expect(state.draft?.files).toEqual(files('first'));
  second.choose('mine');
  await pause();
  expect(state.draft).toMatchObject({ version: 2, files: files('second, and more') });
});

test('whoever takes the other one can undo it', async () => {
  const { open } = world({ version: 2, savedAt: 5, files: files('theirs') }, { ...dirty('mine'), base: 1 });
  const keeper = open();
  await keeper.load();
  keeper.choose('theirs');
  expect(keeper.state).toMatchObject({ files: files('theirs'), replaced: files('mine') });
  keeper.undo();
  expect(keeper.state.files).toEqual(files('mine'));
});

test('two windows that wrote the same are not asked', async () => {
  const { open } = world({ version: 2, savedAt: 5, files: files('same') }, { ...dirty('same'), base: 1 });
  const keeper = open();
  await keeper.load();
  expect(keeper.state.saved).toMatchObject({ status: 'saved' });
});

test('what is typed while it is being saved is saved too', async () => {
  const { state, open } = world();
  const keeper = open();
  keeper.edit('main.py', 'one');
  const saving = keeper.flush();
  keeper.edit('main.py', 'two');
  await saving;
  await pause();
  expect(state.draft).toMatchObject({ version: 2, files: files('two') });
});

test('starting again can be undone, and a visitor’s code stays in this browser', async () => {
  const { state, open } = world();
  const keeper = open(false);
  keeper.edit('main.py', 'mine');
  keeper.replace(starter);
  expect(keeper.state).toMatchObject({ files: starter, replaced: files('mine') });
  keeper.undo();
  await pause();
  expect(keeper.state).toMatchObject({ files: files('mine'), replaced: null, saved: { status: 'here' } });
  expect(state).toMatchObject({ draft: null, kept: { files: files('mine') } });
});

test('starting again can be undone after the page was loaded anew, and no more once something was written', async () => {
  const { state, open } = world();
  const keeper = open();
  keeper.edit('main.py', 'mine');
  await pause();
  keeper.replace(starter);
  await keeper.flush();
  const next = open();
  await next.load();
  expect(next.state).toMatchObject({ files: starter, replaced: files('mine'), saved: { status: 'saved' } });
  next.undo();
  await pause();
  expect(state.draft?.files).toEqual(files('mine'));
  expect(open().state).toMatchObject({ files: files('mine'), replaced: null });

  next.replace(starter);
  await next.flush();
  const later = open();
  later.edit('main.py', 'something else');
  await later.flush();
  expect(open().state).toMatchObject({ files: files('something else'), replaced: null });
});

test('it can be undone also where the page was left before the server had answered', async () => {
  const { state, open } = world(null, { ...dirty('...'), replaced: files('mine') });
  state.draft = { version: 1, savedAt: 5, files: starter };
  const keeper = open();
  await keeper.load();
  expect(keeper.state).toMatchObject({ files: starter, replaced: files('mine'), saved: { status: 'saved' } });
  expect(state.kept).toMatchObject({ base: 1, replaced: files('mine') });
});

test('what was written elsewhere since then leaves nothing to be undone', async () => {
  const { state, open } = world();
  const keeper = open();
  keeper.edit('main.py', 'mine');
  keeper.replace(starter);
  await keeper.flush();
  state.draft = { version: 2, savedAt: 5, files: files('from elsewhere') };
  const next = open();
  await next.load();
  expect(next.state).toMatchObject({ files: files('from elsewhere'), replaced: null });
  expect(open().state.replaced).toBeNull();
});

test('where there is no room for the way back the code itself is kept all the same', () => {
  const kept: StoredDraft[] = [];
  const keep = (draft: StoredDraft) => draft.replaced === undefined && kept.push(draft) > 0;
  const keeper = new DraftSaver({ starter, kept: null, look: () => null, keep, server: null });
  keeper.edit('main.py', 'mine');
  keeper.replace(files('other'));
  void keeper.flush();
  expect(kept).toMatchObject([{ files: files('other') }]);
  expect(keeper.state.saved.status).toBe('here');
});

test('a browser that keeps nothing says so, until the server has it', async () => {
  const { state, open } = world();
  state.keepsNothing = true;
  state.isReachable = false;
  const keeper = open();
  keeper.edit('main.py', 'x');
  await pause();
  expect(keeper.state.saved.status).toBe('nowhere');
});

function dirty(text: string): StoredDraft {
  return { files: files(text), base: 0, isDirty: true, changedAt: 1 };
}

test('a save whose answer was lost is no conflict with what was typed since', async () => {
  const { state, open } = world();
  const keeper = open();
  await keeper.load();
  state.losesAnswers = true;
  keeper.edit('main.py', 'one');
  await pause();
  expect(state.draft).toMatchObject({ version: 1, files: files('one') });
  state.losesAnswers = false;
  keeper.edit('main.py', 'one, two');
  await pause();
  await pause();
  expect(keeper.state.saved).toMatchObject({ status: 'saved' });
  expect(state.draft).toMatchObject({ version: 2, files: files('one, two') });
});

test('nor is one that is still on its way when the line comes back', async () => {
  const { state, open } = world();
  const keeper = open();
  await keeper.load();
  keeper.edit('main.py', 'one');
  const saving = keeper.flush();
  keeper.edit('main.py', 'one, two');
  await Promise.all([keeper.load(), saving]);
  await pause();
  expect(keeper.state.saved).toMatchObject({ status: 'saved' });
  expect(state.draft).toMatchObject({ files: files('one, two') });
});

test('nor is one whose page was closed before the answer, with more typed meanwhile', async () => {
  const { state, open } = world();
  const keeper = open();
  await keeper.load();
  state.losesAnswers = true;
  keeper.edit('main.py', 'one');
  await pause();
  state.isReachable = false;
  keeper.edit('main.py', 'one, two');
  await pause();
  Object.assign(state, { losesAnswers: false, isReachable: true });
  const next = open();
  await next.load();
  expect(next.state).toMatchObject({ files: files('one, two'), saved: { status: 'here' } });
  await pause();
  expect(next.state.saved).toMatchObject({ status: 'saved' });
  expect(state.draft).toMatchObject({ version: 2, files: files('one, two') });
  expect(state.kept).toMatchObject({ isDirty: false });
  expect(state.kept).not.toHaveProperty('unacknowledged');
});

test('what is sent is noted before, and what is far from any of it is a conflict still', async () => {
  const { state, open } = world();
  const keeper = open();
  keeper.edit('main.py', 'one');
  void keeper.flush();
  expect(state.kept?.unacknowledged).toHaveLength(1);
  state.draft = { version: 5, savedAt: 5, files: files('from elsewhere') };
  const next = open();
  await next.load();
  expect(next.state.saved).toMatchObject({ status: 'conflict' });
});

test('one that was left tries nothing again, and overwrites nothing of the one that took its place', async () => {
  const { state, open } = world();
  state.isReachable = false;
  const left = open();
  await left.load();
  left.edit('main.py', 'one');
  await pause();
  left.leave();
  const next = open();
  await next.load();
  next.edit('main.py', 'two');
  state.isReachable = true;
  await pause();
  const saved = { version: 1, files: files('two') };
  expect(state.draft).toMatchObject(saved);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.draft).toMatchObject(saved);
  expect(state.kept).toMatchObject({ files: files('two'), base: 1, isDirty: false });
});

test('what is typed until it is left is saved, also while an earlier state is on its way, and is known to be', async () => {
  const { state, open } = world();
  const keeper = open();
  await keeper.load();
  keeper.edit('main.py', 'one');
  void keeper.flush();
  keeper.edit('main.py', 'one, two');
  keeper.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.draft).toMatchObject({ version: 2, files: files('one, two') });
  // Otherwise the next save from another device would be a conflict.
  expect(state.kept).toMatchObject({ files: files('one, two'), base: 2, isDirty: false });
});

test('an answer that comes after it was left takes nothing back from the one that took its place, which meets no conflict', async () => {
  const { state, open } = world();
  const left = open();
  left.edit('main.py', 'one');
  left.leave();
  const next = open();
  next.edit('main.py', 'one, two');
  const saving = next.flush();
  const { kept } = state;
  await vi.advanceTimersByTimeAsync(0);
  expect(state.draft).toMatchObject({ version: 1, files: files('one') });
  expect(state.kept).toBe(kept);
  await saving;
  await pause();
  expect(next.state.saved).toMatchObject({ status: 'saved' });
  expect(state.draft).toMatchObject({ version: 2, files: files('one, two') });
});

test('one that was left and is come back to goes on', async () => {
  const { state, open } = world();
  const keeper = open();
  keeper.leave();
  await keeper.load();
  keeper.edit('main.py', 'one');
  await pause();
  expect(state.draft).toMatchObject({ files: files('one') });
});

test('a draft that the server has lost, as with the restore of an older backup, is saved anew', async () => {
  const { state, open } = world(null, { ...dirty('mine'), base: 5 });
  const keeper = open();
  await keeper.load();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(keeper.state.saved).toMatchObject({ status: 'saved' });
  expect(state.draft).toMatchObject({ version: 1, files: files('mine') });
});
