import type { Database } from '../../../platform/server/db/database.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import { newId } from '../../../platform/server/ids.ts';
import type { AuditAct } from '../acts.ts';
import { auditQueries } from './queries.ts';

/** What was done to what; `subject` is what people know it by, such as an email address. */
export interface Deed {
  readonly act: AuditAct;
  readonly subjectId: string;
  readonly subject: string;
}

/** Writes down what an administrator does, or the site itself, whose id is empty: a statement for the commit of the act itself, so that neither is without the other. */
export function auditLog(db: Database, now: () => number) {
  const { insertEntry } = auditQueries(db);
  return (actorId: string, deed: Deed): Statement =>
    insertEntry.with({ id: newId(), actorId, ...deed, timestamp: now() });
}

/** An email address as it may stay where the rest of its owner was deleted: enough to be recognised, too little to write to. */
export function maskedAddress(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
}
