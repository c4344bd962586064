import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { enginesFolder } from '../src/app/server/built-site.ts';
import { judge } from '../src/features/engines/judge.ts';
import { createEnginePool } from '../src/features/engines/server/engine-pool.ts';
import { type EngineKind, engineKinds, generateHostile } from '../test/support/hostile/generate.ts';
import type { HostileProgram } from '../test/support/hostile/known.ts';
import { firstResult, programOf } from '../test/support/programs.ts';
import { prepareEngines } from './build/engine-files.ts';

// Sends generated hostile programs to the server's engines, in this process and with the server's limits. Checks how
// each ends, that none passes, and that memory is freed. Programs differ, but each run has the same ones. `--count
// 1000` per engine, `--engine python` (default: all). Exits with 1 if a check fails.

/** Maximum growth of the process's memory since the first programs. */
const keptMaxBytes = 50e6;
const idleMs = 1000;
/**
 * Wait until threads have ended and memory is freed: at least this long, and up to `givenBackMaxMs` on a busy machine.
 */
const settledMs = 5000;
const givenBackMaxMs = 60_000;
const persons = ['ada', 'bob', 'cem'];
const untold = 'what nobody told the program';

const { values } = parseArgs({ options: { count: { type: 'string', default: '1000' }, engine: { type: 'string' } } });
const count = Number(values.count);
const chosen = engineKinds.filter((kind) => (values.engine ?? kind) === kind);
if (!Number.isInteger(count) || count < 1 || chosen.length === 0) {
  console.error(`Usage: npm run hostile-programs -- [--count <number>] [--engine ${engineKinds.join('|')}]`);
  process.exit(2);
}
await prepareEngines();
const pool = createEnginePool({ folder: enginesFolder, idleMs, log: pino({ level: 'warn' }) });
console.log('| engine | programs | how they ended | passed | seconds | memory before | more after | faults |');
console.log('|---|---|---|---|---|---|---|---|');
for (const kind of chosen) await attack(kind);
pool.stop();

/** Result of a program, and its faults. */
interface End {
  readonly ended: string;
  readonly isPassed: boolean;
  readonly faults: readonly string[];
}

async function attack(kind: EngineKind): Promise<void> {
  const programs = generateHostile(kind, count);
  await sendAll(programs.slice(0, persons.length));
  await delay(settledMs);
  const before = process.memoryUsage.rss();
  const startedMs = performance.now();
  const ends = await sendAll(programs);
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  const kept = await keptSince(before);
  const faults = ends.flatMap((end) => end.faults);
  if (kept > keptMaxBytes) faults.push('the memory did not come back');
  const perEnd = [...Map.groupBy(ends, ({ ended }) => ended)].map(([ended, { length }]) => `${ended} ${length}`);
  const passed = ends.filter(({ isPassed }) => isPassed).length;
  const memory = `${(before / 1e6).toFixed(0)} MB | ${(kept / 1e6).toFixed(0)} MB`;
  const row = [kind, count, perEnd.toSorted().join(', '), passed, seconds, memory, faults.length];
  console.log(`| ${row.join(' | ')} |`);
  for (const fault of faults) console.error(`${kind}: ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Sends all programs; each person takes the next remaining one, one at a time. */
async function sendAll(programs: readonly HostileProgram[]): Promise<End[]> {
  const rest = programs.toReversed();
  const ends: End[] = [];
  await Promise.all(
    persons.map(async (person) => {
      for (let program = rest.pop(); program; program = rest.pop()) ends.push(await send(person, program));
    }),
  );
  return ends;
}

/** Runs one program; no result at all is also a fault. */
async function send(person: string, { language, source, page, input = {}, ends, name }: HostileProgram): Promise<End> {
  try {
    const outcome = await firstResult(pool, person, programOf(language, source, {}, page), input);
    const { ended, stdout, stderr } = outcome;
    const isPassed =
      judge({ gives: untold }, outcome, language).passed || judge({ shows: untold }, outcome, language).passed;
    const faults = [];
    if (!ends.includes(ended)) faults.push(ended);
    if (`${stdout}${stderr}`.includes('root:')) faults.push('reached a file of the machine');
    if (isPassed) faults.push('passed');
    return { ended, isPassed, faults: faults.map((fault) => `${name}: ${fault}\n${source}`) };
  } catch (failure) {
    return { ended: 'no verdict', isPassed: false, faults: [`${name}: ${String(failure)}\n${source}`] };
  }
}

/** Growth of the process's memory, once the threads had time to free theirs. */
async function keptSince(before: number): Promise<number> {
  const endedMs = performance.now();
  for (;;) {
    await delay(settledMs);
    const kept = process.memoryUsage.rss() - before;
    if (kept <= keptMaxBytes || performance.now() - endedMs >= givenBackMaxMs) return kept;
  }
}
