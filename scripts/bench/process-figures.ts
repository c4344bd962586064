import { readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** Unit in which Linux counts a process's time. */
const tickSeconds = 0.01;
const usPerMs = 1000;

/**
 * Returns a function that returns the processor time used since by all threads of a process; null if the system does
 * not report it.
 */
export function cpuSecondsFrom(pid: number): () => number | null {
  if (process.platform !== 'linux') return () => null;
  const look = () => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * tickSeconds;
  };
  const before = look();
  return () => look() - before;
}

/** Returns a function that returns the share of a core that this process has used since: 1 is all of it. */
export function coreShareFrom(): () => number {
  const before = { at: performance.now(), own: process.cpuUsage(), loop: performance.eventLoopUtilization() };
  return () => {
    const { user, system } = process.cpuUsage(before.own);
    const share = (user + system) / usPerMs / (performance.now() - before.at);
    // The loop counts as active even while other work has its core.
    return Math.max(share, performance.eventLoopUtilization(before.loop).utilization);
  };
}

/** Resident memory of a process; null if the system does not report it. */
export function residentMiB(pid: number): number | null {
  if (process.platform !== 'linux') return null;
  const kib = /^VmRSS:\s*(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kib) / 1024;
}

/** Measures the share of all cores in use while this process waits: 1 is all of it. */
export async function busyShare(ms: number): Promise<number> {
  const look = () => cpus().map(({ times: { idle, ...busy } }) => ({ idle, all: idle + sum(Object.values(busy)) }));
  const before = look();
  await sleep(ms);
  const spent = look().map(({ idle, all }, core) => [idle - (before[core]?.idle ?? 0), all - (before[core]?.all ?? 0)]);
  return 1 - sum(spent.map(([idle = 0]) => idle)) / sum(spent.map(([, all = 0]) => all));
}

function sum(all: readonly number[]): number {
  return all.reduce((total, each) => total + each, 0);
}
