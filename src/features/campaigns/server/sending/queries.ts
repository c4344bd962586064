import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../../../platform/server/db/database.ts';
import { prepareQuery } from '../../../../platform/server/db/prepared.ts';
import type { Tables } from '../../../../platform/server/db/tables.ts';
import type { RecipientState } from '../../contract.ts';

export function sendingQueries(db: Database) {
  return {
    /**
     * Takes those whose turn it is in hand, while the campaign is being sent: two processes never get the same. They are picked once, apart:
     * within the update PostgreSQL may pick anew for each row, and take more than the limit.
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
    /** How many campaigns are being sent. */
    countSending: prepareQuery(db)((kysely) =>
      kysely
        .selectFrom('campaigns')
        .select((eb) => eb.fn.countAll<number>().as('count'))
        .where('state', '=', 'sending'),
    ),
    /** The addresses of those in a batch, as they are by now. */
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
    /** What became of one that this batch had in hand. */
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
    /** Those that a batch has in hand, or had when its process died. */
    listInHand: prepareQuery<{ campaignId: string }>(db)((kysely, param) =>
      kysely
        .selectFrom('campaignRecipients')
        .select(['subscriberId', 'tries', 'claim'])
        .where('campaignId', '=', param('campaignId'))
        .where('state', '=', 'claimed'),
    ),
    /** When the next of those that wait has its turn. */
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

/** Whether a campaign is being sent and still at this step. */
function sendingAt(eb: ExpressionBuilder<Tables, 'campaignRecipients'>, campaignId: string, step: number) {
  return eb
    .selectFrom('campaigns')
    .select('id')
    .where('id', '=', campaignId)
    .where('step', '=', step)
    .where('state', '=', 'sending');
}
