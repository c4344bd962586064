import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { Settings } from '../../../platform/server/config/settings.ts';
import { checkDatabase } from './database.ts';

// A thread that looks at the database for the server that started it; see parts.ts.

// On Linux a priority is a thread's own; elsewhere it would be the whole server's.
if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_LOW);

const findings = await checkDatabase(workerData as Settings);
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
parentPort?.postMessage(findings);
