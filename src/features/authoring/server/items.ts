import type * as z from 'zod/mini';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { isIdOf } from '../../../platform/server/content/publish.ts';
import { pathOf } from '../../../platform/server/content/kinds.ts';
import type { ItemRow } from '../../../platform/server/content/queries.ts';
import type { ContentItem, ContentLine } from '../contract.ts';
import { type EditedKind, type ItemState, editedKinds, idOf } from '../kinds-contract.ts';
import type { AuthoringDeps, ItemName } from './deps.ts';
import { isMarkedExample } from './example-mark.ts';
import { textIn, titleIn } from './item-text.ts';
import { authoringTexts } from './messages.ts';
import { outlinePlaces } from './outline-place.ts';
import { type DraftRow, draftQueries, revisionQueries } from './queries.ts';
import { reviewFor } from './review-rules.ts';

type Line = z.infer<typeof ContentLine>;
type Item = z.infer<typeof ContentItem>;
type ListedDraft = Pick<DraftRow, 'kind' | 'itemId' | 'source' | 'revision' | 'state' | 'savedAt' | 'publishAt'>;

/** Reads editable items: published ones, removed ones, and those that are only drafts. */
export function itemReader({ db, editor, kinds, pages }: AuthoringDeps) {
  const { listDrafts, findDraft } = draftQueries(db);
  const { findLastText } = revisionQueries(db);
  const placeOf = outlinePlaces({ db, editor });
  const titles = new WeakMap<Partial<ItemRow>, string | undefined>();

  /** Id of an item from its key in an address. Throws `content-not-found` if the kind has no such ids. */
  function idAt({ kind: name, itemKey }: { kind: EditedKind; itemKey: string }): string {
    const id = idOf(itemKey);
    if (!isIdOf(kindNamed(name), id)) throw new Refusal('content-not-found');
    return id;
  }

  function kindNamed(name: string) {
    const kind = kinds.find((each) => each.name === name);
    if (kind === undefined) throw new Refusal('content-not-found');
    return kind;
  }

  const pathFor = ({ kind, id }: ItemName) => pathOf(kindNamed(kind), id);

  /** Lists items by kind, in the order of the menu, and by id. */
  async function list(): Promise<Line[]> {
    const [{ items }, drafts] = await Promise.all([editor.stored(), listDrafts.all({})]);
    const draftOf = new Map(drafts.map((draft) => [`${draft.kind} ${draft.itemId}`, draft]));
    const lines = await Promise.all(
      items.map(async (item) => lineOf(item, draftOf.get(`${item.kind} ${item.id}`), await lastTitleOf(item))),
    );
    const known = new Set(items.map(({ kind, id }) => `${kind} ${id}`));
    const begun = drafts.filter(({ kind, itemId }) => !known.has(`${kind} ${itemId}`));
    const all = [...lines, ...begun.map((draft) => lineOf({ kind: draft.kind, id: draft.itemId }, draft))];
    return withOthersTitles(all.filter(({ kind }) => editedKinds.includes(kind))).toSorted((one, other) =>
      sortKeyOf(one) < sortKeyOf(other) ? -1 : 1,
    );
  }

  function lineOf(item: ItemName & Partial<ItemRow>, draft?: ListedDraft, lastTitle?: string): Line {
    const { kind, id } = item;
    return {
      kind: kind as EditedKind,
      id,
      title: (draft ? titleIn(draft.source) : publishedTitle(item)) ?? lastTitle ?? id,
      path: pathFor({ kind, id }),
      state: draft?.state ?? stateOf(item),
      isExample: isMarkedExample(item.source ?? ''),
      savedAt: draft?.savedAt ?? null,
      publishAt: draft?.publishAt ?? null,
    };
  }

  /** Title of a published item, cached by row: a stored row is the same object until it changes. */
  function publishedTitle(item: Partial<ItemRow>): string | undefined {
    if (!titles.has(item)) titles.set(item, titleIn(item.source ?? ''));
    return titles.get(item);
  }

  /** Title of an item when it was removed from the site; undefined for published items. */
  async function lastTitleOf({ kind, id, source }: ItemName & Partial<ItemRow>): Promise<string | undefined> {
    if (source !== null) return undefined;
    return titleIn((await findLastText.first({ kind, itemId: id }))?.source ?? '');
  }

  /** Title of an item, or that of the item with the same id for kinds without titles. */
  async function titled({ kind, id, title }: ItemName & { readonly title: string }): Promise<string> {
    if (!isUntitled(kind)) return title;
    const other = { kind: untitled[kind], id };
    const [item, draft] = await Promise.all([
      editor.find(other.kind, id),
      findDraft.first({ kind: other.kind, itemId: id }),
    ]);
    return item || draft
      ? authoringTexts.titleOf[kind](lineOf(item ?? other, draft, item && (await lastTitleOf(item))).title)
      : title;
  }

  /** Item as the user `uid` sees it. Throws `content-not-found`. */
  async function inFull({ kind, id }: ItemName, uid: string): Promise<Item> {
    const [item, draft] = await Promise.all([editor.find(kind, id), findDraft.first({ kind, itemId: id })]);
    if (item === undefined && draft === undefined) throw new Refusal('content-not-found');
    const source = textIn(item);
    const published = item && source !== null ? { source, hash: item.hash } : null;
    const { path, state, ...line } = lineOf(item ?? { kind, id }, draft, item && (await lastTitleOf(item)));
    return {
      kind: kind as EditedKind,
      id,
      path,
      title: await titled(line),
      state,
      published,
      draft: draft ? presentDraft(draft, published?.hash ?? '', uid) : null,
      companions: await companionsOf({ kind, id }),
      address: pages.addressOf(kind, id),
      outline: await placeOf({ kind, id }),
    };
  }

  async function companionsOf({ kind, id }: ItemName): Promise<Item['companions']> {
    const course = courseOf({ kind, id });
    if (course === undefined) return [];
    const drafts = await listDrafts.all({});
    const others = drafts
      .filter((each) => courseOf({ kind: each.kind, id: each.itemId }) === course)
      .filter((each) => each.state !== 'scheduled' && !(each.kind === kind && each.itemId === id));
    return Promise.all(
      others.map(async (each) => {
        const own = { kind: each.kind, id: each.itemId, title: titleIn(each.source) ?? each.itemId };
        return { ...own, kind: each.kind as EditedKind, title: await titled(own), revision: each.revision };
      }),
    );
  }

  return { idAt, pathFor, list, inFull };
}

export type ItemReader = ReturnType<typeof itemReader>;

function presentDraft(
  draft: DraftRow & { byName: string | null; byEmail: string | null },
  publishedHash: string,
  uid: string,
): NonNullable<Item['draft']> {
  const { source, revision, state, publishAt, problem, savedAt, baseHash, byName, byEmail } = draft;
  const isOutdated = baseHash !== publishedHash;
  const by = byName || byEmail || null;
  return { source, revision, state, isOutdated, publishAt, problem, savedAt, by, review: reviewFor(draft, uid) };
}

function stateOf({ source, hash, importedHash }: Partial<ItemRow>): ItemState {
  if (source === null) return 'removed';
  return hash === importedHash ? 'shipped' : 'edited';
}

/** Kinds without titles, and the kind that the title with the same id comes from. */
const untitled = { outline: 'course', quiz: 'lesson' } as const;

function isUntitled(kind: string): kind is keyof typeof untitled {
  return kind in untitled;
}

function withOthersTitles(lines: readonly Line[]): Line[] {
  const titles = new Map(lines.map(({ kind, id, title }) => [`${kind} ${id}`, title]));
  return lines.map((line) => {
    const other = isUntitled(line.kind) ? titles.get(`${untitled[line.kind]} ${line.id}`) : undefined;
    if (other === undefined || !isUntitled(line.kind)) return line;
    return { ...line, title: authoringTexts.titleOf[line.kind](other) };
  });
}

/** Sort key of a row in the list, also used as the cursor. */
export function sortKeyOf({ kind, id }: { readonly kind: EditedKind; readonly id: string }): string {
  return `${String(editedKinds.indexOf(kind)).padStart(2, '0')} ${id}`;
}

/** Id of the course that an item is or belongs to. */
function courseOf({ kind, id }: ItemName): string | undefined {
  const isOfCourse = id.includes('/') || kind === 'course' || kind === 'outline';
  return isOfCourse ? id.split('/')[0] : undefined;
}
