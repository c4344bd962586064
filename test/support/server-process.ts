import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { eventually } from './eventually.ts';
import { temporaryFolder } from './folder.ts';

const src = join(import.meta.dirname, '../../src');
/** What `npm start` runs in the end. */
export const serverFile = join(src, 'app/server/main.ts');
const operator = join(src, 'app/cli/opvir.ts');

/** For tests that start processes: a busy machine takes its time. */
export const processTimeoutMs = 90_000;
export const startPatienceMs = 60_000;

/** A process of ours, and what it has said so far. */
export interface Run {
  readonly child: ChildProcess;
  readonly output: { stdout: string; stderr: string };
  /** Resolves with the exit code; null if a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Starts the server, or `command`, with these settings and no others; it is gone after the test. */
export function startServer(environment: Record<string, string>, command = [process.execPath, serverFile]): Run {
  const [file = '', ...args] = command;
  // Nothing else: the settings of whoever runs the tests are not the server's.
  const child = spawn(file, args, { env: { LOG_LEVEL: 'silent', PORT: '0', ...environment } });
  const output = { stdout: '', stderr: '' };
  child.stdout.on('data', (chunk: Buffer) => void (output.stdout += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (output.stderr += chunk.toString()));
  const { promise: ended, resolve } = Promise.withResolvers<number | null>();
  child.once('close', resolve);
  onTestFinished(async () => {
    child.kill('SIGKILL');
    await ended;
  });
  return { child, output, ended };
}

/** The server through a shell that does `first` before, such as `ulimit -f 0`. */
export function startServerAfter(first: string, environment: Record<string, string>): Run {
  return startServer(environment, ['/bin/sh', '-c', `${first}; exec "$0" "$1"`, process.execPath, serverFile]);
}

/** The operator's command line, as a process of its own. */
export function runOperator(environment: Record<string, string>, ...words: string[]): Run {
  return startServer(environment, [process.execPath, operator, ...words]);
}

/** An empty folder that is gone after the test. */
export function emptyFolder(): string {
  const folder = temporaryFolder();
  onTestFinished(() => folder[Symbol.dispose]());
  return folder.path;
}

/** Waits until a server has said where it runs. */
export function addressOf({ output }: Run): Promise<string> {
  const look = () => /running at (\S+)/.exec(output.stdout)?.[1];
  return eventually(`the server's address in: ${output.stderr}`, look, startPatienceMs);
}

/** Asks it to stop, and gives the exit code. */
export function stopServer({ child, ended }: Run, signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> {
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
