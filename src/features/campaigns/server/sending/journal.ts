import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, open, readFile, readdir, rm } from 'node:fs/promises';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { createdAtOf } from '../../../../platform/server/ids.ts';
import type { BulkMailResult } from '../../../../platform/server/mail/bulk-mailer.ts';
import { syncFolder } from '../../../../platform/server/sync-folder.ts';

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** `handed`: the mail server may have accepted it from here on; afterwards, the result. */
export type Noted = 'handed' | BulkMailResult;

/** Log of one batch. Each line is written before the process continues, so that it outlives the process. */
export interface Journal {
  note(subscriberId: string, noted: Noted): void;
  close(): void;
}

/**
 * Journals for a process killed between a mail's delivery and its commit. Lines are not fsynced, to be written at once.
 * They do not survive the machine, so a journal from before its start counts as lost.
 */
export function batchJournals(dataDir: string) {
  const folder = join(dataDir, 'campaigns');
  const pathOf = (claim: string) => join(folder, `${claim}.journal`);
  return {
    /** Creates a journal, on disk when it resolves. A batch without a journal belongs to another machine. */
    async begin(claim: string): Promise<Journal> {
      await mkdir(folder, { recursive: true });
      const path = pathOf(claim);
      const created = await open(path, 'wx', 0o600);
      await created.writeFile(`${await bootId()}\n`);
      await created.sync();
      await created.close();
      await syncFolder(folder, dataDir);
      const file = openSync(path, 'a');
      return {
        note: (subscriberId, noted) => void writeSync(file, `${subscriberId} ${noted}\n`),
        close: () => closeSync(file),
      };
    },

    /** Last note of each subscriber; null if there is no reliable journal. */
    async read(claim: string): Promise<ReadonlyMap<string, Noted> | null> {
      const text = await readFile(pathOf(claim), 'utf8').catch(nullIfMissing);
      const [boot, ...lines] = text?.split('\n') ?? [];
      if (boot !== (await bootId())) return null;
      return new Map(lines.filter(Boolean).map((line) => line.split(' ') as [string, Noted]));
    },

    remove: (claim: string) => rm(pathOf(claim), { force: true }),

    /** Deletes journals that are a month old: they are processed, or their campaign was never resumed. */
    async sweep(now: number): Promise<void> {
      for (const name of (await readdir(folder).catch(nullIfMissing)) ?? []) {
        const isOld = now - createdAtOf(name).getTime() > keptMs;
        if (name.endsWith('.journal') && isOld) await rm(join(folder, name), { force: true });
      }
    },
  };
}

/** Identifier of the machine's boot: its boot time, to the minute, if the system provides none. */
async function bootId(): Promise<string> {
  const id = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => null);
  return id?.trim() ?? String(Math.round((Date.now() / 1000 - uptime()) / 60));
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
