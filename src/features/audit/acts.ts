/** What administrators do that is written down; a name stays what it is, for it stands in the table. */
export const auditActs = [
  'user-disabled',
  'user-enabled',
  'role-learner-granted',
  'role-teacher-granted',
  'role-admin-granted',
  'password-reset-mailed',
  'application-moved',
  'application-noted',
  'application-deleted',
  'message-new',
  'message-answered',
  'message-closed',
  'message-deleted',
  'subscriber-deleted',
  'job-retried',
] as const;

export type AuditAct = (typeof auditActs)[number];
