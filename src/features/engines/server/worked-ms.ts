import { readFileSync } from 'node:fs';
import { wallMs } from '../watch-work.ts';

// Processor time of a process's main thread in milliseconds, as seen by itself and by its parent. Both use one clock, so that the values
// can be subtracted.

/** Only Linux shows the time of another process; elsewhere the wall clock has to do. */
const isMeasured = process.platform === 'linux';
/** The kernel reports these times in hundredths of a second. */
const msPerTick = 10;
/** Positions of user and system time behind the process's name in brackets. */
const [userField, systemField] = [11, 12];

/** Processor time of this process. */
export function ownWorkedMs(): number {
  if (!isMeasured) return wallMs();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** Processor time of another process. Throws if it has ended. */
export function workedMsOf(pid: number): number {
  if (!isMeasured) return wallMs();
  const stat = readFileSync(`/proc/${pid}/task/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[userField]) + Number(fields[systemField])) * msPerTick;
}
