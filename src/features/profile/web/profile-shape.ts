import * as z from 'zod/mini';
import { emailMaxLength } from '../../identity/contract.ts';
import { nameMaxLength } from '../contract.ts';
import { editProfileMessages } from './messages.ts';

const { nameMissing, nameTooLong, emailMissing, emailIncomplete } = editProfileMessages;

const name = z
  .string()
  .check(z.trim(), z.minLength(1, nameMissing), z.maxLength(nameMaxLength, nameTooLong(nameMaxLength)));

/** The name alone. */
export const NameShape = z.object({ name });

/** Specification §5: name and email are required. */
export const EditProfileShape = z.object({
  name,
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, emailMissing),
      z.maxLength(emailMaxLength, emailIncomplete),
      z.email(emailIncomplete),
    ),
});
