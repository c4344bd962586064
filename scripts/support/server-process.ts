import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort, nodeCommand, root } from './processes.ts';

const startMaxMs = 60_000;
const stopMaxMs = 15_000;
const pollMs = 50;

/** A server of its own: own port, own process, own data folder unless one is handed over. */
export interface ServerProcess {
  /** Without a trailing slash. */
  readonly url: string;
  readonly dataDir: string;
  readonly pid: number;
  /** What its command line and its settings are, for other commands that work on the same data. */
  readonly env: Record<string, string>;
  /** Everything that it wrote so far. */
  output(): string;
  /** Asks it to end and waits; gives the exit code. */
  stop(): Promise<number | null>;
  /** `kill -9`: it gets no chance to finish anything. */
  kill(): Promise<void>;
  /** Removes the data folder. */
  forget(): void;
}

/** Starts the built site of a source tree and waits until it answers. Throws with its output if it does not. */
export async function startServer(settings: Record<string, string> = {}, tree = root): Promise<ServerProcess> {
  const port = settings['PORT'] ?? String(await freePort());
  const dataDir = settings['OPVIR_DATA_DIR'] ?? mkdtempSync(join(tmpdir(), 'opvir-data-'));
  const env = { LOG_LEVEL: 'warn', OPVIR_RATE_LIMITS: 'off', ...settings, PORT: port, OPVIR_DATA_DIR: dataDir };
  const [node = '', ...args] = nodeCommand(join(tree, 'src/app/server/main.ts'));
  const child = spawn(node, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd: tree, env: { ...process.env, ...env } });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
  const output = () => Buffer.concat(chunks).toString('utf8');
  const url = `http://127.0.0.1:${port}`;
  try {
    await untilReady(url, child);
  } catch (error) {
    child.kill('SIGKILL');
    if (settings['OPVIR_DATA_DIR'] === undefined) rmSync(dataDir, { recursive: true, force: true });
    throw new Error(`The server did not start.\n${output()}`, { cause: error });
  }
  return {
    url,
    dataDir,
    pid: child.pid ?? 0,
    env,
    output,
    stop: async () => {
      await end(child, 'SIGTERM');
      return child.exitCode;
    },
    kill: () => end(child, 'SIGKILL'),
    forget: () => rmSync(dataDir, { recursive: true, force: true }),
  };
}

async function untilReady(url: string, child: ChildProcess): Promise<void> {
  const deadlineMs = Date.now() + startMaxMs;
  for (;;) {
    if (hasEnded(child)) throw new Error(`it ended with ${child.exitCode ?? child.signalCode}`);
    if (await answers(`${url}/readyz`)) return;
    if (Date.now() > deadlineMs) throw new Error(`no answer from ${url}/readyz within ${startMaxMs / 1000} s`);
    await sleep(pollMs);
  }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch (error) {
    // fetch says so when nothing listens yet.
    if (error instanceof TypeError) return false;
    throw error;
  }
}

async function end(child: ChildProcess, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (hasEnded(child)) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  const timer = setTimeout(() => child.kill('SIGKILL'), stopMaxMs);
  await ended;
  clearTimeout(timer);
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null;
}
