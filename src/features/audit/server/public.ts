import type { Database } from '../../../platform/server/db/database.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import { newId } from '../../../platform/server/ids.ts';
import type { AuditAct } from '../acts-contract.ts';
import { type DeedRows, auditQueries, insertEntriesOf } from './queries.ts';

/** What was done to what; `subject` is what people know it by, such as an email address. */
export interface Deed {
  readonly act: AuditAct;
  readonly subjectId: string;
  readonly subject: string;
}

/**
 * Writes down what somebody does who runs the site or teaches, by their uid, or `commandLine`, or the site itself, whose id is empty: a
 * statement for the commit of the act itself, so that neither is without the other.
 */
export function auditLog(db: Database, now: () => number) {
  const { insertEntry } = auditQueries(db);
  return (actorId: string, deed: Deed): Statement =>
    insertEntry.with({ id: newId(), actorId, ...deed, timestamp: now() });
}

/** Writes down that something was deleted, and masks the address by which earlier entries know it: statements for the commit that deletes it. */
export function auditedDeletion(db: Database, now: () => number) {
  const { maskSubject } = auditQueries(db);
  const written = auditLog(db, now);
  /** `actorId` is null where nobody did it who is written down. */
  return (
    actorId: string | null,
    { act, subjectId, email }: Omit<Deed, 'subject'> & { email: string },
  ): Statement[] => {
    const masked = { subjectId, subject: maskedAddress(email) };
    return [maskSubject.with(masked), ...(actorId === null ? [] : [written(actorId, { act, ...masked })])];
  };
}

/**
 * The same for many rows that a commit writes, such as a list of enrolments: one statement after theirs, with an entry for each of the rows
 * that are there by then. `rows` selects the row's id, which is a new one and the entry's as well, with `subjectId` and `subject`.
 */
export function auditLogOfRows(db: Database, now: () => number) {
  return (actorId: string, act: AuditAct, rows: DeedRows): Statement<never> =>
    insertEntriesOf(db, { actorId, act, timestamp: now() }, rows);
}

/** A person, and the course that it was about. `email` is undefined for whoever has no account any more. */
export function deedSubject(email: string | undefined, courseId: string): string {
  return [email, courseId].filter((part) => part !== undefined).join(' · ');
}

/** An email address as it may stay where the rest of its owner was deleted: enough to be recognised, too little to write to. */
export function maskedAddress(email: string): string {
  return `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
}
