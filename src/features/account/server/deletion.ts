import * as z from 'zod/mini';
import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Database } from '../../../platform/server/db/database.ts';
import { required, type Statement } from '../../../platform/server/db/statement.ts';
import { newId } from '../../../platform/server/ids.ts';
import { mailJob } from '../../../platform/server/mail/mailer.ts';
import { defineJob, type JobHandler } from '../../../platform/server/outbox/job.ts';
import { type Outbox, outboxTopic } from '../../../platform/server/outbox/outbox.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Proven } from '../../identity/server/public.ts';
import { graceDays } from '../grace-contract.ts';
import { accountMails } from './mails.ts';
import { accountQueries } from './queries.ts';

export const graceMs = graceDays * 24 * 60 * 60 * 1000;

/** Somebody logged in whose account was to be deleted; `at` is when (milliseconds since 1970). */
const takenBackJob = defineJob('account-deletion-taken-back', z.object({ uid: z.string(), at: z.number() }));

interface Deps {
  readonly db: Database;
  readonly settings: Pick<Settings, 'brand' | 'publicUrl'>;
  readonly outbox: Outbox;
  readonly now: () => number;
}

/** The days between asking for an account to be deleted and its end. */
export function accountDeletion({ db, settings, outbox, now }: Deps) {
  const { insertDeletion, deleteDeletion, enqueueIfAsked, findPerson } = accountQueries(db);
  const mails = accountMails(settings);
  return {
    /** Asks for it, and gives from when on it is due. Committed with `ends`, by which every session ends. */
    async request({ uid, email, statements }: Proven, keepsReviews: boolean, ends: readonly Statement[]) {
      const requestedAt = now();
      const dueAt = requestedAt + graceMs;
      const deletion = insertDeletion.with({
        uid,
        requestedAt,
        dueAt,
        keepsReviews: Number(keepsReviews),
        byAdministrator: 0,
      });
      await db.commit(
        ...statements,
        // Somebody else has asked for it at the same moment, and has ended this session.
        required(deletion, () => new Refusal('session-expired')),
        ...ends,
        outbox.enqueue(mailJob, mails.deletionRequested(email, requestedAt, dueAt)),
      );
      return dueAt;
    },
    /** Requests it for an administrator. A request of the owner's stays as it is. To be committed with what disables the account. */
    schedule(uid: string): Statement {
      const requestedAt = now();
      const dueAt = requestedAt + graceMs;
      return insertDeletion.with({ uid, requestedAt, dueAt, keepsReviews: 0, byAdministrator: 1 });
    },
    /** Committed with each login: whoever had asked for the end of the account has taken it back, and is mailed so. */
    takeBack(uid: string): Statement[] {
      const payload = JSON.stringify({ uid, at: now() });
      const { kind } = takenBackJob;
      return [
        { ...enqueueIfAsked.with({ id: newId(), kind, payload, dueAt: now(), uid }), topic: outboxTopic },
        deleteDeletion.with({ uid }),
      ];
    },
    jobs: [
      takenBackJob.handledBy(async ({ uid, at }) => {
        const person = await findPerson.first({ uid });
        if (person) await db.commit(outbox.enqueue(mailJob, mails.deletionTakenBack(person.email, at)));
      }),
    ] satisfies JobHandler[],
  };
}
