import type { Database } from '../../../platform/server/db/database.ts';
import type { Caller, Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { EmailChange } from '../../identity/server/public.ts';
import type { profileRoutes } from '../contract.ts';
import { profileQueries } from './queries.ts';

interface Deps {
  db: Database;
  emailChange: EmailChange;
}

export function profileHandlers({ db, emailChange }: Deps): Handlers<typeof profileRoutes> {
  const { findUserDocument, upsertUserDocument } = profileQueries(db);

  async function requireOwnDocument(uid: string, caller: Caller) {
    const document = uid === caller.uid ? await findUserDocument.first({ uid }) : undefined;
    if (!document) throw new Refusal('not-found');
    const { name, email, signInEmail } = document;
    return { uid, name: name ?? '', email: email ?? signInEmail, signInEmail };
  }

  return {
    async getUserDocument({ params }, { caller }) {
      const { uid, name, email } = await requireOwnDocument(params.uid, caller);
      return { uid, name, email };
    },

    async updateUserDocument({ params, body }, { caller }) {
      const before = await requireOwnDocument(params.uid, caller);
      const document = { uid: before.uid, name: body.name, email: body.email.toLowerCase() };
      const isNewAddress = document.email !== before.email && document.email !== before.signInEmail;
      if (isNewAddress) await emailChange.count(document);
      await db.commit(upsertUserDocument.with(document), ...(isNewAddress ? [emailChange.request(document)] : []));
      return { ...document, emailToConfirm: document.email === before.signInEmail ? null : document.email };
    },
  };
}
