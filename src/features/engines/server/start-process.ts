import type { FastifyBaseLogger } from 'fastify';
import { type ChildProcess, fork, spawnSync } from 'node:child_process';
import { backgroundEnvironment, isBackgroundLow } from '../../../platform/server/config/background-priority.ts';
import type { Death, StartThread } from '../host.ts';
import type { EnginePaths } from './engine-store.ts';
import { watchMemory } from './watch-memory.ts';
import { readEngineMessage } from './message-shape.ts';
import { workedMsOf } from './worked-ms.ts';

/** Limit of V8's own heap. A learner's code uses WebAssembly's memory, which is capped in its file. */
const heapMaxMib = 192;
/** Limit of V8's stack, which CPython's calls use too. Linux provides 8 MiB. */
const stackMaxKib = 3000;

/**
 * Linux programs that start another one with changed properties: `chrt` in the idle class, `setpriv` so that it ends with its parent even
 * in an endless loop. A launcher that is missing or not permitted is left out.
 */
const launchers = [...(isBackgroundLow ? [['chrt', '--idle', '0']] : []), ['setpriv', '--pdeathsig', 'KILL', '--']];

let known: readonly string[] | null = null;

function launcher(): readonly string[] {
  if (process.platform !== 'linux') return [];
  known ??= launchers.filter(([name = '', ...args]) => spawnSync(name, [...args, 'true']).status === 0).flat();
  return known;
}

/** Signals that a process causes itself. Any other one may come from anywhere. */
const ownFaults: ReadonlySet<NodeJS.Signals> = new Set(['SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGFPE', 'SIGTRAP']);
/** Signal with which V8 ends when its heap is full. */
const heapFull = 'SIGABRT';

/** Starts processes that run learners' code; see engine-process.ts. */
export const processStarter =
  (log: FastifyBaseLogger): StartThread<EnginePaths> =>
  (heard, died) => {
    const child = start();
    const memory = watchMemory(child);
    child.on('message', (message) => {
      const word = readEngineMessage(message);
      if (!word) return void child.kill('SIGKILL');
      if (word.say === 'failed' || (word.say === 'outcome' && word.isLast)) memory.rest();
      // Logged only: the message contains paths of this machine, which learners must not see.
      if (word.say === 'failed') log.error({ failure: word.error }, 'an engine for learners’ code failed');
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
    // The server's environment holds secrets.
    env: { ...backgroundEnvironment },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    serialization: 'json',
  });
  // A program that hangs must not keep the server from ending.
  child.unref();
  child.channel?.unref();
  return child;
}

function deathBy(code: number | null, signal: NodeJS.Signals | null, wasTooMuch: boolean): Death {
  if (wasTooMuch || signal === heapFull) return 'memory';
  if (signal === null || ownFaults.has(signal)) return new Error(`the process ended with ${signal ?? code}`);
  return 'killed';
}
