import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const readyTimeoutMs = 15_000;
/** Linux counts a process's time in ticks of this length. */
const tickMs = 10;

/** A server process under measurement. */
export interface Server {
  name: string;
  url: string;
  /** Processor time used so far, all threads, in milliseconds; null where the system does not tell. */
  cpuMs(): number | null;
  stop(): Promise<void>;
}

/** Starts the product on its own data folder. Limits are off, as many calls come from one address. */
export function startProduct(dataDir: string, port: number): Promise<Server> {
  return startServer('opvir', port, '/healthz', [join(root, 'src/app/server/main.ts')], {
    OPVIR_DATA_DIR: dataDir,
    PORT: String(port),
    OPVIR_RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  });
}

/** Starts the bare server on a copy of the same database file. */
export function startBare(databaseFile: string, port: number): Promise<Server> {
  const script = join(root, 'scripts/bench/bare-server.ts');
  return startServer('bare', port, '/api/courses/course1/feedback', [script, databaseFile, String(port)], {});
}

async function startServer(
  name: string,
  port: number,
  probe: string,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<Server> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}`;
  await untilReady(child, url + probe);
  return {
    name,
    url,
    cpuMs: () => readCpuMs(child.pid!),
    async stop() {
      child.kill('SIGTERM');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    },
  };
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  const giveUpAt = Date.now() + readyTimeoutMs;
  while (Date.now() < giveUpAt && child.exitCode === null) {
    const isUp = await fetch(url).then(
      (response) => response.ok,
      () => false,
    );
    if (isUp) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`nothing answers at ${url}`);
}

function readCpuMs(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ');
  return (Number(fields[11]) + Number(fields[12])) * tickMs;
}
