import type { KindName } from '../../../platform/server/content/kinds.ts';
import type { ContentChange } from '../../../platform/server/content/read-content.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import type { authoringRoutes } from '../contract.ts';
import type { EditedKind } from '../kinds-contract.ts';
import type { AuthoringDeps, ItemName } from './deps.ts';
import type { ItemReader } from './items.ts';
import type { ContentPublisher } from './publisher.ts';
import { draftQueries } from './queries.ts';
import type { ContentSchedule } from './schedule.ts';

type PublicationHandlers = Pick<
  Handlers<typeof authoringRoutes>,
  'checkContent' | 'previewContent' | 'publishContent' | 'removeContent'
>;

interface Unsaved {
  readonly kind: EditedKind;
  readonly id: string;
  readonly source: string;
  readonly with: readonly ItemName[];
}

/** Handlers that preview a text on the site, and publish it. */
export function publicationHandlers(
  deps: AuthoringDeps,
  items: ItemReader,
  publisher: ContentPublisher,
  { schedule }: Pick<ContentSchedule, 'schedule'>,
): PublicationHandlers {
  const { db, editor, pages, now } = deps;
  const { findDraft } = draftQueries(db);

  async function changesOf({ kind, id, source, with: companions }: Unsaved): Promise<ContentChange[]> {
    const drafts = await Promise.all(companions.map((each) => findDraft.first({ kind: each.kind, itemId: each.id })));
    const others = drafts.flatMap((draft): ContentChange[] =>
      draft ? [{ kind: draft.kind as KindName, id: draft.itemId, source: draft.source }] : [],
    );
    return [{ kind, id, source }, ...others];
  }

  return {
    async checkContent({ body }) {
      return { faults: [...(await editor.check(await changesOf(body)))] };
    },

    async previewContent({ body }) {
      const address = pages.addressOf(body.kind, body.id);
      const changes = await changesOf(body);
      if (address === null || (await editor.check(changes)).length > 0) return { html: null };
      return { html: await pages.render(address, await editor.aloneOf(changes)) };
    },

    async publishContent({ body: { items: seen, at } }, { caller: { uid }, log }) {
      const isLater = at !== null && at > now();
      const faults = isLater ? await schedule(seen, at, uid) : await publisher.publish(seen, uid);
      log.info({ items: seen.length, faults: faults.length, isLater }, 'content publication');
      return { faults: [...faults] };
    },

    async removeContent({ params, query: { base } }, { caller: { uid }, log }) {
      const faults = await publisher.remove({ kind: params.kind, id: items.idAt(params) }, base, uid);
      log.info({ faults: faults.length }, 'content removal');
      return { faults: [...faults] };
    },
  };
}
