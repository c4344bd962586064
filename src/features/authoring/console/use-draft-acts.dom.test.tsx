import { act, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { draftedArticle } from '../../../../test/support/content-item.ts';
import { openSmallSite } from '../../../../test/support/small-site.tsx';
import type { ContentItem } from './content-data.ts';
import { type ContentDraft, useContentDraft } from './use-content-draft.ts';
import { useDraftActs } from './use-draft-acts.ts';

const drafted: ContentItem = {
  ...draftedArticle('One.', 'r1'),
  companions: [{ kind: 'article', id: 'glaze', title: 'Glaze', revision: 'g1' }],
};
const published: ContentItem = {
  ...drafted,
  state: 'edited',
  published: { source: 'One.', hash: 'h1' },
  draft: null,
  companions: [],
};

let stored = drafted;
/** Responses wait until it opens. */
let gate: Promise<void> = Promise.resolve();
let publish: (items: unknown) => Response;
/** Response to saves and changes of state, sent when the gate opens. */
let put: (url: string) => Response;

const refused = () => Response.json({ code: 'content-changed', status: 409 }, { status: 409 });

async function answer(url: string, { method = 'GET', body }: RequestInit): Promise<Response> {
  if (method === 'GET') return Response.json(stored);
  if (method === 'PUT') return gate.then(() => put(url));
  if (!url.endsWith('/content-publications')) return refused();
  await gate;
  return publish((JSON.parse(body as string) as { items: unknown }).items);
}

beforeEach(() => {
  localStorage.clear();
  stored = drafted;
  gate = Promise.resolve();
  put = refused;
  vi.stubGlobal('fetch', answer);
});

interface Seen {
  readonly draft: ContentDraft;
  readonly acts: ReturnType<typeof useDraftActs>;
}

/** Renders the editor's hooks and returns their latest values. */
async function open(onDone: (text: string) => void) {
  const result: { current?: Seen } = {};
  function Editor() {
    const draft = useContentDraft(drafted, 'ada');
    const acts = useDraftActs(draft, draft.item.companions, onDone);
    useEffect(() => void (result.current = { draft, acts }));
    return null;
  }
  await openSmallSite({ pages: { '/admin/$section': Editor }, at: '/admin/content' });
  return () => result.current!;
}

test('what is typed while it is published stays, over what is on the site then', async () => {
  const onDone = vi.fn<(text: string) => void>();
  const held = Promise.withResolvers<void>();
  gate = held.promise;
  publish = () => {
    stored = published;
    return Response.json({ faults: [] });
  };
  const seen = await open(onDone);
  await act(async () => seen().acts.publish(null, 'Published.'));
  act(() => seen().draft.edit('One. Two.'));
  await act(async () => held.resolve());
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('Published.'));
  expect(seen().draft).toMatchObject({ text: 'One. Two.', isDirty: true, item: { state: 'edited' } });
});

test('where a draft that is published with it was changed, the next try names it as it is', async () => {
  const onDone = vi.fn<(text: string) => void>();
  const companion = { kind: 'article', id: 'glaze', title: 'Glaze', revision: 'g2' } as const;
  publish = (items) => (JSON.stringify(items).includes('g2') ? Response.json({ faults: [] }) : refused());
  const seen = await open(onDone);
  stored = { ...drafted, companions: [companion] };
  await act(async () => seen().acts.publish(null, 'Published.'));
  await waitFor(() => expect(seen().draft.item.companions).toEqual([companion]));
  await act(async () => seen().acts.publish(null, 'Published.'));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('Published.'));
});

test('a publication whose check takes minutes is waited for', async () => {
  let signal: AbortSignal | null | undefined;
  const seen = await open(() => {});
  vi.stubGlobal('fetch', (_: string, init: RequestInit) => new Promise(() => (signal = init.signal)));
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  act(() => seen().acts.publish(null, 'Published.'));
  await act(() => vi.advanceTimersByTimeAsync(240_000));
  expect(signal?.aborted).toBe(false);
});

describe('pressed again while what was typed is still being saved', () => {
  test.each([
    ['Publish', (acts: Seen['acts']) => acts.publish(null, 'Done.')],
    ['Schedule', (acts: Seen['acts']) => acts.publish(1e15, 'Done.')],
    ['Ask for a review', (acts: Seen['acts']) => acts.setState('in-review', 'Done.')],
  ])('%s is done once', async (_, press) => {
    const onDone = vi.fn<(text: string) => void>();
    const held = Promise.withResolvers<void>();
    const asked: string[] = [];
    gate = held.promise;
    publish = () => {
      asked.push('publications');
      if (asked.length > 1) return refused();
      stored = published;
      return Response.json({ faults: [] });
    };
    put = (url) => {
      const isSave = url.endsWith('/draft');
      if (!isSave) asked.push('state');
      if (asked.length > 1) return refused();
      stored = { ...draftedArticle('One. Two.', isSave ? 'r2' : 'r3'), companions: [] };
      return Response.json(stored);
    };
    const seen = await open(onDone);
    act(() => seen().draft.edit('One. Two.'));
    act(() => {
      press(seen().acts);
      press(seen().acts);
    });
    expect(seen().acts.isPending).toBe(true);
    act(() => press(seen().acts));
    await act(async () => held.resolve());
    await waitFor(() => expect(seen().acts.isPending).toBe(false));
    expect(onDone.mock.calls).toEqual([['Done.']]);
    expect(asked).toHaveLength(1);
    expect(seen().acts.error).toBeNull();
  });

  test('and that fails, it can be pressed anew', async () => {
    const held = Promise.withResolvers<void>();
    gate = held.promise;
    put = () => new Response('', { status: 503 });
    const seen = await open(() => {});
    act(() => seen().draft.edit('One. Two.'));
    act(() => seen().acts.publish(null, 'Published.'));
    expect(seen().acts.isPending).toBe(true);
    await act(async () => held.resolve());
    await waitFor(() => expect(seen().acts.isPending).toBe(false));
    expect(seen().draft.phase).toBe('failed');
  });
});
