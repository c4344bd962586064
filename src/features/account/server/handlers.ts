import type { Readable } from 'node:stream';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import { limiterKey } from '../../../platform/server/limits/limiter.ts';
import type { DataSubject } from '../../../platform/server/personal-data/policy.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { AddressConfirmation, OwnAccount, Passkeys, SecondFactor } from '../../identity/server/public.ts';
import type { accountRoutes } from '../contract.ts';
import type { accountDeletion } from './deletion.ts';
import { deviceOf } from './device.ts';
import { factorHandlers } from './factor-handlers.ts';
import { dataSubjectOf } from './data-subject.ts';
import { accountQueries } from './queries.ts';

/** Limit per user, because a download reads every table. */
const downloadLimit = { max: 5, windowMs: 60 * 60 * 1000 };

interface Deps extends Pick<Services, 'db' | 'limiter'> {
  ownAccount: OwnAccount;
  secondFactor: SecondFactor;
  passkeys: Passkeys;
  addressConfirmation: AddressConfirmation;
  deletion: ReturnType<typeof accountDeletion>;
  download: (person: DataSubject) => Promise<Readable>;
}

export function accountHandlers(deps: Deps): Handlers<typeof accountRoutes> {
  const { db, ownAccount, addressConfirmation, deletion, download, limiter } = deps;
  const { findPerson } = accountQueries(db);
  return {
    ...factorHandlers({ ...deps, findPerson }),

    async mailConfirmationAgain(_, { caller }) {
      await addressConfirmation.mailAgain(caller);
    },

    async requestDeletion({ body: { password, keepsReviews } }, context) {
      const proven = await ownAccount.prove(password, context);
      return { dueAt: await deletion.request(proven, keepsReviews, ownAccount.endSessions(proven.uid)) };
    },

    async downloadOwnData(_, { caller: { uid } }) {
      const found = await findPerson.first({ uid });
      if (!found) throw new Refusal('session-expired');
      const wait = await limiter.take({ key: limiterKey('own-data', uid), limit: downloadLimit });
      if (wait !== null) throw new Refusal('too-many-downloads', wait);
      const stream = await download(dataSubjectOf(found));
      return { stream, contentType: 'application/zip', name: 'my-data.zip' };
    },

    async changePassword({ body: { password, newPassword } }, context) {
      await ownAccount.changePassword(password, newPassword, context);
    },

    async listOwnSessions(_, { caller }) {
      const sessions = await ownAccount.listSessions(caller);
      return { items: sessions.map(({ userAgent, ...session }) => ({ ...session, ...deviceOf(userAgent) })) };
    },

    async endOtherSessions(_, { caller: { uid, sessionToken } }) {
      await db.commit(...ownAccount.endSessions(uid, sessionToken));
    },

    async endOwnSession({ params: { sessionId } }, { caller }) {
      if (!(await ownAccount.endSession(caller, sessionId))) throw new Refusal('not-found');
    },
  };
}
