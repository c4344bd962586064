import * as z from 'zod/mini';

const Count = z.number().check(z.int(), z.gte(0));

/** Latest date that JavaScript can represent. */
const latestMs = 8.64e15;

/** Last part of a backup: its contents, by which a damaged or truncated backup is detected. */
export const Manifest = z.object({
  /** Increases when an older Opvir could not read the format. */
  format: z.literal(1),
  /** The version of Opvir that created it. */
  version: z.string(),
  /** Milliseconds since 1970: all rows are a snapshot of this time. */
  createdAt: z.number().check(z.int(), z.gte(0), z.lte(latestMs)),
  engine: z.enum(['sqlite', 'postgres']),
  migrations: z.array(z.string()),
  /** Number of rows by table. */
  tables: z.record(z.string(), Count),
  sequences: z.record(z.string(), Count),
  files: z.object({ count: Count, bytes: Count }),
  /** Keys that rows reference but whose file was missing. */
  missingFiles: z.array(z.string()),
  /** SHA-256 of every other part by its name, in hexadecimal. */
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

/** `number` is the part's position within the table, from 1. */
export function rowsPart(table: string, number: number): string {
  return `${databasePrefix}${table}/${String(number).padStart(6, '0')}.jsonl`;
}

/** Kind of the part with this name; null if the name is unknown. */
export function describePart(
  name: string,
): { kind: 'rows'; table: string } | { kind: 'file'; key: string } | { kind: 'secret' } | null {
  const table = /^database\/(\w+)\/\d+\.jsonl$/.exec(name)?.[1];
  if (table !== undefined) return { kind: 'rows', table };
  if (name.startsWith(filePrefix)) return { kind: 'file', key: name.slice(filePrefix.length) };
  return name === secretName ? { kind: 'secret' } : null;
}
