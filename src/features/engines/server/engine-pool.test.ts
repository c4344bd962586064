import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { poolForThisTest, silentLog } from '../../../../test/support/engines.ts';
import { eventually } from '../../../../test/support/eventually.ts';
import { programOf } from '../../../../test/support/programs.ts';
import { EngineBusy, createEnginePool } from './engine-pool.ts';

const answer = programOf('javascript', 'export const answer = () => 42;');
const loop = programOf('javascript', "console.log('begun'); for (;;) {}");
const call = { call: 'answer()' };

test('persons take turns, and each can be told how many come before', async () => {
  const pool = await poolForThisTest();
  const order: string[] = [];
  const ask = async (person: string) => {
    await pool.run(person, answer, [call]);
    order.push(person);
  };
  const first = pool.run('ada', answer, [call]);
  const all = [first, ask('ada'), ask('ada'), ask('bob'), ask('cem')];
  expect(['ada', 'bob', 'cem', 'dan'].map((person) => pool.placeOf(person))).toEqual([0, 1, 2, null]);
  await Promise.all(all);
  expect(order).toEqual(['ada', 'bob', 'cem', 'ada']);
});

test('an address has one turn, however many persons are behind it', async () => {
  const pool = await poolForThisTest();
  const order: string[] = [];
  const ask = async (person: string, address: string) => {
    await pool.run(person, answer, [call], { address });
    order.push(person);
  };
  const crowd = ['ada', 'bob', 'cem', 'dan'].map((person) => ask(person, '192.0.2.1'));
  const single = ask('eve', '192.0.2.2');
  expect(['ada', 'bob', 'cem', 'dan', 'eve'].map((person) => pool.placeOf(person))).toEqual([null, 0, 2, 3, 1]);
  await Promise.all([...crowd, single]);
  expect(order).toEqual(['ada', 'bob', 'eve', 'cem', 'dan']);
});

test('one who has several waiting is refused another, and one who has gone is refused', async () => {
  const pool = await poolForThisTest();
  const running = [0, 1, 2, 3, 4].map(async () => pool.run('ada', answer, [call]));
  await expect(pool.run('ada', answer, [call])).rejects.toThrow(EngineBusy);
  const gone = new AbortController();
  const waiting = pool.run('bob', answer, [call], { gone: gone.signal });
  gone.abort();
  await expect(waiting).rejects.toThrow(EngineBusy);
  expect((await Promise.all(running)).map(([outcome]) => outcome?.value)).toEqual([42, 42, 42, 42, 42]);
});

test('the first outcome that met a limit is the last, and the engine is good for the next', async () => {
  const pool = await poolForThisTest();
  const outcomes = await pool.run('ada', loop, [{}, {}, {}]);
  expect(outcomes).toMatchObject([{ ended: 'time', stdout: 'begun\n' }]);
  expect(await pool.run('ada', answer, [call, call])).toMatchObject([{ value: 42 }, { value: 42 }]);
});

test.each(['python', 'javascript'] as const)(
  '%s: of several runs the one that hangs is told as such, after those that did not',
  async (language) => {
    const pool = await poolForThisTest();
    const hangs = {
      python: 'def f(n):\n  print(n)\n  while n == 3: pass\n  return n',
      javascript:
        "export const f = (n) => { console.log(n); return (n === 3 && /^(a+)+$/.test('a'.repeat(40) + 'b')) || n; };",
    };
    const inputs = [1, 2, 3, 4].map((n) => ({ call: `f(${n})` }));
    expect(await pool.run('ada', programOf(language, hangs[language]), inputs)).toMatchObject([
      { ended: 'done', value: 1 },
      { ended: 'done', value: 2 },
      { ended: 'time', stdout: '3\n' },
    ]);
  },
);

test('while others wait an engine begins every so often, and not as fast as it can', async () => {
  const pauses: number[] = [];
  const pool = await poolForThisTest({ everyMs: 60_000, pause: async (ms) => void pauses.push(ms) });
  await Promise.all(['ada', 'bob', 'cem', 'dan'].map(async (person) => pool.run(person, answer, [call])));
  // No pause follows the last program or precedes the first.
  expect(pauses.length).toBeLessThanOrEqual(2);
  for (const ms of pauses) expect(ms).toBeLessThanOrEqual(60_000);
  expect(pauses).not.toEqual([]);
});

test('an engine that had to be ended is replaced', async () => {
  const pool = await poolForThisTest();
  const python = (source: string) => pool.run('ada', programOf('python', source), [{}]);
  expect(await python('print(1)\nwhile True: pass')).toMatchObject([{ ended: 'time', stdout: '1\n' }]);
  expect(await python('print(2)')).toMatchObject([{ ended: 'done', stdout: '2\n' }]);
});

test('what runs when the server stops is told as stopped, and what waits is refused', async () => {
  const pool = await poolForThisTest();
  await pool.run('ada', answer, [call]);
  const running = pool.run('ada', loop, [{}]);
  const waiting = pool.run('bob', answer, [call]);
  await eventually('the loop to run', () => pool.placeOf('ada') === null);
  pool.stop();
  await expect(waiting).rejects.toThrow(EngineBusy);
  expect(await running).toMatchObject([{ ended: 'stopped' }]);
});

test('engines start with the first program and end when nobody needs them', async () => {
  const started = startedForThisTest();
  const pool = await poolForThisTest({ idleMs: 50 });
  expect(started).toEqual([]);
  await pool.run('ada', answer, [call]);
  expect(started.length).toBe(1);
  await eventually('the end of the engine', () => started[0]?.signalCode === 'SIGKILL');
  expect(await pool.run('ada', answer, [call])).toMatchObject([{ value: 42 }]);
  expect(started.length).toBe(2);
});

test('a program that ends its engine is told so and is not run again; the next one finds another', async () => {
  const started = startedForThisTest();
  const pool = await poolForThisTest();
  await pool.run('ada', answer, [call]);
  const outcomes = pool.run('ada', loop, [{}, {}]);
  await once(started[0]!, 'message');
  started[0]!.kill('SIGSEGV');
  expect(await outcomes).toMatchObject([{ ended: 'error', raised: { names: ['EngineError'] } }]);
  expect(started.length).toBe(1);
  expect(await pool.run('ada', answer, [call])).toMatchObject([{ value: 42 }]);
});

test('a program whose engine is ended by somebody else is run once more, what was over by then is not', async () => {
  const started = startedForThisTest();
  const pool = await poolForThisTest({ limits: { timeMs: 60_000, totalMs: 60_000 } });
  const slow = programOf('javascript', 'export const f = (n) => { for (let i = 0; n && i < 5e7; i++); return n; };');
  const inputs = [0, 1].map((n) => ({ call: `f(${n})` }));
  let runs = 0;
  // On a busy machine the program may be over before its engine is killed: then it runs once, and there is another try.
  while (runs !== 2) {
    await pool.run('ada', answer, [call]);
    const before = started.length;
    const outcomes = pool.run('ada', slow, inputs);
    await once(started.at(-1)!, 'message');
    started.at(-1)!.kill('SIGKILL');
    expect(await outcomes).toMatchObject([
      { ended: 'done', value: 0 },
      { ended: 'done', value: 1 },
    ]);
    runs = started.length - before + 1;
    expect(runs).toBeLessThanOrEqual(2);
  }
});

test('what is expected is judged in the engine, which tells no more than anybody compares by eye', async () => {
  const pool = await poolForThisTest();
  const large = programOf('python', "print(' ' * 60000 + 'x')");
  const inputs = [{}, {}];
  const expectations = [{ stdout: `${' '.repeat(60_000)}x` }, { stdout: 'y' }];
  const [right, wrong] = await pool.run('ada', large, inputs, { expectations });
  expect(right?.verdict).toMatchObject({ passed: true, part: 'stdout' });
  expect(wrong?.verdict).toMatchObject({ passed: false, expected: 'y' });
  expect(wrong?.verdict?.got.length).toBe(4000);
  expect(wrong?.stdout.length).toBe(4000);
});

test('all runs of a program together have a limit too', async () => {
  const pool = await poolForThisTest({ limits: { timeMs: 60_000, totalMs: 100 } });
  const busy = programOf('python', 'for number in range(500_000): pass');
  const outcomes = await pool.run(
    'ada',
    busy,
    Array.from({ length: 30 }, () => ({})),
  );
  expect(outcomes.at(-1)).toMatchObject({ ended: 'time' });
  expect(outcomes.length).toBeLessThan(30);
});

test('engines that are not there are told as such, and nothing hangs', async () => {
  const pool = createEnginePool({ folder: '/nowhere', size: 1, log: silentLog });
  await expect(pool.run('ada', answer, [call])).rejects.toThrow('ENOENT');
  pool.stop();
});

/** Engines that the pool starts from here to the end of the test. */
function startedForThisTest(): readonly ChildProcess[] {
  const started: ChildProcess[] = [];
  const note = (message: unknown) => void started.push((message as { process: ChildProcess }).process);
  subscribe('child_process', note);
  onTestFinished(() => void unsubscribe('child_process', note));
  return started;
}
