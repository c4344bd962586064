import { availableParallelism, cpus } from 'node:os';
import type { Comparison } from './compare.ts';
import { cores } from './cores.ts';
import type { EngineResult } from './engine.ts';
import type { Judged } from './figure.ts';

/** Above this share of the machine whatever else it does is measured too. */
const busyMax = 0.2;

/** On what it is measured, and what runs where. */
export function machine(): string {
  return [
    new Date().toISOString().slice(0, 10),
    `${availableParallelism()} cores (${cpus()[0]?.model.trim()})`,
    `Node ${process.versions.node}`,
    cores === null
      ? 'nothing is pinned (no taskset, or a single core)'
      : `generator on core ${cores.generator}, servers on ${cores.servers}`,
  ].join('; ');
}

/** What was measured on one engine, as a text with Markdown tables. */
export function reportOf({ description, busyBefore, comparisons, figures }: EngineResult): string {
  const figureRows = figures.map((figure) => ({
    figure: figure.name,
    measured: figure.value + markOf(figure),
    target: figure.target,
  }));
  return [
    `${description}; before, the machine was ${percent(busyBefore)} busy with other things.`,
    tableOf(comparisons.map(rowOf)),
    tableOf(figureRows),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** A line for each target that is missed and each reason for which a run is void. */
export function faultsOf({ engine, busyBefore, comparisons, figures }: EngineResult): string[] {
  const faults = [...comparisons, ...figures].flatMap(({ name, misses, voids }) => [
    ...misses.map((miss) => `${engine}: missed: ${name}, ${miss}`),
    ...[...new Set(voids)].map((reason) => `${engine}: void: ${name}, ${reason}`),
  ]);
  if (busyBefore > busyMax)
    faults.unshift(`${engine}: void: all of it, other things use ${percent(busyBefore)} of this machine`);
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
