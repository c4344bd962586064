/** What an entry of a list holds, as YAML reads it. */
export type Entry = string | number | boolean | readonly Entry[] | EntryRecord;

export interface EntryRecord {
  readonly [field: string]: Entry;
}

/** Also of what a file holds that is no entry. */
export function isRecord(entry: Entry | undefined): entry is EntryRecord {
  return typeof entry === 'object' && entry !== null && !Array.isArray(entry);
}
