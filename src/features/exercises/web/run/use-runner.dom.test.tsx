import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { programOf } from '../../../../../test/support/programs.ts';
import { turns } from '../../../../../test/support/turns.ts';
import type { Order, EngineMessage } from '../../../engines/protocol.ts';
import type { Case, ProgramResult } from '../../../engines/run.ts';
import type { Value } from '../../../engines/value.ts';
import type { CaseResult } from '../exercise.ts';
import { useRunner } from './use-runner.ts';

/** Runs that the browser's threads were asked for, as calls of a case or names of a program. */
let told: string[];
let threads: Thread[];

/** Thread that loads its engine at once and ends a run when the test says so. */
class Thread {
  onmessage: ((event: { data: EngineMessage }) => void) | null = null;
  isEnded = false;

  constructor() {
    threads.push(this);
  }

  postMessage(order: Order<unknown>): void {
    if (order.act === 'load') return this.say({ say: 'ready' });
    const { program, inputs } = order;
    told.push(inputs[0]?.call ?? program.files[program.entry] ?? '');
  }

  terminate(): void {
    this.isEnded = true;
  }

  say(message: EngineMessage): void {
    this.onmessage?.({ data: message });
  }
}

beforeEach(() => {
  [told, threads] = [[], []];
  vi.stubGlobal('__ENGINE_TABLE__', { files: {}, versions: { javascript: 'engine 1' } });
  vi.stubGlobal('Worker', Thread);
});

const program = (source: string) => programOf('javascript', source);
const cases: readonly Case[] = [
  { name: 'one', call: 'one()', gives: 1 },
  { name: 'two', call: 'two()', gives: 2 },
];
const thread = () => threads.at(-1)!;
const expectRuns = (...runs: string[]) => vi.waitFor(() => expect(told).toEqual(runs));

const print = (text: string) => act(() => thread().say({ say: 'output', stream: 'stdout', text }));

/** Acts, and waits until all immediate effects are done. */
const settled = (what: () => void) =>
  act(async () => {
    what();
    await turns();
  });

const finish = (value: Value | undefined, stdout = '') =>
  settled(() => {
    thread().say({ say: 'started', workedMs: 0 });
    const outcome = { ended: 'done', ...(value !== undefined && { value }), stdout, stderr: '', ms: 1 } as const;
    thread().say({ say: 'outcome', outcome, isLast: true, workedMs: 0 });
  });

function openRunner() {
  const { result, unmount } = renderHook(() => useRunner('javascript'));
  let ran: Promise<ProgramResult | null> | undefined;
  let checked: Promise<readonly CaseResult[] | null> | undefined;
  return {
    work: () => result.current.work,
    run: (source: string) => act(() => void (ran = result.current.run(program(source), {}))),
    check: () => act(() => void (checked = result.current.check(cases, program('checked')))),
    stop: () => settled(() => result.current.stop()),
    clear: () => act(() => result.current.clear()),
    leave: unmount,
    ran: () => ran,
    checked: () => checked,
  };
}

test('what is run while cases are checked waits for all of them: each case is judged by its own outcome', async () => {
  const runner = openRunner();
  runner.check();
  await expectRuns('one()');
  runner.run('pressed in the preview');
  await finish(1);
  await expectRuns('one()', 'two()');
  print('of a case');
  expect(runner.work()).toMatchObject({ kind: 'running', printed: '' });
  await finish(2);
  expect(await runner.checked()).toMatchObject([{ isPassed: true }, { isPassed: true }]);
  await expectRuns('one()', 'two()', 'pressed in the preview');
  // The check is no longer the last request.
  expect(runner.work()).toMatchObject({ kind: 'running' });
  await finish(undefined, 'drawn');
  expect(await runner.ran()).toMatchObject({ ended: 'done', stdout: 'drawn' });
  expect(runner.work()).toMatchObject({ kind: 'ran', outcome: { stdout: 'drawn' } });
});

test('a stop ends what is under way and what waits, and nothing of that runs later', async () => {
  const runner = openRunner();
  runner.run('endless');
  await expectRuns('endless');
  const first = runner.ran();
  runner.check();
  runner.run('waits');
  await runner.stop();
  expect(await first).toMatchObject({ ended: 'stopped' });
  expect([await runner.checked(), await runner.ran()]).toEqual([null, null]);
  expect(thread().isEnded).toBe(true);
  expect(told).toEqual(['endless']);
  expect(runner.work()).toEqual({ kind: 'stopped', printed: '' });
  runner.run('next');
  await expectRuns('endless', 'next');
  await finish(undefined, 'of the next');
  expect(runner.work()).toMatchObject({ kind: 'ran', outcome: { stdout: 'of the next' } });
});

test('what runs is not cleared away, as by submitting: it can be stopped still; what it came to is', async () => {
  const runner = openRunner();
  runner.run('endless');
  await expectRuns('endless');
  print('begun');
  runner.clear();
  expect(runner.work()).toMatchObject({ kind: 'running', printed: 'begun' });
  await runner.stop();
  expect(runner.work()).toEqual({ kind: 'stopped', printed: 'begun' });
  runner.clear();
  expect(runner.work()).toEqual({ kind: 'none' });
});

test('a page that is left runs nothing of what waited', async () => {
  const runner = openRunner();
  runner.run('endless');
  await expectRuns('endless');
  runner.run('waits');
  runner.leave();
  expect(await runner.ran()).toBeNull();
  expect(told).toEqual(['endless']);
});
