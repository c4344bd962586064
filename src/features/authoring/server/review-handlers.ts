import { required } from '../../../platform/server/db/statement.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import { pageWindow, toPage } from '../../../platform/server/paging.ts';
import { auditLog } from '../../audit/server/public.ts';
import type { ReviewDecision } from '../kinds-contract.ts';
import type { reviewRoutes } from '../review-contract.ts';
import type { AuthoringDeps } from './deps.ts';
import type { ItemReader } from './items.ts';
import { draftChanged } from './publisher.ts';
import { type DraftRow, type ReviewRow, draftQueries } from './queries.ts';
import { reviewQueries } from './review-queries.ts';
import { isOwnDraft, isReviewed, waitsForDecision } from './review-rules.ts';
import { reviewNotifiers } from './review-notifiers.ts';
import { openEditors } from './notify-editors.ts';

const acts = {
  comment: 'content-commented',
  approved: 'content-approved',
  'changes-wanted': 'content-changes-wanted',
} as const;

/** Handlers of reviews, and of the draft states that they set. */
export function reviewHandlers(deps: AuthoringDeps, items: ItemReader): Handlers<typeof reviewRoutes> {
  const { db, now } = deps;
  const { findDraft, setDraftState } = draftQueries(db);
  const { listReviews, insertReview, findReview } = reviewQueries(db);
  const auditEntry = auditLog(db, now);
  const editors = openEditors(deps);
  const notifyReviewers = reviewNotifiers(deps);

  /** Statements that change the draft's state. A decision on another revision than the one read is refused. */
  function decision(draft: DraftRow, verdict: ReviewDecision, base: string) {
    if (verdict === 'comment') return [];
    if (draft.revision !== base) throw draftChanged();
    const { kind, itemId } = draft;
    const next = { next: newId(), state: verdict, publishAt: null, problem: null };
    return [required(setDraftState.with({ kind, itemId, revision: base, ...next }), draftChanged)];
  }

  return {
    async listContentReviews({ params, query }) {
      const place = { kind: params.kind, itemId: items.idAt(params) };
      return toPage(await listReviews.all({ ...place, ...pageWindow(query) }), query, presentReview);
    },

    async reviewContent({ params, body: { verdict, text, base } }, { caller: { uid } }) {
      const item = { kind: params.kind, id: items.idAt(params) };
      const place = { kind: item.kind, itemId: item.id };
      const draft = await findDraft.first(place);
      if (!draft) throw new Refusal('content-not-found');
      requireReviewable(draft, verdict, uid);
      if (verdict !== 'approved' && text === '') throw new Refusal('review-empty');
      const id = newId();
      const path = items.pathFor(item);
      await db.commit(
        ...decision(draft, verdict, base),
        required(insertReview.with({ ...place, id, verdict, text, byUserId: uid, at: now() }), draftChanged),
        auditEntry(uid, { act: acts[verdict], subjectId: `${item.kind}:${item.id}`, subject: path }),
        ...(await notifyReviewers(draft, { verdict, path, byUserId: uid })),
        ...(await editors.tell(item, uid)),
      );
      const row = await findReview.first({ id });
      if (!row) throw new Refusal('content-not-found');
      return presentReview(row);
    },
  };
}

/** Throws `review-not-asked`, or `own-draft` for a decision by the author. */
function requireReviewable(draft: DraftRow, verdict: ReviewDecision, uid: string): void {
  if (!(verdict === 'comment' ? isReviewed : waitsForDecision)(draft)) throw new Refusal('review-not-asked');
  if (verdict !== 'comment' && isOwnDraft(draft, uid)) throw new Refusal('own-draft');
}

type ShownRow = ReviewRow & { readonly byName: string | null; readonly byEmail: string | null };

function presentReview({ id, verdict, text, at, byName, byEmail }: ShownRow) {
  return { id, verdict, text, at, by: byName || byEmail || null };
}
