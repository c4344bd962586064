/** What may become of an application, in the order in which it usually comes. */
export const applicationStatuses = [
  'received',
  'in-review',
  'interview',
  'offer',
  'hired',
  'declined',
  'withdrawn',
] as const;

export type ApplicationStatus = (typeof applicationStatuses)[number];

/** The first is what arriving makes of it, and the last is the applicant's own word. */
export const statusesToMoveTo = [
  'in-review',
  'interview',
  'offer',
  'hired',
  'declined',
] as const satisfies readonly ApplicationStatus[];

/** Those in which the applicant may still withdraw it. */
export const openStatuses = [
  'received',
  'in-review',
  'interview',
  'offer',
] as const satisfies readonly ApplicationStatus[];

/** Those in which nothing is left to decide. */
export const closedStatuses = ['hired', 'declined', 'withdrawn'] as const satisfies readonly ApplicationStatus[];

export function isOpenStatus(status: ApplicationStatus): boolean {
  return (openStatuses as readonly ApplicationStatus[]).includes(status);
}
