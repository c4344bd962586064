import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/**
 * Cores of the load generator and of the servers, in the syntax of `taskset`: the last core that this process may use,
 * and the others. Null if they cannot be separated.
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
 * True if the generator has priority on its core, which requires an administrator. Other work on that core would delay
 * it, and the server would seem slow.
 */
export const isGeneratorFirst: boolean = cores !== null && spawnSync('chrt', ['--rr', '1', 'true']).status === 0;

/** Returns the command pinned to its cores, or unchanged if there are none. */
export function pinnedTo(whose: 'generator' | 'servers', command: readonly string[]): readonly string[] {
  if (cores === null) return command;
  const first = whose === 'generator' && isGeneratorFirst ? ['chrt', '--rr', '1'] : [];
  return ['taskset', '--cpu-list', cores[whose], ...first, ...command];
}
