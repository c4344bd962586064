import * as z from 'zod/mini';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';

const access = { role: 'admin' } as const;

/** `day` is the start of the day in UTC. */
export const DayCounts = z.object({
  day: Timestamp,
  signUps: z.int(),
  enrolments: z.int(),
  /** Number of courses that were completed. */
  completions: z.int(),
  ratings: z.int(),
  applications: z.int(),
  messages: z.int(),
});

/** Periods of the overview in days, today included. */
export const shownDays = ['7', '30', '90'] as const;

/** Counts of a period, by kind. */
const Counts = z.omit(DayCounts, { day: true });

export const Overview = z.object({
  newMessages: z.int(),
  /** Number of `newMessages` that are assigned to the caller. */
  ownMessages: z.int(),
  draftsInReview: z.int(),
  handInsToGrade: z.array(z.object({ courseId: z.string(), courseTitle: z.string(), count: z.int() })),
  /** Feedback of the last thirty days. */
  unansweredFeedback: z.int(),
  /** Number of applications whose CV is blocked because of a virus. */
  infectedCvs: z.int(),
  givenUpJobs: z.int(),
  /** Days of the period, oldest first. */
  days: z.array(DayCounts),
  /** Counts of the preceding period of the same length. */
  before: Counts,
});

export const overviewRoutes = {
  'GET /api/admin/overview': {
    operation: 'getOverview',
    summary: 'Get the counts of items that need attention, and of new items on each of the last days, oldest first',
    access,
    query: z.object({ days: z._default(z.enum(shownDays), '30') }),
    success: {
      status: 200,
      body: Overview,
    },
  },
} as const satisfies RouteTable;
