import { identityErrors } from '../identity/contract.ts';

/** What an act fails with for which the password is asked once more. */
export const passwordErrors = {
  'invalid-credential': identityErrors['invalid-credential'],
  'too-many-requests': identityErrors['too-many-requests'],
  busy: identityErrors.busy,
} as const;
