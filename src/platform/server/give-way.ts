import { spawnSync } from 'node:child_process';
import { existsSync, readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { isBackgroundLow } from './config/background-priority.ts';

// Priorities of background threads. Only Linux has priorities per thread; elsewhere they would apply to the whole
// server, so that nothing is changed there.

/** Link whose target ends with the thread's id. */
const thisThread = '/proc/thread-self';

const canGiveWay = process.platform === 'linux' && isBackgroundLow;

/** Lowers this thread's priority below the threads that answer requests. */
export function giveWay(): void {
  if (canGiveWay) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}

/**
 * Runs this thread only on an idle core, which others preempt at once; the lowest priority alone delays them by
 * milliseconds. Node cannot set the idle class, only `chrt` of util-linux can.
 */
export function giveWayToAll(): void {
  if (!canGiveWay) return;
  setPriority(constants.priority.PRIORITY_LOW);
  // Not every container has it, and a thread must not fail without it.
  if (!existsSync(thisThread)) return;
  spawnSync('chrt', ['--idle', '--pid', '0', basename(readlinkSync(thisThread))], { stdio: 'ignore' });
}
