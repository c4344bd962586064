import * as z from 'zod/mini';
import { emailMaxLength } from '../../identity/contract.ts';
import { messageMaxLength, senderNameMaxLength } from '../contract.ts';
import { contactMessages } from './messages.ts';

const { nameMissing, nameTooLong, emailMissing, emailIncomplete, messageMissing, messageTooLong } = contactMessages;

/** Specification §5: all three are required. */
export const ContactShape = z.object({
  name: z.string().check(z.trim(), z.minLength(1, nameMissing), z.maxLength(senderNameMaxLength, nameTooLong)),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, emailMissing),
      z.maxLength(emailMaxLength, emailIncomplete),
      z.email(emailIncomplete),
    ),
  message: z.string().check(z.trim(), z.minLength(1, messageMissing), z.maxLength(messageMaxLength, messageTooLong)),
});
