import { contains } from '../../../platform/server/db/contains.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { DraftState, ReviewDecision } from '../kinds-contract.ts';

declare module '../../../platform/server/db/tables.ts' {
  interface Tables {
    contentDrafts: DraftRow;
    /** Append-only. A null source means that the item was removed from the site. */
    contentRevisions: RevisionRow;
    contentReviews: ReviewRow;
    contentEditors: { kind: string; itemId: string; userId: string; seenAt: number };
  }
}

export type DraftRow = {
  kind: string;
  itemId: string;
  source: string;
  /** Changes with each update of the row. */
  revision: string;
  /** Hash of the published text that the draft is based on; '' if there was none. */
  baseHash: string;
  state: DraftState;
  publishAt: number | null;
  problem: string | null;
  byUserId: string | null;
  /** Milliseconds since 1970. */
  savedAt: number;
  reviewAskedBy: string | null;
};

/** Review row; deleted with its draft. */
export type ReviewRow = {
  id: string;
  kind: string;
  itemId: string;
  verdict: ReviewDecision;
  text: string;
  byUserId: string | null;
  at: number;
};

export type RevisionRow = {
  id: string;
  kind: string;
  itemId: string;
  source: string | null;
  hash: string;
  how: 'found' | 'published' | 'brought-in' | 'removed';
  byUserId: string | null;
  at: number;
};

type ItemKey = { kind: string; itemId: string };
type DraftKey = ItemKey & { revision: string };

export function draftQueries(db: Database) {
  return {
    listDrafts: prepareQuery(db)((kysely) =>
      kysely
        .selectFrom('contentDrafts')
        .select(['kind', 'itemId', 'source', 'revision', 'state', 'savedAt', 'publishAt']),
    ),
    countInReview: prepareQuery(db)((kysely) =>
      kysely
        .selectFrom('contentDrafts')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('state', '=', 'in-review'),
    ),
    findDraft: prepareQuery<ItemKey>(db)((kysely, param) =>
      kysely
        .selectFrom('contentDrafts')
        .leftJoin('authUsers', 'authUsers.id', 'contentDrafts.byUserId')
        .leftJoin('users', 'users.uid', 'contentDrafts.byUserId')
        .selectAll('contentDrafts')
        .select(['users.name as byName', 'authUsers.email as byEmail'])
        .where('contentDrafts.kind', '=', param('kind'))
        .where('contentDrafts.itemId', '=', param('itemId')),
    ),
    insertDraft: prepareQuery<Omit<DraftRow, 'reviewAskedBy'>>(db)((kysely, param) =>
      kysely
        .insertInto('contentDrafts')
        .values({
          kind: param('kind'),
          itemId: param('itemId'),
          source: param('source'),
          revision: param('revision'),
          baseHash: param('baseHash'),
          state: param('state'),
          publishAt: param('publishAt'),
          problem: param('problem'),
          byUserId: param('byUserId'),
          savedAt: param('savedAt'),
          reviewAskedBy: null,
        })
        .onConflict((conflict) => conflict.columns(['kind', 'itemId']).doNothing())
        .returning('revision'),
    ),
    /** Returns no row if the draft has changed, or is scheduled. */
    updateDraft: prepareQuery<Omit<DraftRow, 'publishAt' | 'problem' | 'reviewAskedBy'> & { before: string }>(db)(
      (kysely, param) =>
        kysely
          .updateTable('contentDrafts')
          .set({
            source: param('source'),
            revision: param('revision'),
            baseHash: param('baseHash'),
            state: param('state'),
            problem: null,
            byUserId: param('byUserId'),
            savedAt: param('savedAt'),
          })
          .where('kind', '=', param('kind'))
          .where('itemId', '=', param('itemId'))
          .where('revision', '=', param('before'))
          .where('state', '<>', 'scheduled')
          .returning('revision'),
    ),
    setDraftState: prepareQuery<
      DraftKey & { next: string; state: DraftState; publishAt: number | null; problem: string | null }
    >(db)((kysely, param) =>
      kysely
        .updateTable('contentDrafts')
        .set({
          state: param('state'),
          revision: param('next'),
          publishAt: param('publishAt'),
          problem: param('problem'),
        })
        .where('kind', '=', param('kind'))
        .where('itemId', '=', param('itemId'))
        .where('revision', '=', param('revision'))
        .returning('revision'),
    ),
    setReviewAskedBy: prepareQuery<ItemKey & { uid: string }>(db)((kysely, param) =>
      kysely
        .updateTable('contentDrafts')
        .set({ reviewAskedBy: param('uid') })
        .where('kind', '=', param('kind'))
        .where('itemId', '=', param('itemId')),
    ),
    deleteDraft: prepareQuery<DraftKey>(db)((kysely, param) =>
      kysely
        .deleteFrom('contentDrafts')
        .where('kind', '=', param('kind'))
        .where('itemId', '=', param('itemId'))
        .where('revision', '=', param('revision'))
        .returning('revision'),
    ),
  };
}

export function revisionQueries(db: Database) {
  return {
    insertRevision: prepareQuery<RevisionRow>(db)((kysely, param) =>
      kysely.insertInto('contentRevisions').values({
        id: param('id'),
        kind: param('kind'),
        itemId: param('itemId'),
        source: param('source'),
        hash: param('hash'),
        how: param('how'),
        byUserId: param('byUserId'),
        at: param('at'),
      }),
    ),
    findNewestHash: prepareQuery<ItemKey>(db)((kysely, param) =>
      kysely
        .selectFrom('contentRevisions')
        .select('hash')
        .where('kind', '=', param('kind'))
        .where('itemId', '=', param('itemId'))
        .orderBy('id', 'desc')
        .limit(1),
    ),
    /** Newest text of an item that was removed from the site. */
    findLastText: prepareQuery<ItemKey>(db)((kysely, param) =>
      kysely
        .selectFrom('contentRevisions')
        .select('source')
        .where('kind', '=', param('kind'))
        .where('itemId', '=', param('itemId'))
        .where('how', '<>', 'removed')
        .orderBy('id', 'desc')
        .limit(1),
    ),
    listRevisions: prepareQuery<ItemKey & { before: string; limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('contentRevisions')
        .leftJoin('authUsers', 'authUsers.id', 'contentRevisions.byUserId')
        .leftJoin('users', 'users.uid', 'contentRevisions.byUserId')
        .select(['contentRevisions.id', 'how', 'at', 'users.name as byName', 'authUsers.email as byEmail'])
        .where('kind', '=', param('kind'))
        .where('itemId', '=', param('itemId'))
        .where('contentRevisions.id', '<', param('before'))
        .orderBy('contentRevisions.id', 'desc')
        .limit(param('limit')),
    ),
    findRevision: prepareQuery<ItemKey & { id: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('contentRevisions')
        .leftJoin('authUsers', 'authUsers.id', 'contentRevisions.byUserId')
        .leftJoin('users', 'users.uid', 'contentRevisions.byUserId')
        .select(['contentRevisions.id', 'how', 'at', 'users.name as byName', 'authUsers.email as byEmail', 'source'])
        .where('kind', '=', param('kind'))
        .where('itemId', '=', param('itemId'))
        .where('contentRevisions.id', '=', param('id')),
    ),
  };
}

/** Checks whether any stored version contains this text. */
export async function isInVersions(db: Database, text: string): Promise<boolean> {
  const found = await db.readKysely
    .selectFrom('contentRevisions')
    .select('id')
    .where(contains(db, text, 'source'))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

export function editorQueries(db: Database) {
  return {
    upsertEditor: prepareQuery<ItemKey & { userId: string; seenAt: number }>(db)((kysely, param) =>
      kysely
        .insertInto('contentEditors')
        .values({
          kind: param('kind'),
          itemId: param('itemId'),
          userId: param('userId'),
          seenAt: param('seenAt'),
        })
        .onConflict((conflict) =>
          conflict.columns(['kind', 'itemId', 'userId']).doUpdateSet({ seenAt: param('seenAt') }),
        ),
    ),
    deleteEditor: prepareQuery<ItemKey & { userId: string }>(db)((kysely, param) =>
      kysely
        .deleteFrom('contentEditors')
        .where('kind', '=', param('kind'))
        .where('itemId', '=', param('itemId'))
        .where('userId', '=', param('userId')),
    ),
    deleteEditorsBefore: prepareQuery<{ before: number }>(db)((kysely, param) =>
      kysely.deleteFrom('contentEditors').where('seenAt', '<', param('before')),
    ),
    listEditors: prepareQuery<ItemKey & { since: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('contentEditors')
        .innerJoin('authUsers', 'authUsers.id', 'contentEditors.userId')
        .leftJoin('users', 'users.uid', 'contentEditors.userId')
        .select(['contentEditors.userId', 'users.name', 'authUsers.email'])
        .where('kind', '=', param('kind'))
        .where('itemId', '=', param('itemId'))
        .where('seenAt', '>=', param('since'))
        .orderBy('contentEditors.userId'),
    ),
  };
}
