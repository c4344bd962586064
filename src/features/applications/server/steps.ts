import type { Content } from '../../../platform/server/content/content.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import { newId } from '../../../platform/server/ids.ts';
import { mailJob } from '../../../platform/server/mail/mailer.ts';
import type { ApplicationStatus } from '../status-contract.ts';
import type { ApplicationDeps } from './deps.ts';
import { applicationMails, applicationNotifications } from './mails.ts';
import { applicationQueries } from './queries.ts';

/** Data of the notification of a step. */
interface ToldStep {
  readonly userId: string | null;
  readonly email: string;
  /** The opening's title; null without one. */
  readonly role: string | null;
  readonly status: ApplicationStatus;
  readonly message: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** True if the applicant gets a mail as well. */
  readonly isMailed: boolean;
  /** Delay of the mail in milliseconds; 0 by default. */
  readonly mailDelayMs?: number;
}

/** A step of an application. */
interface Step extends ToldStep {
  readonly id: string;
  /** Account of the mover; null for none. */
  readonly byUserId: string | null;
}

type Deps = Pick<ApplicationDeps, 'db' | 'outbox' | 'notify' | 'settings'>;

/** Creates the statements that notify an applicant of a step. */
export function stepNotification({ outbox, notify, settings }: Deps) {
  const mails = applicationMails(settings);
  return async (step: ToldStep): Promise<Statement[]> => {
    const { userId, email, role, status, message, at, isMailed, mailDelayMs = 0 } = step;
    const notification = { kind: 'applications', path: '/workspace', timestamp: at, isMailed, isShown: true } as const;
    const mail = mails.moved(email, role, { status, message, hasAccount: userId !== null });
    return [
      ...(isMailed ? [outbox.enqueueAt(at + mailDelayMs, mailJob, mail)] : []),
      ...(userId === null
        ? []
        : await notify({ userId, message: applicationNotifications.moved(role, status), ...notification })),
    ];
  };
}

/**
 * Creates the statements of a step whose applicant is notified at once, with its history row. Not for the first step.
 */
export function stepStatements(deps: Deps) {
  const { insertStep } = applicationQueries(deps.db);
  const tell = stepNotification(deps);
  return async ({ id, byUserId, ...step }: Step): Promise<Statement[]> => {
    const { status, message, at } = step;
    return [insertStep.with({ id: newId(), applicationId: id, status, message, byUserId, at }), ...(await tell(step))];
  };
}

/** Title of the opening; null without an opening, and for one that no longer exists. */
export function roleOf(content: Pick<Content, 'current'>, openingId: string | null): string | null {
  return openingId === null ? null : (content.current().find('opening', openingId)?.title ?? null);
}
