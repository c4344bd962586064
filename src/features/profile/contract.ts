import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { lineOf } from '../../platform/contract/text.ts';
import { EmailAddress, emailMaxLength, identityErrors } from '../identity/contract.ts';

export const nameMaxLength = 120;

/** Fields of the Edit profile form; both are required (specification §5). */
export const ProfileForm = z.object({
  name: lineOf(nameMaxLength),
  email: EmailAddress,
});

/** The stored document `users/{uid}` (specification §3); `email` is the contact address. */
export const UserDocument = z.object({
  uid: z.string(),
  name: z.string(),
  email: z.string().check(z.maxLength(emailMaxLength)),
});

const params = z.object({ uid: z.string().check(z.maxLength(64)) });

export const profileRoutes = {
  'GET /api/users/{uid}': {
    operation: 'getUserDocument',
    summary: 'Get the document of the logged-in user; documents of other users are not found',
    access: 'user',
    params,
    success: { status: 200, body: UserDocument },
  },
  'PUT /api/users/{uid}': {
    operation: 'updateUserDocument',
    summary:
      'Save the name and email address; a new address works for login only after the link emailed to it is confirmed with the password',
    access: 'user',
    params,
    body: ProfileForm,
    success: { status: 200, body: z.extend(UserDocument, { emailToConfirm: z.nullable(z.string()) }) },
    errors: { 'email-changed-too-often': identityErrors['email-changed-too-often'] },
  },
} as const satisfies RouteTable;
