import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { ReadCall } from '../../../platform/contract/reading.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import type { Output } from '../../rendering.ts';
import type { BuiltSite } from '../built-site.ts';
import { renderedQueries } from './queries.ts';

/** Metadata of a text, which itself is in memory only once. The same address and `contentKey` mean the same text. */
export interface SiteOutput extends Omit<Output, 'text'> {
  readonly contentKey: string;
}

/** Stored text, and the key that tells whether it is still valid. */
export interface CachedOutput extends SiteOutput {
  readonly loadText: () => Promise<string>;
}

const othersKeptMs = 7 * 24 * 60 * 60 * 1000;

/** Store of rendered texts: those of the build in its folder, later ones in the database. */
export function outputStore({ folder, table }: BuiltSite, db: Database, now: () => number) {
  const queries = renderedQueries(db);
  const build = basename(folder);

  function findBuilt(address: string): CachedOutput | undefined {
    const built = table.outputs[address];
    return built && { ...built, loadText: () => readFile(join(folder, built.file), 'utf8') };
  }

  async function findRendered(address: string): Promise<CachedOutput | undefined> {
    const row = await queries.find.first({ build, address });
    if (!row) return undefined;
    const { text, type, contentKey } = row;
    return { type, contentKey, reads: JSON.parse(row.reads) as ReadCall[], loadText: () => Promise.resolve(text) };
  }

  async function put(address: string, { type, reads, contentKey }: SiteOutput, text: string): Promise<void> {
    const renderedAt = now();
    await db.commit(
      queries.put.with({ build, address, type, text, reads: JSON.stringify(reads), contentKey, renderedAt }),
    );
  }

  /** Deletes texts of other builds after a week, as another build may run in parallel for a while. */
  async function sweep(): Promise<void> {
    await db.commit(queries.deleteOfOthers.with({ build, before: now() - othersKeptMs }));
  }

  return { findBuilt, findRendered, put, sweep };
}
