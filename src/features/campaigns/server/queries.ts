import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import type { ListRequest } from '../../../platform/contract/list.ts';
import { contains } from '../../../platform/server/db/contains.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../platform/server/db/prepared.ts';
import type { SqlValue, Statement } from '../../../platform/server/db/statement.ts';
import type { Tables } from '../../../platform/server/db/tables.ts';
import type { CampaignState, campaignList } from '../campaign-list-contract.ts';
import type { CampaignRow } from './tables.ts';

type Draft = Pick<CampaignRow, 'subject' | 'body' | 'segment' | 'courseId' | 'since'>;
export type SegmentColumns = Pick<CampaignRow, 'segment' | 'courseId' | 'since'>;
type Values<T> = { [Name in keyof T]: T[Name] & SqlValue };

export function campaignQueries(db: Database) {
  return {
    insertCampaign: prepareQuery<Values<Draft> & { id: string; changedAt: number }>(db)((kysely, param) =>
      kysely.insertInto('campaigns').values({
        id: param('id'),
        subject: param('subject'),
        body: param('body'),
        segment: param('segment'),
        courseId: param('courseId'),
        since: param('since'),
        state: 'draft',
        step: 1,
        changedAt: param('changedAt'),
        troubles: 0,
      }),
    ),
    findCampaign: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.selectFrom('campaigns').selectAll().where('id', '=', param('id')),
    ),
    /** Returns no row unless it is a draft at this step. */
    updateDraft: prepareQuery<Values<Draft> & { id: string; step: number; changedAt: number }>(db)((kysely, param) =>
      kysely
        .updateTable('campaigns')
        .set((eb) => ({
          subject: param('subject'),
          body: param('body'),
          segment: param('segment'),
          courseId: param('courseId'),
          since: param('since'),
          changedAt: param('changedAt'),
          step: eb('step', '+', 1),
        }))
        .where('id', '=', param('id'))
        .where('step', '=', param('step'))
        .where('state', '=', 'draft')
        .returning('id'),
    ),
    deleteDraft: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely.deleteFrom('campaigns').where('id', '=', param('id')).where('state', '=', 'draft').returning('id'),
    ),
    /** Changes the state, or the progress within a state. Returns no row if the campaign has changed meanwhile. */
    updateState: prepareQuery<{
      id: string;
      step: number;
      from: CampaignState;
      to: CampaignState;
      dueAt: number | null;
      startedAt: number | null;
      endedAt: number | null;
      gatheredTo: string | null;
      trouble: string | null;
      troubles: number;
    }>(db)((kysely, param) =>
      kysely
        .updateTable('campaigns')
        .set((eb) => ({
          state: param('to'),
          step: eb('step', '+', 1),
          dueAt: param('dueAt'),
          startedAt: param('startedAt'),
          endedAt: param('endedAt'),
          gatheredTo: param('gatheredTo'),
          trouble: param('trouble'),
          troubles: param('troubles'),
        }))
        .where('id', '=', param('id'))
        .where('step', '=', param('step'))
        .where('state', '=', param('from'))
        .returning('id'),
    ),
    /** Email address with which an account signs in. */
    findOwnAddress: prepareQuery<{ uid: string }>(db)((kysely, param) =>
      kysely.selectFrom('authUsers').select('email').where('id', '=', param('uid')),
    ),
    countRecipients: prepareQuery<{ id: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('campaignRecipients')
        .select((eb) => ['state', eb.fn.countAll<number>().as('count')])
        .where('campaignId', '=', param('id'))
        .groupBy('state'),
    ),
  };
}

const orders = { newest: ['desc', '<'], oldest: ['asc', '>'] } as const;

/** Lists campaigns that match the filter, for administrators. */
export function selectCampaigns(
  db: Database,
  { state, search, order, cursor, limit }: ListRequest<typeof campaignList>,
): Promise<CampaignRow[]> {
  const [direction, after] = orders[order];
  let query = db.readKysely.selectFrom('campaigns').selectAll().orderBy('id', direction).limit(limit);
  if (cursor) query = query.where('id', after, cursor);
  if (state) query = query.where('state', '=', state);
  if (search) query = query.where(contains(db, search, 'subject'));
  return query.execute();
}

/** Maximum number of recipients added in one commit: more would block other writes. */
const recipientsAtOnce = 10_000;

/** Id of the last subscriber after `after` that the next statement adds; null if all remaining ones fit. */
export async function findPieceEnd(db: Database, segment: SegmentColumns, after: string): Promise<string | null> {
  const row = await db.readKysely
    .selectFrom('newsletterSubscribers')
    .select('newsletterSubscribers.id')
    .where((eb) => isIn(segment, eb))
    .where('newsletterSubscribers.id', '>', after)
    .orderBy('newsletterSubscribers.id')
    .offset(recipientsAtOnce - 1)
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Adds a campaign's recipients after one subscriber, up to another; null adds all remaining ones. */
export function insertRecipients(
  db: Database,
  { id: campaignId, ...segment }: SegmentColumns & { id: string },
  after: string,
  upTo: string | null,
): Statement {
  const { sql: text, parameters } = db.readKysely
    .insertInto('campaignRecipients')
    .columns(['campaignId', 'subscriberId', 'state', 'tries', 'dueAt'])
    .expression((eb) =>
      eb
        .selectFrom('newsletterSubscribers')
        .select((of) => [
          of.cast<string>(of.val(campaignId), 'text').as('campaignId'),
          'newsletterSubscribers.id',
          sql<'waiting'>`'waiting'`.as('state'),
          sql<number>`0`.as('tries'),
          sql<number>`0`.as('dueAt'),
        ])
        .where((of) => isIn(segment, of))
        .where('newsletterSubscribers.id', '>', after)
        .$if(upTo !== null, (query) => query.where('newsletterSubscribers.id', '<=', upTo ?? '')),
    )
    .compile();
  return { sql: text, values: parameters as SqlValue[] };
}

/** Number of subscribers that a campaign would reach now. */
export async function countAudience(db: Database, segment: SegmentColumns): Promise<number> {
  const { count } = await db.readKysely
    .selectFrom('newsletterSubscribers')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where((eb) => isIn(segment, eb))
    .executeTakeFirstOrThrow();
  return count;
}

function isIn(
  { segment, courseId, since }: SegmentColumns,
  eb: ExpressionBuilder<Tables, 'newsletterSubscribers'>,
): Expression<SqlBool> {
  const isConfirmed = eb('newsletterSubscribers.state', '=', 'confirmed');
  if (segment === 'since') return eb.and([isConfirmed, eb('newsletterSubscribers.confirmedAt', '>=', since ?? 0)]);
  if (segment === 'all') return isConfirmed;
  const enrolled = eb
    .selectFrom('enrollments')
    .innerJoin('authUsers', 'authUsers.id', 'enrollments.userId')
    .select('authUsers.email')
    .where('enrollments.courseId', '=', courseId ?? '')
    .where('enrollments.endedAt', 'is', null);
  return eb.and([isConfirmed, eb('newsletterSubscribers.email', 'in', enrolled)]);
}
