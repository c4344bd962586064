import { readFileSync } from 'node:fs';
import { wallMs } from '../../engine/wall-ms.ts';

// What the main thread of a process has worked, in milliseconds, as the process sees it and as the one sees it that started it: one
// clock, so that what the one says can be taken from what the other reads.

/** Linux alone tells another process's; elsewhere the clock on the wall has to do. */
const isMeasured = process.platform === 'linux';
/** The kernel counts in hundredths of a second for everybody who reads it so. */
const msPerTick = 10;
/** Where it writes the two numbers, behind the process's name in brackets. */
const [userField, systemField] = [11, 12];

/** Of the process that calls it. */
export function ownWorkedMs(): number {
  if (!isMeasured) return wallMs();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Of another process. Throws if it is not there any more. */
export function workedMsOf(pid: number): number {
  if (!isMeasured) return wallMs();
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[userField]) + Number(fields[systemField])) * msPerTick;
}
