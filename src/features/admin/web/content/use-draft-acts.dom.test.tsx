import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { type PropsWithChildren, useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContentItem } from './content-data.ts';
import { useContentDraft } from './use-content-draft.ts';
import { useDraftActs } from './use-draft-acts.ts';

vi.mock('../use-wanted.ts', () => ({ useWanted: () => ({ wanted: {}, change: () => undefined }) }));

const nothing = { publishAt: null, problem: null, review: null } as const;
const drafted: ContentItem = {
  kind: 'article',
  id: 'kiln',
  path: 'articles/kiln.md',
  title: 'Kiln',
  state: 'draft',
  published: null,
  draft: { source: 'One.', revision: 'r1', state: 'draft', isOutdated: false, by: 'Ada', savedAt: 0, ...nothing },
  companions: [{ kind: 'article', id: 'glaze', title: 'Glaze', revision: 'g1' }],
  address: '/blog/kiln',
};
const published: ContentItem = {
  ...drafted,
  state: 'edited',
  published: { source: 'One.', hash: 'h1' },
  draft: null,
  companions: [],
};

let stored = drafted;
/** What is sent is answered when it opens. */
let gate: Promise<void> = Promise.resolve();
let publish: (items: unknown) => Response;

const refused = () => Response.json({ code: 'content-changed', status: 409 }, { status: 409 });

async function answer(url: string, { method = 'GET', body }: RequestInit): Promise<Response> {
  if (method === 'GET') return Response.json(stored);
  if (!url.endsWith('/content-publications')) return refused();
  await gate;
  return publish((JSON.parse(body as string) as { items: unknown }).items);
}

beforeEach(() => {
  localStorage.clear();
  stored = drafted;
  gate = Promise.resolve();
  vi.stubGlobal('fetch', answer);
});

function Around({ children }: PropsWithChildren) {
  const [client] = useState(() => new QueryClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}

function open(onDone: (text: string) => void) {
  const useBoth = () => {
    const draft = useContentDraft(drafted, 'ada');
    return { draft, acts: useDraftActs(draft, draft.item.companions, onDone) };
  };
  return renderHook(useBoth, { wrapper: Around }).result;
}

test('what is typed while it is published stays, over what is on the site then', async () => {
  const onDone = vi.fn<(text: string) => void>();
  const held = Promise.withResolvers<void>();
  gate = held.promise;
  publish = () => {
    stored = published;
    return Response.json({ faults: [] });
  };
  const result = open(onDone);
  await act(async () => result.current.acts.publish(null, 'Published.'));
  act(() => result.current.draft.edit('One. Two.'));
  await act(async () => held.resolve());
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('Published.'));
  expect(result.current.draft).toMatchObject({ text: 'One. Two.', isDirty: true, item: { state: 'edited' } });
});

test('where a draft that is published with it was changed, the next try names it as it is', async () => {
  const onDone = vi.fn<(text: string) => void>();
  const companion = { kind: 'article', id: 'glaze', title: 'Glaze', revision: 'g2' } as const;
  publish = (items) => (JSON.stringify(items).includes('g2') ? Response.json({ faults: [] }) : refused());
  const result = open(onDone);
  stored = { ...drafted, companions: [companion] };
  await act(async () => result.current.acts.publish(null, 'Published.'));
  await waitFor(() => expect(result.current.draft.item.companions).toEqual([companion]));
  await act(async () => result.current.acts.publish(null, 'Published.'));
  await waitFor(() => expect(onDone).toHaveBeenCalledWith('Published.'));
});
