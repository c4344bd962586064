import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from '../../test/support/eventually.ts';
import { temporaryFolder } from '../../test/support/folder.ts';
import { clusterCommand, clusterUrl, makeCluster, postgresPrograms, readyCommand } from './postgres-cluster.ts';
import { begin, capture, freePort } from './processes.ts';

/** Settings that never wait for the disk; the cluster is deleted after the tests. */
const settings = [
  'fsync=off',
  'full_page_writes=off',
  'synchronous_commit=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'max_wal_size=4GB',
  'checkpoint_timeout=1h',
  'autovacuum=off',
  'max_connections=200',
  'logging_collector=off',
];

/** PostgreSQL server that belongs to the tests; disposing of it ends it and removes its files. */
export interface TestCluster extends AsyncDisposable {
  readonly url: string;
}

/** Starts a cluster, in about three seconds. Null if PostgreSQL's programs are not installed or refuse to run. */
export async function startTestCluster(): Promise<TestCluster | null> {
  if (postgresPrograms() === null) return null;
  await using own = new AsyncDisposableStack();
  const { path } = own.use(temporaryFolder());
  try {
    // Upper and lower case beyond ASCII, as in most installations.
    makeCluster(path, 'C.UTF-8');
    const port = await freePort();
    const log = join(path, 'log');
    const output = openSync(log, 'w');
    const server = begin(clusterCommand(path, port, settings), { stdio: ['ignore', output, output] });
    closeSync(output);
    own.defer(async () => {
      server.child.kill('SIGQUIT');
      await server.ended;
    });
    await eventually('PostgreSQL to answer', async () => {
      if (server.child.exitCode !== null) throw new Error(readFileSync(log, 'utf8'));
      return (await capture(readyCommand(port))).code === 0;
    });
    const handedOver = own.move();
    return { url: clusterUrl(port), [Symbol.asyncDispose]: () => handedOver.disposeAsync() };
  } catch (error) {
    console.log(`The tests cannot run their own PostgreSQL: ${error instanceof Error ? error.message : String(error)}`);
    return null;
  }
}
