import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { lineOf, textOf } from '../../platform/contract/text.ts';
import { EmailAddress } from '../identity/contract.ts';

const hourMs = 60 * 60 * 1000;

export const senderNameMaxLength = 120;
export const messageMaxLength = 5000;

/** What has become of a message: nothing yet, an answer, or that it needs none. */
export const messageStates = ['new', 'answered', 'closed'] as const;

export type MessageState = (typeof messageStates)[number];

/** What the contact form sends: all three are required (specification §5). */
export const ContactForm = z.object({
  name: lineOf(senderNameMaxLength),
  email: EmailAddress,
  message: textOf(messageMaxLength),
});

export const contactRoutes = {
  'POST /api/contact-messages': {
    operation: 'sendContactMessage',
    summary: 'Send the organisation a message',
    access: 'anyone',
    body: ContactForm,
    callLimit: { max: 30, windowMs: hourMs },
    success: { status: 201, body: z.object({ id: z.string() }) },
  },
} as const satisfies RouteTable;
