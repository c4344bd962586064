import * as z from 'zod/mini';
import type { Database } from '../db/database.ts';
import type { Statement } from '../db/statement.ts';
import type { AssetFacts } from './assets.ts';

/**
 * Value types of content items, by kind. Empty here: each feature's `server/content.ts` adds its own by declaration
 * merging, as for tables.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- features add to it by declaration merging
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

/** Argument of a kind's `make`: one file. */
export interface ContentFile<Front> {
  readonly id: string;
  /**
   * Front matter of a Markdown file, or all of a YAML file, validated against the kind's shape; `{}` for a plain text
   * file.
   */
  readonly front: Front;
  /** Changes with each change of the file. */
  readonly version: string;
  /** Text after the front matter, trimmed of empty lines; '' in a YAML file; a plain text file unchanged. */
  readonly body: string;
  /**
   * Node at a key of the front matter from the YAML parser (`yaml`), with the digits of numbers as written; undefined
   * if there is none.
   */
  readonly nodeAt: (at: readonly PropertyKey[]) => unknown;
  /** Reports a fault that the shape cannot express. */
  readonly fault: (at: Place, message: string) => void;
  /** Returns another item, of a kind registered earlier; reports a fault at `at` if there is none. */
  readonly find: <Name extends KindName>(kind: Name, id: string, at: Place) => ContentTypes[Name] | undefined;
  /** Checks that an item exists without building it; `otherwise` is the fault's message if it does not. */
  readonly refer: (kind: KindName, id: string, at: Place, otherwise?: string) => void;
  /** Public address of an image, named relative to this file; a fault at `at` if it is missing. */
  readonly asset: (name: string, at: Place) => string;
  /** A video named the same way. It has no address: its feature decides who may see it. */
  readonly video: (name: string, at: Place) => AssetFacts | undefined;
  /** Checks an address of this site once all content is known; a fault if no page has it. */
  readonly link: (address: string, at: Place) => void;
}

/** Rows that other tables reference, written in the same transaction as their content. */
export interface KindRows<Value> {
  put(value: Value): Statement;
  /** Deletes the rows of an item; throws the error that `otherwise` creates from the reason if they must stay. */
  remove(id: string, otherwise: (reason: string) => Error): readonly Statement[];
}

interface KindDefinition<Name extends KindName, Shape extends z.ZodMiniType> {
  readonly name: Name;
  /**
   * Path of its files: `careers/{id}.md`, or `courses/{id}/lessons/{id}.md` for a part of another item, whose id is
   * then `glass/the-furnace`. Without `{id}` there is a single file, and its id is the kind's name.
   */
  readonly path: string;
  /** Pattern of the page that shows an item, `/blog/$slug`, with a parameter for each part of its id. */
  readonly page?: string;
  readonly shape: Shape;
  make(file: ContentFile<z.output<Shape>>): ContentTypes[Name];
  /** Sort order: the lowest first, equal ranks by id. */
  rank?(front: z.output<Shape>): number;
  /** Highest number of items. */
  readonly max?: number;
  /** For large items: an import builds and checks all of them, but a process builds one at its first lookup. */
  readonly isLazy?: boolean;
  /** True if its programs are run before publication; the code that runs them receives the built item. */
  readonly isRun?: boolean;
  readonly rows?: (db: Database) => KindRows<ContentTypes[Name]>;
}

/** A kind of content without the type of its front matter, which only its own `make` and `rank` know. */
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
  /** Ids of items that the site requires: an import that would remove one is refused. */
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
    // `buildSnapshot`, the only caller, has validated the file against this shape.
    make: (file) => definition.make(file as ContentFile<z.output<Shape>>),
    rank: (front) => definition.rank?.(front as z.output<Shape>) ?? 0,
  };
}

/** Position of an item within its kind: the lowest first; items without one come last. */
export const Order = z.optional(z.int().check(z.gte(0), z.lte(100_000)));

export function rankOf({ order = 1_000_000 }: { order?: z.infer<typeof Order> }): number {
  return order;
}

/** Ids are used in addresses, the database and file names; a part's id is prefixed with its owner's and a slash. */
export const idPattern = /^[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?(?:\/[a-z0-9](?:[a-z0-9-]{0,62}[a-z0-9])?)?$/;

/** The path of an item within a content folder. */
export function pathOf({ path }: Pick<ContentKind, 'path'>, id: string): string {
  const names = id.split('/');
  return path.replaceAll('{id}', () => names.shift() ?? '');
}

/** Kind and id of the file at this path; the id may break the grammar of ids. */
export function kindAt(kinds: readonly ContentKind[], path: string): { kind: ContentKind; id: string } | undefined {
  for (const kind of kinds) {
    const names = namesIn(path.split('/'), kind.path.split('/'));
    if (names) return { kind, id: names.join('/') || kind.name };
  }
  return undefined;
}

/** Values of the `{id}` placeholders; undefined if the path does not match the pattern. */
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

/** Marks the name of an example person. */
export function markedName(name: string, isExample: boolean): string {
  return isExample ? `${name} (example)` : name;
}
