/**
 * `npm run bench:teaching`: how long it takes to count the questions of one quiz with 50,000 attempts, and the cases of one exercise that as many
 * learners have tried; on SQLite and on PostgreSQL. `--engine` and `--learners` measure less. Ends with 1 if a target is missed.
 */
import { parseArgs } from 'node:util';
import { available, engines } from './bench/databases.ts';
import { faultsOf, machine, reportOf, verdictOf } from './bench/report.ts';
import { measureTaskFigures } from './bench/task-figures.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: [...engines] },
    learners: { type: 'string', default: '25000' },
  },
});
const chosen = engines.filter((engine) => values.engine.includes(engine));
const texts = [`${machine()}; ${Number(values.learners).toLocaleString('en')} learners, two attempts each.`];
const faults: string[] = [];
for (const engine of await available(chosen, console.log)) {
  const result = await measureTaskFigures(engine, Number(values.learners));
  faults.push(...faultsOf(result));
  texts.push(reportOf(result));
}
console.log([...texts, verdictOf(faults)].join('\n\n'));
if (faults.length > 0) process.exitCode = 1;
