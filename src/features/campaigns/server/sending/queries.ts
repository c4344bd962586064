import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../../platform/server/db/tables.ts';
import type { RecipientState } from '../../contract.ts';

export function sendingQueries(db: Database) {
  return {
    /**
     * Claims the recipients that are due, if the campaign is still being sent. Two processes never claim the same ones.
     * Selected once in a CTE: in the update's subquery, PostgreSQL could select again per row and exceed the limit.
     */
    claimRecipients: prepareQuery<{ campaignId: string; step: number; claim: string; now: number; limit: number }>(db)(
      (kysely, param) =>
        kysely
          .with(
            (cte) => cte('due').materialized(),
            (eb) => {
              const due = eb
                .selectFrom('campaignRecipients')
                .select('subscriberId')
                .where('campaignId', '=', param('campaignId'))
                .where('state', '=', 'waiting')
                .where('dueAt', '<=', param('now'))
                .where((of) => of.exists(sendingAt(of, param('campaignId'), param('step'))))
                .orderBy('dueAt')
                .orderBy('subscriberId')
                .limit(param('limit'));
              return db.engine === 'postgres' ? due.forUpdate('campaignRecipients').skipLocked() : due;
            },
          )
          .updateTable('campaignRecipients')
          .set({ state: 'claimed', claim: param('claim') })
          .where('campaignId', '=', param('campaignId'))
          .where('state', '=', 'waiting')
          .where('subscriberId', 'in', (eb) => eb.selectFrom('due').select('due.subscriberId'))
          .returning(['subscriberId', 'tries']),
    ),
    /** Number of campaigns that are being sent. */
    countSending: prepareQuery(db)((kysely) =>
      kysely
        .selectFrom('campaigns')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('state', '=', 'sending'),
    ),
    /** Recipients of a batch, with their current addresses. */
    listClaimed: prepareQuery<{ campaignId: string; claim: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('campaignRecipients')
        .innerJoin('newsletterSubscribers', 'newsletterSubscribers.id', 'campaignRecipients.subscriberId')
        .select([
          'campaignRecipients.subscriberId',
          'campaignRecipients.tries',
          'newsletterSubscribers.email',
          'newsletterSubscribers.state as subscriberState',
          'newsletterSubscribers.confirmedAt',
        ])
        .where('campaignRecipients.campaignId', '=', param('campaignId'))
        .where('campaignRecipients.state', '=', 'claimed')
        .where('campaignRecipients.claim', '=', param('claim')),
    ),
    /** Stores the result for a recipient that this batch has claimed. */
    settleRecipient: prepareQuery<{
      campaignId: string;
      subscriberId: string;
      claim: string;
      state: RecipientState;
      tries: number;
      dueAt: number;
    }>(db)((kysely, param) =>
      kysely
        .updateTable('campaignRecipients')
        .set({ state: param('state'), tries: param('tries'), dueAt: param('dueAt'), claim: null })
        .where('campaignId', '=', param('campaignId'))
        .where('subscriberId', '=', param('subscriberId'))
        .where('claim', '=', param('claim')),
    ),
    /** Recipients claimed by batches, including those of killed processes. */
    listInHand: prepareQuery<{ campaignId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('campaignRecipients')
        .select(['subscriberId', 'tries', 'claim'])
        .where('campaignId', '=', param('campaignId'))
        .where('state', '=', 'claimed'),
    ),
    /** Time at which the next waiting recipient is due. */
    findNextDue: prepareQuery<{ campaignId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('campaignRecipients')
        .select('dueAt')
        .where('campaignId', '=', param('campaignId'))
        .where('state', '=', 'waiting')
        .orderBy('dueAt')
        .limit(1),
    ),
  };
}

/** Condition that a campaign is being sent and still at this step. */
function sendingAt(eb: ExpressionBuilder<Tables, 'campaignRecipients'>, campaignId: string, step: number) {
  return eb
    .selectFrom('campaigns')
    .select('id')
    .where('id', '=', campaignId)
    .where('step', '=', step)
    .where('state', '=', 'sending');
}
