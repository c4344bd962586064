import type { Database } from '../db/database.ts';
import { type Statement, required } from '../db/statement.ts';
import { type ContentFault, ContentFaults } from './faults.ts';
import { hashOf, maxBytesOf } from './folder.ts';
import { type ContentKind, type KindName, idPattern, pathOf } from './kinds.ts';
import { type ItemRow, contentQueries } from './queries.ts';
import { factsOf, storedReader, type StoredContent } from './read-stored.ts';
import { missingItems } from './required.ts';
import {
  type BuiltSnapshot,
  type ContentSnapshot,
  type ContentSource,
  type SnapshotParts,
  buildSnapshot,
  buildSnapshotInSlices,
} from './snapshot.ts';

/** One item as somebody wants it to be; without a source it goes. */
export interface ContentChange {
  readonly kind: KindName;
  readonly id: string;
  readonly source: string | null;
}

/** What a change would come to, checked against all other content of one version. */
export interface PreparedChange {
  readonly version: number;
  readonly changes: readonly ContentChange[];
  /** What is stored of an item in that version. */
  readonly find: (kind: string, id: string) => ItemRow | undefined;
  readonly snapshot: ContentSnapshot;
  readonly faults: readonly ContentFault[];
}

/** The content was changed since a change to it was prepared: prepare it anew. */
export class ContentMoved extends Error {}

interface Deps extends Pick<SnapshotParts, 'kinds' | 'hasPage'> {
  readonly db: Database;
}

export type ContentEditor = ReturnType<typeof contentEditor>;

/** Edits content in place, item by item: what an import does for a folder, for a process that answers others meanwhile. */
export function contentEditor({ db, kinds, hasPage }: Deps) {
  const queries = contentQueries(db);
  const readStored = storedReader(db);
  let known: StoredContent | undefined;

  /** What is stored at this moment; read only when it has changed. */
  async function stored(): Promise<StoredContent> {
    const now = await queries.getVersion.first({});
    if (known === undefined || now?.version !== known.version) known = await readStored();
    return known;
  }

  function partsWith({ version, items, assets }: StoredContent, changes: readonly ContentChange[]): SnapshotParts {
    const isChanged = new Set(changes.map(({ kind, id }) => `${kind} ${id}`));
    const others = items.filter(({ kind, id }) => !isChanged.has(`${kind} ${id}`));
    const sources = [...others, ...changes].flatMap(({ kind, id, source }): ContentSource[] =>
      source === null || kindOf(kind) === undefined ? [] : [{ kind: kind as KindName, id, source }],
    );
    return { version: version + 1, kinds, hasPage, sources, assets: assets.map(factsOf) };
  }

  function kindOf(name: string): ContentKind | undefined {
    return kinds.find((kind) => kind.name === name);
  }

  /** Looks at the changed items alone: quick enough for each pause in typing. */
  async function check(changes: readonly ContentChange[]): Promise<BuiltSnapshot> {
    const wrong = formFaults(kinds, changes);
    // What is refused for its size or its name is not read.
    const only = wrong.length > 0 ? [] : changes.filter(({ source }) => source !== null);
    const built = buildSnapshot({ ...partsWith(await stored(), changes), only });
    return { ...built, faults: [...wrong, ...built.faults] };
  }

  /** Looks at everything, as an import does: what else refers to a changed item has to hold as well. */
  async function prepare(changes: readonly ContentChange[]): Promise<PreparedChange> {
    const before = await stored();
    const parts = partsWith(before, changes);
    const { snapshot, faults } = await buildSnapshotInSlices(parts);
    const all = [...formFaults(kinds, changes), ...faults, ...missingItems(kinds, parts.sources)];
    const find = (kind: string, id: string) => before.items.find((item) => item.kind === kind && item.id === id);
    return { version: before.version, changes, find, snapshot, faults: all };
  }

  /**
   * What is committed for a prepared change, with whatever the caller adds. The commit throws {@link ContentMoved} if the
   * content was changed since, and {@link ContentFaults} if something cannot go because people depend on it.
   */
  function statements({ version, changes, snapshot, faults }: PreparedChange): readonly Statement[] {
    if (faults.length > 0) throw new ContentFaults(faults);
    const moved = required(queries.nextVersionAfter.with({ version }), () => new ContentMoved());
    return [moved, ...changes.flatMap((change) => statementsFor(change, snapshot))];
  }

  function statementsFor({ kind: name, id, source }: ContentChange, snapshot: ContentSnapshot): readonly Statement[] {
    const kind = kindOf(name);
    const rows = kind?.rows?.(db);
    if (kind !== undefined && source === null) {
      const stays = (reason: string) =>
        new ContentFaults([{ path: pathOf(kind, id), line: null, message: `cannot go: ${reason}` }]);
      return [...(rows?.remove(id, stays) ?? []), queries.emptyItem.with({ kind: name, id })];
    }
    const text = source ?? '';
    const value = rows && snapshot.find(name, id);
    const item = queries.upsertEditedItem.with({ kind: name, id, source: text, hash: hashOf(text) });
    return rows && value !== undefined ? [item, rows.put(value)] : [item];
  }

  return {
    stored,
    find: async (kind: string, id: string): Promise<ItemRow | undefined> =>
      (await stored()).items.find((item) => item.kind === kind && item.id === id),
    check,
    prepare,
    statements,
  };
}

/** What a folder's file would be refused for before it is read. */
function formFaults(kinds: readonly ContentKind[], changes: readonly ContentChange[]): ContentFault[] {
  return changes.flatMap(({ kind: name, id, source }) => {
    const kind = kinds.find((each) => each.name === name);
    if (kind === undefined) return [{ path: `${name}/${id}`, line: null, message: 'is of no kind that content has' }];
    const path = pathOf(kind, id);
    const size = Buffer.byteLength(source ?? '');
    const maxBytes = maxBytesOf(path);
    if (size > maxBytes)
      return [{ path, line: null, message: `is too large: ${size} bytes, and ${maxBytes} are taken` }];
    if (isIdOf(kind, id)) return [];
    return [{ path, line: null, message: `"${id}" is no id: small letters, digits and hyphens, at most 64` }];
  });
}

/** Whether an item of this kind may have the id: as many names as its path has places. */
export function isIdOf({ path, name }: Pick<ContentKind, 'path' | 'name'>, id: string): boolean {
  const places = path.split('{id}').length - 1;
  if (places === 0) return id === name;
  return idPattern.test(id) && id.split('/').length === places;
}
