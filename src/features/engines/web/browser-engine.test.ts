import { afterAll, expect, onTestFinished, test, vi } from 'vitest';
import { prepareEngines } from '../../../../scripts/build/engine-files.ts';
import { workerOf } from '../../../../test/support/browser-worker.ts';
import { openEngineSite } from '../../../../test/support/engines.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { programOf } from '../../../../test/support/programs.ts';
import { turns } from '../../../../test/support/turns.ts';
import type { Language } from '../run.ts';
import { createBrowserEngine } from './browser-engine.ts';

const { site, origin, requestedUrls } = await openEngineSite();
afterAll(() => site.close());

/** Creates an engine as in a page: with the build's table and with workers of this origin. */
async function openEngine(language: Language, options: Parameters<typeof createBrowserEngine>[1] = {}) {
  vi.stubGlobal('__ENGINE_TABLE__', await prepareEngines());
  vi.stubGlobal('Worker', workerOf(origin));
  requestedUrls.length = 0;
  const engine = createBrowserEngine(language, options);
  onTestFinished(() => engine.stop());
  return engine;
}

test.each<[Language, string, number]>([
  ['javascript', 'export const answer = () => 42;', 2],
  ['python', 'def answer(): return 42', 1],
])('nothing of %s is fetched before the first run, and nothing twice', async (language, source, files) => {
  const seen: number[] = [];
  const engine = await openEngine(language, {
    onProgress: ({ loadedBytes, totalBytes }) => seen.push(loadedBytes / totalBytes),
  });
  expect(requestedUrls).toEqual([]);
  for (const _ of [1, 2]) {
    expect(await engine.run(programOf(language, source), { call: 'answer()' })).toMatchObject({
      ended: 'done',
      value: 42,
    });
  }
  expect(requestedUrls.length).toBe(files);
  expect(seen.at(-1)).toBe(1);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
});

test.each<[Language, string]>([
  ['javascript', "console.log('1'); console.error('2'); console.log('3');"],
  ['python', 'import sys\nprint(1)\nprint(2, file=sys.stderr)\nprint(3)'],
])('output of %s is in its order, whichever stream it goes to', async (language, source) => {
  const engine = await openEngine(language);
  expect(await engine.run(programOf(language, source), {})).toMatchObject({
    ended: 'done',
    stdout: '1\n3\n',
    stderr: '2\n',
    printed: '1\n2\n3\n',
  });
});

test('a program that hangs shows what it printed, is stopped, and the next one runs', async () => {
  const printed: string[] = [];
  const engine = await openEngine('javascript', { onOutput: (_, text) => printed.push(text) });
  const hanging = engine.run(
    programOf('javascript', "console.log('begun'); for (;;) {}"),
    {},
    { timeMs: 60_000, totalMs: 60_000 },
  );
  await eventually('what it printed', () => printed.join('') === 'begun\n');
  engine.stop();
  expect(await hanging).toMatchObject({ ended: 'stopped', stdout: 'begun\n' });
  const next = await engine.run(programOf('javascript', 'export const answer = 42;'), { call: 'answer' });
  expect(next).toMatchObject({ ended: 'done', value: 42 });
});

test.each([
  ['at once', (stop: () => void) => stop()],
  ['a moment later', (stop: () => void) => void setTimeout(stop)],
])('stopped while the engine is on its way, %s, a run is stopped too', async (_, soon) => {
  const engine = await openEngine('python');
  const running = engine.run(programOf('python', 'print(1)'), {});
  soon(() => engine.stop());
  expect(await running).toMatchObject({ ended: 'stopped', stdout: '' });
});

test('stopped before the engine is asked for, nothing of it is fetched', async () => {
  const engine = await openEngine('python');
  const running = engine.run(programOf('python', 'print(1)'), {});
  engine.stop();
  expect(await running).toMatchObject({ ended: 'stopped', stdout: '' });
  await turns();
  expect(requestedUrls).toEqual([]);
});

test('a worker cannot be had without the files of its engine: that is told, and another try may do', async () => {
  const engine = await openEngine('javascript');
  const table = await prepareEngines();
  vi.stubGlobal('__ENGINE_TABLE__', { ...table, files: { ...table.files, quickjs: { name: 'gone.wasm', bytes: 1 } } });
  const program = programOf('javascript', 'export const answer = 42;');
  await expect(engine.run(program, {})).rejects.toThrow('did not start');
  vi.stubGlobal('__ENGINE_TABLE__', table);
  expect(await engine.run(program, { call: 'answer' })).toMatchObject({ value: 42 });
});

test('the files come packed, are kept for good, and the table is nobody’s', async () => {
  const { files } = await prepareEngines();
  const answer = await site.inject({ url: `/engines/${files.quickjs.name}`, headers: { 'accept-encoding': 'br' } });
  expect(answer.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'application/wasm',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  for (const name of ['engines.json', '', '..%2fcurrent', 'gone.wasm']) {
    expect((await site.inject({ url: `/engines/${name}` })).statusCode).toBeGreaterThanOrEqual(400);
  }
});
