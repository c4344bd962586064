import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type StartedCommand, begin } from '../../scripts/support/processes.ts';
import { eventually } from './eventually.ts';
import { temporaryFolder } from './folder.ts';

const src = join(import.meta.dirname, '../../src');
/** Server entry in the sources; `npm start` runs the same, bundled. */
export const serverFile = join(src, 'app/server/main.ts');
const operator = join(src, 'app/cli/opvir.ts');

/** Timeout of tests that start processes, for a busy machine. */
export const processTimeoutMs = 90_000;
export const startTimeoutMs = 60_000;

/** Starts the server, or `command`, with only these settings; stops it after the test. */
export function startServer(
  environment: Record<string, string>,
  command = [process.execPath, serverFile],
): StartedCommand {
  // No other variables: the environment of the test run must not reach the server.
  const begun = begin(command, { env: { LOG_LEVEL: 'silent', PORT: '0', ...environment } });
  onTestFinished(async () => {
    begun.child.kill('SIGKILL');
    await begun.ended;
  });
  return begun;
}

/** Starts the server in a shell that runs `first` before, such as `ulimit -f 0`. */
export function startServerAfter(first: string, environment: Record<string, string>): StartedCommand {
  return startServer(environment, ['/bin/sh', '-c', `${first}; exec "$0" "$1"`, process.execPath, serverFile]);
}

/** Starts the operator's command line as a process. */
export function runOperator(environment: Record<string, string>, ...words: string[]): StartedCommand {
  return startServer(environment, [process.execPath, operator, ...words]);
}

/** Creates an empty folder that is removed after the test. */
export function emptyFolder(): string {
  const folder = temporaryFolder();
  onTestFinished(() => folder[Symbol.dispose]());
  return folder.path;
}

/** Waits until a server has printed its address. */
export function addressOf({ output }: StartedCommand): Promise<string> {
  const look = () => /running at (\S+)/.exec(output.stdout)?.[1];
  return eventually(`the server's address in: ${output.stderr}`, look, startTimeoutMs);
}

/** Stops a process with a signal, and returns the exit code. */
export function stopServer(
  { child, ended }: StartedCommand,
  signal: NodeJS.Signals = 'SIGTERM',
): Promise<number | null> {
  child.kill(signal);
  return ended;
}

/** Signs up a user. */
export function signUp(address: string, email: string): Promise<Response> {
  return fetch(`${address}/api/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse' }),
  });
}
