import { readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus } from 'node:os';
import type { Comparison } from './compare.ts';
import { cores, isGeneratorFirst } from './cores.ts';
import { type Databases, type Engine, available, makeDatabases } from './databases.ts';
import type { Figure, JudgedFigure } from './figure.ts';
import { busyShare } from './process-figures.ts';

interface Measured {
  readonly comparisons?: readonly Comparison[];
  readonly figures: readonly Figure[];
}

const document = 'docs/performance.md';
/** Duration of the machine check before a measurement. */
export const lookMs = 1000;
/** Highest share of the machine that other work may use; above it, that work distorts the figures. */
const busyMax = 0.2;

/** Measures on the engines available here and reports: see {@link beginReport}. */
export async function reportOn(
  engines: readonly Engine[],
  head: string,
  writtenBy: string | null,
  measure: (databases: Databases) => Promise<Measured>,
): Promise<void> {
  const { tell, end } = beginReport(head, writtenBy);
  const usable = await available(engines, tell);
  const faults: string[] = [];
  for (const engine of usable) {
    const busyBefore = await busyShare(lookMs);
    await using databases = await makeDatabases(engine);
    const { comparisons = [], figures } = await measure(databases);
    tell(`${databases.description}; ${busyText(busyBefore)}`);
    for (const table of [tableOf(comparisons.map(rowOf)), figureTable(figures)]) if (table !== '') tell(table);
    faults.push(...faultsOf([...comparisons, ...figures], busyBefore).map((fault) => `${engine}: ${fault}`));
  }
  if (usable.length > 0) end(faults);
}

/**
 * Begins a report that is built part by part. It ends with missed targets and void measurements; if there are any, the
 * process exits with 1.
 * `writtenBy` is the command whose section in docs/performance.md is replaced; null writes nothing there.
 */
export function beginReport(head: string, writtenBy: string | null) {
  const parts: string[] = [];
  const tell = (text: string): void => {
    parts.push(text);
    console.log(`${text}\n`);
  };
  tell(`${machine()}; ${head}`);
  const end = (faults: readonly string[]): void => {
    // The tables mark what is missed or void.
    for (const fault of faults) console.log(`- ${fault}`);
    tell(faults.length === 0 ? 'No target is missed.' : `${faults.length} targets are missed or void.`);
    if (writtenBy !== null) writeFigures(writtenBy, parts.join('\n\n'));
    if (faults.length > 0) process.exitCode = 1;
  };
  return { tell, end };
}

/** Replaces the text between the mark of the command and the next `<!-- end -->`. */
function writeFigures(command: string, text: string): void {
  const mark = `<!-- written by: ${command} -->\n`;
  const old = readFileSync(document, 'utf8');
  const from = old.indexOf(mark) + mark.length;
  const to = old.indexOf('\n<!-- end -->', from);
  if (from < mark.length || to < 0) throw new Error(`${document} has lost the marks around the figures of ${command}`);
  writeFileSync(document, `${old.slice(0, from)}\n${text}\n${old.slice(to)}`);
}

/** Description of the machine. */
function machine(): string {
  const processor = `${availableParallelism()} cores (${cpus()[0]?.model.trim()})`;
  return `${new Date().toISOString().slice(0, 10)}; ${processor}; Node ${process.versions.node}`;
}

/** Description of which process is pinned to which cores. */
export function pinned(): string {
  return cores === null
    ? 'nothing is pinned (no taskset, or a single core)'
    : `generator on core ${cores.generator}${isGeneratorFirst ? ', where it comes first' : ''}, servers on ${cores.servers}`;
}

/** Share of the machine that other work used before the measurement: 1 is all of it. */
export function busyText(busyBefore: number): string {
  return `before, the machine was ${percent(busyBefore)} busy with other things.`;
}

/** Table of figures, each with its target. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map((each) => ({ figure: each.name, measured: each.value + markOf(each), target: each.target }));
  return tableOf(rows);
}

/** One line for each missed target and each reason for a void run, including other work on the machine. */
export function faultsOf(judged: readonly JudgedFigure[], busyBefore: number): string[] {
  const faults = judged.flatMap(({ name, misses, voids }) => [
    ...misses.map((miss) => `missed: ${name}, ${miss}`),
    ...[...new Set(voids)].map((reason) => `void: ${name}, ${reason}`),
  ]);
  if (busyBefore > busyMax) faults.unshift(`void: all of it, other things use ${percent(busyBefore)} of this machine`);
  return faults;
}

function rowOf(comparison: Comparison): Record<string, string> {
  const { name, checksSession, product, bare, ratio, ratioMin, use } = comparison;
  const times = ({ p50Ms, p99Ms }: typeof product) => `${p50Ms.toFixed(1)}, ${p99Ms.toFixed(1)}`;
  return {
    call: name,
    session: checksSession ? 'both look' : 'neither looks',
    'opvir/s': product.perSecond.toFixed(0),
    'bare/s': bare.perSecond.toFixed(0),
    ratio: ratio.toFixed(2) + markOf(comparison),
    target: ratioMin === null ? '–' : `≥ ${ratioMin}`,
    'by processor time': (product.perCpuSecond / bare.perCpuSecond).toFixed(2),
    'opvir p50, p99 ms': times(product),
    'bare p50, p99 ms': times(bare),
    generator: percent(use),
  };
}

function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

function markOf({ misses, voids }: JudgedFigure): string {
  return voids.length > 0 ? ' VOID' : misses.length > 0 ? ' missed' : '';
}

/** Aligned columns, readable without rendering. Empty if there are no rows. */
function tableOf(rows: readonly Record<string, string>[]): string {
  const heads = Object.keys(rows[0] ?? {});
  const columns = heads.map((head) => {
    const cells = [head, ...rows.map((row) => row[head] ?? '')];
    const width = Math.max(...cells.map((cell) => cell.length));
    const [title = '', ...others] = cells.map((cell) => ` ${cell.padEnd(width)} `);
    return [title, '-'.repeat(width + 2), ...others];
  });
  return (columns[0] ?? []).map((_, line) => `|${columns.map((column) => column[line]).join('|')}|`).join('\n');
}
