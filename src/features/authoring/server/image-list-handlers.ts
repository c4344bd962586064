import { posix } from 'node:path';
import { assetAddress } from '../../../platform/server/content/assets.ts';
import type { ContentFault } from '../../../platform/server/content/faults.ts';
import { ContentChangedError } from '../../../platform/server/content/publish.ts';
import { type RemovedAsset, removeAsset } from '../../../platform/server/content/remove-asset.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { pageOfRows } from '../../../platform/server/paging.ts';
import { auditLog } from '../../audit/server/public.ts';
import type { imageListRoutes } from '../image-list-contract.ts';
import type { AuthoringDeps } from './deps.ts';
import { altIn, isImage } from './image-names.ts';
import { type ImageUse, imageUses, isBeside } from './image-uses.ts';
import { textIn } from './item-text.ts';
import type { ItemReader } from './items.ts';
import { authoringTexts } from './messages.ts';
import { retriesMax } from './publisher.ts';
import { draftQueries, isInVersions } from './queries.ts';

const usesMax = 50;

/** Handlers that list the images next to a text, and remove unused ones. */
export function imageListHandlers(deps: AuthoringDeps, items: ItemReader): Handlers<typeof imageListRoutes> {
  const { db, editor, now } = deps;
  const { findDraft } = draftQueries(db);
  const usesNow = imageUses(deps);
  const auditEntry = auditLog(db, now);

  async function imagesBeside(path: string): Promise<readonly RemovedAsset[]> {
    const { assets } = await editor.stored();
    const beside = assets.filter((asset) => isBeside(path, asset.path) && isImage(asset.path));
    return beside.toSorted((one, other) => (nameOf(one) < nameOf(other) ? -1 : 1));
  }

  /** Reasons against a removal: the texts that show the image, or else the faults of the content without it. */
  async function reasonsAgainst(path: string): Promise<{ version: number; faults: readonly ContentFault[] }> {
    const uses = (await usesNow())(path);
    if (uses.length > 0) return { version: 0, faults: uses.slice(0, usesMax).map(useFault) };
    return editor.checkWithout(path);
  }

  return {
    async listContentImages({ params, query: { limit, cursor = '' } }) {
      const item = { kind: params.kind, id: items.idAt(params) };
      const [stored, draft] = await Promise.all([
        editor.find(item.kind, item.id),
        findDraft.first({ kind: item.kind, itemId: item.id }),
      ]);
      if (!stored && !draft) throw new Refusal('content-not-found');
      const text = draft?.source ?? textIn(stored) ?? '';
      const all = await imagesBeside(items.pathFor(item));
      const usesOf = await usesNow();
      return pageOfRows(
        all.filter((image) => nameOf(image) > cursor),
        limit,
        nameOf,
        (image) => ({
          name: nameOf(image),
          address: assetAddress(image),
          sizeBytes: image.sizeBytes,
          alt: altIn(text, nameOf(image)),
          uses: usesOf(image.path).slice(0, usesMax),
        }),
      );
    },

    async removeContentImage({ params }, { caller: { uid } }) {
      const beside = items.pathFor({ kind: params.kind, id: items.idAt(params) });
      for (let tries = 0; tries < retriesMax; tries += 1) {
        const asset = (await imagesBeside(beside)).find((image) => nameOf(image) === params.imageName);
        if (!asset) throw new Refusal('content-not-found');
        const { version, faults } = await reasonsAgainst(asset.path);
        if (faults.length > 0) return { faults: [...faults] };
        const isKept = await isInVersions(db, params.imageName);
        const removal = removeAsset(db, { version, asset, isKept }, () => new ContentChangedError());
        const deed = { act: 'content-image-removed', subjectId: asset.path, subject: beside } as const;
        const moved = await db.commit(...removal, auditEntry(uid, deed)).then(() => false, ifMoved);
        if (!moved) return { faults: [] };
      }
      throw new Refusal('content-busy');
    },
  };
}

function nameOf({ path }: Pick<RemovedAsset, 'path'>): string {
  return posix.basename(path);
}

function useFault({ path, isDraft }: ImageUse): ContentFault {
  return { path, line: null, message: isDraft ? authoringTexts.draftShows : authoringTexts.textShows };
}

/** For `catch`: true if the content was changed concurrently. */
function ifMoved(error: unknown): true {
  if (error instanceof ContentChangedError) return true;
  throw error;
}
