import { list } from '../../platform/contract/list.ts';

/** Actor id of the command line, in the place of a uid. */
export const commandLine = 'command-line';

/** Filter value for entries without an actor: deleted accounts, and the site itself. */
export const noActor = 'nobody';

/** Audited actions of administrators and teachers. Names are stored in the table, so they never change. */
export const auditActs = [
  'user-disabled',
  'user-enabled',
  'user-deletion-scheduled',
  'user-deleted',
  'role-learner-granted',
  'role-teacher-granted',
  'role-admin-granted',
  'password-reset-mailed',
  'authenticator-reset',
  'enrolment-added',
  'enrolment-ended',
  'enrolment-restored',
  'hand-in-graded',
  'hand-in-grade-corrected',
  'quiz-attempt-allowed',
  'certificate-revoked',
  'application-moved',
  'application-move-undone',
  'application-noted',
  'application-deleted',
  'application-cv-infected',
  'message-new',
  'message-answered',
  'message-closed',
  'message-deleted',
  'message-spam',
  'message-mailed',
  'message-noted',
  'message-assigned',
  'feedback-hidden',
  'feedback-shown',
  'feedback-answered',
  'feedback-answer-removed',
  'subscriber-deleted',
  'job-retried',
  'job-discarded',
  'campaign-added',
  'campaign-changed',
  'campaign-deleted',
  'campaign-tested',
  'campaign-started',
  'campaign-scheduled',
  'campaign-unscheduled',
  'campaign-paused',
  'campaign-resumed',
  'campaign-cancelled',
  'content-begun',
  'content-discarded',
  'content-review-asked',
  'content-taken-back',
  'content-approved',
  'content-changes-wanted',
  'content-commented',
  'content-scheduled',
  'content-published',
  'content-removed',
  'content-image-added',
  'content-image-removed',
  'content-brought-in',
  'look-changed',
  'logo-changed',
  'logo-removed',
  'mail-tested',
  'announcement-sent',
] as const;

export type AuditAct = (typeof auditActs)[number];

/** Administrators' list of audit entries. `from` is inclusive, `before` is exclusive. `actor` is a uid, `commandLine` or `noActor`. */
export const auditList = list({
  filters: { act: auditActs, actor: 'id', from: 'time', before: 'time' },
  orders: ['newest', 'oldest'],
});
