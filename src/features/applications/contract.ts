import * as z from 'zod/mini';
import { PageQuery, Timestamp, pageOf } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Id, lineOf, webLinkOf } from '../../platform/contract/text.ts';
import { EmailAddress } from '../identity/contract.ts';
import { applicationStatuses } from './status-contract.ts';

const hourMs = 60 * 60 * 1000;

export const applicantNameMaxLength = 120;
export const linkMaxLength = 500;
export const cvMaxBytes = 10 * 1024 * 1024;
/** The files that the form accepts as a CV (specification §5). */
export const cvExtensions = ['.pdf', '.doc', '.docx'] as const;

/** Days between the deletion notice to the applicant and the deletion. */
export const retentionNoticeDays = 14;

/** Virus scan state of a CV; `unscanned` if no scanner was configured when it arrived. */
export const cvStates = ['unscanned', 'checking', 'clean', 'infected'] as const;

/** Evidence of learning that a learner can attach: a snapshot from when they applied. */
export const Evidence = z.object({
  certificates: z.array(z.object({ certificateId: z.string(), courseTitle: z.string(), completedAt: Timestamp })),
  /** Points of passed exercises, one entry per course. */
  points: z.array(
    z.object({
      courseId: z.string(),
      courseTitle: z.string(),
      exercises: z.int(),
      points: z.number(),
      outOf: z.number(),
    }),
  ),
});

const Link = webLinkOf(linkMaxLength);

/** Fields of the application form beside the CV. All but `openingId` are required (specification §5). */
export const ApplicationForm = z.object({
  name: lineOf(applicantNameMaxLength),
  email: EmailAddress,
  linkedin: Link,
  website: Link,
  /** The opening applied for; omitted for an unsolicited application. */
  openingId: z.optional(Id),
  /** Consent to attach the learning record and show it to the reviewers. Requires an account. */
  attachLearning: z.optional(z.literal('yes')),
});

/** One step in the history of an application. */
export const ApplicationStep = z.object({
  status: z.enum(applicationStatuses),
  at: Timestamp,
  /** Plain-text message sent to the applicant with the step. */
  message: z.nullable(z.string()),
});

/** The user's own application. `cvName` is the applicant's file name; `history` is sorted oldest first. */
export const Application = z.object({
  id: z.string(),
  openingId: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  linkedin: z.string(),
  website: z.string(),
  cvName: z.string(),
  timestamp: Timestamp,
  status: z.enum(applicationStatuses),
  /** Date of deletion; null until a deletion is scheduled. */
  deletesAt: z.nullable(Timestamp),
  cvState: z.enum(cvStates),
  /** The attached evidence of learning; null if none. */
  evidence: z.nullable(Evidence),
  history: z.array(ApplicationStep),
});

/** Also thrown for another user's application. */
export const applicationNotFound = {
  'application-not-found': { status: 404, message: 'This application does not exist.' },
} as const;

export const applicationRoutes = {
  'POST /api/applications': {
    operation: 'apply',
    summary: 'Submit an application with a CV; the applicant is notified by email',
    access: 'known',
    body: ApplicationForm,
    files: { cv: { maxBytes: cvMaxBytes, extensions: cvExtensions } },
    callLimit: { max: 30, windowMs: hourMs },
    success: { status: 201, body: z.object({ id: z.string(), timestamp: Timestamp }) },
    errors: {
      'opening-not-found': { status: 404, message: 'This opening does not exist.' },
      'opening-closed': { status: 409, message: 'This opening is closed. Please choose another one.' },
      'payload-too-large': { status: 413, message: 'The CV is too large. The limit is 10 MB.' },
      'file-not-accepted': { status: 415, message: 'Please attach the CV as a .pdf, .doc or .docx file.' },
      'unsupported-media-type': { status: 415, message: 'Please send the form as multipart/form-data.' },
    },
  },
  'GET /api/application-evidence': {
    operation: 'getApplicationEvidence',
    summary: 'Get the evidence of learning that the logged-in user can attach to an application',
    access: 'user',
    success: { status: 200, body: Evidence },
  },
  'GET /api/applications': {
    operation: 'listMyApplications',
    summary: 'List the applications of the logged-in user, newest first',
    access: 'user',
    query: PageQuery,
    success: { status: 200, body: pageOf(Application) },
  },
  'POST /api/applications/{applicationId}/withdrawal': {
    operation: 'withdrawApplication',
    summary: 'Withdraw one of the logged-in user’s applications before a decision is made',
    access: 'user',
    params: z.object({ applicationId: Id }),
    success: { status: 200, body: Application },
    errors: {
      ...applicationNotFound,
      'application-decided': {
        status: 409,
        message: 'This application is already decided or withdrawn, so it can no longer be withdrawn.',
      },
    },
  },
} as const satisfies RouteTable;
