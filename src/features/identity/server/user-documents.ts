import type { Statement } from '../../../platform/server/db/statement.ts';
import type { identityQueries } from './queries.ts';

/** The documents `users/{uid}` (specification §3), for whoever shows or changes one. */
export interface UserDocuments {
  /** With the address that signs its owner in; undefined if there is no such account. */
  find(uid: string): Promise<{ uid: string; name: string; email: string; signInEmail: string } | undefined>;
  write(document: { uid: string; name: string; email: string }): Statement;
}

export function createUserDocuments({
  findUserDocument,
  upsertUserDocument,
}: ReturnType<typeof identityQueries>): UserDocuments {
  return {
    async find(uid) {
      const found = await findUserDocument.first({ uid });
      return found && { ...found, name: found.name ?? '', email: found.email ?? found.signInEmail };
    },
    write: (document) => upsertUserDocument.with(document),
  };
}
