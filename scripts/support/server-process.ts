import type { ChildProcess } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { eventually } from '../../test/support/eventually.ts';
import { temporaryFolder } from '../../test/support/folder.ts';
import { type StartedCommand, begin, freePort, root, serverCommand } from './processes.ts';

const stopMaxMs = 15_000;

/** Process that serves HTTP; disposal asks it to end, and waits. */
export interface ListeningProcess extends AsyncDisposable {
  /** Without a trailing slash. */
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  /** Environment, for a restart and for other commands on the same data. */
  readonly env: Record<string, string>;
  /** Time from its start to its first answer. */
  readonly readyMs: number;
  /** Returns its whole output so far, followed by its errors. */
  output(): string;
  /** Asks it to end and waits; returns the exit code. */
  stop(): Promise<number | null>;
  /** `kill -9`: it gets no chance to finish anything. */
  kill(): Promise<number | null>;
}

interface StartOptions {
  /** Path whose successful GET means that it has started. */
  readonly readyPath?: string;
  readonly cwd?: string;
  /** File to append its output to; without one, use {@link ListeningProcess.output}. */
  readonly logFile?: string;
}

/** Starts a command on `PORT`, or on a free port, and waits until it answers. Throws with its output if it does not. */
export async function startListening(
  command: readonly string[],
  settings: Record<string, string>,
  { readyPath = '/readyz', cwd = root, logFile }: StartOptions,
): Promise<ListeningProcess> {
  const port = Number(settings['PORT'] ?? (await freePort()));
  const env = { ...settings, PORT: String(port) };
  const log = logFile === undefined ? 'pipe' : openSync(logFile, 'a');
  const startedAt = performance.now();
  const begun = begin(command, { stdio: ['ignore', log, log], cwd, env: { ...process.env, ...env } });
  if (log !== 'pipe') closeSync(log);
  const { child } = begun;
  const output = () => begun.output.stdout + begun.output.stderr;
  const url = `http://127.0.0.1:${port}`;
  try {
    await eventually(`an answer from ${url}`, () => isAnswered(url + readyPath, child));
  } catch (error) {
    child.kill('SIGKILL');
    throw new Error(`The server did not start.\n${output()}`, { cause: error });
  }
  const readyMs = performance.now() - startedAt;
  const stop = () => end(begun, 'SIGTERM');
  const kill = () => end(begun, 'SIGKILL');
  const dispose = async () => void (await stop());
  return { url, port, pid: child.pid ?? 0, env, readyMs, output, stop, kill, [Symbol.asyncDispose]: dispose };
}

/** Server with the built site. Disposal also removes its data, unless the caller passed the folder. */
export interface ServerProcess extends ListeningProcess {
  readonly dataDir: string;
}

/**
 * Starts the built site of a source tree and waits until it answers. Throws with its output if it does not. `through`
 * is a command put in front, which execs the server and so has its process id.
 */
export async function startServer(
  settings: Record<string, string> = {},
  tree = root,
  through: (server: readonly string[]) => readonly string[] = (server) => server,
): Promise<ServerProcess> {
  await using own = new AsyncDisposableStack();
  const dataDir = settings['OPVIR_DATA_DIR'] ?? own.use(temporaryFolder()).path;
  const env = { LOG_LEVEL: 'warn', OPVIR_RATE_LIMITS: 'off', ...settings, OPVIR_DATA_DIR: dataDir };
  const server = own.use(await startListening(through(serverCommand(tree)), env, { cwd: tree }));
  const handedOver = own.move();
  return { ...server, dataDir, [Symbol.asyncDispose]: () => handedOver.disposeAsync() };
}

async function isAnswered(url: string, { exitCode, signalCode }: ChildProcess): Promise<boolean> {
  if (exitCode !== null || signalCode !== null) throw new Error(`it ended with ${exitCode ?? signalCode}`);
  try {
    const response = await fetch(url);
    await response.arrayBuffer();
    return response.ok;
  } catch {
    // Nothing listens yet.
    return false;
  }
}

/** Ends a process; one that has already ended returns its exit code at once. */
async function end({ child, ended }: StartedCommand, signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null> {
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMaxMs);
  // A command put in front, such as a recorder, has ended when the output ends.
  return ended.finally(() => clearTimeout(timer));
}
