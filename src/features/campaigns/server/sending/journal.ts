import { closeSync, openSync, writeSync } from 'node:fs';
import { mkdir, open, readFile, readdir, rm } from 'node:fs/promises';
import { uptime } from 'node:os';
import { join } from 'node:path';
import { momentOf } from '../../../../platform/server/ids.ts';
import type { BulkOutcome } from '../../../../platform/server/mail/bulk-mailer.ts';
import { syncFolder } from '../../../../platform/server/sync-folder.ts';

const keptMs = 30 * 24 * 60 * 60 * 1000;

/** `handed`: the mail server may have taken it from here on; then, what came of it. */
export type Noted = 'handed' | BulkOutcome;

/** What one batch has done so far. Each line is written before the process goes on, so that it outlives the process. */
export interface Journal {
  note(subscriberId: string, noted: Noted): void;
  close(): void;
}

/**
 * Between a mail that a mail server takes and the commit that says so, the process may be killed. What it wrote to a file by
 * then stays: it costs no wait for the disk, so that only some microseconds lie between the line and what it tells of. It does
 * not outlive the machine, so a journal from before its start counts as lost.
 */
export function batchJournals(dataDir: string) {
  const folder = join(dataDir, 'campaigns');
  const pathOf = (claim: string) => join(folder, `${claim}.journal`);
  return {
    /** Is on the disk when it resolves: a batch without a journal is one of another machine. */
    async begin(claim: string): Promise<Journal> {
      await mkdir(folder, { recursive: true });
      const path = pathOf(claim);
      const made = await open(path, 'wx', 0o600);
      await made.writeFile(`${await bootId()}\n`);
      await made.sync();
      await made.close();
      await syncFolder(folder, dataDir);
      const file = openSync(path, 'a');
      return {
        note: (subscriberId, noted) => void writeSync(file, `${subscriberId} ${noted}\n`),
        close: () => closeSync(file),
      };
    },

    /** What was noted last of each subscriber; null where there is no journal that one may rely on. */
    async read(claim: string): Promise<ReadonlyMap<string, Noted> | null> {
      const text = await readFile(pathOf(claim), 'utf8').catch(nullIfMissing);
      const [boot, ...lines] = text?.split('\n') ?? [];
      if (boot !== (await bootId())) return null;
      return new Map(lines.filter(Boolean).map((line) => line.split(' ') as [string, Noted]));
    },

    remove: (claim: string) => rm(pathOf(claim), { force: true }),

    /** Removes those that nobody has come for in a month: what they tell of is settled, or its campaign was never gone on with. */
    async sweep(now: number): Promise<void> {
      for (const name of (await readdir(folder).catch(nullIfMissing)) ?? []) {
        const isOld = now - momentOf(name).getTime() > keptMs;
        if (name.endsWith('.journal') && isOld) await rm(join(folder, name), { force: true });
      }
    },
  };
}

/** Another one for each start of the machine: to the minute where the system has no name for it. */
async function bootId(): Promise<string> {
  const id = await readFile('/proc/sys/kernel/random/boot_id', 'utf8').catch(() => null);
  return id?.trim() ?? String(Math.round((Date.now() / 1000 - uptime()) / 60));
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}
