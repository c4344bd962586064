import * as z from 'zod/mini';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';

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

export const GivenUpJob = z.object({ id: z.string(), kind: z.string(), promisedAt: Timestamp });

export const overviewRoutes = {
  'GET /api/admin/overview': {
    operation: 'getOverview',
    summary: 'What waits for somebody, and what came in on each of the last thirty days, the oldest first',
    access,
    success: {
      status: 200,
      body: z.object({ newMessages: z.int(), givenUpJobs: z.int(), days: z.array(DayCounts) }),
    },
  },
  'GET /api/admin/system': {
    operation: 'getSystem',
    summary: 'What runs, where it keeps things, and the mails and other work that waits or was given up',
    access,
    success: {
      status: 200,
      body: z.object({
        version: z.string(),
        node: z.string(),
        engine: z.enum(['sqlite', 'postgres']),
        files: z.enum(['folder', 'bucket']),
        mail: z.enum(['smtp', 'folder']),
        /** Of this process. */
        startedAt: Timestamp,
        waitingJobs: z.int(),
        /** The oldest first, at most a hundred; `givenUpCount` counts all. */
        givenUp: z.array(GivenUpJob),
        givenUpCount: z.int(),
      }),
    },
  },
  'GET /api/admin/checks': {
    operation: 'listChecks',
    summary: 'What `opvir doctor` says of the virus scanner and of how long applications are kept',
    access,
    success: {
      status: 200,
      body: z.object({
        items: z.array(z.object({ check: z.string(), state: z.enum(['ok', 'warning', 'fault']), message: z.string() })),
      }),
    },
  },
  'POST /api/admin/jobs/{jobId}/retries': {
    operation: 'retryJob',
    summary: 'Try work that was given up again, all tries anew',
    access,
    params: z.object({ jobId: Id }),
    success: { status: 202, body: null },
    errors: {
      'job-not-given-up': { status: 404, message: 'This work is done by now, or is being tried again already.' },
    },
  },
} as const satisfies RouteTable;
