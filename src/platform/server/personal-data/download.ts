import { Readable } from 'node:stream';
import { createTarPacker, type TarPackController } from 'modern-tar';
import type { Database } from '../db/database.ts';
import type { Row } from '../db/snapshot.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { AnyFinding, Person, TableRule } from './policy.ts';
import { personalDataQueries } from './queries.ts';

const ownerOnly = 0o600;

interface Deps {
  readonly db: Database;
  readonly files: Pick<FileStore, 'read'>;
  readonly rules: readonly TableRule[];
}

/**
 * What the site holds of a person, as a tar archive that is made while it is read: a file of JSON for each kind, and beside
 * them the files that they sent. What was given without signing in, under their address alone, is theirs only once the
 * address is proved (`isProved`): until then anybody may have entered it.
 */
export function downloadOf({ db, files, rules }: Deps) {
  const { selectRows } = personalDataQueries(db);

  async function pack(archive: TarPackController, person: Person, isProved: boolean): Promise<void> {
    const kinds = new Map<string, Row[]>();
    for (const rule of rules) {
      const { download } = rule;
      const by = isProved ? rule.by : withoutAddresses(rule.by);
      if ('notBecause' in download || by.length === 0) continue;
      const rows = await selectRows(rule, by, person);
      const shown = rows.map((row) => without(row, download.without));
      kinds.set(download.as, [...(kinds.get(download.as) ?? []), ...shown]);
      for (const row of rows) await addFile(archive, rule, row);
    }
    for (const [name, rows] of kinds)
      await add(archive, `${name}.json`, Buffer.from(`${JSON.stringify(rows, null, 2)}\n`));
  }

  async function addFile(archive: TarPackController, { file, table }: TableRule, row: Row): Promise<void> {
    const key = file && row[file.keyColumn];
    const stored = typeof key === 'string' ? await files.read(key) : null;
    if (!file || !stored) return;
    const writer = archive
      .add({ name: `${table}/${row['id']}-${safeName(row[file.nameColumn])}`, size: stored.sizeBytes, mode: ownerOnly })
      .getWriter();
    for await (const chunk of stored.stream) await writer.write(chunk as Uint8Array);
    await writer.close();
  }

  return (person: Person, isProved: boolean): Readable => {
    const { readable, controller } = createTarPacker();
    pack(controller, person, isProved).then(
      () => controller.finalize(),
      (error: unknown) => controller.error(error),
    );
    return Readable.fromWeb(readable as never);
  };
}

/** What is left of the ways to find rows without the address alone. */
function withoutAddresses(by: readonly AnyFinding[]): AnyFinding[] {
  return by.flatMap((finding): AnyFinding[] => {
    if ('address' in finding) return [];
    return 'through' in finding ? [{ ...finding, whose: withoutAddresses(finding.whose) }] : [finding];
  });
}

async function add(archive: TarPackController, name: string, content: Buffer): Promise<void> {
  const writer = archive.add({ name, size: content.length, mode: ownerOnly }).getWriter();
  await writer.write(content);
  await writer.close();
}

function without(row: Row, columns: readonly string[] = []): Row {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !columns.includes(column)));
}

/** What a stranger called a file may be no way out of the folder in which it is unpacked. */
function safeName(name: string | number | null | undefined): string {
  return String(name ?? 'file')
    .replaceAll(/[^\p{L}\p{N}. _-]/gu, '_')
    .replaceAll('..', '_')
    .slice(-80);
}
