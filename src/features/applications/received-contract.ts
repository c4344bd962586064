import * as z from 'zod/mini';
import { listRoutes } from '../../platform/contract/list-routes.ts';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id, textOf } from '../../platform/contract/text.ts';
import { ApplicationStep, Evidence, applicationNotFound, cvStates } from './contract.ts';
import { applicationList, applicationStatuses, statusesToMoveTo } from './status-contract.ts';

const messageMaxLength = 4000;
const noteMaxLength = 4000;

const Status = z.enum(applicationStatuses);

/** Content type of a CV by file extension. */
export const cvContentTypes = {
  '.pdf': 'application/pdf',
  '.doc': 'application/msword',
  '.docx': 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
} as const;

/** An application in the reviewers' list. */
export const ReceivedApplication = z.object({
  id: z.string(),
  /** Null if the applicant had no account, or the account was deleted. */
  userId: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  openingId: z.nullable(z.string()),
  /** Null without an opening, and for an opening that no longer exists. */
  openingTitle: z.nullable(z.string()),
  status: Status,
  /** Time of the change to this status. */
  statusAt: Timestamp,
  cvName: z.string(),
  timestamp: Timestamp,
});

/** A reviewers' note; no response to the applicant ever contains it. */
const ApplicationNote = z.object({
  id: z.string(),
  text: z.string(),
  /** Name or address of the author; null if that account was deleted. */
  by: z.nullable(z.string()),
  at: Timestamp,
});

/** A received application in full; history and notes are sorted oldest first. */
export const ReceivedApplicationInFull = z.extend(ReceivedApplication, {
  linkedin: z.string(),
  website: z.string(),
  cvBytes: z.int(),
  cvState: z.enum(cvStates),
  /** Date of deletion as the applicant was notified of it; null until one is scheduled. */
  deletesAt: z.nullable(Timestamp),
  evidence: z.nullable(Evidence),
  history: z.array(
    z.extend(ApplicationStep, {
      /** Name or address of the mover; null for the command line, a step without an account, and a deleted account. */
      movedBy: z.nullable(z.string()),
      /** True if the step was undone, or is the step back of an undo. The applicant is never notified of either. */
      isUndone: z.boolean(),
    }),
  ),
  notes: z.array(ApplicationNote),
});

const access = { role: 'admin' } as const;
const params = z.object({ applicationId: Id });

const cvErrors = {
  ...applicationNotFound,
  'cv-being-checked': { status: 409, message: 'This CV is still being checked for viruses. Please come back later.' },
  'cv-infected': { status: 409, message: 'A virus was found in this CV, so nobody can open it.' },
} as const;

/** Errors of undoing a move. */
export const moveUndoErrors = {
  ...applicationNotFound,
  'status-changed': { status: 409, message: 'The status of this application has changed. Please check it again.' },
  'applicant-told': {
    status: 409,
    message:
      'The applicant was already notified. Move the application back as a new step, and we notify them of that, too.',
  },
} as const;

/** Routes for the reviewers of applications. */
export const receivedApplicationRoutes = {
  ...listRoutes('/api/received-applications', {
    list: applicationList,
    item: ReceivedApplication,
    operations: ['listReceivedApplications', 'getReceivedApplicationsFile'],
    rows: 'the applications that match the filter and `search` (name, email address), in the given order',
  }),
  'GET /api/received-applications/counts': {
    operation: 'countReceivedApplications',
    summary: 'Count the applications by status, including statuses without any, in total or for one opening',
    access,
    query: z.object({ openingId: z.optional(Id) }),
    success: { status: 200, body: z.object({ items: z.array(z.object({ status: Status, count: z.int() })) }) },
  },
  'GET /api/received-applications/{applicationId}': {
    operation: 'getReceivedApplication',
    summary: 'Get an application with its history and notes',
    access,
    params,
    success: { status: 200, body: ReceivedApplicationInFull },
    errors: applicationNotFound,
  },
  'GET /api/received-applications/{applicationId}/cv': {
    operation: 'getApplicationCv',
    summary: 'Download the CV of an application as submitted, once it has passed the virus scan',
    access,
    params,
    success: { status: 200, file: { contentTypes: Object.values(cvContentTypes) } },
    errors: cvErrors,
  },
  'PUT /api/received-applications/{applicationId}/status': {
    operation: 'moveApplication',
    summary:
      'Change the status of an application, if it still has the status `from`; the applicant is notified a little later',
    access,
    params,
    body: z
      .object({
        /** The status that the reviewer saw when deciding. */
        from: Status,
        to: z.enum(statusesToMoveTo),
        /** Plain-text message to the applicant, shown in the mail and in the workspace. */
        message: z.optional(textOf(messageMaxLength)),
      })
      .check(z.refine(({ from, to }) => from !== to, 'is where it stands')),
    success: {
      status: 200,
      /** `undoMs`: milliseconds in which the move can be undone; 0 if the applicant is already notified. */
      body: z.extend(ReceivedApplicationInFull, { undoMs: z.int() }),
    },
    errors: {
      ...applicationNotFound,
      'application-withdrawn': { status: 409, message: 'The applicant has withdrawn this application.' },
      'status-changed': {
        status: 409,
        message: 'The status of this application has changed. Please check it again.',
      },
    },
  },
  'POST /api/received-applications/{applicationId}/move-undos': {
    operation: 'undoApplicationMove',
    summary: 'Undo the latest status change of an application before its applicant is notified',
    access,
    params,
    body: z.object({
      /** The status that the application was moved to. */
      from: z.enum(statusesToMoveTo),
    }),
    success: { status: 200, body: ReceivedApplicationInFull },
    errors: moveUndoErrors,
  },
  'POST /api/received-applications/{applicationId}/notes': {
    operation: 'addApplicationNote',
    summary: 'Add an internal note to an application, visible only to reviewers',
    access,
    params,
    body: z.object({ text: textOf(noteMaxLength) }),
    success: { status: 201, body: ApplicationNote },
    errors: applicationNotFound,
  },
  'DELETE /api/received-applications/{applicationId}': {
    operation: 'deleteApplication',
    summary:
      'Delete an application permanently, with its history, notes and CV; an applicant with an account is notified',
    access,
    params,
    success: { status: 204, body: null },
    errors: applicationNotFound,
  },
} as const satisfies RouteTable;
