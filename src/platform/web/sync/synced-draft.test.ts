import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Files, draftWorld, files, starter } from '../../../../test/support/draft-world.ts';
import { type StoredDraft, SyncedDraft } from './synced-draft.ts';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => void vi.useRealTimers());

const pause = () => vi.advanceTimersByTimeAsync(1000);

test('what is typed is saved at a pause, in the browser and on the server', async () => {
  const { state, open } = draftWorld();
  const draft = open();
  await draft.load();
  draft.edit(files('one'));
  draft.edit(files('two'));
  expect(draft.state.saved.status).toBe('typing');
  await pause();
  expect(draft.state.saved).toMatchObject({ status: 'saved' });
  expect(state.draft).toMatchObject({ version: 1, value: files('two') });
  expect(state.kept).toMatchObject({ value: files('two'), base: 1, isDirty: false });
});

test('without a network it is kept here, and saved when the site can be reached again', async () => {
  const { state, open } = draftWorld();
  state.isReachable = false;
  const draft = open();
  await draft.load();
  draft.edit(files('offline'));
  await pause();
  expect(draft.state.saved).toMatchObject({ status: 'here' });
  expect(state.kept).toMatchObject({ value: files('offline'), isDirty: true });
  state.isReachable = true;
  const next = open();
  await next.load();
  expect(state.draft).toMatchObject({ value: files('offline') });
  expect(next.state.saved).toMatchObject({ status: 'saved' });
});

test('a device that has nothing of its own takes what the server has', async () => {
  const { open } = draftWorld({ version: 4, savedAt: 5, value: files('from elsewhere') });
  const draft = open();
  expect(draft.state.value).toEqual(starter);
  await draft.load();
  expect(draft.state).toMatchObject({ value: files('from elsewhere'), saved: { status: 'saved', at: 5 } });
});

test('an older one than this browser has, as an answer that was kept for offline use is, takes nothing back and is no conflict', async () => {
  const { state, open } = draftWorld({ version: 3, savedAt: 5, value: files('three') });
  const newest = { value: files('nine'), base: 9, isDirty: false, changedAt: 9 };
  state.kept = newest;
  const draft = open();
  await draft.load();
  expect(draft.state.value).toEqual(files('nine'));
  expect(state.kept).toEqual(newest);
  state.kept = { ...newest, value: files('ten, offline'), isDirty: true };
  state.draft = { version: 9, savedAt: 9, value: files('nine') };
  const later = open();
  await later.load();
  expect(state.draft).toMatchObject({ version: 10, value: files('ten, offline') });
});

test('what is typed while another one waits for a choice outlives the page', async () => {
  const { state, open } = draftWorld({ version: 2, savedAt: 5, value: files('theirs') }, { ...dirty('mine'), base: 1 });
  const draft = open();
  await draft.load();
  draft.edit(files('mine, and more'));
  await draft.flush();
  expect(state.kept).toMatchObject({ value: files('mine, and more'), base: 1, isDirty: true });
  const next = open();
  await next.load();
  expect(next.state).toMatchObject({ value: files('mine, and more'), saved: { status: 'conflict' } });
});

test('two windows: the second is asked, keeps what was typed meanwhile, and nothing is overwritten before', async () => {
  const { state, open } = draftWorld();
  const [first, second] = [open(), open()];
  first.edit(files('first'));
  await pause();
  second.edit(files('second'));
  await pause();
  expect(second.state).toMatchObject({ value: files('second'), saved: { status: 'conflict' } });
  second.edit(files('second, and more'));
  await pause();
  expect(state.draft?.value).toEqual(files('first'));
  second.choose('mine');
  await pause();
  expect(state.draft).toMatchObject({ version: 2, value: files('second, and more') });
});

test('whoever takes the other one can undo it', async () => {
  const { open } = draftWorld({ version: 2, savedAt: 5, value: files('theirs') }, { ...dirty('mine'), base: 1 });
  const draft = open();
  await draft.load();
  draft.choose('theirs');
  expect(draft.state).toMatchObject({ value: files('theirs'), replaced: files('mine') });
  draft.undo();
  expect(draft.state.value).toEqual(files('mine'));
});

test('two windows that wrote the same are not asked', async () => {
  const { open } = draftWorld({ version: 2, savedAt: 5, value: files('same') }, { ...dirty('same'), base: 1 });
  const draft = open();
  await draft.load();
  expect(draft.state.saved).toMatchObject({ status: 'saved' });
});

test('what is typed while it is being saved is saved too', async () => {
  const { state, open } = draftWorld();
  const draft = open();
  draft.edit(files('one'));
  const saving = draft.flush();
  draft.edit(files('two'));
  await saving;
  await pause();
  expect(state.draft).toMatchObject({ version: 2, value: files('two') });
});

test('what is typed during a slow request, until after the pause, is sent at once and never said to wait', async () => {
  const { state, open } = draftWorld();
  const { promise, resolve } = Promise.withResolvers<void>();
  state.answering = promise;
  const draft = open();
  draft.edit(files('one'));
  await pause();
  const waits: boolean[] = [];
  draft.subscribe(() => waits.push(draft.state.saved.status === 'here' && !draft.state.isSending));
  draft.edit(files('two'));
  await pause();
  resolve();
  await vi.advanceTimersByTimeAsync(1);
  expect(state.draft).toMatchObject({ version: 2, value: files('two') });
  expect(draft.state.saved.status).toBe('saved');
  expect(waits).not.toContain(true);
});

test('starting again can be undone, and a visitor’s code stays in this browser', async () => {
  const { state, open } = draftWorld();
  const draft = open(false);
  draft.edit(files('mine'));
  draft.replace(starter);
  expect(draft.state).toMatchObject({ value: starter, replaced: files('mine') });
  draft.undo();
  await pause();
  expect(draft.state).toMatchObject({ value: files('mine'), replaced: null, saved: { status: 'here' } });
  expect(state).toMatchObject({ draft: null, kept: { value: files('mine') } });
});

test('starting again can be undone after the page was loaded anew, and no more once something was written', async () => {
  const { state, open } = draftWorld();
  const draft = open();
  draft.edit(files('mine'));
  await pause();
  draft.replace(starter);
  await draft.flush();
  const next = open();
  await next.load();
  expect(next.state).toMatchObject({ value: starter, replaced: files('mine'), saved: { status: 'saved' } });
  next.undo();
  await pause();
  expect(state.draft?.value).toEqual(files('mine'));
  expect(open().state).toMatchObject({ value: files('mine'), replaced: null });

  next.replace(starter);
  await next.flush();
  const later = open();
  later.edit(files('something else'));
  await later.flush();
  expect(open().state).toMatchObject({ value: files('something else'), replaced: null });
});

test('it can be undone also where the page was left before the server had answered', async () => {
  const { state, open } = draftWorld(null, { ...dirty('...'), replaced: files('mine') });
  state.draft = { version: 1, savedAt: 5, value: starter };
  const draft = open();
  await draft.load();
  expect(draft.state).toMatchObject({ value: starter, replaced: files('mine'), saved: { status: 'saved' } });
  expect(state.kept).toMatchObject({ base: 1, replaced: files('mine') });
});

test('what was written elsewhere since then leaves nothing to be undone', async () => {
  const { state, open } = draftWorld();
  const draft = open();
  draft.edit(files('mine'));
  draft.replace(starter);
  await draft.flush();
  state.draft = { version: 2, savedAt: 5, value: files('from elsewhere') };
  const next = open();
  await next.load();
  expect(next.state).toMatchObject({ value: files('from elsewhere'), replaced: null });
  expect(open().state.replaced).toBeNull();
});

test('where there is no room for the way back the code itself is kept all the same', () => {
  const kept: StoredDraft<Files>[] = [];
  const keep = (draft: StoredDraft<Files>) => draft.replaced === undefined && kept.push(draft) > 0;
  const draft = new SyncedDraft<Files>({
    initial: starter,
    isSame: Object.is,
    hashOf: String,
    stored: null,
    read: () => null,
    store: keep,
    server: null,
  });
  draft.edit(files('mine'));
  draft.replace(files('other'));
  void draft.flush();
  expect(kept.at(-1)).toMatchObject({ value: files('other') });
  expect(draft.state.saved.status).toBe('here');
});

test('a browser that keeps nothing says so, until the server has it', async () => {
  const { state, open } = draftWorld();
  state.keepsNothing = true;
  state.isReachable = false;
  const draft = open();
  draft.edit(files('x'));
  await pause();
  expect(draft.state.saved.status).toBe('nowhere');
});

function dirty(text: string): StoredDraft<Files> {
  return { value: files(text), base: 0, isDirty: true, changedAt: 1 };
}

test('a save whose answer was lost is no conflict with what was typed since', async () => {
  const { state, open } = draftWorld();
  const draft = open();
  await draft.load();
  state.losesAnswers = true;
  draft.edit(files('one'));
  await pause();
  expect(state.draft).toMatchObject({ version: 1, value: files('one') });
  state.losesAnswers = false;
  draft.edit(files('one, two'));
  await pause();
  await pause();
  expect(draft.state.saved).toMatchObject({ status: 'saved' });
  expect(state.draft).toMatchObject({ version: 2, value: files('one, two') });
});

test('nor is one that is still on its way when the line comes back', async () => {
  const { state, open } = draftWorld();
  const draft = open();
  await draft.load();
  draft.edit(files('one'));
  const saving = draft.flush();
  draft.edit(files('one, two'));
  await Promise.all([draft.load(), saving]);
  await pause();
  expect(draft.state.saved).toMatchObject({ status: 'saved' });
  expect(state.draft).toMatchObject({ value: files('one, two') });
});

test('nor is one whose page was closed before the answer, with more typed meanwhile', async () => {
  const { state, open } = draftWorld();
  const draft = open();
  await draft.load();
  state.losesAnswers = true;
  draft.edit(files('one'));
  await pause();
  state.isReachable = false;
  draft.edit(files('one, two'));
  await pause();
  Object.assign(state, { losesAnswers: false, isReachable: true });
  const next = open();
  await next.load();
  expect(next.state).toMatchObject({ value: files('one, two'), saved: { status: 'here' } });
  await pause();
  expect(next.state.saved).toMatchObject({ status: 'saved' });
  expect(state.draft).toMatchObject({ version: 2, value: files('one, two') });
  expect(state.kept).toMatchObject({ isDirty: false });
  expect(state.kept).not.toHaveProperty('unacknowledged');
});

test('what is sent is noted before, and what is far from any of it is a conflict still', async () => {
  const { state, open } = draftWorld();
  const draft = open();
  draft.edit(files('one'));
  void draft.flush();
  expect(state.kept?.unacknowledged).toHaveLength(1);
  state.draft = { version: 5, savedAt: 5, value: files('from elsewhere') };
  const next = open();
  await next.load();
  expect(next.state.saved).toMatchObject({ status: 'conflict' });
});

test('one that was left tries nothing again, and overwrites nothing of the one that took its place', async () => {
  const { state, open } = draftWorld();
  state.isReachable = false;
  const left = open();
  await left.load();
  left.edit(files('one'));
  await pause();
  void left.leave();
  const next = open();
  await next.load();
  next.edit(files('two'));
  state.isReachable = true;
  await pause();
  const saved = { version: 1, value: files('two') };
  expect(state.draft).toMatchObject(saved);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state.draft).toMatchObject(saved);
  expect(state.kept).toMatchObject({ value: files('two'), base: 1, isDirty: false });
});

test('what is typed until it is left is saved, also while an earlier state is on its way, and is known to be', async () => {
  const { state, open } = draftWorld();
  const draft = open();
  await draft.load();
  draft.edit(files('one'));
  void draft.flush();
  draft.edit(files('one, two'));
  void draft.leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(state.draft).toMatchObject({ version: 2, value: files('one, two') });
  // Otherwise the next save from another device would be a conflict.
  expect(state.kept).toMatchObject({ value: files('one, two'), base: 2, isDirty: false });
});

test('an answer that comes after it was left takes nothing back from the one that took its place, which meets no conflict', async () => {
  const { state, open } = draftWorld();
  const left = open();
  left.edit(files('one'));
  void left.leave();
  const next = open();
  next.edit(files('one, two'));
  const saving = next.flush();
  const { kept } = state;
  await vi.advanceTimersByTimeAsync(0);
  expect(state.draft).toMatchObject({ version: 1, value: files('one') });
  expect(state.kept).toBe(kept);
  await saving;
  await pause();
  expect(next.state.saved).toMatchObject({ status: 'saved' });
  expect(state.draft).toMatchObject({ version: 2, value: files('one, two') });
});

test('one that was left and is come back to goes on', async () => {
  const { state, open } = draftWorld();
  const draft = open();
  void draft.leave();
  await draft.load();
  draft.edit(files('one'));
  await pause();
  expect(state.draft).toMatchObject({ value: files('one') });
});

test('a draft that the server has lost, as with the restore of an older backup, is saved anew', async () => {
  const { state, open } = draftWorld(null, { ...dirty('mine'), base: 5 });
  const draft = open();
  await draft.load();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(draft.state.saved).toMatchObject({ status: 'saved' });
  expect(state.draft).toMatchObject({ version: 1, value: files('mine') });
});

test('a save that fails unexpectedly keeps no later one from being sent', async () => {
  const { state, open } = draftWorld();
  const draft = open();
  state.isBroken = true;
  draft.edit(files('one'));
  await expect(draft.flush()).rejects.toThrow('not a failed call');
  expect(draft.state.isSending).toBe(false);
  state.isBroken = false;
  draft.edit(files('one, two'));
  await pause();
  expect(state.draft).toMatchObject({ version: 1, value: files('one, two') });
});
