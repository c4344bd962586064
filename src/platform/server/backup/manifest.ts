import * as z from 'zod/mini';

const Count = z.number().check(z.int(), z.gte(0));

/** No date is later, as JavaScript counts them. */
const latestMs = 8.64e15;

/** What stands last in a backup: what is in it, and by which a damaged or cut-off one is known. */
export const Manifest = z.object({
  /** Grows when an older Opvir could not read it. */
  format: z.literal(1),
  /** The version of Opvir that made it. */
  version: z.string(),
  /** Milliseconds since 1970: all rows are of this moment. */
  createdAt: z.number().check(z.int(), z.gte(0), z.lte(latestMs)),
  engine: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  /** Rows by table. */
  tables: z.record(z.string(), Count),
  sequences: z.record(z.string(), Count),
  files: z.object({ count: Count, bytes: Count }),
  /** Keys that rows name and whose file was not there. */
  missingFiles: z.array(z.string()),
  /** SHA-256 of every other part by its name, in hexadecimal digits. */
  parts: z.record(z.string(), z.string()),
});

export type Manifest = z.infer<typeof Manifest>;

export const manifestName = 'manifest.json';
export const secretName = 'secret';
const filePrefix = 'files/';
const databasePrefix = 'database/';

export function filePart(key: string): string {
  return `${filePrefix}${key}`;
}

/** `number` is the part's place among those of the table, from 1. */
export function rowsPart(table: string, number: number): string {
  return `${databasePrefix}${table}/${String(number).padStart(6, '0')}.jsonl`;
}

/** What a part of this name holds. */
export function describePart(
  name: string,
): { kind: 'rows'; table: string } | { kind: 'file'; key: string } | { kind: 'secret' } | null {
  const table = /^database\/(\w+)\/\d+\.jsonl$/.exec(name)?.[1];
  if (table !== undefined) return { kind: 'rows', table };
  if (name.startsWith(filePrefix)) return { kind: 'file', key: name.slice(filePrefix.length) };
  return name === secretName ? { kind: 'secret' } : null;
}
