import { type ContentFault, ContentFaults } from '../../../platform/server/content/faults.ts';
import type { KindName } from '../../../platform/server/content/kinds.ts';
import { ContentChangedError, type PreparedChange } from '../../../platform/server/content/publish.ts';
import type { ContentChange } from '../../../platform/server/content/read-content.ts';
import { type Statement, required } from '../../../platform/server/db/statement.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { commandLine } from '../../audit/acts-contract.ts';
import { auditLog } from '../../audit/server/public.ts';
import type { EditedKind } from '../kinds-contract.ts';
import { placeholdersIn } from '../placeholders.ts';
import type { AuthoringDeps, ItemName } from './deps.ts';
import { textIn } from './item-text.ts';
import type { ItemReader } from './items.ts';
import { authoringTexts } from './messages.ts';
import { type DraftRow, draftQueries } from './queries.ts';
import { versionWriter } from './version-writer.ts';

/** Faults for placeholders that nobody has replaced. A draft may have them; published content may not. */
function unwrittenIn(path: string, source: string): ContentFault[] {
  return placeholdersIn(source).map(({ line, words }) => ({ path, line, message: authoringTexts.placeholder(words) }));
}

/** Draft at the revision that a user has seen. */
export interface DraftBase extends ItemName {
  readonly revision: string;
}

export type PublisherDeps = Pick<AuthoringDeps, 'db' | 'editor' | 'runFaults' | 'events' | 'now'>;

/** Kinds that must be published in pairs with the same id. */
const pairs: Partial<Record<string, EditedKind>> = { video: 'captions', captions: 'video' };

/** Number of attempts at a change after concurrent changes. */
export const retriesMax = 5;
export const draftChanged = () => new Refusal('content-changed');

/**
 * Publishes and removes texts: content, versions, drafts and audit log in one commit. `byUserId` can also be
 * `commandLine`.
 */
export function contentPublisher(deps: PublisherDeps, { pathFor }: Pick<ItemReader, 'pathFor'>) {
  const { db, editor, runFaults, now } = deps;
  const { findDraft, deleteDraft } = draftQueries(db);
  const auditEntry = auditLog(db, now);
  const versionsOf = versionWriter(deps);

  /** Throws `content-changed` if one of them has changed. */
  async function requireDrafts(seen: readonly DraftBase[]): Promise<DraftRow[]> {
    return Promise.all(
      seen.map(async ({ kind, id, revision }) => {
        const draft = await findDraft.first({ kind, itemId: id });
        if (draft?.revision !== revision) throw draftChanged();
        return draft;
      }),
    );
  }

  /**
   * Checks drafts like an import. Throws `published-changed` if one is based on another text than the
   * published one.
   */
  async function prepare(drafts: readonly DraftRow[]): Promise<PreparedChange> {
    const prepared = await editor.prepare(
      drafts.map(({ kind, itemId, source }) => ({ kind: kind as KindName, id: itemId, source })),
    );
    for (const draft of drafts) {
      const before = prepared.find(draft.kind, draft.itemId);
      if ((before?.hash ?? '') !== draft.baseHash) throw new Refusal('published-changed');
    }
    const unwritten = drafts.flatMap(({ kind, itemId, source }) => unwrittenIn(pathFor({ kind, id: itemId }), source));
    const faults = [...prepared.faults, ...unwritten];
    // Programs of content that cannot be published are not run.
    if (faults.length > 0) return { ...prepared, faults };
    return { ...prepared, faults: await runFaults(prepared.changes, prepared.content) };
  }

  /** Statements besides the content itself when a text is replaced. */
  async function besides(change: ContentChange, prepared: PreparedChange, byUserId: string | null) {
    const { kind, id, source } = change;
    const how = source === null ? 'removed' : 'published';
    // The command line is not an account.
    const author = byUserId === commandLine ? null : byUserId;
    const statements = await versionsOf(change, prepared.find(kind, id), how, author);
    if (byUserId !== null)
      statements.push(
        auditEntry(byUserId, { act: `content-${how}`, subjectId: `${kind}:${id}`, subject: pathFor(change) }),
      );
    return statements;
  }

  /** Prepares and commits, again after concurrent changes of other content. Returns the faults if nothing was done. */
  async function change(
    prepareOnce: () => Promise<{ prepared: PreparedChange; drafts: readonly Statement[] }>,
    byUserId: string | null,
    before: readonly Statement[] = [],
  ): Promise<readonly ContentFault[]> {
    for (let tries = 0; tries < retriesMax; tries += 1) {
      const { prepared, drafts } = await prepareOnce();
      if (prepared.faults.length > 0) return prepared.faults;
      const others = await Promise.all(prepared.changes.map((each) => besides(each, prepared, byUserId)));
      try {
        await db.commit(...editor.statements(prepared, before), ...drafts, ...others.flat());
        return [];
      } catch (error) {
        if (error instanceof ContentFaults) return error.faults;
        if (!(error instanceof ContentChangedError)) throw error;
      }
    }
    throw new Refusal('content-busy');
  }

  /** Returns an item, and the other of its pair if that is published. */
  async function withOther({ kind, id }: ItemName): Promise<readonly ItemName[]> {
    const other = pairs[kind];
    const isThere = other !== undefined && textIn(await editor.find(other, id)) !== null;
    return [{ kind, id }, ...(isThere ? [{ kind: other, id }] : [])];
  }

  return {
    requireDrafts,
    prepare,

    /** Publishes drafts, all or none. Throws `content-changed`, `published-changed`, `content-busy`. */
    publish: (seen: readonly DraftBase[], byUserId: string | null) =>
      change(async () => {
        const prepared = await prepare(await requireDrafts(seen));
        const drafts = seen.map(({ kind, id, revision }) =>
          required(deleteDraft.with({ kind, itemId: id, revision }), draftChanged),
        );
        return { prepared, drafts };
      }, byUserId),

    /**
     * Changes published texts, all or none: `changed` returns the new text, or null to remove it. Throws
     * `content-busy`.
     */
    publishTexts: (items: readonly ItemName[], changed: (source: string) => string | null, byUserId: string) =>
      change(async () => {
        const texts = await Promise.all(
          items.map(async ({ kind, id }) => ({
            kind: kind as KindName,
            id,
            before: textIn(await editor.find(kind, id)),
          })),
        );
        const changes = texts.flatMap(({ kind, id, before }): ContentChange[] => {
          const source = before === null ? null : changed(before);
          return source === before ? [] : [{ kind, id, source }];
        });
        return { prepared: await editor.prepare(changes), drafts: [] };
      }, byUserId),

    /**
     * Removes an item with its draft, and with the item that cannot exist without it. `base` is the draft's revision,
     * or the text's hash, that the user saw; the statements `before` run first.
     */
    remove: ({ kind, id }: ItemName, base: string, byUserId: string, before: readonly Statement[] = []) =>
      change(
        async () => {
          const going = await withOther({ kind, id });
          const drafts = await Promise.all(going.map((each) => findDraft.first({ kind: each.kind, itemId: each.id })));
          const prepared = await editor.prepare(
            going.map((each) => ({ kind: each.kind as KindName, id: each.id, source: null })),
          );
          const there = prepared.find(kind, id);
          if (!there || textIn(there) === null) throw new Refusal('content-not-found');
          if ((drafts[0]?.revision ?? there.hash) !== base) throw draftChanged();
          const gone = drafts.flatMap((draft) => (draft ? [required(deleteDraft.with(draft), draftChanged)] : []));
          return { prepared, drafts: gone };
        },
        byUserId,
        before,
      ),
  };
}

export type ContentPublisher = ReturnType<typeof contentPublisher>;
