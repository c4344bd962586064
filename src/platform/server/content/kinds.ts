import * as z from 'zod/mini';
import type { Database } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';
import type { AssetFacts } from './assets.ts';

/**
 * What one item of each kind of content is for those who read it. Empty here: each feature's `server/content.ts` adds its
 * own by declaration merging, as tables do.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- merged into, see above
export interface ContentTypes {}

export type KindName = keyof ContentTypes & string;

/** The text of one item, as its author wrote it. */
export interface ContentSource {
  readonly kind: KindName;
  readonly id: string;
  readonly source: string;
}

/** A key of the front matter, or a line of the body (from 0). */
export type Place = readonly PropertyKey[] | number;

/** One file, as the function that makes an item of it gets it. */
export interface ContentFile<Front> {
  readonly id: string;
  /** The front matter of a Markdown file, or the whole of a YAML file, checked against the kind's shape; `{}` of a text by itself. */
  readonly front: Front;
  /** Another one for each change of the file. */
  readonly version: string;
  /** What stands beneath the front matter, without empty lines around it; '' in a YAML file; a text by itself as it is. */
  readonly body: string;
  /** Node at a key of the front matter from the YAML parser (`yaml`), with the digits of numbers as written; undefined if there is none. */
  readonly nodeAt: (at: readonly PropertyKey[]) => unknown;
  /** Tells of a fault that the shape cannot see. */
  readonly fault: (at: Place, message: string) => void;
  /** Another item, of a kind that was registered before; a fault at `at` where there is none. */
  readonly find: <Name extends KindName>(kind: Name, id: string, at: Place) => ContentTypes[Name] | undefined;
  /** The same check for an item that is not needed here, so that it need not be made; `otherwise` says in better words that there is none. */
  readonly refer: (kind: KindName, id: string, at: Place, otherwise?: string) => void;
  /** The address on this site of an image that is named relative to this one; a fault at `at` where it is missing. */
  readonly asset: (name: string, at: Place) => string;
  /** A video that is named in the same way. It has no address: who may see it, its feature decides. */
  readonly video: (name: string, at: Place) => AssetFacts | undefined;
  /** Has an address of this site checked once all content is known; a fault where no page has it. */
  readonly link: (address: string, at: Place) => void;
}

/** Rows that other tables refer to, kept with the content they are of, in the same transaction. */
export interface KindRows<Value> {
  put(value: Value): Statement;
  /** Throw what `otherwise` makes of the reason if it has to stay. */
  remove(id: string, otherwise: (reason: string) => Error): readonly Statement[];
}

interface KindDefinition<Name extends KindName, Shape extends z.ZodMiniType> {
  readonly name: Name;
  /**
   * Where its files lie: `careers/{id}.md`, or `courses/{id}/lessons/{id}.md` for what belongs to another item: its id is
   * then `glass/the-furnace`. Without `{id}` there is one such file, and its id is the kind's name.
   */
  readonly path: string;
  /** The pattern of the page that shows an item, `/blog/$slug`: a parameter for each part of its id. */
  readonly page?: string;
  readonly shape: Shape;
  make(file: ContentFile<z.output<Shape>>): ContentTypes[Name];
  /** Sorts: the lowest first, equals by their id. */
  rank?(front: z.output<Shape>): number;
  /** As many as there may be. */
  readonly max?: number;
  /** Large ones: an import makes and checks them as all others, a process makes one when it is first looked up. */
  readonly isLazy?: boolean;
  /** Whether programs in it are run before it is on the site: whoever runs them is given what was made of it. */
  readonly isRun?: boolean;
  readonly rows?: (db: Database) => KindRows<ContentTypes[Name]>;
}

/** One kind of content, with the type of its front matter forgotten: only its own `make` and `rank` see that. */
export interface ContentKind<Name extends KindName = KindName> {
  readonly name: Name;
  readonly path: string;
  readonly page?: string | undefined;
  readonly shape: z.ZodMiniType;
  make(file: ContentFile<unknown>): ContentTypes[Name];
  rank(front: unknown): number;
  readonly max?: number | undefined;
  readonly isLazy?: boolean | undefined;
  readonly isRun?: boolean | undefined;
  /** The ids of items that the site cannot do without: an import that would leave one out is refused. */
  readonly required?: readonly string[];
  readonly rows?: ((db: Database) => KindRows<ContentTypes[Name]>) | undefined;
}

/** Declares a kind of content; `src/app/server/content-kinds.ts` registers it. */
export function defineKind<Name extends KindName, Shape extends z.ZodMiniType>(
  definition: KindDefinition<Name, Shape>,
): ContentKind<Name> {
  const { name, path, page, shape, max, isLazy, isRun, rows } = definition;
  return {
    name,
    path,
    page,
    shape,
    max,
    isLazy,
    isRun,
    rows,
    // What comes in here was checked against this shape by `buildSnapshot`, the only caller.
    make: (file) => definition.make(file as ContentFile<z.output<Shape>>),
    rank: (front) => definition.rank?.(front as z.output<Shape>) ?? 0,
  };
}

/** The place of an item among those of its kind: the lowest first; without one, behind all that have one. */
export const Order = z.optional(z.int().check(z.gte(0), z.lte(100_000)));

export function rankOf({ order = 1_000_000 }: { order?: z.infer<typeof Order> }): number {
  return order;
}

/** An id stands in addresses, in the database and as a file's name; that of a part has its owner's and a slash before it. */
export const idPattern = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?(?:\/[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?)?$/;

/** The path of an item within a content folder. */
export function pathOf({ path }: Pick<ContentKind, 'path'>, id: string): string {
  const names = id.split('/');
  return path.replaceAll('{id}', () => names.shift() ?? '');
}

/** The kind whose file this path is, and the id that it gives; the id may break the grammar of ids. */
export function kindAt(kinds: readonly ContentKind[], path: string): { kind: ContentKind; id: string } | undefined {
  for (const kind of kinds) {
    const names = namesIn(path.split('/'), kind.path.split('/'));
    if (names) return { kind, id: names.join('/') || kind.name };
  }
  return undefined;
}

/** What stands in the place of each `{id}`; undefined if the path is not of the pattern. */
function namesIn(parts: readonly string[], pattern: readonly string[]): string[] | undefined {
  if (parts.length !== pattern.length) return undefined;
  const names: string[] = [];
  for (const [place, part] of parts.entries()) {
    const [before = '', after] = pattern[place]?.split('{id}') ?? [];
    if (after === undefined && part !== before) return undefined;
    if (after === undefined) continue;
    const name = part.slice(before.length, part.length - after.length);
    if (part !== before + name + after) return undefined;
    names.push(name);
  }
  return names;
}
