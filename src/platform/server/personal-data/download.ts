import { Readable } from 'node:stream';
import type { Database } from '../db/database.ts';
import type { Row } from '../db/snapshot.ts';
import { type ZipPart, zipArchive } from '../files/zip-archive.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { AnyFinding, DataSubject, TableRule } from './policy.ts';
import { personalDataQueries } from './queries.ts';

interface Deps {
  readonly db: Database;
  readonly files: Pick<FileStore, 'read'>;
  readonly rules: readonly TableRule[];
}

/**
 * Zip archive of a person's data, made while it is read: a JSON file for each kind, and the files that they sent. Data
 * given without signing in, under their address alone, is included only if the address is confirmed (`isConfirmed`):
 * anybody may have entered it.
 */
export function downloadOf({ db, files, rules }: Deps) {
  const { selectRows } = personalDataQueries(db);

  function fileOf({ file, table }: TableRule, row: Row): ZipPart[] {
    const key = file && row[file.keyColumn];
    if (!file || typeof key !== 'string') return [];
    const name = `${table}/${row['id']}-${safeName(row[file.nameColumn])}`;
    // A lost file is included as an empty one.
    return [{ name, open: async () => (await files.read(key))?.stream ?? Readable.from([]) }];
  }

  return async (person: DataSubject): Promise<Readable> => {
    const kinds = new Map<string, Row[]>();
    const parts: ZipPart[] = [];
    for (const rule of rules) {
      const { download } = rule;
      const by = person.isConfirmed ? rule.by : withoutAddresses(rule.by);
      if ('notBecause' in download || by.length === 0) continue;
      const rows = await selectRows(rule, by, person);
      const shown = rows.map((row) => without(row, download.without));
      kinds.set(download.as, [...(kinds.get(download.as) ?? []), ...shown]);
      parts.push(...rows.flatMap((row) => fileOf(rule, row)));
    }
    const texts = [...kinds].map(([name, rows]) => ({
      name: `${name}.json`,
      open: () => Readable.from([Buffer.from(`${JSON.stringify(rows, null, 2)}\n`)], { objectMode: false }),
    }));
    return zipArchive([...parts, ...texts]);
  };
}

/** Ways to find rows, without those by the address alone. */
function withoutAddresses(by: readonly AnyFinding[]): AnyFinding[] {
  return by.flatMap((finding): AnyFinding[] => {
    if ('address' in finding) return [];
    if (!('through' in finding)) return [finding];
    const whose = withoutAddresses(finding.whose);
    return whose.length === 0 ? [] : [{ ...finding, whose }];
  });
}

function without(row: Row, columns: readonly string[] = []): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));
}

/** File name without characters that could lead out of the folder where it is unpacked. */
function safeName(name: string | number | null | undefined): string {
  return String(name ?? 'file')
    .replaceAll(/[^\p{L}\p{N}. _-]/gu, '_')
    .replaceAll('..', '_')
    .slice(-80);
}
