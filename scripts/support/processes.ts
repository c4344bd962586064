import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { text } from 'node:stream/consumers';

interface RunOptions {
  env?: Record<string, string>;
  cwd?: string;
}

/** The folder of the project; bootstrap.mjs makes it the working folder. */
export const root: string = process.cwd();

const nodeFlags = ['--disable-warning=ExperimentalWarning'];

/** The command line that runs a TypeScript file of ours, or a package's script, on this Node. */
export function nodeCommand(file: string, ...args: string[]): string[] {
  return [process.execPath, ...nodeFlags, file, ...args];
}

/** Runs a command with our input and output and gives its exit code; one ended by a signal counts as failed. */
export async function run(command: readonly string[], { env = {}, cwd = root }: RunOptions = {}): Promise<number> {
  const [file = '', ...args] = command;
  const child = spawn(file, args, { stdio: 'inherit', cwd, env: { ...process.env, ...env } });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** Runs a command and keeps what it says. */
export async function capture(
  command: readonly string[],
  { env = {}, cwd = root }: RunOptions = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const [file = '', ...args] = command;
  const child = spawn(file, args, { stdio: ['ignore', 'pipe', 'pipe'], cwd, env: { ...process.env, ...env } });
  const [[code], stdout, stderr] = await Promise.all([
    once(child, 'close') as Promise<[number | null]>,
    text(child.stdout),
    text(child.stderr),
  ]);
  return { code: code ?? 1, stdout, stderr };
}

/** A port of the loopback address that nothing listens on now. */
export async function freePort(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port was given');
  return address.port;
}

/** Ends this task and all that it started if `npm run` dies without passing a signal on. */
export function endWithParent(): void {
  if (process.channel === undefined || process.channel === null) return;
  process.once('disconnect', () => {
    // bootstrap.mjs made this process the leader of its group; Windows has no groups.
    process.kill(process.platform === 'win32' ? process.pid : -process.pid, 'SIGTERM');
  });
  process.channel.unref();
}
