import type { Mail } from '../../../platform/server/mail/mailer.ts';
import type { ApplicationStatus } from '../status-contract.ts';

/** Mail sentence for each new status; `as` is ' as Software Engineer', or empty. */
const sentences: Readonly<Record<ApplicationStatus, (as: string, brand: string) => string>> = {
  received: (as, brand) => `We have received your application${as} at ${brand}.`,
  'in-review': (as, brand) => `Your application${as} at ${brand} is now in review. Someone is reading it.`,
  interview: (as, brand) => `We would like to talk with you about your application${as} at ${brand}.`,
  offer: (as, brand) => `We would like to make you an offer for your application${as} at ${brand}.`,
  hired: (as, brand) => `Your application${as} at ${brand} was successful. Welcome to the team!`,
  declined: (as, brand) =>
    `Thank you for your application${as} at ${brand}. We have decided not to move forward with it this time.`,
  withdrawn: (as, brand) => `You have withdrawn your application${as} at ${brand}. We will not consider it further.`,
};

const subjectWords: Readonly<Record<ApplicationStatus, string>> = {
  received: 'received',
  'in-review': 'in review',
  interview: 'interview',
  offer: 'offer',
  hired: 'hired',
  declined: 'declined',
  withdrawn: 'withdrawn',
};

/** Texts of an applicant's notifications; `role` is the opening's title or null. */
export const applicationNotifications = {
  arrived: (role: string | null) => `New application${asRole(role)}.`,
  received: (role: string | null) => `We have received your application${asRole(role)}.`,
  moved: (role: string | null, status: ApplicationStatus) =>
    status === 'withdrawn'
      ? `You have withdrawn your application${asRole(role)}.`
      : `Your application${asRole(role)} has a new status: ${subjectWords[status]}.`,
  willBeDeleted: (role: string | null, deletesAt: number) =>
    `Your application${asRole(role)} and its CV will be deleted on ${dayText(deletesAt)}.`,
  infected: (role: string | null) =>
    `We found a virus in the CV of your application${asRole(role)}, so nobody will open it. Please apply again with another file.`,
  deleted: (role: string | null) => `Your application${asRole(role)} and its CV were deleted.`,
} as const;

/** The application mails, in plain text. */
export function applicationMails(site: { brand: string; publicUrl: string }) {
  const subject = (role: string | null) =>
    role === null ? `Your application to ${site.brand}` : `Your application as ${role} at ${site.brand}`;
  return {
    /**
     * `role` is the opening's title, null without an opening. The mail repeats nothing from the form: anyone can enter
     * any address and would write to it in the organization's name.
     */
    received: (to: string, role: string | null): Mail => ({
      to,
      subject: subject(role),
      text: [
        'Hello,',
        role === null
          ? `Thank you for applying to ${site.brand}. We have received your application and your CV.`
          : `Thank you for applying as ${role} at ${site.brand}. We have received your application and your CV.`,
        `The people who decide will see them, with this address for replies.`,
        `If you did not apply, someone entered your address by mistake. Tell us here:`,
        `${site.publicUrl}/contact`,
      ].join('\n\n'),
    }),

    /**
     * Repeats nothing from the form, like `received`; `message` is the reviewers'. Only applicants with an account have
     * a workspace.
     */
    moved: (to: string, role: string | null, { status, message, hasAccount }: Moved): Mail => ({
      to,
      subject: `${subject(role)}: ${subjectWords[status]}`,
      text: [
        'Hello,',
        sentences[status](asRole(role), site.brand),
        ...(message === null ? [] : [message]),
        ...(hasAccount
          ? ['See the status of your applications in your workspace:', `${site.publicUrl}/workspace`]
          : []),
        'If you have a question, or did not apply, write to us here:',
        `${site.publicUrl}/contact`,
      ].join('\n\n'),
    }),

    /** Sent before an application is deleted because its retention period ends. */
    willBeDeleted: (to: string, role: string | null, { deletesAt, hasAccount }: Deletion): Mail => ({
      to,
      subject: `${subject(role)} will be deleted`,
      text: [
        'Hello,',
        `Your application${asRole(role)} at ${site.brand} has been closed for a while. On ${dayText(deletesAt)} we will delete it, with your CV and everything that belongs to it.`,
        'You do not need to do anything.',
        ...(hasAccount ? ['Until then, you can find it in your workspace:', `${site.publicUrl}/workspace`] : []),
        'If you have a question, write to us here:',
        `${site.publicUrl}/contact`,
      ].join('\n\n'),
    }),

    infected: (to: string, role: string | null): Mail => ({
      to,
      subject: `${subject(role)}: your CV could not be opened`,
      text: [
        'Hello,',
        `Our virus scanner found a virus in the CV of your application${asRole(role)} at ${site.brand}, so nobody will open it.`,
        'Please scan your device for viruses, then apply again with another file, preferably a new PDF:',
        `${site.publicUrl}/work-with-us`,
        'If you did not apply, or have a question, write to us here:',
        `${site.publicUrl}/contact`,
      ].join('\n\n'),
    }),
  };
}

interface Moved {
  readonly status: ApplicationStatus;
  readonly message: string | null;
  readonly hasAccount: boolean;
}

interface Deletion {
  /** Milliseconds since 1970. */
  readonly deletesAt: number;
  readonly hasAccount: boolean;
}

function dayText(moment: number): string {
  return new Date(moment).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
}

function asRole(role: string | null): string {
  return role === null ? '' : ` as ${role}`;
}
