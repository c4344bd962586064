/**
 * `npm run bench:console`: how long each list, search and chart of the console takes at the server where there are 100,000 users, 1,000,000
 * enrolments and 100,000 each of applications, messages and subscribers; on SQLite and on PostgreSQL. `--engine`, `--users` (the rest goes with
 * them) and `--only` (a text in the names of figures) measure less; `--write` puts the tables into docs/performance.md. Ends with 1 if a target is missed.
 */
import { parseArgs } from 'node:util';
import { measureConsole } from './bench/console-figures.ts';
import { available, engines } from './bench/databases.ts';
import { writeFigures } from './bench/document.ts';
import { faultsOf, machine, reportOf, verdictOf } from './bench/report.ts';
import { buildIfStale } from './support/freshness.ts';

const enrolmentsEach = 10;

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: [...engines] },
    users: { type: 'string', default: '100000' },
    only: { type: 'string', default: '' },
    write: { type: 'boolean', default: false },
  },
});
const users = Number(values.users);
const chosen = engines.filter((engine) => values.engine.includes(engine));
if (!Number.isInteger(users) || users < 1 || chosen.length < values.engine.length) {
  console.error(
    'Usage: npm run bench:console -- [--engine sqlite|postgres] [--users <number>] [--only <text in the name of a figure>] [--write]',
  );
  process.exit(2);
}
await buildIfStale();
const texts = [`${machine()}; ${users.toLocaleString('en')} users.`];
const faults: string[] = [];
for (const engine of await available(chosen, console.log)) {
  const result = await measureConsole(
    engine,
    { users, enrolments: users * enrolmentsEach, applications: users },
    values.only,
  );
  faults.push(...faultsOf(result));
  texts.push(reportOf(result));
}
const text = [...texts, verdictOf(faults)].join('\n\n');
console.log(text);
if (values.write) writeFigures('npm run bench:console -- --write', text);
if (faults.length > 0) process.exitCode = 1;
