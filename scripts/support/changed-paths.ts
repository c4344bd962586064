import { spawnSync } from 'node:child_process';
import { root } from './processes.ts';

/** What a tree has changed, and since when. */
export interface Changes {
  /** As git names it, for the reader of a run. */
  readonly since: string;
  /** Paths from the project's folder. */
  readonly paths: readonly string[];
}

/**
 * Paths that the working tree and the branch have changed: since `OPVIR_TEST_SINCE` where it is set, else since the branch left the
 * remote's own. In CI, whose checkout is at the remote's own, since the commit before. Null where git cannot tell.
 */
export function changedPaths(): Changes | null {
  const since = process.env['OPVIR_TEST_SINCE'] || (branchPoint() ?? 'HEAD');
  const committed = git('diff', '--name-only', '--no-renames', since);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  if (committed === null || untracked === null) return null;
  return { since, paths: [...new Set(`${committed}\n${untracked}`.split('\n').filter(Boolean))] };
}

/** Null where the branch is the remote's own, or there is no remote. */
function branchPoint(): string | null {
  const point = git('merge-base', 'HEAD', 'origin/HEAD')?.trim();
  if (point && point !== git('rev-parse', 'HEAD')?.trim()) return point;
  return process.env['CI'] === 'true' && git('rev-parse', '--verify', '--quiet', 'HEAD^') !== null ? 'HEAD^' : null;
}

/** What the command says; null if it fails, or there is no git. */
function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : null;
}
