/**
 * `npm run bench`: the product as people run it, beside bare servers that do the same work, on SQLite and on PostgreSQL.
 * `--engine`, `--only <case>` (may be repeated), `--rounds` (turns of each server), `--seconds` (of a turn); `--write` puts
 * the tables into docs/performance.md. Ends with 1 if a target is missed or a run is void.
 */
import { parseArgs } from 'node:util';
import { available, engines } from './bench/databases.ts';
import { writeFigures } from './bench/document.ts';
import { cases, measureEngine } from './bench/engine.ts';
import { faultsOf, machine, pinned, reportOf, verdictOf } from './bench/report.ts';
import { buildIfStale } from './support/freshness.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: [...engines] },
    only: { type: 'string', multiple: true, default: [...cases] },
    rounds: { type: 'string', default: '5' },
    seconds: { type: 'string', default: '1' },
    write: { type: 'boolean', default: false },
  },
});
const { only } = values;
const rounds = { rounds: Number(values.rounds), ms: Number(values.seconds) * 1000 };
const chosen = engines.filter((engine) => values.engine.includes(engine));
const isUsable = Number.isInteger(rounds.rounds) && rounds.rounds > 0 && rounds.ms > 0;
if (!isUsable || chosen.length < values.engine.length || !only.every((name) => cases.includes(name))) {
  console.error(
    'Usage: npm run bench -- [--engine sqlite|postgres] [--rounds <number>] [--seconds <number>] [--write]',
  );
  console.error(`  [--only <case>]…: ${cases.join(', ')}`);
  process.exit(2);
}
await buildIfStale();
const texts: string[] = [];
const faults: string[] = [];
tell(`${machine()}; ${pinned()}; medians of ${rounds.rounds} rounds of ${values.seconds} s.`);
for (const engine of await available(chosen, tell)) {
  const result = await measureEngine(engine, only, rounds);
  tell(reportOf(result));
  faults.push(...faultsOf(result));
}
tell(verdictOf(faults));
if (values.write) writeFigures('npm run bench -- --write', texts.join('\n\n'));
process.exitCode = faults.length === 0 ? 0 : 1;

function tell(text: string): void {
  texts.push(text);
  console.log(`${text}\n`);
}
