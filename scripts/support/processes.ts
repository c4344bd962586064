import { type ChildProcess, type SpawnOptions, type StdioOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { currentBuild, serverBuilds } from '../../src/app/server/builds.ts';
import { serverFlags } from '../server-flags.mjs';

/** Folder of the project; bootstrap.mjs makes it the working folder. */
export const root: string = process.cwd();

/** Command line that runs one of our TypeScript files, or a package's script, on this Node. */
export function nodeCommand(file: string, ...args: string[]): string[] {
  return [process.execPath, '--disable-warning=ExperimentalWarning', file, ...args];
}

/** Path of the built server program. Throws before the first build. */
export function serverFile(tree = root): string {
  const folder = currentBuild(serverBuilds(join(tree, 'build')));
  if (folder === null) throw new Error('The server is not built yet. Run: npm run build');
  return join(folder, serverBuilds().wholeWith);
}

/** Command line of the server, with the flags that bootstrap.mjs passes. */
export function serverCommand(tree = root): string[] {
  return nodeCommand(...serverFlags, serverFile(tree));
}

/** Working folder of a command, by default the project's, and additions to our environment. */
type RunOptions = Pick<SpawnOptions, 'cwd' | 'env'>;

/** Runs a command with our standard streams and returns its exit code; one ended by a signal counts as failed. */
export async function run(command: readonly string[], options: RunOptions = {}): Promise<number> {
  return (await begin(command, within(options, 'inherit')).ended) ?? 1;
}

/** Running command and its output so far. */
export interface StartedCommand {
  readonly child: ChildProcess;
  readonly output: { stdout: string; stderr: string };
  /** Resolves with the exit code when all its output has arrived; null if a signal ended it. */
  readonly ended: Promise<number | null>;
}

/** Starts a command and collects its output. */
export function begin([file = '', ...args]: readonly string[], options: SpawnOptions): StartedCommand {
  const child = spawn(file, args, options);
  const output = { stdout: '', stderr: '' };
  for (const name of ['stdout', 'stderr'] as const)
    child[name]?.setEncoding('utf8').on('data', (text: string) => void (output[name] += text));
  return { child, output, ended: once(child, 'close').then(([code]) => code as number | null) };
}

/** Runs a command to its end and returns its output; one ended by a signal counts as failed. */
export async function capture(
  command: readonly string[],
  options: RunOptions = {},
): Promise<{ code: number; stdout: string; stderr: string }> {
  const { output, ended } = begin(command, within(options, ['ignore', 'pipe', 'pipe']));
  return { code: (await ended) ?? 1, ...output };
}

function within({ cwd = root, env }: RunOptions, stdio: StdioOptions): SpawnOptions {
  return { cwd, env: { ...process.env, ...env }, stdio };
}

/** Free port on the loopback address. */
export async function freePort(): Promise<number> {
  await using server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}
