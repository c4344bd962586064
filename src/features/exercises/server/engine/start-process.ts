import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import type { FastifyBaseLogger } from 'fastify';
import { backgroundEnvironment, isBackgroundLow } from '../../../../platform/server/config/background-priority.ts';
import type { Death, StartThread } from '../../engine/host.ts';
import type { EnginePaths } from './engine-store.ts';
import { watchMemory } from './watch-memory.ts';
import { readWord } from './word-shape.ts';
import { workedMsOf } from './worked-ms.ts';

/** Of V8's own heap; the memory that a learner's code gets is WebAssembly's, and capped in its file. */
const heapMaxMib = 192;
/** Of V8's stack, on which CPython's calls stand too. Linux gives 8 MiB. */
const stackMaxKib = 3000;

/**
 * Programs of Linux that start another with something changed: it gives way to everything, and ends with the one that started it
 * however that ends, also in an endless loop. Where one is missing or not allowed, it is done without.
 */
const launchers = [...(isBackgroundLow ? [['chrt', '--idle', '0']] : []), ['setpriv', '--pdeathsig', 'KILL', '--']];

let known: readonly string[] | null = null;

function launcher(): readonly string[] {
  if (process.platform !== 'linux') return [];
  known ??= launchers.filter(([name = '', ...args]) => spawnSync(name, [...args, 'true']).status === 0).flat();
  return known;
}

/** Signals by which a process ends for what it did itself; after any other nobody knows whose fault it was. */
const ownFaults: ReadonlySet<NodeJS.Signals> = new Set(['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP']);
/** V8 ends so when its heap is full. */
const heapFull = 'SIGABRT';

/** Starts processes that run learners' code; see engine-process.ts. */
export const processStarter =
  (log: FastifyBaseLogger): StartThread<EnginePaths> =>
  (heard, died) => {
    const child = start();
    const memory = watchMemory(child);
    child.on('message', (message) => {
      const word = readWord(message);
      if (!word) return void child.kill('SIGKILL');
      if (word.say !== 'output' && word.say !== 'started') memory.rest();
      if (word.say === 'outcome' && !word.isLast) memory.watch();
      heard(word);
    });
    child.once('error', (err) => died(err));
    child.once('exit', (code, signal) => {
      memory.rest();
      const death = deathBy(code, signal, memory.wasTooMuch);
      if (death instanceof Error) log.error({ err: death }, 'an engine for learners’ code failed');
      died(death);
    });
    return {
      tell: (order) => {
        if (order.act === 'run') memory.watch();
        child.send(order, () => undefined);
      },
      workedMs: async () => workedMsOf(child.pid ?? 0),
      end: () => void child.kill('SIGKILL'),
    };
  };

function start(): ChildProcess {
  const command = [...launcher(), process.execPath];
  const child = fork(new URL('engine-process.ts', import.meta.url), {
    execPath: command[0] ?? process.execPath,
    execArgv: [...command.slice(1), `--max-old-space-size=${heapMaxMib}`, `--stack-size=${stackMaxKib}`],
    // Nothing of the installation is anybody's business there.
    env: { ...backgroundEnvironment },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'json',
  });
  // A program that hangs does not keep a server from ending.
  child.unref();
  child.channel?.unref();
  return child;
}

function deathBy(code: number | null, signal: NodeJS.Signals | null, wasTooMuch: boolean): Death {
  if (wasTooMuch || signal === heapFull) return 'memory';
  if (signal === null || ownFaults.has(signal)) return new Error(`the process ended with ${signal ?? code}`);
  return 'killed';
}
