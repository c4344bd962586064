import * as z from 'zod/mini';
import { checkForm } from '../../../platform/web/check-form.ts';
import { Code } from '../contract.ts';
import { codeMessages } from './code-messages.ts';

export const checkCode = checkForm(z.object({ code: Code }), { code: { missing: codeMessages.missing } });
