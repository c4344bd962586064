import { act, renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { draftedArticle } from '../../../../test/support/content-item.ts';
import type { ContentItem } from './content-data.ts';
import { useContentDraft } from './use-content-draft.ts';

const uid = 'ada';
const keptAs = 'opvir.content.ada.article.kiln';

const first = draftedArticle('Begun.', 'r1');
let stored = first;
let saves = 0;
let tries = 0;
let isDown = false;
/** True to store a save but lose the response. */
let isLost = false;
/** Saves wait for it. */
let gate: Promise<void> = Promise.resolve();

async function answer({ method = 'GET', body }: RequestInit): Promise<Response> {
  if (method === 'GET') return Response.json(stored);
  tries += 1;
  await gate;
  if (isDown) return new Response('', { status: 503 });
  const { source, base } = JSON.parse(body as string) as { source: string; base: string };
  if (base !== stored.draft?.revision) return Response.json({ code: 'content-changed', status: 409 }, { status: 409 });
  saves += 1;
  stored = draftedArticle(source, `r${saves + 1}`);
  if (isLost) return new Response('', { status: 502 });
  return Response.json(stored);
}

beforeEach(() => {
  localStorage.clear();
  stored = first;
  saves = 0;
  tries = 0;
  isDown = false;
  isLost = false;
  gate = Promise.resolve();
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => answer(init));
});

const open = (item = stored) => renderHook(() => useContentDraft(item, uid));

test('what is typed while a save is under way is saved after it, and then this browser keeps nothing', async () => {
  const { result } = open();
  const held = Promise.withResolvers<void>();
  gate = held.promise;
  act(() => result.current.edit('One.'));
  let saved: Promise<ContentItem | null> = Promise.resolve(null);
  await act(async () => void (saved = result.current.flush()));
  act(() => result.current.edit('One. Two.'));
  expect(localStorage.getItem(keptAs)).toContain('One. Two.');
  await act(async () => {
    held.resolve();
    await saved;
  });
  expect(stored.draft?.source).toBe('One.');
  expect(result.current).toMatchObject({ text: 'One. Two.', isDirty: true });
  await act(() => result.current.flush());
  expect(stored.draft?.source).toBe('One. Two.');
  expect(saves).toBe(2);
  expect(localStorage.getItem(keptAs)).toBeNull();
});

test('what could not be saved is there when the editor is opened again, and is saved then', async () => {
  isDown = true;
  const before = open();
  act(() => before.result.current.edit('Typed on the train.'));
  await act(() => before.result.current.flush());
  expect(before.result.current).toMatchObject({ phase: 'failed', isDirty: true });
  before.unmount();

  isDown = false;
  const { result } = open();
  expect(result.current.text).toBe('Typed on the train.');
  await waitFor(() => expect(stored.draft?.source).toBe('Typed on the train.'));
  await waitFor(() => expect(localStorage.getItem(keptAs)).toBeNull());
});

test('a closed editor tries once more and then no more, so that it saves over no other one', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  isDown = true;
  const { result, unmount } = open();
  act(() => result.current.edit('Typed on the train.'));
  await act(() => result.current.flush());
  await act(() => vi.advanceTimersByTimeAsync(5000));
  expect(tries).toBe(2);
  unmount();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBe(3);
});

test('where somebody else was quicker nothing is saved until one chooses; to keep one’s own saves it over theirs', async () => {
  const { result } = open();
  stored = draftedArticle('By Grace.', 'g1');
  act(() => result.current.edit('By Ada.'));
  await act(() => result.current.flush());
  await waitFor(() => expect(result.current.theirs?.draft?.source).toBe('By Grace.'));
  expect(result.current.text).toBe('By Ada.');
  act(() => result.current.edit('By Ada, still.'));
  expect(stored.draft?.source).toBe('By Grace.');
  stored = draftedArticle('By Grace.', 'g1');
  await act(async () => result.current.keepMine());
  await waitFor(() => expect(result.current.theirs).toBeNull());
  await waitFor(() => expect(stored.draft?.source).toBe('By Ada, still.'));
});

test('a review that comes while one types is no other text: what was typed is saved over it by itself', async () => {
  const { result } = open();
  stored = { ...draftedArticle('Begun.', 'reviewed'), state: 'approved' };
  act(() => result.current.edit('Begun. Mine.'));
  const saved = await act(() => result.current.flush());
  expect(saved?.draft?.source).toBe('Begun. Mine.');
  expect(result.current).toMatchObject({ theirs: null, isDirty: false, phase: 'idle' });

  stored = { ...draftedArticle('Begun. Mine.', 'reviewed again'), state: 'approved' };
  act(() => result.current.edit('Begun. Mine again.'));
  await act(() => result.current.lookAtTheirs());
  expect(result.current).toMatchObject({ theirs: null, isDirty: true, item: { state: 'approved' } });
  await waitFor(() => expect(stored.draft?.source).toBe('Begun. Mine again.'));
  await waitFor(() => expect(localStorage.getItem(keptAs)).toBeNull());
});

test('to take theirs puts it in the place of what was typed, in this browser too', async () => {
  const { result } = open();
  stored = draftedArticle('By Grace.', 'g1');
  act(() => result.current.edit('By Ada.'));
  await act(() => result.current.flush());
  await waitFor(() => expect(result.current.theirs).not.toBeNull());
  act(() => result.current.adopt(stored));
  expect(result.current).toMatchObject({ text: 'By Grace.', theirs: null, isDirty: false });
  expect(localStorage.getItem(keptAs)).toBeNull();
});

test('a save whose answer was lost is no conflict with oneself, though one types on', async () => {
  const { result } = open();
  isLost = true;
  act(() => result.current.edit('One.'));
  await act(() => result.current.flush());
  expect(result.current.phase).toBe('failed');
  isLost = false;
  act(() => result.current.edit('One. Two.'));
  const saved = await act(() => result.current.flush());
  expect(saved?.draft?.source).toBe('One. Two.');
  expect(result.current).toMatchObject({ theirs: null, isDirty: false, phase: 'idle' });
});

test('what this browser kept and the server has already is no conflict when the editor is opened', async () => {
  localStorage.setItem(keptAs, JSON.stringify({ text: 'Begun.', base: 'r0' }));
  const { result } = open();
  await waitFor(() => expect(localStorage.getItem(keptAs)).toBeNull());
  expect(result.current).toMatchObject({ text: 'Begun.', theirs: null, phase: 'idle' });
});

test('a change of the text as it is then keeps what was typed since it was asked for', () => {
  const { result } = open();
  const { edit } = result.current;
  act(() => result.current.edit('Begun. Typed.'));
  act(() => edit((now) => `${now} Image.`));
  expect(result.current.text).toBe('Begun. Typed. Image.');
  expect(localStorage.getItem(keptAs)).toContain('Begun. Typed. Image.');
});

test('where only what it is published with was changed, that is known afterwards', async () => {
  const { result } = open();
  const companions = [{ kind: 'article', id: 'glaze', title: 'Glaze', revision: 'g2' }] as const;
  stored = { ...first, companions: [...companions] };
  await act(() => result.current.lookAtTheirs());
  expect(result.current.item.companions).toEqual(companions);
});
