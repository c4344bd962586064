import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Which cores the generator of the load runs on, and which the servers, as `taskset` takes them: the last of those that this
 * process may use, and the others. Null where that cannot be had.
 */
export const cores: { readonly generator: string; readonly servers: string } | null = splitCores();

function splitCores(): typeof cores {
  if (process.platform !== 'linux' || spawnSync('taskset', ['--version']).status !== 0) return null;
  const allowed = /^Cpus_allowed_list:\s*(\S+)$/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '';
  const list = allowed.split(',').flatMap((range) => {
    const [first = 0, last = first] = range.split('-').map(Number);
    return Array.from({ length: last - first + 1 }, (_, offset) => first + offset);
  });
  const generator = list.pop();
  return list.length === 0 ? null : { generator: String(generator), servers: list.join(',') };
}

/**
 * Whether the generator comes before all else on its core, which only an administrator may order: a server may use that core too,
 * and what it does there would otherwise keep the generator from reading its answers, and count as slow.
 */
export const isGeneratorFirst: boolean = cores !== null && spawnSync('chrt', ['--rr', '1', 'true']).status === 0;

/** The command, kept to cores of its own; as it is where there are none. */
export function pinnedTo(whose: 'generator' | 'servers', command: readonly string[]): readonly string[] {
  if (cores === null) return command;
  const first = whose === 'generator' && isGeneratorFirst ? ['chrt', '--rr', '1'] : [];
  return ['taskset', '--cpu-list', cores[whose], ...first, ...command];
}
