import type { Content } from '../../../platform/server/content/content.ts';
import type { Statement } from '../../../platform/server/db/statement.ts';
import { newId } from '../../../platform/server/ids.ts';
import { mailJob } from '../../../platform/server/mail/mailer.ts';
import type { ApplicationStatus } from '../status-contract.ts';
import type { ApplicationDeps } from './deps.ts';
import { applicationMails, applicationNotifications } from './mails.ts';
import { applicationQueries } from './queries.ts';

/** What an applicant is told of a step. */
interface ToldStep {
  readonly userId: string | null;
  readonly email: string;
  /** The opening's title; null without one. */
  readonly role: string | null;
  readonly status: ApplicationStatus;
  readonly message: string | null;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Whether the applicant is sent a mail, too. */
  readonly isMailed: boolean;
  /** How much later than that the mail leaves; at once if it is not said. */
  readonly mailDelayMs?: number;
}

/** An application that goes one step on. */
interface Step extends ToldStep {
  readonly id: string;
  /** Whose account; null for nobody's. */
  readonly byUserId: string | null;
}

type Deps = Pick<ApplicationDeps, 'db' | 'outbox' | 'notify' | 'settings'>;

/** Gives what is committed for an applicant to be told of a step. */
export function stepTelling({ outbox, notify, settings }: Deps) {
  const mails = applicationMails(settings);
  return async (step: ToldStep): Promise<Statement[]> => {
    const { userId, email, role, status, message, at, isMailed, mailDelayMs = 0 } = step;
    const told = { kind: 'applications', path: '/workspace', timestamp: at, isMailed, isShown: true } as const;
    const mail = mails.moved(email, role, { status, message, hasAccount: userId !== null });
    return [
      ...(isMailed ? [outbox.enqueueAt(at + mailDelayMs, mailJob, mail)] : []),
      ...(userId === null
        ? []
        : await notify({ userId, message: applicationNotifications.moved(role, status), ...told })),
    ];
  };
}

/** Gives what is committed with each step but the first of which the applicant is told at once: the entry in the history too. */
export function stepStatements(deps: Deps) {
  const { insertStep } = applicationQueries(deps.db);
  const tell = stepTelling(deps);
  return async ({ id, byUserId, ...step }: Step): Promise<Statement[]> => {
    const { status, message, at } = step;
    return [insertStep.with({ id: newId(), applicationId: id, status, message, byUserId, at }), ...(await tell(step))];
  };
}

/** Null without an opening, and for one that is no longer there. */
export function roleOf(content: Pick<Content, 'current'>, openingId: string | null): string | null {
  return openingId === null ? null : (content.current().find('opening', openingId)?.title ?? null);
}
