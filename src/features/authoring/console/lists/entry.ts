/** Value of a list entry, as parsed from YAML. */
export type Entry = string | number | boolean | readonly Entry[] | EntryRecord;

export interface EntryRecord {
  readonly [field: string]: Entry;
}

/** Also accepts values from a file that are no valid entry. */
export function isRecord(entry: Entry | undefined): entry is EntryRecord {
  return typeof entry === 'object' && entry !== null && !Array.isArray(entry);
}
