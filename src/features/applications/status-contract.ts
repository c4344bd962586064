import { list } from '../../platform/contract/list.ts';

/** Statuses of an application, in their usual order. */
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

/** Statuses that a reviewer can set. `received` is set on arrival, and only the applicant sets `withdrawn`. */
export const statusesToMoveTo = [
  'in-review',
  'interview',
  'offer',
  'hired',
  'declined',
] as const satisfies readonly ApplicationStatus[];

/** Statuses in which the applicant can still withdraw. */
export const openStatuses = [
  'received',
  'in-review',
  'interview',
  'offer',
] as const satisfies readonly ApplicationStatus[];

/** Statuses in which no decision is pending. */
export const closedStatuses = ['hired', 'declined', 'withdrawn'] as const satisfies readonly ApplicationStatus[];

export function isOpenStatus(status: ApplicationStatus): boolean {
  return (openStatuses as readonly ApplicationStatus[]).includes(status);
}

/**
 * Reviewers' list of applications. `cv` limits it to those with an infected CV. `status` sorts by the order of
 * {@link applicationStatuses}, newest first within each status.
 */
export const applicationList = list({
  filters: { status: applicationStatuses, openingId: 'id', cv: ['infected'] },
  orders: ['newest', 'oldest', 'status'],
});
