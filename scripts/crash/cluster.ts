import { clusterCommand, readyCommand } from '../support/postgres-cluster.ts';

/** Small sizes, so that a short recording includes checkpoints, new WAL segments and vacuums. */
const settings = [
  'max_connections=30',
  'shared_buffers=4MB',
  'min_wal_size=2MB',
  'max_wal_size=4MB',
  'checkpoint_timeout=30s',
  'checkpoint_completion_target=0',
  'autovacuum_naptime=1s',
];

/** Command that starts the cluster below `root`, and `command` once it answers, in one process. */
export function withCluster(root: string, port: number, more: readonly string[], command: readonly string[]): string[] {
  const server = quoted(clusterCommand(root, port, [...settings, ...more]));
  const start = `${server} & until ${quoted(readyCommand(port))}; do kill -0 $! || exit 1; sleep 0.05; done; exec "$@"`;
  return ['/bin/sh', '-c', start, 'sh', ...command];
}

function quoted(command: readonly string[]): string {
  return command.map((word) => `'${word}'`).join(' ');
}
