import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../../test/support/eventually.ts';

const versionsFolder = '/usr/lib/postgresql';
const role = 'opvir';
const isRoot = process.getuid?.() === 0;

/** Folder of PostgreSQL's programs: the newest of Debian's, else the first on the PATH; null if none is installed. */
export function postgresPrograms(): string | null {
  const versions = existsSync(versionsFolder) ? readdirSync(versionsFolder).map(Number) : [];
  const debian = versions.toSorted((a, b) => b - a).map((version) => join(versionsFolder, String(version), 'bin'));
  const onPath = (process.env['PATH'] ?? '').split(':');
  return [...debian, ...onPath].find((folder) => existsSync(join(folder, 'initdb'))) ?? null;
}

/** Creates a cluster below `root`, with checksums that reveal torn pages. Throws if PostgreSQL refuses. */
export function makeCluster(root: string, locale = 'C'): void {
  const folder = clusterIn(root);
  mkdirSync(folder);
  handToPostgres(root);
  const options = '--auth=trust --encoding=UTF8 --data-checksums --wal-segsize=1 --no-sync'.split(' ');
  const [program = '', ...args] = asPostgres('initdb', `--username=${role}`, `--locale=${locale}`, ...options, folder);
  execFileSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
}

/** Address of the cluster that listens on a port. */
export function clusterUrl(port: number): string {
  return `postgres://${role}@127.0.0.1:${port}/postgres`;
}

/** Command line that runs the cluster below `root` in the foreground, on the loopback address; `settings` are `name=value`. */
export function clusterCommand(root: string, port: number, settings: readonly string[]): string[] {
  // After a power cut the old process is gone; on this machine another process may have its number.
  rmSync(join(root, 'cluster', 'postmaster.pid'), { force: true });
  handToPostgres(root);
  const all = ['unix_socket_directories=', 'listen_addresses=127.0.0.1', `port=${port}`, ...settings];
  return asPostgres('postgres', '-D', clusterIn(root), ...all.flatMap((setting) => ['-c', setting]));
}

/** Command line whose exit code tells whether the cluster on a port answers. */
export function readyCommand(port: number): string[] {
  return [join(postgresPrograms() ?? '', 'pg_isready'), '-q', '-h', '127.0.0.1', '-p', String(port)];
}

/** Ends the cluster below `root` at once, without a checkpoint, and waits for its end. Its next start recovers it. */
export async function quitCluster(root: string): Promise<void> {
  const file = join(clusterIn(root), 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number.parseInt(readFileSync(file, 'utf8'), 10);
  if (!runs(pid, root)) return;
  process.kill(pid, 'SIGQUIT');
  await eventually('the cluster to end', () => !runs(pid, root));
}

/** Returns whether the process belongs to the cluster; its id may have been reused. */
function runs(pid: number, root: string): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(clusterIn(root));
  } catch {
    // The process has ended, perhaps between two checks.
    return false;
  }
}

function clusterIn(root: string): string {
  return join(root, 'cluster');
}

/**
 * Transfers the cluster's folder to the user `postgres`: PostgreSQL refuses to run as root, and must own its folder.
 */
function handToPostgres(root: string): void {
  chmodSync(root, 0o711);
  if (isRoot) execFileSync('chown', ['-R', 'postgres:postgres', clusterIn(root)]);
}

function asPostgres(program: string, ...args: string[]): string[] {
  const command = [join(postgresPrograms() ?? '', program), ...args];
  return isRoot ? ['setpriv', '--reuid=postgres', '--regid=postgres', '--clear-groups', '--', ...command] : command;
}
