import { type AuditAct, commandLine } from './acts-contract.ts';

/** Descriptions of audit actions, on the page and in the downloaded file. Actor and subject are shown separately. */
export const actWords = {
  'user-disabled': 'Disabled the account',
  'user-enabled': 'Enabled the account',
  'user-deletion-scheduled': 'Scheduled the account for deletion',
  'user-deleted': 'Deleted the account',
  'role-learner-granted': 'Made learner',
  'role-teacher-granted': 'Made teacher',
  'role-admin-granted': 'Made administrator',
  'password-reset-mailed': 'Mailed a link for a new password',
  'authenticator-reset': 'Switched off a lost authenticator app',
  'enrolment-added': 'Enrolled somebody in a course',
  'enrolment-ended': 'Ended an enrolment',
  'enrolment-restored': 'Let an enrolment go on',
  'hand-in-graded': 'Graded what was handed in',
  'hand-in-grade-corrected': 'Corrected the grade of a hand-in',
  'quiz-attempt-allowed': 'Allowed another attempt at a quiz',
  'certificate-revoked': 'Revoked a certificate',
  'application-moved': 'Changed the status of an application',
  'application-move-undone': 'Undid a change of the status of an application, before its applicant was told',
  'application-noted': 'Noted something on an application',
  'application-deleted': 'Deleted an application',
  'application-cv-infected': 'Found a virus in the CV of an application',
  'message-new': 'Marked a message as new',
  'message-answered': 'Marked a message as answered',
  'message-closed': 'Closed a message',
  'message-deleted': 'Deleted a message',
  'message-spam': 'Marked a message as spam',
  'message-mailed': 'Answered a message by mail',
  'message-noted': 'Noted something on a message',
  'message-assigned': 'Gave a message to somebody, or to nobody',
  'feedback-hidden': 'Hid feedback',
  'feedback-shown': 'Showed feedback again',
  'feedback-answered': 'Answered feedback',
  'feedback-answer-removed': 'Removed the answer to feedback',
  'subscriber-deleted': 'Deleted a subscriber',
  'job-retried': 'Tried work again that was given up',
  'job-discarded': 'Discarded work that was given up',
  'campaign-added': 'Began a campaign',
  'campaign-changed': 'Changed a campaign',
  'campaign-deleted': 'Deleted a campaign',
  'campaign-tested': 'Sent themselves a test of a campaign',
  'campaign-started': 'Sent a campaign',
  'campaign-scheduled': 'Scheduled a campaign',
  'campaign-unscheduled': 'Took a campaign off the schedule',
  'campaign-paused': 'Paused a campaign',
  'campaign-resumed': 'Went on with a campaign',
  'campaign-cancelled': 'Cancelled a campaign',
  'content-begun': 'Began a draft',
  'content-discarded': 'Threw a draft away',
  'content-review-asked': 'Asked for a review of a draft',
  'content-taken-back': 'Took a draft back',
  'content-approved': 'Approved a draft',
  'content-changes-wanted': 'Asked for changes to a draft',
  'content-commented': 'Wrote about a draft',
  'content-scheduled': 'Set a time to publish',
  'content-published': 'Published',
  'content-removed': 'Took off the site',
  'content-image-added': 'Added an image',
  'content-image-removed': 'Removed an image',
  'content-brought-in': 'Content brought in',
  'look-changed': 'Changed the name or the colour of the site',
  'logo-changed': 'Set the logo',
  'logo-removed': 'Removed the logo',
  'mail-tested': 'Sent themselves a test mail',
  'announcement-sent': 'Sent a notification',
} as const satisfies Record<AuditAct, string>;

/** Labels for actors without an email address. */
export const actorWords = {
  gone: 'A deleted account',
  scanner: 'The virus scanner',
  commandLine: 'Command line',
} as const;

/** Returns the actor's email address or label. */
export function actorOf({ actorId, actorEmail, act }: Actor): string {
  if (actorId === commandLine) return actorWords.commandLine;
  return actorEmail || (act === 'application-cv-infected' ? actorWords.scanner : actorWords.gone);
}

interface Actor {
  readonly actorId: string;
  readonly actorEmail: string;
  readonly act: string;
}

/** Returns the action's label, or its name if a later version stored it. */
export function wordsOfAct(act: string): string {
  return act in actWords ? actWords[act as AuditAct] : act;
}
