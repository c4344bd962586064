import { pino } from 'pino';
import type { ContentFault } from '../../platform/server/content/faults.ts';
import type { PreparedImport } from '../../platform/server/content/import-content.ts';
import { enginesFolder } from '../server/built-site.ts';

/** Finds imported screencasts whose programs print something other than claimed. Engines load only if there are any. */
export async function runFaults({ changes: all, content }: PreparedImport): Promise<readonly ContentFault[]> {
  const changes = all.filter(({ kind }) => kind === 'cast');
  if (changes.length === 0) return [];
  const [{ screencastRunFaults }, { createEnginePool }] = await Promise.all([
    import('../../features/screencasts/server/run-faults.ts'),
    import('../../features/engines/server/engine-pool.ts'),
  ]);
  const engines = createEnginePool({ folder: enginesFolder, log: pino({ level: 'silent' }) });
  try {
    return await screencastRunFaults(engines, changes, content);
  } finally {
    engines.stop();
  }
}
