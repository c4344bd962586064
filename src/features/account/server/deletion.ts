import * as z from 'zod/mini';
import type { Settings } from '../../../platform/server/config/settings.ts';
import { required, type Statement } from '../../../platform/server/db/statement.ts';
import { newId } from '../../../platform/server/ids.ts';
import { mailJob } from '../../../platform/server/mail/mailer.ts';
import { defineJob, type JobHandler } from '../../../platform/server/outbox/job.ts';
import { outboxTopic } from '../../../platform/server/outbox/outbox.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { Proven } from '../../identity/server/public.ts';
import { graceDays } from '../grace-contract.ts';
import { accountMails } from './mails.ts';
import { accountQueries } from './queries.ts';

export const graceMs = graceDays * 24 * 60 * 60 * 1000;

/**
 * Enqueued when a login cancels the deletion of an account; `at` is the time of the login (milliseconds since 1970).
 */
const takenBackJob = defineJob('account-deletion-taken-back', z.object({ uid: z.string(), at: z.number() }));

interface Deps extends Pick<Services, 'db' | 'now' | 'outbox'> {
  readonly settings: Pick<Settings, 'brand' | 'publicUrl'>;
}

/** Creates the service for pending deletions: accounts wait some days between the request and the deletion. */
export function accountDeletion({ db, settings, outbox, now }: Deps) {
  const { insertDeletion, deleteDeletion, enqueueIfAsked, findPerson } = accountQueries(db);
  const mails = accountMails(settings);
  return {
    /** Requests the deletion and returns when it is due. `ends`, which ends every session, is part of the commit. */
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
        // A concurrent request was first, and has ended this session.
        required(deletion, () => new Refusal('session-expired')),
        ...ends,
        outbox.enqueue(mailJob, mails.deletionRequested(email, requestedAt, dueAt)),
      );
      return dueAt;
    },
    /**
     * Requests the deletion for an administrator. A request of the owner stays unchanged. Commit it with the statement
     * that disables the account.
     */
    schedule(uid: string): Statement {
      const requestedAt = now();
      const dueAt = requestedAt + graceMs;
      return insertDeletion.with({ uid, requestedAt, dueAt, keepsReviews: 0, byAdministrator: 1 });
    },
    /** Statements to commit with each login: cancel a requested deletion, and mail the owner about that. */
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
