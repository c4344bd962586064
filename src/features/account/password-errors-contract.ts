import { identityErrors } from '../identity/contract.ts';

/** Errors of an action that asks for the password again. */
export const passwordErrors = {
  'invalid-credential': identityErrors['invalid-credential'],
  'too-many-requests': identityErrors['too-many-requests'],
  busy: identityErrors.busy,
} as const;
