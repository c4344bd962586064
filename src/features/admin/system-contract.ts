import * as z from 'zod/mini';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id } from '../../platform/contract/text.ts';
import { checkParts } from './check-parts-contract.ts';

const access = { role: 'admin' } as const;

export const GivenUpJob = z.object({
  id: z.string(),
  kind: z.string(),
  promisedAt: Timestamp,
  reason: z.nullable(z.string()),
});

/** `restored`: none was made since the database was restored from this one. All its rows are of `rowsAt`. */
export const Backup = z.object({
  kind: z.enum(['made', 'restored']),
  rowsAt: Timestamp,
  doneAt: Timestamp,
  bytes: z.int(),
});

/** `message` says what was found and, unless it is fine, what to do. */
export const Finding = z.object({
  check: z.string(),
  state: z.enum(['ok', 'warning', 'fault']),
  message: z.string(),
});

const jobErrors = {
  'job-not-given-up': { status: 404, message: 'This work is done by now, or is being tried again already.' },
} as const;

export const systemRoutes = {
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
  'GET /api/admin/storage': {
    operation: 'getStorage',
    summary: 'How much room database and uploads take, how much is left, and the last backup',
    access,
    success: {
      status: 200,
      body: z.object({
        databaseBytes: z.int(),
        /** Null for a bucket, of which only its keeper knows. */
        files: z.nullable(z.object({ count: z.int(), bytes: z.int() })),
        /** On the disk of the data folder; null where neither database nor uploads are there. */
        freeBytes: z.nullable(z.int()),
        /** Null: none was ever made by `opvir backup`. */
        lastBackup: z.nullable(Backup),
      }),
    },
  },
  'GET /api/admin/checks/{part}': {
    operation: 'listChecks',
    summary: 'Look at one part of the installation now, as `opvir doctor` does; changes nothing and sends nothing',
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
    summary: 'Discard work that was given up: it is never done',
    access,
    params: z.object({ jobId: Id }),
    success: { status: 204, body: null },
    errors: jobErrors,
  },
  'POST /api/admin/jobs/{jobId}/retries': {
    operation: 'retryJob',
    summary: 'Try work that was given up again, all tries anew',
    access,
    params: z.object({ jobId: Id }),
    success: { status: 202, body: null },
    errors: jobErrors,
  },
} as const satisfies RouteTable;
