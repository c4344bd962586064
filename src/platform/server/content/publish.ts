import type { Database } from '../db/database.ts';
import { type Statement, required } from '../db/statement.ts';
import { type ContentFault, ContentFaults } from './faults.ts';
import { hashOf, maxBytesOf } from './folder.ts';
import { type ContentSource, type ContentKind, type KindName, idPattern, pathOf } from './kinds.ts';
import { type ItemRow, contentQueries } from './queries.ts';
import { factsOf, storedReader, type StoredContent } from './read-stored.ts';
import { missingItems } from './required.ts';
import {
  type ContentChange,
  type ContentReaderDeps,
  type ContentReading,
  type ReadContent,
  contentReader,
  sourcesBeside,
} from './read-content.ts';

/** Change that was checked against all other content of one version. */
export interface PreparedChange {
  readonly version: number;
  readonly changes: readonly ContentChange[];
  /** Stored row of an item in that version. */
  readonly find: (kind: string, id: string) => ItemRow | undefined;
  readonly content: Pick<ReadContent, 'find'>;
  readonly faults: readonly ContentFault[];
}

/** The content has changed since a change was prepared: prepare it again. */
export class ContentChangedError extends Error {}

interface Deps extends ContentReaderDeps {
  readonly db: Database;
}

export type ContentEditor = ReturnType<typeof contentEditor>;

/** Edits content in place, item by item: like an import of a folder, but in a process that serves requests. */
export function contentEditor({ db, ...parts }: Deps) {
  const { kinds } = parts;
  const queries = contentQueries(db);
  const readStored = storedReader(db);
  const read = contentReader(parts);
  let known: { readonly stored: StoredContent; readonly base: ContentReading['base'] } | undefined;

  /** Current content; read again only if it has changed. */
  async function latest() {
    const now = await queries.getVersion.first({});
    if (known === undefined || now?.version !== known.stored.version) {
      const stored = await readStored();
      known = { stored, base: baseOf(stored) };
    }
    return known;
  }

  function baseOf({ version, items, assets }: StoredContent): ContentReading['base'] {
    const sources = items.flatMap(({ kind, id, source }): ContentSource[] =>
      source === null || kindOf(kind) === undefined ? [] : [{ kind: kind as KindName, id, source }],
    );
    return { version: version + 1, sources, assets: assets.map(factsOf) };
  }

  function kindOf(name: string): ContentKind | undefined {
    return kinds.find((kind) => kind.name === name);
  }

  /** The changed items alone, with all others as their context: for {@link check} and for previews. */
  async function aloneOf(changes: readonly ContentChange[]): Promise<ContentReading> {
    return { base: (await latest()).base, changes, isAlone: true };
  }

  /** Checks only the changed items: fast enough for each pause in typing. */
  async function check(changes: readonly ContentChange[]): Promise<readonly ContentFault[]> {
    // A text refused for its size or name is not parsed.
    const wrong = formFaults(kinds, changes);
    return wrong.length > 0 ? wrong : (await read(await aloneOf(changes))).faults;
  }

  /** Checks everything, as an import does: other items may reference a changed one. */
  async function prepare(changes: readonly ContentChange[]): Promise<PreparedChange> {
    const { stored, base } = await latest();
    const find = (kind: string, id: string) => stored.items.find((item) => item.kind === kind && item.id === id);
    const prepared = { version: stored.version, changes, find };
    const wrong = formFaults(kinds, changes);
    if (wrong.length > 0) return { ...prepared, content: { find: () => undefined }, faults: wrong };
    const content = await read({ base, changes, isAlone: false });
    const there = [...sourcesBeside(base.sources, changes), ...changes.filter(({ source }) => source !== null)];
    return { ...prepared, content: content, faults: [...content.faults, ...missingItems(kinds, there)] };
  }

  /** Faults of all content if this asset were removed, and the version that they apply to. */
  async function checkWithout(path: string) {
    const { base } = await latest();
    const assets = base.assets.filter((asset) => asset.path !== path);
    const { faults } = await read({ base: { ...base, assets }, changes: [], isAlone: false });
    return { version: base.version - 1, faults };
  }

  /**
   * Statements that commit a prepared change, to be combined with the caller's. The commit throws {@link ContentChangedError}
   * if the content has changed since, and {@link ContentFaults} if an item cannot be removed because users depend on
   * it; `before` runs before removals.
   */
  function statements(
    { version, changes, content, faults }: PreparedChange,
    before: readonly Statement[] = [],
  ): readonly Statement[] {
    if (faults.length > 0) throw new ContentFaults(faults);
    const moved = required(queries.nextVersionAfter.with({ version }), () => new ContentChangedError());
    return [moved, ...before, ...changes.flatMap((change) => statementsFor(change, content))];
  }

  function statementsFor(
    { kind: name, id, source }: ContentChange,
    made: PreparedChange['content'],
  ): readonly Statement[] {
    const kind = kindOf(name);
    const rows = kind?.rows?.(db);
    if (kind !== undefined && source === null) {
      const stays = (reason: string) =>
        new ContentFaults([{ path: pathOf(kind, id), line: null, message: `cannot be removed: ${reason}` }]);
      return [...(rows?.remove(id, stays) ?? []), queries.emptyItem.with({ kind: name, id })];
    }
    const text = source ?? '';
    const value = rows && made.find(name, id);
    const item = queries.upsertEditedItem.with({ kind: name, id, source: text, hash: hashOf(text) });
    return rows && value !== undefined ? [item, rows.put(value)] : [item];
  }

  const stored = async (): Promise<StoredContent> => (await latest()).stored;

  return {
    stored,
    find: async (kind: string, id: string): Promise<ItemRow | undefined> =>
      (await stored()).items.find((item) => item.kind === kind && item.id === id),
    aloneOf,
    check,
    checkWithout,
    prepare,
    statements,
  };
}

/** Faults of size, name or kind, for which a folder's file would be refused before parsing. */
function formFaults(kinds: readonly ContentKind[], changes: readonly ContentChange[]): ContentFault[] {
  return changes.flatMap(({ kind: name, id, source }) => {
    const kind = kinds.find((each) => each.name === name);
    if (kind === undefined) return [{ path: `${name}/${id}`, line: null, message: 'is not a known kind of content' }];
    const path = pathOf(kind, id);
    const size = Buffer.byteLength(source ?? '');
    const maxBytes = maxBytesOf(path);
    if (size > maxBytes) return [{ path, line: null, message: `is too large: ${size} bytes of at most ${maxBytes}` }];
    if (isIdOf(kind, id)) return [];
    return [
      {
        path,
        line: null,
        message: `"${id}" is not a valid id: use lowercase letters, digits and hyphens, at most 64 characters`,
      },
    ];
  });
}

/** Returns whether an item of this kind may have the id: it needs as many parts as the path has placeholders. */
export function isIdOf({ path, name }: Pick<ContentKind, 'path' | 'name'>, id: string): boolean {
  const places = path.split('{id}').length - 1;
  if (places === 0) return id === name;
  return idPattern.test(id) && id.split('/').length === places;
}
