import * as z from 'zod/mini';
import { checkForm } from '../../../platform/web/check-form.ts';
import { Code, Credentials } from '../contract.ts';
import { fieldMessages, resetMessages } from './messages.ts';

const { emailMissing, emailIncomplete, passwordMissing, newPasswordMissing, passwordTooLong } = fieldMessages;
const email = { missing: emailMissing, wrong: emailIncomplete };
const password = { missing: passwordMissing, tooLong: passwordTooLong };
const newPassword = { missing: newPasswordMissing, tooLong: passwordTooLong };

const PasswordAlone = z.pick(Credentials, { password: true });

/** Specification §5: both required, and no length rule but the server's own. */
export const checkLogin = checkForm(Credentials, { email, password });
export const checkRegister = checkForm(Credentials, { email, password: newPassword });
export const checkNewPassword = checkForm(z.extend(PasswordAlone, { code: z.string() }), { password: newPassword });
/** With the code of the authenticator app. */
export const checkNewPasswordAndCode = checkForm(z.extend(PasswordAlone, { code: Code }), {
  password: newPassword,
  code: { missing: resetMessages.codeMissing },
});
/** Where only the password is asked for, of somebody whose account is known. */
export const checkPassword = checkForm(PasswordAlone, { password });
