import * as z from 'zod/mini';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { checkParts } from './checks-contract.ts';

const access = { role: 'admin' } as const;

export const GivenUpJob = z.object({
  id: z.string(),
  kind: z.string(),
  promisedAt: Timestamp,
  reason: z.nullable(z.string()),
});

/** `restored`: there is no backup since the database was restored from this one. `rowsAt` is the time of its data. */
export const Backup = z.object({
  kind: z.enum(['made', 'restored']),
  rowsAt: Timestamp,
  doneAt: Timestamp,
  bytes: z.int(),
});

/** `message` is the finding and, unless its state is `ok`, what to do. */
export const Finding = z.object({
  check: z.string(),
  state: z.enum(['ok', 'warning', 'fault']),
  message: z.string(),
});

const jobErrors = {
  'job-not-given-up': { status: 404, message: 'This job is already done or being tried again.' },
} as const;

export const systemRoutes = {
  'GET /api/admin/system': {
    operation: 'getSystem',
    summary: 'Get what is running, where data is stored, and the emails and other jobs that are waiting or have failed',
    access,
    success: {
      status: 200,
      body: z.object({
        version: z.string(),
        node: z.string(),
        engine: z.enum(['sqlite', 'postgres']),
        files: z.enum(['folder', 'bucket']),
        mail: z.enum(['smtp', 'folder']),
        /** Start of this process. */
        startedAt: Timestamp,
        waitingJobs: z.int(),
        /** The oldest, at most a hundred; `givenUpCount` counts all. */
        givenUp: z.array(GivenUpJob),
        givenUpCount: z.int(),
      }),
    },
  },
  'GET /api/admin/storage': {
    operation: 'getStorage',
    summary: 'Get the space used by the database and uploads, the free space and the last backup',
    access,
    success: {
      status: 200,
      body: z.object({
        databaseBytes: z.int(),
        /** Null for a bucket, whose size is known only to its provider. */
        files: z.nullable(z.object({ count: z.int(), bytes: z.int() })),
        /** Free space on the data folder's disk; null if it holds neither database nor uploads. */
        freeBytes: z.nullable(z.int()),
        /** Null if `opvir backup` has never made one. */
        lastBackup: z.nullable(Backup),
      }),
    },
  },
  'GET /api/admin/checks/{part}': {
    operation: 'listChecks',
    summary: 'Check one part of the installation now, as `opvir doctor` does; nothing is changed or sent',
    access,
    params: z.object({ part: z.enum(checkParts) }),
    success: {
      status: 200,
      body: z.object({
        items: z.array(Finding),
      }),
    },
  },
  'DELETE /api/admin/jobs/{jobId}': {
    operation: 'discardJob',
    summary: 'Discard a failed job without running it again',
    access,
    params: z.object({ jobId: Id }),
    success: { status: 204, body: null },
    errors: jobErrors,
  },
  'POST /api/admin/jobs/{jobId}/retries': {
    operation: 'retryJob',
    summary: 'Retry a failed job with its full number of attempts',
    access,
    params: z.object({ jobId: Id }),
    success: { status: 202, body: null },
    errors: jobErrors,
  },
} as const satisfies RouteTable;
