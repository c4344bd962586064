import { type Statement, required } from '../../../platform/server/db/statement.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import { addAsset } from '../../../platform/server/content/add-asset.ts';
import { isIdOf } from '../../../platform/server/content/publish.ts';
import { auditLog } from '../../audit/server/public.ts';
import type { AuditAct } from '../../audit/acts-contract.ts';
import type { authoringRoutes } from '../contract.ts';
import type { AuthoringDeps, ItemName } from './deps.ts';
import { imageReturn } from './image-return.ts';
import { textIn } from './item-text.ts';
import type { ItemReader } from './items.ts';
import { draftChanged } from './publisher.ts';
import { draftQueries } from './queries.ts';
import { reviewRequests } from './review-requests.ts';
import { openEditors } from './notify-editors.ts';
import { templatesFor } from './templates.ts';

type DraftHandlers = Pick<
  Handlers<typeof authoringRoutes>,
  'addContent' | 'getContent' | 'saveContentDraft' | 'discardContentDraft' | 'setContentDraftState'
>;

type Saved = Parameters<DraftHandlers['saveContentDraft']>[0]['body'];

/** Handlers of drafts, which only administrators see. */
export function draftHandlers(deps: AuthoringDeps, items: ItemReader): DraftHandlers {
  const { db, editor, kinds, now } = deps;
  const queries = draftQueries(db);
  const auditEntry = auditLog(db, now);
  const editors = openEditors(deps);
  const askReview = reviewRequests(deps);
  const returning = imageReturn(deps);

  async function besides(item: ItemName, uid: string, act: AuditAct | null): Promise<Statement[]> {
    const notifications = await editors.tell(item, uid);
    if (act === null) return notifications;
    return [
      ...notifications,
      auditEntry(uid, { act, subjectId: `${item.kind}:${item.id}`, subject: items.pathFor(item) }),
    ];
  }

  function insertion({ kind, id }: ItemName, source: string, baseHash: string, byUserId: string): Statement {
    const nothing = { state: 'draft', publishAt: null, problem: null } as const;
    return queries.insertDraft.with({
      ...nothing,
      kind,
      itemId: id,
      source,
      revision: newId(),
      baseHash,
      byUserId,
      savedAt: now(),
    });
  }

  /**
   * Returns the draft if it is at the revision that was seen. Throws `content-changed`, or `draft-scheduled` unless
   * `mayWait`.
   */
  async function requireSeen({ kind, id }: ItemName, base: string, mayWait: boolean) {
    const draft = await queries.findDraft.first({ kind, itemId: id });
    if (draft?.revision !== base) throw draftChanged();
    if (draft.state === 'scheduled' && !mayWait) throw new Refusal('draft-scheduled');
    return draft;
  }

  /** Stores the first draft of a published text. Throws `content-changed` if the text or the draft has changed. */
  async function begin(item: ItemName, { source, base }: Saved, uid: string): Promise<void> {
    const before = await editor.find(item.kind, item.id);
    if (before === undefined) throw new Refusal('content-not-found');
    if (before.hash !== base) throw draftChanged();
    await db.commit(
      ...(await returning(items.pathFor(item), source, uid)),
      required(insertion(item, source, base, uid), draftChanged),
      ...(await besides(item, uid, 'content-begun')),
    );
  }

  /** Saves an existing draft with the same checks. Throws `draft-scheduled` while it waits for its publication. */
  async function goOn(item: ItemName, { source, base, onto }: Saved, uid: string): Promise<void> {
    const draft = await requireSeen(item, base, false);
    const update = queries.updateDraft.with({
      kind: item.kind,
      itemId: item.id,
      source,
      revision: newId(),
      baseHash: onto ?? draft.baseHash,
      // An approval holds only for the text that was read.
      state: draft.state === 'approved' && source !== draft.source ? 'draft' : draft.state,
      byUserId: uid,
      savedAt: now(),
      before: base,
    });
    await db.commit(
      ...(await returning(items.pathFor(item), source, uid)),
      required(update, draftChanged),
      ...(await besides(item, uid, null)),
    );
  }

  return {
    async addContent({ body: { kind, id, title } }, { caller: { uid } }) {
      const definition = kinds.find((each) => each.name === kind);
      if (!definition || !isIdOf(definition, id)) throw new Refusal('id-not-of-kind');
      const exists = () => new Refusal('content-exists');
      if (textIn(await editor.find(kind, id)) !== null) throw exists();
      const { items: there, assets } = await editor.stored();
      const courseId = there.find((each) => each.kind === 'course' && each.source !== null)?.id ?? id;
      const { drafts, files } = templatesFor({ kind, id, title, now: now(), courseId });
      const begun = drafts.map(({ source, ...item }) => required(insertion(item, source, '', uid), exists));
      const added = files
        .filter(({ path }) => !assets.some((asset) => asset.path === path))
        .flatMap(({ path, bytes }) => addAsset(db, path, bytes, exists));
      await db.commit(...added, ...begun, ...(await besides({ kind, id }, uid, 'content-begun')));
      return items.inFull({ kind, id }, uid);
    },

    getContent: ({ params }, { caller: { uid } }) => items.inFull({ kind: params.kind, id: items.idAt(params) }, uid),

    async saveContentDraft({ params, body }, { caller: { uid } }) {
      const item = { kind: params.kind, id: items.idAt(params) };
      const draft = await queries.findDraft.first({ kind: item.kind, itemId: item.id });
      if (draft) await goOn(item, body, uid);
      else await begin(item, body, uid);
      return items.inFull(item, uid);
    },

    async discardContentDraft({ params, query: { base } }, { caller: { uid } }) {
      const item = { kind: params.kind, id: items.idAt(params) };
      await requireSeen(item, base, false);
      const gone = queries.deleteDraft.with({ kind: item.kind, itemId: item.id, revision: base });
      await db.commit(required(gone, draftChanged), ...(await besides(item, uid, 'content-discarded')));
    },

    async setContentDraftState({ params, body: { state, base } }, { caller: { uid } }) {
      const item = { kind: params.kind, id: items.idAt(params) };
      await requireSeen(item, base, state === 'draft');
      const place = { kind: item.kind, itemId: item.id, revision: base };
      const moved = queries.setDraftState.with({ ...place, next: newId(), state, publishAt: null, problem: null });
      const act = state === 'draft' ? 'content-taken-back' : 'content-review-asked';
      const notifications = state === 'draft' ? [] : await askReview(item, items.pathFor(item), uid);
      await db.commit(required(moved, draftChanged), ...notifications, ...(await besides(item, uid, act)));
      return items.inFull(item, uid);
    },
  };
}
