import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { type Begun, begin } from '../../scripts/support/processes.ts';
import { eventually } from './eventually.ts';
import { temporaryFolder } from './folder.ts';

const src = join(import.meta.dirname, '../../src');
/** The sources; `npm start` runs the same, bundled. */
export const serverFile = join(src, 'app/server/main.ts');
const operator = join(src, 'app/cli/opvir.ts');

/** For tests that start processes: a busy machine takes its time. */
export const processTimeoutMs = 90_000;
export const startPatienceMs = 60_000;

/** Starts the server, or `command`, with these settings and no others; it is gone after the test. */
export function startServer(environment: Record<string, string>, command = [process.execPath, serverFile]): Begun {
  // Nothing else: the settings of whoever runs the tests are not the server's.
  const begun = begin(command, { env: { LOG_LEVEL: 'silent', PORT: '0', ...environment } });
  onTestFinished(async () => {
    begun.child.kill('SIGKILL');
    await begun.ended;
  });
  return begun;
}

/** The server through a shell that does `first` before, such as `ulimit -f 0`. */
export function startServerAfter(first: string, environment: Record<string, string>): Begun {
  return startServer(environment, ['/bin/sh', '-c', `${first}; exec "$0" "$1"`, process.execPath, serverFile]);
}

/** The operator's command line, as a process of its own. */
export function runOperator(environment: Record<string, string>, ...words: string[]): Begun {
  return startServer(environment, [process.execPath, operator, ...words]);
}

/** An empty folder that is gone after the test. */
export function emptyFolder(): string {
  const folder = temporaryFolder();
  onTestFinished(() => folder[Symbol.dispose]());
  return folder.path;
}

/** Waits until a server has said where it runs. */
export function addressOf({ output }: Begun): Promise<string> {
  const look = () => /running at (\S+)/.exec(output.stdout)?.[1];
  return eventually(`the server's address in: ${output.stderr}`, look, startPatienceMs);
}

/** Asks it to stop, and gives the exit code. */
export function stopServer({ child, ended }: Begun, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
  child.kill(signal);
  return ended;
}

/** Signs somebody up. */
export function signUp(address: string, email: string): Promise<Response> {
  return fetch(`${address}/api/accounts`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: 'correct horse' }),
  });
}
