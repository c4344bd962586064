import { Worker } from 'node:worker_threads';
import { wallMs } from '../../engine/wall-ms.ts';

// What a thread has worked, in milliseconds, as it sees it and as the one sees it that started it: one clock, so that what the
// one says can be taken from what the other reads.

/** Node has it from 24.6 on; its types do not yet. */
interface Measured {
  cpuUsage(): Promise<NodeJS.CpuUsage>;
}

const isMeasured = 'cpuUsage' in Worker.prototype;

/** Of the thread that calls it. */
export function ownWorkedMs(): number {
  return isMeasured ? msOf(process.threadCpuUsage()) : wallMs();
}

/** Of a thread, which has to answer: one that is stuck outside JavaScript does not. */
export async function workedMsOf(worker: Worker): Promise<number> {
  return isMeasured ? msOf(await (worker as unknown as Measured).cpuUsage()) : wallMs();
}

function msOf({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000;
}
