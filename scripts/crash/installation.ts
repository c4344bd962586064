import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Database } from '../../src/platform/server/db/database.ts';
import { freePort, root as tree } from '../support/processes.ts';
import { startServer } from '../support/server-process.ts';
import { recorded } from './calls.ts';
import { clusterUrl, postgresPrograms, quitCluster } from '../support/postgres-cluster.ts';
import { withCluster } from './cluster.ts';

export type Engine = Database['engine'];

/** Settings with which a database does not wait for the disk: the crash test must detect each. */
export const weaknesses = {
  sqlite: ['synchronous=OFF', 'a log that is not synced'],
  postgres: ['synchronous_commit=off', 'fsync=off'],
} as const;
export type Weakness = (typeof weaknesses)[Engine][number];

/** Modules that weaken the server; PostgreSQL has settings of its own. */
const preloads: Partial<Record<Weakness, string>> = {
  'synchronous=OFF': 'synchronous-off.ts',
  'a log that is not synced': 'log-unsynced.ts',
};

export interface Manner {
  /** Output file of the recorder; without it nothing is recorded. */
  readonly traceFile?: string;
  readonly weakness?: Weakness | undefined;
  /** Without a mail server, mails become files; with an unreachable one, they stay in the outbox. */
  readonly mailServer?: 'none' | 'away';
}

/**
 * A running server with all its data below one folder: the data folder, and PostgreSQL's cluster if it is used.
 * Disposal kills it without a chance to finish anything.
 */
export interface Installation extends AsyncDisposable {
  readonly url: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
}

/** Starts the installation below `root`. Throws with its output if it does not start. */
export async function startInstallation(root: string, engine: Engine, manner: Manner = {}): Promise<Installation> {
  const dataDir = join(root, 'data');
  const port = engine === 'postgres' ? await freePort() : null;
  const databaseUrl = port === null ? null : clusterUrl(port);
  const settings = {
    OPVIR_DATA_DIR: dataDir,
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
    ...(manner.mailServer === 'away' && { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'learning@example.org' }),
  };
  try {
    const server = await startServer(settings, tree, (command) => commandOf(command, root, port, manner));
    const kill = async () => void (await Promise.all([server.kill(), quitCluster(root)]));
    return { url: server.url, dataDir, databaseUrl, [Symbol.asyncDispose]: kill };
  } catch (error) {
    await quitCluster(root);
    throw error;
  }
}

/** Null if the crash test can run here, otherwise what is missing. */
export function whyNoCrashTest(engine: Engine): string | null {
  const [program = '', ...args] = recorded(['true'], '/dev/null');
  const { error, status, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  if (error) return 'there is no strace (Debian: apt-get install strace)';
  if (status !== 0) return `strace may not record here: ${stderr.trim()}`;
  const isMissing = engine === 'postgres' && postgresPrograms() === null;
  return isMissing ? "there are no programs of PostgreSQL's own, such as initdb" : null;
}

function commandOf(server: readonly string[], root: string, port: number | null, { traceFile, weakness }: Manner) {
  const [node = '', ...args] = server;
  const preload = weakness && preloads[weakness];
  const onSqlite = preload === undefined ? server : [node, '--import', join(tree, 'scripts/crash', preload), ...args];
  const command = port === null ? onSqlite : withCluster(root, port, weakness ? [weakness] : [], server);
  return traceFile === undefined ? command : recorded(command, traceFile);
}
