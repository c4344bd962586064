import { expect, test } from 'vitest';
import { programOf } from '../../../test/support/programs.ts';
import { turns } from '../../../test/support/turns.ts';
import { EngineHost } from './host.ts';
import type { Order, EngineMessage } from './protocol.ts';
import type { ProgramResult } from './run.ts';

interface Thread {
  readonly say: (message: EngineMessage) => void;
  /** Programs that it was asked to run. */
  readonly told: string[];
  isEnded: boolean;
}

const limits = { timeMs: 60_000, totalMs: 60_000 };

/** Creates a host whose threads the test controls; loading an engine is immediate once its source is there. */
function openHost(sourceOf = async () => 'source') {
  const threads: Thread[] = [];
  const host = new EngineHost<string>({
    start: (say) => {
      const thread: Thread = { say, told: [], isEnded: false };
      threads.push(thread);
      return {
        tell: (order) => tell(thread, order),
        workedMs: async () => 0,
        end: () => void (thread.isEnded = true),
      };
    },
    sourceOf,
    versionOf: async () => 'engine 1',
  });
  const run = (source: string) => host.run(programOf('javascript', source), [{}], limits);
  return { host, threads, run };
}

function tell(thread: Thread, order: Order<string>): void {
  if (order.act === 'run') thread.told.push(order.program.files['main.js'] ?? '');
  else if (!thread.isEnded) thread.say({ say: 'ready' });
}

function finish({ say }: Thread, text: string): void {
  say({ say: 'started', workedMs: 0 });
  const outcome = { ended: 'done', stdout: text, stderr: '', ms: 1 } as const;
  say({ say: 'outcome', outcome, isLast: true, workedMs: 0 });
}

const endOf = ([outcome]: readonly ProgramResult[]) => outcome?.ended;

test('a run that is asked for while another is under way waits for it, and each is told what came of itself', async () => {
  const { host, threads, run } = openHost();
  const [one, two] = [run('one'), run('two')];
  await turns();
  expect(threads.map(({ told }) => told)).toEqual([['one']]);
  finish(threads[0]!, 'of one');
  expect(await one).toMatchObject([{ ended: 'done', stdout: 'of one' }]);
  await turns();
  expect(threads.map(({ told }) => told)).toEqual([['one', 'two']]);
  finish(threads[0]!, 'of two');
  expect(await two).toMatchObject([{ ended: 'done', stdout: 'of two' }]);
  host.end();
});

test('one that waits runs also where the one before it comes to nothing', async () => {
  let asked = 0;
  const { host, threads, run } = openHost(async () => {
    asked += 1;
    if (asked === 1) throw new Error('did not arrive');
    return 'source';
  });
  const [one, two] = [run('one'), run('two')];
  await expect(one).rejects.toThrow('did not arrive');
  await turns();
  finish(threads.at(-1)!, 'of two');
  expect(await two).toMatchObject([{ stdout: 'of two' }]);
  host.end();
});

test('ended from outside, what runs and what waits is stopped, and what is asked for then runs in a new thread', async () => {
  const { host, threads, run } = openHost();
  const asked = [run('one'), run('two'), run('three')];
  await turns();
  host.end();
  const next = run('next');
  expect((await Promise.all(asked)).map(endOf)).toEqual(['stopped', 'stopped', 'stopped']);
  await turns();
  expect(threads.map(({ told, isEnded }) => ({ told, isEnded }))).toEqual([
    { told: ['one'], isEnded: true },
    { told: ['next'], isEnded: false },
  ]);
  finish(threads[1]!, 'of the next');
  expect(await next).toMatchObject([{ stdout: 'of the next' }]);
  host.end();
});

test('one that is ended while its engine is on its way keeps the next one no longer waiting than that', async () => {
  const sources: ((source: string) => void)[] = [];
  const { host, threads, run } = openHost(() => new Promise((resolve) => sources.push(resolve)));
  const ended = run('ended');
  await turns();
  host.end();
  const next = run('next');
  sources[0]!('source');
  expect(endOf(await ended)).toBe('stopped');
  await turns();
  sources[1]!('source');
  await turns();
  finish(threads[1]!, 'of the next');
  expect(await next).toMatchObject([{ stdout: 'of the next' }]);
  host.end();
});
