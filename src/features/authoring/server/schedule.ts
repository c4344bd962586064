import * as z from 'zod/mini';
import type { ContentFault } from '../../../platform/server/content/faults.ts';
import { faultLine } from '../../../platform/server/content/faults.ts';
import { type Statement, required } from '../../../platform/server/db/statement.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { newId } from '../../../platform/server/ids.ts';
import { defineJob } from '../../../platform/server/outbox/job.ts';
import { auditLog } from '../../audit/server/public.ts';
import type { AuthoringDeps } from './deps.ts';
import type { ItemReader } from './items.ts';
import { authoringTexts } from './messages.ts';
import { type ContentPublisher, type DraftBase, draftChanged } from './publisher.ts';
import { type DraftRow, draftQueries } from './queries.ts';
import { openEditors } from './notify-editors.ts';

/** Names no user: the draft stores who scheduled it. */
const publicationJob = defineJob(
  'content-publication',
  z.object({ items: z.array(z.object({ kind: z.string(), id: z.string(), revision: z.string() })) }),
);

/** Publishes at a set time: a job that publishes all drafts at the scheduled revisions, or none of them. */
export function contentSchedule(
  deps: AuthoringDeps,
  { pathFor }: Pick<ItemReader, 'pathFor'>,
  publisher: ContentPublisher,
) {
  const { db, notify, outbox, now } = deps;
  const { findDraft, setDraftState } = draftQueries(db);
  const auditEntry = auditLog(db, now);
  const editors = openEditors(deps);

  /** Schedules drafts, or returns the faults. Throws `content-changed`, `draft-scheduled`, `published-changed`. */
  async function schedule(seen: readonly DraftBase[], at: number, uid: string): Promise<readonly ContentFault[]> {
    const drafts = await publisher.requireDrafts(seen);
    if (drafts.some(({ state }) => state === 'scheduled')) throw new Refusal('draft-scheduled');
    const { faults } = await publisher.prepare(drafts);
    if (faults.length > 0) return faults;
    const waiting = seen.map((draft) => ({ ...draft, next: newId() }));
    const statements = await Promise.all(waiting.map((draft) => waits(draft, at, uid)));
    const items = waiting.map(({ kind, id, next }) => ({ kind, id, revision: next }));
    await db.commit(...statements.flat(), outbox.enqueueAt(at, publicationJob, { items }));
    return [];
  }

  async function waits(draft: DraftBase & { readonly next: string }, at: number, uid: string): Promise<Statement[]> {
    const { kind, id, revision, next } = draft;
    const place = { kind, itemId: id, revision, next };
    return [
      required(setDraftState.with({ ...place, state: 'scheduled', publishAt: at, problem: null }), draftChanged),
      auditEntry(uid, { act: 'content-scheduled', subjectId: `${kind}:${id}`, subject: pathFor(draft) }),
      ...(await editors.tell(draft, uid)),
    ];
  }

  async function publishNow(items: readonly DraftBase[]): Promise<void> {
    const drafts = await publisher.requireDrafts(items).catch(nullIf('content-changed'));
    if (drafts === null) return giveUp(items);
    const byUserId = drafts[0]?.byUserId ?? null;
    const outcome = await publisher.publish(items, byUserId).catch(nullIf('content-changed', 'published-changed'));
    const problem = outcome === null ? authoringTexts.movedOn : outcome.map(faultLine).join('\n');
    if (problem !== '') await allFailed(drafts, problem);
  }

  /**
   * Fails the remaining drafts if one was withdrawn or published manually: they would otherwise stay
   * scheduled forever.
   */
  async function giveUp(items: readonly DraftBase[]): Promise<void> {
    const found = await Promise.all(items.map(({ kind, id }) => findDraft.first({ kind, itemId: id })));
    const left = found.filter((draft) => draft !== undefined);
    await allFailed(
      left.filter((draft) => items.some(({ revision }) => revision === draft.revision)),
      authoringTexts.notTogether,
    );
  }

  async function allFailed(drafts: readonly DraftRow[], problem: string): Promise<void> {
    const statements = await Promise.all(drafts.map((draft) => failed(draft, problem)));
    if (statements.length > 0) await db.commit(...statements.flat());
  }

  /** Resets a draft to unscheduled, and notifies the user who saved it last of the reason. */
  async function failed({ kind, itemId, revision, byUserId }: DraftRow, problem: string): Promise<Statement[]> {
    const item = { kind, id: itemId };
    const place = { kind, itemId, revision, next: newId() };
    const message = authoringTexts.notPublished(pathFor(item));
    const notification = { kind: 'tasks', message, path: '/admin/content', timestamp: now() } as const;
    return [
      setDraftState.with({ ...place, state: 'draft', publishAt: null, problem }),
      ...(byUserId === null ? [] : await notify({ userId: byUserId, ...notification })),
      ...(await editors.tell(item, null)),
    ];
  }

  return { schedule, jobs: [publicationJob.handledBy(({ items }) => publishNow(items))] };
}

export type ContentSchedule = ReturnType<typeof contentSchedule>;

/** For `catch`: null for a refusal with one of these codes. */
function nullIf(...codes: readonly string[]) {
  return (error: unknown): null => {
    if (error instanceof Refusal && codes.includes(error.code)) return null;
    throw error;
  };
}
