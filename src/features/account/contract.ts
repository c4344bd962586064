import * as z from 'zod/mini';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { Password, identityErrors } from '../identity/contract.ts';
import { factorRoutes, passwordErrors } from './factor-contract.ts';

/** Fields of the form that deletes the account. */
export const DeletionForm = z.object({
  password: Password,
  /** True to keep the course reviews, without a name. */
  keepsReviews: z.boolean(),
});

/** Fields of the form that changes the password. */
export const PasswordForm = z.object({ password: Password, newPassword: Password });

/** A session of the signed-in user. Browser and system come from its user agent; null if unknown. */
export const OwnSession = z.object({
  id: z.string(),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  startedAt: Timestamp,
  /** Precise to about a day. */
  lastSeenAt: Timestamp,
  isCurrent: z.boolean(),
});

export const accountRoutes = {
  ...factorRoutes,
  'POST /api/account/address-confirmation': {
    operation: 'mailConfirmationAgain',
    summary: 'Resend the email with the link that confirms the sign-up address',
    access: 'user',
    success: { status: 202, body: null },
    errors: {
      'address-confirmed': { status: 409, message: 'This address is already confirmed.' },
      'mailed-often': {
        status: 429,
        message: 'We have already sent the email several times. Please check your spam folder, or wait a moment.',
      },
    },
  },
  'POST /api/account/deletion': {
    operation: 'requestDeletion',
    summary: 'Delete the account after a grace period, in which logging in cancels the deletion; all sessions end',
    access: 'user',
    body: DeletionForm,
    success: { status: 202, body: z.object({ dueAt: Timestamp }) },
    errors: passwordErrors,
  },
  'GET /api/account/download': {
    operation: 'downloadOwnData',
    summary: 'Download all data that the site holds about the logged-in user, as a ZIP archive of JSON and files',
    access: 'user',
    success: { status: 200, file: { contentTypes: ['application/zip'] } },
    errors: {
      'too-many-downloads': {
        status: 429,
        message: 'You have downloaded your data several times within an hour. Please try again later.',
      },
    },
  },
  'PUT /api/account/password': {
    operation: 'changePassword',
    summary: 'Change the password, given the current one; all other sessions end, and emailed links become invalid',
    access: 'user',
    body: PasswordForm,
    success: { status: 204, body: null },
    errors: { ...passwordErrors, 'weak-password': identityErrors['weak-password'] },
  },
  'GET /api/account/sessions': {
    operation: 'listOwnSessions',
    summary: 'List the sessions of the logged-in user, the current one first',
    access: 'user',
    success: { status: 200, body: z.object({ items: z.array(OwnSession) }) },
  },
  'DELETE /api/account/sessions': {
    operation: 'endOtherSessions',
    summary: 'Log out all other sessions of the logged-in user',
    access: 'user',
    success: { status: 204, body: null },
  },
  'DELETE /api/account/sessions/{sessionId}': {
    operation: 'endOwnSession',
    summary: 'Log out one session of the logged-in user',
    access: 'user',
    params: z.object({ sessionId: z.string().check(z.maxLength(64)) }),
    success: { status: 204, body: null },
  },
} as const satisfies RouteTable;
