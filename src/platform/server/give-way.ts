import { spawnSync } from 'node:child_process';
import { existsSync, readlinkSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { basename } from 'node:path';
import { isBackgroundLow } from './config/background-priority.ts';

// For threads of the server that work in the background. On Linux a priority is a thread's own; elsewhere it would be that of the whole
// server, so that nothing is changed there.

/** A link to it, which ends with its number. */
const thisThread = '/proc/thread-self';

const canGiveWay = process.platform === 'linux' && isBackgroundLow;

/** Lets this thread have less of a busy machine than those that answer. */
export function giveWay(): void {
  if (canGiveWay) setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
}

/**
 * Lets this thread work when a core has nothing else to do. Whoever wakes up waits for a thread of the lowest priority until that has had
 * some milliseconds, and takes the core from one of the idle class at once; Node cannot ask for that class, `chrt` of util-linux
 * can. Where that is missing, the priority has to do.
 */
export function giveWayToAll(): void {
  if (!canGiveWay) return;
  setPriority(constants.priority.PRIORITY_LOW);
  // Not every container has it, and no thread may fail for it.
  if (!existsSync(thisThread)) return;
  spawnSync('chrt', ['--idle', '--pid', '0', basename(readlinkSync(thisThread))], { stdio: 'ignore' });
}
