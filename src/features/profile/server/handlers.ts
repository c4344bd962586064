import type { Database } from '../../../platform/server/db/database.ts';
import type { Caller, Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { EmailChange, UserDocuments } from '../../identity/server/public.ts';
import type { profileRoutes } from '../contract.ts';

interface Deps {
  db: Database;
  documents: UserDocuments;
  emailChange: EmailChange;
}

export function profileHandlers({ db, documents, emailChange }: Deps): Handlers<typeof profileRoutes> {
  async function requireOwnDocument(uid: string, caller: Caller) {
    const document = uid === caller.uid ? await documents.find(uid) : undefined;
    if (!document) throw new Refusal('not-found');
    return document;
  }

  return {
    async getUserDocument({ params }, { caller }) {
      const { uid, name, email } = await requireOwnDocument(params.uid, caller);
      return { uid, name, email };
    },

    async updateUserDocument({ params, body }, { caller }) {
      const before = await requireOwnDocument(params.uid, caller);
      const document = { uid: before.uid, name: body.name, email: body.email.toLowerCase() };
      const mails = await emailChange.ask(document, before);
      await db.commit(documents.write(document), ...(mails ?? []));
      return { ...document, emailToConfirm: mails && document.email };
    },
  };
}
