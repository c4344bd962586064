import * as z from 'zod/mini';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { lineOf } from '../../platform/contract/text.ts';
import { Code, Password, identityErrors } from '../identity/contract.ts';
import { CreationOptions, NewCredential } from '../identity/passkey-contract.ts';

/** Errors of an action that asks for the password again. */
export const passwordErrors = {
  'invalid-credential': identityErrors['invalid-credential'],
  'too-many-requests': identityErrors['too-many-requests'],
  busy: identityErrors.busy,
} as const;

export const passkeyNameMaxLength = 60;

/** Fields of the forms that ask only for the password. */
export const PasswordOnly = z.object({ password: Password });
/** Fields of the form that enables the authenticator app. */
export const CodeForm = z.object({ code: Code });

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  addedAt: Timestamp,
  /** Null until its first login. */
  usedAt: z.nullable(Timestamp),
});

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
const ofPasskey = z.object({ passkeyId: z.string().check(z.minLength(1), z.maxLength(1400)) });
const notFound = { 'passkey-not-found': { status: 404, message: 'This passkey was already removed.' } } as const;
const tooManyPasskeys = {
  'too-many-passkeys': {
    status: 409,
    message: 'You already have 20 passkeys. Remove one that you do not use.',
  },
} as const;

const unconfirmed = {
  'address-not-confirmed': {
    status: 409,
    message: 'Please confirm your email address first. You need it to recover your account.',
  },
} as const;
const off = {
  'second-factor-off': { status: 409, message: 'The authenticator app is already turned off. Reload the page.' },
} as const;

/** Routes of the sign-in methods beside the password: an authenticator app with recovery codes, and passkeys. */
export const factorRoutes = {
  'GET /api/account/authenticator': {
    operation: 'getAuthenticator',
    summary: 'Check whether login requires a code from an authenticator app, and how many recovery codes are left',
    access: 'user',
    success: {
      status: 200,
      body: z.object({
        /** Null while it is disabled. */
        since: z.nullable(Timestamp),
        recoveryCodesLeft: z.int(),
        isAddressConfirmed: z.boolean(),
      }),
    },
  },
  'POST /api/account/authenticator': {
    operation: 'beginAuthenticator',
    summary: 'Start the setup of an authenticator app and get its secret, as text and as a QR code',
    access: 'user',
    body: PasswordOnly,
    success: {
      status: 200,
      body: z.object({
        secret: z.string(),
        uri: z.string(),
        /** An SVG path on a square of `size` units. */
        picture: z.object({ size: z.int(), path: z.string() }),
      }),
    },
    errors: {
      ...passwordErrors,
      ...unconfirmed,
      'second-factor-on': { status: 409, message: 'An authenticator app is already set up. Reload the page.' },
    },
  },
  'PUT /api/account/authenticator': {
    operation: 'confirmAuthenticator',
    summary: 'Turn on the authenticator app with its first code and get the recovery codes, which are shown only once',
    access: 'user',
    body: CodeForm,
    success: { status: 200, body: RecoveryCodes },
    errors: {
      'code-does-not-fit': {
        status: 400,
        message: 'This code is incorrect. Check the clock of your device, then enter the next code.',
      },
      'set-up-over': { status: 409, message: 'An app was set up in another window. Reload the page.' },
      'too-many-requests': identityErrors['too-many-requests'],
    },
  },
  'POST /api/account/authenticator/recovery-codes': {
    operation: 'renewRecoveryCodes',
    summary: 'Create new recovery codes; the previous ones stop working',
    access: 'user',
    body: PasswordOnly,
    success: { status: 200, body: RecoveryCodes },
    errors: { ...passwordErrors, ...off },
  },
  'POST /api/account/authenticator/removal': {
    operation: 'removeAuthenticator',
    summary: 'Turn off the authenticator app; login then requires only the password',
    access: 'user',
    body: PasswordOnly,
    success: { status: 204, body: null },
    errors: { ...passwordErrors, ...off },
  },
  'GET /api/account/passkeys': {
    operation: 'listPasskeys',
    summary: 'List the passkeys of the logged-in user',
    access: 'user',
    success: { status: 200, body: z.object({ items: z.array(Passkey), arePossible: z.boolean() }) },
  },
  'POST /api/account/passkey-challenges': {
    operation: 'beginPasskey',
    summary:
      'Start adding a passkey and get the options for creating it; the cookie in the response identifies the challenge',
    access: 'user',
    body: PasswordOnly,
    success: { status: 200, body: CreationOptions },
    errors: {
      ...passwordErrors,
      ...unconfirmed,
      ...tooManyPasskeys,
    },
  },
  'POST /api/account/passkeys': {
    operation: 'addPasskey',
    summary: 'Add a newly created passkey, named after the browser and operating system until it is renamed',
    access: 'user',
    body: z.object({ credential: NewCredential }),
    success: { status: 201, body: Passkey },
    errors: {
      'challenge-over': identityErrors['challenge-over'],
      ...tooManyPasskeys,
      'passkey-not-added': { status: 400, message: 'This passkey could not be added. Please try again.' },
    },
  },
  'PUT /api/account/passkeys/{passkeyId}/name': {
    operation: 'renamePasskey',
    summary: 'Rename a passkey',
    access: 'user',
    params: ofPasskey,
    body: z.object({ name: lineOf(passkeyNameMaxLength) }),
    success: { status: 204, body: null },
    errors: notFound,
  },
  'DELETE /api/account/passkeys/{passkeyId}': {
    operation: 'removePasskey',
    summary: 'Delete a passkey; it can no longer be used to log in',
    access: 'user',
    params: ofPasskey,
    success: { status: 204, body: null },
    errors: notFound,
  },
} as const satisfies RouteTable;
