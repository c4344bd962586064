import * as z from 'zod/mini';
import { Timestamp } from '../../platform/contract/paging.ts';
import { type ErrorSpec, tooManyRequests, userDisabled } from '../../platform/contract/problems.ts';
import { returnAddressMaxLength } from '../../platform/contract/return-address.ts';
import { roles } from '../../platform/contract/roles.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { deadLinkText } from './dead-link-contract.ts';
import { UsedCredential } from './passkey-contract.ts';

export const emailMaxLength = 254;
export const passwordMaxLength = 128;

/** Seconds after which to retry when too many users log in at once. */
export const busySeconds = 10;

/** The identity error catalogue (specification §8): codes, and the texts for users. */
export const identityErrors = {
  'weak-password': { status: 400, message: 'That password is too short. Please choose a longer one.' },
  'email-already-in-use': {
    status: 409,
    message: 'An account with this email address already exists. Log in, or reset the password.',
  },
  'invalid-credential': { status: 401, message: 'The email address or password is incorrect.' },
  'user-disabled': userDisabled,
  'too-many-requests': tooManyRequests,
  'email-changed-too-often': {
    status: 429,
    message:
      'The email address was changed too often. Please try again in an hour. To save the name now, enter the old address.',
  },
  busy: {
    status: 503,
    message: 'Too many people are logging in right now. Please try again in ten seconds.',
  },
  'second-factor-required': {
    status: 401,
    message: 'The password is correct. Now enter the code from your authenticator app.',
  },
  'wrong-code': {
    status: 401,
    message: 'This code is incorrect or was already used. Enter the app’s next code, or another recovery code.',
  },
  'second-step-over': { status: 401, message: 'That took too long. Please log in with your password again.' },
  'challenge-over': { status: 401, message: 'That took too long. Please try your passkey again.' },
  'passkey-refused': {
    status: 401,
    message: 'We do not recognize this passkey. Please log in with your password.',
  },
  'expired-action-code': {
    status: 410,
    message: deadLinkText,
  },
} as const satisfies Record<string, ErrorSpec>;

function pick<Code extends keyof typeof identityErrors>(...codes: Code[]): Pick<typeof identityErrors, Code> {
  return Object.fromEntries(codes.map((code) => [code, identityErrors[code]])) as Pick<typeof identityErrors, Code>;
}

/** An email address as entered; the server trims it and converts it to lower case before use. */
export const EmailAddress = z.string().check(z.trim(), z.maxLength(emailMaxLength), z.email());
/** A password as entered. The server checks the minimum length of a new one, which is configurable. */
export const Password = z.string().check(z.minLength(1), z.maxLength(passwordMaxLength));
/** A code of the authenticator app, or a recovery code, as entered. */
export const Code = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
const Token = z.string().check(z.minLength(1), z.maxLength(400));

/** The signed-in user (specification §3). `displayName` is the name in the user's document; null while it is empty. */
export const SignedInUser = z.object({
  uid: z.string(),
  email: z.string(),
  displayName: z.nullable(z.string()),
  photoURL: z.nullable(z.string()),
  emailVerified: z.boolean(),
  role: z.enum(roles),
});

/** A live session: its user, its expiry, and the server's time (both in milliseconds since 1970). */
export const Session = z.object({ user: SignedInUser, expiresAt: Timestamp, now: Timestamp });

/** Fields of the login and register forms. */
export const Credentials = z.object({ email: EmailAddress, password: Password });

export const identityRoutes = {
  'POST /api/accounts': {
    operation: 'createAccount',
    summary: 'Create an account with an email address and password, and log in',
    access: 'anyone',
    body: Credentials,
    success: { status: 201, body: Session },
    errors: pick('weak-password', 'email-already-in-use', 'too-many-requests', 'busy'),
  },
  'POST /api/session': {
    operation: 'signIn',
    summary: 'Log in with an email address and password; users with an authenticator app are then asked for a code',
    access: 'anyone',
    body: Credentials,
    success: { status: 200, body: Session },
    errors: pick('invalid-credential', 'second-factor-required', 'user-disabled', 'too-many-requests', 'busy'),
  },
  'POST /api/session/code': {
    operation: 'signInWithCode',
    summary:
      'Complete a login with a code from the authenticator app or a recovery code, and get the number of recovery codes left',
    access: 'anyone',
    body: z.object({ code: Code }),
    success: { status: 200, body: z.object({ session: Session, recoveryCodesLeft: z.nullable(z.int()) }) },
    errors: pick('second-step-over', 'wrong-code', 'user-disabled', 'too-many-requests'),
  },
  'POST /api/session/passkey-challenge': {
    operation: 'beginPasskeySignIn',
    summary: 'Get a challenge for a passkey to sign; the cookie in the response identifies the challenge',
    access: 'anyone',
    success: { status: 200, body: z.object({ challenge: z.string(), rpId: z.string() }) },
  },
  'POST /api/session/passkey': {
    operation: 'signInWithPasskey',
    summary: 'Log in with a passkey, which counts as both password and code',
    access: 'anyone',
    body: z.object({ credential: UsedCredential }),
    success: { status: 200, body: Session },
    errors: pick('challenge-over', 'passkey-refused', 'user-disabled'),
  },
  'GET /api/session': {
    operation: 'getSession',
    summary: 'Get the current session, or null for a visitor; a session older than a day is extended',
    access: 'known',
    success: { status: 200, body: z.object({ session: z.nullable(Session) }) },
  },
  'PUT /api/session': {
    operation: 'refreshSession',
    summary: 'Renew the current session to its full lifetime',
    access: 'user',
    success: { status: 200, body: Session },
  },
  'DELETE /api/session': {
    operation: 'signOut',
    summary: 'Log out; nothing changes without a session',
    access: 'known',
    success: { status: 204, body: null },
  },
  'POST /api/password-resets': {
    operation: 'requestPasswordReset',
    summary: 'Email a password reset link; the response is the same for unknown addresses',
    access: 'anyone',
    /** `returnTo` is the page to continue at once the password is set; any other address is ignored. */
    body: z.object({
      email: EmailAddress,
      returnTo: z.optional(z.string().check(z.maxLength(returnAddressMaxLength))),
    }),
    success: { status: 202, body: z.object({ message: z.string() }) },
    errors: pick('too-many-requests'),
  },
  'POST /api/mailed-links': {
    operation: 'readMailedLink',
    summary: 'Get the purpose of an emailed link and the login address after it is used, without using it up',
    access: 'anyone',
    body: z.object({ token: Token }),
    success: {
      status: 200,
      body: z.object({
        purpose: z.enum(['reset-password', 'change-email', 'restore-email', 'confirm-address']),
        email: z.string(),
        /** True if a new password needs a code of the authenticator app. */
        asksForCode: z.boolean(),
      }),
    },
    errors: pick('expired-action-code'),
  },
  'PUT /api/password': {
    operation: 'resetPassword',
    summary:
      'Set a new password with the token from an emailed link and log in; all other sessions and links become invalid',
    access: 'anyone',
    body: z.object({ token: Token, password: Password, code: z.optional(Code) }),
    success: { status: 200, body: Session },
    errors: pick(
      'weak-password',
      'expired-action-code',
      'second-factor-required',
      'wrong-code',
      'user-disabled',
      'too-many-requests',
      'busy',
    ),
  },
  'PUT /api/address-confirmation': {
    operation: 'confirmAddress',
    summary: 'Confirm the email address of a sign-up with the token that was emailed to it',
    access: 'anyone',
    body: z.object({ token: Token }),
    success: { status: 200, body: z.object({ email: z.string() }) },
    errors: pick('expired-action-code'),
  },
  'PUT /api/email': {
    operation: 'confirmEmail',
    summary:
      'Confirm a changed email address with the token from an emailed link and the password; it then becomes the login address',
    access: 'anyone',
    body: z.object({ token: Token, password: Password }),
    success: { status: 200, body: z.object({ email: z.string() }) },
    errors: pick(
      'expired-action-code',
      'email-already-in-use',
      'invalid-credential',
      'user-disabled',
      'too-many-requests',
      'busy',
    ),
  },
} as const satisfies RouteTable;
