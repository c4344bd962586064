import type { Database } from '../../../platform/server/db/database.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import { newId } from '../../../platform/server/ids.ts';
import type { AuditAct } from '../acts-contract.ts';
import { type ActionRows, auditQueries, insertEntriesOf } from './queries.ts';

/** Audited action and its subject; `subject` is a readable name such as an email address. */
export interface AuditedAction {
  readonly act: AuditAct;
  readonly subjectId: string;
  readonly subject: string;
}

/**
 * Returns the function that creates an audit event of a uid, of `commandLine`, or of the site itself (empty id).
 * Its statement belongs in the commit of the action, so that neither is stored without the other.
 */
export function auditLog(db: Database, now: () => number) {
  const { insertEntry } = auditQueries(db);
  return (actorId: string, deed: AuditedAction): Statement =>
    insertEntry.with({ id: newId(), actorId, ...deed, timestamp: now() });
}

/**
 * Creates the audit event of a deletion and masks the email address in earlier entries. The statements belong in its
 * commit.
 */
export function auditedDeletion(db: Database, now: () => number) {
  const { maskSubject } = auditQueries(db);
  const auditEntry = auditLog(db, now);
  /** `actorId` is null if no audit event is needed. */
  return (
    actorId: string | null,
    { act, subjectId, email }: Omit<AuditedAction, 'subject'> & { email: string },
  ): Statement[] => {
    const masked = { subjectId, subject: maskedAddress(email) };
    return [maskSubject.with(masked), ...(actorId === null ? [] : [auditEntry(actorId, { act, ...masked })])];
  };
}

/**
 * Creates one audit event for each row that a commit writes, such as a list of enrollments: one statement after theirs.
 * `rows` selects `subjectId`, `subject` and a new row id, which also becomes the entry's id.
 */
export function auditLogOfRows(db: Database, now: () => number) {
  return (actorId: string, act: AuditAct, rows: ActionRows): Statement<never> =>
    insertEntriesOf(db, { actorId, act, timestamp: now() }, rows);
}

/** Subject of an event about a user in a course. `email` is undefined if the account was deleted. */
export function auditSubject(email: string | undefined, courseId: string): string {
  return [email, courseId].filter((part) => part !== undefined).join(' · ');
}

/** Masks an email address: recognizable after its owner was deleted, but not usable to send mail. */
export function maskedAddress(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
}
