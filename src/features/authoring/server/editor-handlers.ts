import type { Handlers } from '../../../platform/server/http/context.ts';
import type { authoringRoutes } from '../contract.ts';
import type { AuthoringDeps } from './deps.ts';
import type { ItemReader } from './items.ts';
import { draftQueries, editorQueries } from './queries.ts';
import { editorPresenceMs, openEditors } from './notify-editors.ts';

type EditorHandlers = Pick<Handlers<typeof authoringRoutes>, 'holdContentOpen' | 'letContentGo'>;

/** Handlers that track which users have an item open. */
export function editorHandlers(deps: AuthoringDeps, items: ItemReader): EditorHandlers {
  const { db, editor, now } = deps;
  const { upsertEditor, deleteEditor, deleteEditorsBefore } = editorQueries(db);
  const { findDraft } = draftQueries(db);
  const editors = openEditors(deps);
  return {
    async holdContentOpen({ params }, { caller: { uid } }) {
      const item = { kind: params.kind, id: items.idAt(params) };
      const place = { kind: item.kind, itemId: item.id };
      const before = await editors.list(item);
      const isNew = !before.some(({ userId }) => userId === uid);
      await db.commit(
        deleteEditorsBefore.with({ before: now() - editorPresenceMs }),
        upsertEditor.with({ ...place, userId: uid, seenAt: now() }),
        ...(isNew ? await editors.tell(item, uid) : []),
      );
      const [draft, published] = await Promise.all([findDraft.first(place), editor.find(item.kind, item.id)]);
      const others = before.filter(({ userId }) => userId !== uid).map(({ name, email }) => name || email);
      return { others, base: draft?.revision ?? published?.hash ?? '' };
    },

    async letContentGo({ params }, { caller: { uid } }) {
      const item = { kind: params.kind, id: items.idAt(params) };
      const gone = deleteEditor.with({ kind: item.kind, itemId: item.id, userId: uid });
      await db.commit(gone, ...(await editors.tell(item, uid)));
    },
  };
}
