import type { Content } from '../../../platform/server/content/content.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import { newId } from '../../../platform/server/ids.ts';
import { mailJob } from '../../../platform/server/mail/mailer.ts';
import type { ApplicationStatus } from '../status-contract.ts';
import type { ApplicationDeps } from './deps.ts';
import { applicationMails, applicationNotifications } from './mails.ts';
import { applicationQueries } from './queries.ts';

/** An application that goes one step on. */
interface Step {
  readonly id: string;
  readonly userId: string | null;
  readonly email: string;
  /** The opening's title; null without one. */
  readonly role: string | null;
  readonly status: ApplicationStatus;
  readonly message: string | null;
  /** Whose account; null for nobody's. */
  readonly byUserId: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether the applicant is sent a mail, too. */
  readonly isMailed: boolean;
}

/** Gives what is committed with each step but the first: the entry in the history, and that the applicant is told. */
export function stepStatements(deps: Pick<ApplicationDeps, 'db' | 'outbox' | 'notify' | 'settings'>) {
  const { db, outbox, notify, settings } = deps;
  const { insertStep } = applicationQueries(db);
  const mails = applicationMails(settings);
  return async ({ id, userId, email, role, status, message, byUserId, at, isMailed }: Step): Promise<Statement[]> => {
    const told = { kind: 'applications', path: '/workspace', timestamp: at, isMailed, isShown: true } as const;
    const mail = mails.moved(email, role, { status, message, hasAccount: userId !== null });
    return [
      insertStep.with({ id: newId(), applicationId: id, status, message, byUserId, at }),
      ...(isMailed ? [outbox.enqueue(mailJob, mail)] : []),
      ...(userId === null
        ? []
        : await notify({ userId, message: applicationNotifications.moved(role, status), ...told })),
    ];
  };
}

/** Null without an opening, and for one that is no longer there. */
export function roleOf(content: Pick<Content, 'current'>, openingId: string | null): string | null {
  return openingId === null ? null : (content.current().find('opening', openingId)?.title ?? null);
}
