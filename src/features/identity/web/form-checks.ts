import * as z from 'zod/mini';
import { checkForm } from '../../../platform/web/check-form.ts';
import { Code, Credentials } from '../contract.ts';
import { fieldMessages, resetMessages } from './messages.ts';

const { emailMissing, emailIncomplete, passwordMissing, newPasswordMissing, passwordTooLong } = fieldMessages;
const email = { missing: emailMissing, wrong: emailIncomplete };
const password = { missing: passwordMissing, tooLong: passwordTooLong };
const newPassword = { missing: newPasswordMissing, tooLong: passwordTooLong };

const PasswordAlone = z.pick(Credentials, { password: true });

/** Login checks (specification §5): both fields are required, and only the server checks the length. */
export const checkLogin = checkForm(Credentials, { email, password });
export const checkRegister = checkForm(Credentials, { email, password: newPassword });
export const checkNewPassword = checkForm(z.extend(PasswordAlone, { code: z.string() }), { password: newPassword });
/** With the code of the authenticator app. */
export const checkNewPasswordAndCode = checkForm(z.extend(PasswordAlone, { code: Code }), {
  password: newPassword,
  code: { missing: resetMessages.codeMissing },
});
/** Check of a form that asks only for the password of a known account. */
export const checkPassword = checkForm(PasswordAlone, { password });
