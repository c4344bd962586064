import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Files } from '../exercise.ts';
import { draftRow, type fromServer } from './stored-drafts.ts';
import { useDraft } from './use-draft.ts';

const place = { courseId: 'course2', exerciseId: 'sum' };
const starter = { 'main.py': '' };
const uid = 'u1';
const files = (text: string) => ({ 'main.py': text });

interface Put {
  readonly userId?: string | null;
  readonly base: number;
  readonly files: Files;
}

/** Server of a draft: the signed-in user, their draft, and what its responses to a save wait for. */
let server: {
  uid: string;
  draft: Parameters<typeof fromServer>[0] | null;
  isReachable: boolean;
  line: Promise<void> | null;
  puts: Put[];
};

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  server = { uid, draft: null, isReachable: true, line: null, puts: [] };
  vi.stubGlobal('fetch', async (_: string, { method, body }: RequestInit) => {
    if (!server.isReachable) throw new TypeError('offline');
    if (method !== 'PUT') return Response.json({ draft: server.draft, earlier: [] });
    const answer = save(JSON.parse(body as string) as Put);
    await server.line;
    return answer;
  });
});

afterEach(() => void vi.useRealTimers());

function save(put: Put): Response {
  server.puts.push(put);
  if (typeof put.userId === 'string' && put.userId !== server.uid) return problem('another-learner');
  if (put.base !== (server.draft?.version ?? 0)) return problem('draft-changed');
  server.draft = { version: put.base + 1, savedAt: Date.now(), files: put.files };
  return Response.json({ version: put.base + 1, savedAt: server.draft.savedAt });
}

const problem = (code: string) => Response.json({ code, status: 409, detail: 'No.' }, { status: 409 });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const kept = () => draftRow(uid, place).read();

async function openPage() {
  const page = renderHook(() => useDraft({ place, starter, uid, isEnrolled: true }));
  await pass(0);
  return page;
}

async function write({ result }: Awaited<ReturnType<typeof openPage>>, text: string): Promise<void> {
  act(() => result.current.draft.edit(files(text)));
  await pass(1000);
}

test('a page that was left without a network overwrites nothing that is written on the next one', async () => {
  server.isReachable = false;
  const left = await openPage();
  await write(left, 'one');
  left.unmount();
  const next = await openPage();
  server.isReachable = true;
  await write(next, 'two');
  await pass(60_000);
  expect(server.puts.map((put) => put.files)).toEqual([files('two')]);
  expect(server.draft).toMatchObject({ version: 1, files: files('two') });
  expect(kept()).toMatchObject({ value: files('two'), base: 1, isDirty: false });
});

test('without a network a second window overwrites nothing of what the first one has kept: it asks', async () => {
  server.isReachable = false;
  const [first, second] = [await openPage(), await openPage()];
  await write(first, 'one');
  await write(second, 'two');
  expect(second.result.current.state.saved).toMatchObject({ status: 'conflict', theirs: { value: files('one') } });
  expect(kept()).toMatchObject({ value: files('two'), theirs: { value: files('one') } });
});

test('an answer that comes after its page was left changes nothing of what is kept of the next one', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  server.line = promise;
  const left = await openPage();
  await write(left, 'one');
  left.unmount();
  const next = await openPage();
  server.isReachable = false;
  await write(next, 'two');
  resolve();
  await pass(0);
  expect(server.draft).toMatchObject({ version: 1, files: files('one') });
  expect(kept()).toMatchObject({ value: files('two'), base: 1, isDirty: true });
});

test('what was typed when the page is left is sent, and known to be saved', async () => {
  const page = await openPage();
  act(() => page.result.current.draft.edit(files('one')));
  page.unmount();
  expect(kept()).toMatchObject({ value: files('one'), isDirty: true });
  await pass(0);
  expect(server.draft).toMatchObject({ version: 1, files: files('one') });
  expect(kept()).toMatchObject({ value: files('one'), base: 1, isDirty: false });
});

test('what is written after somebody else has signed in becomes nobody’s but its writer’s, and is saved when they are back', async () => {
  const page = await openPage();
  server.uid = 'u2';
  await write(page, 'one');
  expect(server).toMatchObject({ draft: null, puts: [{ userId: uid }] });
  expect(page.result.current.state.saved).toMatchObject({ status: 'here' });
  expect(kept()).toMatchObject({ value: files('one'), isDirty: true });
  server.uid = uid;
  await pass(20_000);
  expect(server.draft).toMatchObject({ version: 1, files: files('one') });
  expect(page.result.current.state.saved).toMatchObject({ status: 'saved' });
});
