import type { Statement } from '../../../platform/server/db/statement.ts';
import type { identityQueries } from './queries.ts';

/** Access to the documents `users/{uid}` (specification §3). */
export interface UserDocuments {
  /** Finds a document with its owner's sign-in address; undefined if there is no such account. */
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
