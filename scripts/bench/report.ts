import { availableParallelism, cpus } from 'node:os';
import type { Comparison } from './compare.ts';
import { cores, isGeneratorFirst } from './cores.ts';
import type { EngineResult } from './engine.ts';
import type { Figure, Judged } from './figure.ts';

/** Above this share of the machine whatever else it does is measured too. */
const busyMax = 0.2;

/** On what it is measured. */
export function machine(): string {
  return [
    new Date().toISOString().slice(0, 10),
    `${availableParallelism()} cores (${cpus()[0]?.model.trim()})`,
    `Node ${process.versions.node}`,
  ].join('; ');
}

/** What runs where. */
export function pinned(): string {
  return cores === null
    ? 'nothing is pinned (no taskset, or a single core)'
    : `generator on core ${cores.generator}${isGeneratorFirst ? ', where it comes first' : ''}, servers on ${cores.servers}`;
}

/** What was measured on one engine, as a text with Markdown tables. */
export function reportOf({ description, busyBefore, comparisons, figures }: EngineResult): string {
  return [
    `${description}; before, the machine was ${percent(busyBefore)} busy with other things.`,
    tableOf(comparisons.map(rowOf)),
    figureTable(figures),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** Figures beneath each other, each with its target. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map((each) => ({ figure: each.name, measured: each.value + markOf(each), target: each.target }));
  return tableOf(rows);
}

/** A line for each target that is missed and each reason for which a run is void. */
export function faultsOf({ engine, busyBefore, comparisons, figures }: EngineResult): string[] {
  const faults = judgedFaults([...comparisons, ...figures], busyBefore);
  return faults.map((fault) => `${engine}: ${fault}`);
}

/** The same, of whatever was measured while other things used so much of the machine: 1 is all of it. */
export function judgedFaults(judged: readonly Judged[], busyBefore: number): string[] {
  const faults = judged.flatMap(({ name, misses, voids }) => [
    ...misses.map((miss) => `missed: ${name}, ${miss}`),
    ...[...new Set(voids)].map((reason) => `void: ${name}, ${reason}`),
  ]);
  if (busyBefore > busyMax) faults.unshift(`void: all of it, other things use ${percent(busyBefore)} of this machine`);
  return faults;
}

/** The last lines of a report: each fault, and how many there are. */
export function verdictOf(faults: readonly string[]): string {
  const verdict = faults.length === 0 ? 'No target is missed.' : `${faults.length} targets are missed or void.`;
  return [...faults, verdict].map((line) => `- ${line}`).join('\n');
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

/** For people. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(0)} %`;
}

function markOf({ misses, voids }: Judged): string {
  return voids.length > 0 ? ' VOID' : misses.length > 0 ? ' missed' : '';
}

/** Columns stand under each other also where nobody renders it. Empty if there are no rows. */
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
