import * as z from 'zod/mini';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';

const access = { role: 'admin' } as const;

/** `day` is when it began, by UTC. */
export const DayCounts = z.object({
  day: Timestamp,
  signUps: z.int(),
  enrolments: z.int(),
  /** Courses that were completed. */
  completions: z.int(),
  ratings: z.int(),
  applications: z.int(),
  messages: z.int(),
});

/** How many days the overview can show, today among them. */
export const shownDays = ['7', '30', '90'] as const;

/** What came in, by its kind. */
const Counts = z.omit(DayCounts, { day: true });

export const Overview = z.object({
  newMessages: z.int(),
  /** Those of `newMessages` that whoever asks is to answer. */
  ownMessages: z.int(),
  draftsInReview: z.int(),
  handInsToGrade: z.array(z.object({ courseId: z.string(), courseTitle: z.string(), count: z.int() })),
  /** Of the last thirty days. */
  unansweredFeedback: z.int(),
  /** Applications whose CV nobody can open, for the virus in it. */
  infectedCvs: z.int(),
  givenUpJobs: z.int(),
  /** The oldest first. */
  days: z.array(DayCounts),
  /** Of as many days right before. */
  before: Counts,
});

export const overviewRoutes = {
  'GET /api/admin/overview': {
    operation: 'getOverview',
    summary: 'What waits for somebody, and what came in on each of the last days, the oldest first',
    access,
    query: z.object({ days: z._default(z.enum(shownDays), '30') }),
    success: {
      status: 200,
      body: Overview,
    },
  },
} as const satisfies RouteTable;
