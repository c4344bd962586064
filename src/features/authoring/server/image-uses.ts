import { posix } from 'node:path';
import { pathOf } from '../../../platform/server/content/kinds.ts';
import type { ItemRow } from '../../../platform/server/content/queries.ts';
import type { AuthoringDeps } from './deps.ts';
import { imagesNamed } from './image-names.ts';
import { draftQueries } from './queries.ts';

/** Text that shows an image. */
export interface ImageUse {
  readonly path: string;
  readonly isDraft: boolean;
}

/** Finds which texts show which images, on the site and in drafts. */
export function imageUses({ db, editor, kinds }: Pick<AuthoringDeps, 'db' | 'editor' | 'kinds'>) {
  const { listDrafts } = draftQueries(db);
  /** Cache by row: a stored row is the same object until it changes. */
  const published = new WeakMap<ItemRow, ReadonlySet<string>>();

  function pathFor(kindName: string, id: string): string | undefined {
    const kind = kinds.find(({ name }) => name === kindName);
    return kind && pathOf(kind, id);
  }

  function namedBy(item: ItemRow, path: string): ReadonlySet<string> {
    const named = published.get(item) ?? imagesNamed(path, item.source ?? '');
    published.set(item, named);
    return named;
  }

  /** Returns the lookup of the texts that show an image, published ones first. */
  return async (): Promise<(imagePath: string) => readonly ImageUse[]> => {
    const [{ items }, drafts] = await Promise.all([editor.stored(), listDrafts.all({})]);
    const texts = [
      ...items.flatMap((item) => {
        const path = pathFor(item.kind, item.id);
        return path === undefined ? [] : [{ path, isDraft: false, named: namedBy(item, path) }];
      }),
      ...drafts.flatMap(({ kind, itemId, source }) => {
        const path = pathFor(kind, itemId);
        return path === undefined ? [] : [{ path, isDraft: true, named: imagesNamed(path, source) }];
      }),
    ];
    return (imagePath) =>
      texts.filter(({ named }) => named.has(imagePath)).map(({ path, isDraft }) => ({ path, isDraft }));
  };
}

/** Checks whether a file is in the same folder as a text. */
export function isBeside(textPath: string, filePath: string): boolean {
  return posix.dirname(textPath) === posix.dirname(filePath);
}
