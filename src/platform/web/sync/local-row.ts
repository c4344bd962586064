import type { StoredDraft } from './synced-draft.ts';

interface Format<Value, Row> {
  /** Row as stored; null if nothing has to be stored. */
  readonly toRow: (draft: StoredDraft<Value>) => Row | null;
  readonly fromRow: (row: Row) => StoredDraft<Value>;
}

/** Storage of a draft in this browser's local storage, under a key with the account's id. */
export function localRow<Value, Row>(key: string, { toRow, fromRow }: Format<Value, Row>) {
  function textOf(draft: StoredDraft<Value> | null): string | null {
    const row = draft && toRow(draft);
    return row && JSON.stringify(row);
  }

  /** Null if nothing is stored, or if the storage cannot be read. */
  function read(): StoredDraft<Value> | null {
    try {
      const row = JSON.parse(localStorage.getItem(key) ?? 'null') as Row | null;
      return row && fromRow(row);
    } catch {
      return null;
    }
  }

  /**
   * Returns false if the browser stores nothing or has no room, or if `before` is given and no longer what is stored.
   */
  function store(draft: StoredDraft<Value>, before?: StoredDraft<Value> | null): boolean {
    try {
      if (before !== undefined && textOf(read()) !== textOf(before)) return false;
      const text = textOf(draft);
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
      return true;
    } catch {
      return false;
    }
  }

  return { read, store };
}
