import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { ReviewDecision } from '../kinds-contract.ts';
import type { ReviewRow } from './queries.ts';

type ItemKey = Pick<ReviewRow, 'kind' | 'itemId'>;

/** Queries on reviews of drafts. */
export function reviewQueries(db: Database) {
  return {
    /** Returns no row if the draft no longer exists. */
    insertReview: prepareQuery<ReviewRow>(db)((kysely, param) =>
      kysely
        .insertInto('contentReviews')
        .columns(['id', 'kind', 'itemId', 'verdict', 'text', 'byUserId', 'at'])
        .expression((eb) =>
          eb
            .selectFrom('contentDrafts')
            .select([
              eb.cast<string>(eb.val(param('id')), 'text').as('id'),
              'contentDrafts.kind',
              'contentDrafts.itemId',
              eb.cast<ReviewDecision>(eb.val(param('verdict')), 'text').as('verdict'),
              eb.cast<string>(eb.val(param('text')), 'text').as('text'),
              eb.cast<string>(eb.val(param('byUserId')), 'text').as('byUserId'),
              eb.cast<number>(eb.val(param('at')), 'bigint').as('at'),
            ])
            .where('contentDrafts.kind', '=', param('kind'))
            .where('contentDrafts.itemId', '=', param('itemId')),
        )
        .returning('id'),
    ),
    listReviews: prepareQuery<ItemKey & { before: string; limit: number }>(db)((kysely, param) =>
      kysely
        .selectFrom('contentReviews')
        .leftJoin('authUsers', 'authUsers.id', 'contentReviews.byUserId')
        .leftJoin('users', 'users.uid', 'contentReviews.byUserId')
        .selectAll('contentReviews')
        .select(['users.name as byName', 'authUsers.email as byEmail'])
        .where('kind', '=', param('kind'))
        .where('itemId', '=', param('itemId'))
        .where('contentReviews.id', '<', param('before'))
        .orderBy('contentReviews.id', 'desc')
        .limit(param('limit')),
    ),
    findReview: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('contentReviews')
        .leftJoin('authUsers', 'authUsers.id', 'contentReviews.byUserId')
        .leftJoin('users', 'users.uid', 'contentReviews.byUserId')
        .selectAll('contentReviews')
        .select(['users.name as byName', 'authUsers.email as byEmail'])
        .where('contentReviews.id', '=', param('id')),
    ),
    findPerson: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('authUsers')
        .leftJoin('users', 'users.uid', 'authUsers.id')
        .select(['users.name', 'authUsers.email'])
        .where('authUsers.id', '=', param('uid')),
    ),
    /** Users who have reviewed a draft. */
    listReviewers: prepareQuery<ItemKey>(db)((kysely, param) =>
      kysely
        .selectFrom('contentReviews')
        .select('byUserId')
        .distinct()
        .where('kind', '=', param('kind'))
        .where('itemId', '=', param('itemId')),
    ),
  };
}
