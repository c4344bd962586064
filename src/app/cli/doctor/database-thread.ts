import { parentPort, workerData } from 'node:worker_threads';
import type { Settings } from '../../../platform/server/config/settings.ts';
import { giveWayToAll } from '../../../platform/server/give-way.ts';
import { checkDatabase } from './database.ts';

// Thread that checks the database for the server that started it; see parts.ts.

giveWayToAll();

const findings = await checkDatabase(workerData as Settings);
parentPort?.postMessage(findings);
