import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

interface RunOptions {
  env?: Record<string, string>;
  cwd?: string;
}

/** The folder of the project; bootstrap.mjs makes it the working folder. */
export const root: string = process.cwd();

/** The command line that runs a TypeScript file of ours, or a package's script, on this Node. */
export function nodeCommand(file: string, ...args: string[]): string[] {
  return [process.execPath, '--disable-warning=ExperimentalWarning', file, ...args];
}

/** The command line of the server, with the flags that bootstrap.mjs gives it. */
export function serverCommand(tree = root): string[] {
  return nodeCommand('--max-semi-space-size=4', join(tree, 'src/app/server/main.ts'));
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
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [[code], stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
  return { code: code ?? 1, stdout, stderr };
}

/** A port of the loopback address that nothing listens on now. */
export async function freePort(): Promise<number> {
  await using server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
