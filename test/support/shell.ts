import { spawnSync } from 'node:child_process';

/** Runs commands in a POSIX shell, which ends at the first that fails. Throws with what they said. */
export function followInShell(commands: string, cwd: string, environment: Record<string, string>): void {
  const env = { ...process.env, ...environment };
  const { status, stderr } = spawnSync('sh', ['-eu', '-c', commands], { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`ended with ${status}: ${stderr}\n${commands}`);
}
