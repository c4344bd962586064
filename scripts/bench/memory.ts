import { setTimeout as sleep } from 'node:timers/promises';
import type { ListeningProcess } from '../support/server-process.ts';
import { calls, signIns } from './calls.ts';
import { connections, warmUpMs } from './compare.ts';
import { type Figure, figure } from './figure.ts';
import { type Generator, voidReasons } from './generator-process.ts';
import type { Learner } from './learners.ts';
import { residentMiB } from './process-figures.ts';

const idleMaxMiB = 130;
const loadedMaxMiB = 220;
const unit = ' MiB';
const settleMs = 2000;
const sampleMs = 100;
/** Long enough for some of everything to be answered, sign-ins too. */
export const memoryMs = 6000;

/** What a server holds that has just started, and at most while reads, writes and sign-ins come all at once. */
export async function measureMemory(
  { pid, port }: ListeningProcess,
  generator: Generator,
  learners: readonly Learner[],
): Promise<Figure[]> {
  const look = () => residentMiB(pid) ?? Number.NaN;
  if (Number.isNaN(look())) return [];
  await sleep(settleMs);
  const idle = look();
  let loaded = 0;
  const looking = setInterval(() => (loaded = Math.max(loaded, look())), sampleMs);
  const kinds = [...calls.map(({ requests }) => requests), signIns];
  const loads = kinds.map((requests) => ({ requests: requests(learners), connections, pauseMs: 0 }));
  const outcome = await generator.run({ port, pid, warmUpMs, ms: memoryMs, loads });
  clearInterval(looking);
  return [
    figure('memory, idle', idle, { most: idleMaxMiB }, { unit }),
    // How busy the generator is says nothing about memory.
    figure('memory, loaded', loaded, { most: loadedMaxMiB }, { unit, voids: voidReasons({ ...outcome, use: 0 }) }),
  ];
}
