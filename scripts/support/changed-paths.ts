import { spawnSync } from 'node:child_process';
import { root } from './processes.ts';

/** Paths that a working tree has changed, and the commit that they are compared with. */
export interface Changes {
  /** Git's name for the commit, shown to the reader of a run. */
  readonly since: string;
  /** Paths from the project's folder. */
  readonly paths: readonly string[];
}

/**
 * Paths changed in the working tree and the branch: since `OPVIR_TEST_SINCE` if set, else since the branch left its remote. In CI, whose checkout
 * equals the remote, since the previous commit. Null if git cannot tell.
 */
export function changedPaths(): Changes | null {
  const since = process.env['OPVIR_TEST_SINCE'] || (branchPoint() ?? 'HEAD');
  const committed = git('diff', '--name-only', '--no-renames', since);
  const untracked = git('ls-files', '--others', '--exclude-standard');
  if (committed === null || untracked === null) return null;
  return { since, paths: [...new Set(`${committed}\n${untracked}`.split('\n').filter(Boolean))] };
}

/** Commit at which the branch left its remote; null if they are equal, or there is no remote. */
function branchPoint(): string | null {
  const point = git('merge-base', 'HEAD', 'origin/HEAD')?.trim();
  if (point && point !== git('rev-parse', 'HEAD')?.trim()) return point;
  return process.env['CI'] === 'true' && git('rev-parse', '--verify', '--quiet', 'HEAD^') !== null ? 'HEAD^' : null;
}

/** Output of a git command; null if it fails or git is missing. */
function git(...args: string[]): string | null {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return status === 0 ? stdout : null;
}
