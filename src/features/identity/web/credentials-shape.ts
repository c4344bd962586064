import * as z from 'zod/mini';
import { emailMaxLength, passwordMaxLength } from '../contract.ts';
import { fieldMessages } from './messages.ts';

const email = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, fieldMessages.emailMissing),
    z.maxLength(emailMaxLength, fieldMessages.emailIncomplete),
    z.email(fieldMessages.emailIncomplete),
  );

function password(missing: string) {
  return z.string().check(z.minLength(1, missing), z.maxLength(passwordMaxLength, fieldMessages.passwordTooLong));
}

/** Specification §5: both required, and no length rule but the server's own. */
export const LoginShape = z.object({ email, password: password(fieldMessages.passwordMissing) });
export const RegisterShape = z.object({ email, password: password(fieldMessages.newPasswordMissing) });
export const NewPasswordShape = z.object({ password: password(fieldMessages.newPasswordMissing) });
/** Where only the password is asked for, of somebody whose account is known. */
export const PasswordShape = z.object({ password: password(fieldMessages.passwordMissing) });
