import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { CheckPart } from '../../../features/system/checks-contract.ts';
import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Finding } from '../../../platform/server/findings/finding.ts';
import { checkScanner } from '../../../platform/server/scanner/ask-clamav.ts';
import { checkDatabase } from './database.ts';
import { checkDataFolder, checkNode, checkPublicUrl, checkSecret, checkSharing, checkSite } from './installation.ts';
import { checkMail } from './mail.ts';

/** All checks of an installation with readable settings, by part. None creates or changes anything. */
export const checksByPart: Readonly<Record<CheckPart, (settings: Settings) => Promise<readonly Finding[]>>> = {
  installation: async (settings) => [
    checkNode(),
    checkPublicUrl(settings),
    ...checkDataFolder(settings),
    await checkSecret(settings),
    ...checkSharing(settings),
    checkSite(),
  ],
  database: checkDatabase,
  mail: async (settings) => [await checkMail(settings)],
  scanner: async ({ clamav }) => [await checkScanner(clamav)],
};

/**
 * Runs the same checks in a running server. Checks that read the whole database run in a thread, so that no request
 * waits.
 */
export async function checkBeside(part: CheckPart, settings: Settings): Promise<readonly Finding[]> {
  if (part !== 'database') return checksByPart[part](settings);
  const worker = new Worker(new URL('./database-thread.ts', import.meta.url), { workerData: { ...settings } });
  // The thread posts one message and ends; an error in it rejects this.
  const [findings] = (await once(worker, 'message')) as [readonly Finding[]];
  return findings;
}
