/**
 * `npm run bench:exam`: 3,000 learners begin a quiz of 16 questions at the same moment, and answer it in about eight minutes; then
 * again, and in the middle the server is killed and started anew. On SQLite and on PostgreSQL. `--engine`, `--only exam|kill`,
 * `--learners`, `--think 30-90` (seconds a page); `--write` puts an engine's table into docs/performance.md. Ends with 1 if a
 * target is missed or a run is void.
 */
import { parseArgs } from 'node:util';
import { available, engines } from './bench/databases.ts';
import { writeFigures } from './bench/document.ts';
import { examCases, measureExam } from './bench/exam.ts';
import { faultsOf, machine, reportOf, verdictOf } from './bench/report.ts';
import { buildIfStale } from './support/freshness.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string', multiple: true, default: [...engines] },
    only: { type: 'string', multiple: true, default: [...examCases] },
    learners: { type: 'string', default: '3000' },
    think: { type: 'string', default: '30-90' },
    write: { type: 'boolean', default: false },
  },
});
const learners = Number(values.learners);
const [least = Number.NaN, most = least] = values.think.split('-').map(Number);
const chosen = engines.filter((engine) => values.engine.includes(engine));
const cases = examCases.filter((name) => values.only.includes(name));
const isUsable = Number.isInteger(learners) && learners > 0 && least >= 0 && most >= least;
if (!isUsable || chosen.length < values.engine.length || cases.length < values.only.length) {
  console.error('Usage: npm run bench:exam -- [--engine sqlite|postgres] [--only exam|kill] [--learners <number>]');
  console.error('  [--think <seconds>-<seconds>] [--write]');
  process.exit(2);
}
await buildIfStale();
process.exitCode = 0;
for (const engine of await available(chosen, console.log)) {
  const result = await measureExam(engine, cases, { learners, thinkMs: [least * 1000, most * 1000] });
  const faults = faultsOf(result);
  const head = `${machine()}; ${learners} learners, ${values.think} s a page.`;
  const text = [head, reportOf(result), verdictOf(faults)].join('\n\n');
  console.log(`${text}\n`);
  if (values.write) writeFigures(`npm run bench:exam -- --engine ${engine} --write`, text);
  if (faults.length > 0) process.exitCode = 1;
}
