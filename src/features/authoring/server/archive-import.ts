import { rm } from 'node:fs/promises';
import { setImmediate as othersTurn } from 'node:timers/promises';
import { type ContentFault, ContentFaults } from '../../../platform/server/content/faults.ts';
import { type ContentFolder, hashOf, readFolder } from '../../../platform/server/content/folder.ts';
import { prepareImport, runImport } from '../../../platform/server/content/import-content.ts';
import { unpackArchive } from '../../../platform/server/content/unpack-archive.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import { auditLog } from '../../audit/server/public.ts';
import { type LookedAt, countsText } from './archive-preview.ts';
import type { AuthoringDeps } from './deps.ts';
import { versionWriter } from './version-writer.ts';

/** Handling of files edited here and of files that the archive lacks: `--overwrite` and `--prune` of the command. */
export interface ArchiveChoices {
  readonly edited: 'refuse' | 'overwrite';
  readonly absent: 'keep' | 'remove';
}

/** Number of texts whose versions are looked up before the event loop yields. */
const textsAtOnce = 50;

/** Imports archives with the same code as the command uses for folders. */
export function archiveImport(deps: AuthoringDeps) {
  const { db, kinds, reading, runFaults, now } = deps;
  const auditEntry = auditLog(db, now);
  const versionsOf = versionWriter(deps);

  /** Unpacks the archive next to its file while `act` runs. */
  async function withUnpacked<Result>(path: string, act: (folder: ContentFolder) => Promise<Result>): Promise<Result> {
    const into = `${path}.unpacked`;
    try {
      const refused = await unpackArchive(path, into, kinds);
      const read = await readFolder(into, kinds);
      // Files that were not unpacked are unknown, so a fault that the folder has no content is meaningless then.
      const own = read.faults.filter((fault) => refused.length === 0 || fault.path !== into);
      const faults = [...refused, ...own].map((fault) => (fault.path === into ? { ...fault, path: '.' } : fault));
      return await act({ ...read, faults });
    } finally {
      await rm(into, { recursive: true, force: true });
    }
  }

  async function look(folder: ContentFolder, { edited, absent }: ArchiveChoices): Promise<LookedAt> {
    const prepared = await prepareImport({ db, ...reading }, folder, { edited, prune: absent === 'remove' });
    const { changes, content, stored } = prepared;
    // Programs of content that cannot be published are not run.
    const faults = prepared.faults.length > 0 ? prepared.faults : await runFaults(changes, content);
    const seen = hashOf([folder.hash, stored.version, edited, absent].join(' '));
    return { ...prepared, faults, seen };
  }

  /** Versions, live events and one audit log entry: committed together with the content. */
  async function besides(looked: LookedAt, byUserId: string): Promise<Statement[]> {
    const rows = new Map(looked.stored.items.map((item) => [`${item.kind} ${item.id}`, item]));
    const deed = { act: 'content-brought-in', subjectId: looked.seen, subject: countsText(looked) } as const;
    const statements = [auditEntry(byUserId, deed)];
    for (const [index, change] of looked.changes.entries()) {
      const before = rows.get(`${change.kind} ${change.id}`);
      // Edited here to the same text: nothing is replaced.
      if (before && before.source === change.source) continue;
      statements.push(...(await versionsOf(change, before, 'brought-in', byUserId)));
      if (index % textsAtOnce === textsAtOnce - 1) await othersTurn();
    }
    return statements;
  }

  /** Imports, and returns the faults if nothing was done, such as that the content was changed concurrently. */
  async function take(looked: LookedAt, byUserId: string): Promise<readonly ContentFault[]> {
    if (looked.chosen.length === 0) return [];
    try {
      await runImport({ db, kinds }, looked, { besides: await besides(looked, byUserId) });
      return [];
    } catch (error) {
      if (error instanceof ContentFaults) return error.faults;
      throw error;
    }
  }

  return { withUnpacked, look, take };
}
