import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { enginesFolder } from '../src/app/server/built-site.ts';
import { type Language, languages } from '../src/features/exercises/engine/run.ts';
import { createEnginePool } from '../src/features/exercises/server/engine/engine-pool.ts';
import { type HostileProgram, hostilePrograms } from '../test/support/hostile-programs.ts';
import { firstOutcome, programOf } from '../test/support/programs.ts';
import { prepareEngines } from './support/engine-files.ts';

// Sends many programs of those who mean no good to the server's engines, in this process, and looks whether each ends as it may,
// and whether the memory comes back. `--count 1000` for each language, `--language python` (none named: all).

/** How much more the process may hold afterwards than after the first program. */
const keptMaxBytes = 50e6;
const idleMs = 1000;
/** Until the threads have ended and what they held is given back: so long at least, and on a busy machine at most. */
const settledMs = 5000;
const givenBackMaxMs = 60_000;
const persons = ['ada', 'bob', 'cem'];

const { values } = parseArgs({ options: { count: { type: 'string', default: '1000' }, language: { type: 'string' } } });
const count = Number(values.count);
const chosen = languages.filter((language) => (values.language ?? language) === language);
if (!Number.isInteger(count) || count < 1 || chosen.length === 0) {
  console.error('Usage: npm run hostile-programs -- [--count <number>] [--language javascript|react|python]');
  process.exit(2);
}
await prepareEngines();
const pool = createEnginePool({ folder: enginesFolder, keptMs: idleMs, log: pino({ level: 'warn' }) });
for (const language of chosen) await attack(language);
pool.stop();

async function attack(language: Language): Promise<void> {
  const programs = hostilePrograms.filter((program) => program.language === language);
  await Promise.all(persons.map((person) => send(person, programs.slice(0, 1))));
  await delay(settledMs);
  const before = process.memoryUsage.rss();
  const startedMs = performance.now();
  const rest = Array.from({ length: count }, (_, index) => programs[index % programs.length]!);
  const faults = (await Promise.all(persons.map((person) => send(person, rest)))).flat();
  const seconds = Math.round((performance.now() - startedMs) / 1000);
  const endedMs = performance.now();
  let kept: number;
  do {
    await delay(settledMs);
    kept = process.memoryUsage.rss() - before;
  } while (kept > keptMaxBytes && performance.now() - endedMs < givenBackMaxMs);
  if (kept > keptMaxBytes) faults.push('the memory did not come back');
  for (const fault of new Set(faults)) console.log(`${language}: ${fault}`);
  const memory = `${(before / 1e6).toFixed(0)} MB before, ${(kept / 1e6).toFixed(0)} MB more after`;
  console.log(`${language}: ${count} programs in ${seconds} s, ${memory}, faults=${faults.length}`);
  if (faults.length > 0) process.exitCode = 1;
}

/** Takes from `rest` what nobody else has taken, one after the other; gives what did not end as it may. */
async function send(person: string, rest: HostileProgram[]): Promise<string[]> {
  const faults: string[] = [];
  for (let program = rest.pop(); program; program = rest.pop()) {
    const { language, source, input = {}, ends, name } = program;
    const { ended } = await firstOutcome(pool, person, programOf(language, source), input);
    if (!ends.includes(ended)) faults.push(`${name}: ${ended}`);
  }
  return faults;
}
