import { APIError } from 'better-auth/api';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { identityErrors } from '../contract.ts';

/** better-auth's codes in the words of our catalogue (specification §8). */
const codeOf: Record<string, keyof typeof identityErrors> = {
  INVALID_EMAIL_OR_PASSWORD: 'invalid-credential',
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: 'email-already-in-use',
  PASSWORD_TOO_SHORT: 'weak-password',
  INVALID_TOKEN: 'expired-action-code',
};

/** The refusal that an error of better-auth stands for; anything else is given back as it is. */
export function translateAuthError(error: unknown): unknown {
  const code = error instanceof APIError ? codeOf[String(error.body?.code)] : undefined;
  return code ? new Refusal(code) : error;
}
