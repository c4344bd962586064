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
  'password-reset-mailed': 'Sent a password reset email',
  'authenticator-reset': 'Turned off a lost authenticator app',
  'enrolment-added': 'Enrolled a learner in a course',
  'enrolment-ended': 'Ended an enrollment',
  'enrolment-restored': 'Restored an enrollment',
  'hand-in-graded': 'Graded an assignment',
  'hand-in-grade-corrected': 'Corrected the grade of an assignment',
  'quiz-attempt-allowed': 'Allowed another attempt at a quiz',
  'certificate-revoked': 'Revoked a certificate',
  'application-moved': 'Changed the status of an application',
  'application-move-undone': 'Undid a status change of an application before the applicant was notified',
  'application-noted': 'Added a note to an application',
  'application-deleted': 'Deleted an application',
  'application-cv-infected': 'Found a virus in the CV of an application',
  'message-new': 'Marked a message as new',
  'message-answered': 'Marked a message as answered',
  'message-closed': 'Closed a message',
  'message-deleted': 'Deleted a message',
  'message-spam': 'Marked a message as spam',
  'message-mailed': 'Answered a message by email',
  'message-noted': 'Added a note to a message',
  'message-assigned': 'Changed the assignee of a message',
  'feedback-hidden': 'Hid feedback',
  'feedback-shown': 'Showed feedback again',
  'feedback-answered': 'Answered feedback',
  'feedback-answer-removed': 'Removed the answer to feedback',
  'subscriber-deleted': 'Deleted a subscriber',
  'job-retried': 'Retried a failed job',
  'job-discarded': 'Discarded a failed job',
  'campaign-added': 'Created a campaign',
  'campaign-changed': 'Changed a campaign',
  'campaign-deleted': 'Deleted a campaign',
  'campaign-tested': 'Sent themselves a test of a campaign',
  'campaign-started': 'Sent a campaign',
  'campaign-scheduled': 'Scheduled a campaign',
  'campaign-unscheduled': 'Unscheduled a campaign',
  'campaign-paused': 'Paused a campaign',
  'campaign-resumed': 'Resumed a campaign',
  'campaign-cancelled': 'Canceled a campaign',
  'content-begun': 'Created a draft',
  'content-discarded': 'Discarded a draft',
  'content-review-asked': 'Requested a review of a draft',
  'content-taken-back': 'Withdrew a draft from review',
  'content-approved': 'Approved a draft',
  'content-changes-wanted': 'Requested changes to a draft',
  'content-commented': 'Commented on a draft',
  'content-scheduled': 'Scheduled publication',
  'content-published': 'Published',
  'content-removed': 'Unpublished',
  'content-image-added': 'Added an image',
  'content-image-removed': 'Removed an image',
  'content-brought-in': 'Imported content',
  'look-changed': 'Changed the name or color of the site',
  'logo-changed': 'Changed the logo',
  'logo-removed': 'Removed the logo',
  'mail-tested': 'Sent themselves a test email',
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
