import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { lineOf, textOf } from '../../platform/contract/text.ts';
import { EmailAddress } from '../identity/contract.ts';

const hourMs = 60 * 60 * 1000;

export const senderNameMaxLength = 120;
export const messageMaxLength = 5000;

/** Body of the contact form; all three fields are required (§5). */
const ContactForm = z.object({
  name: lineOf(senderNameMaxLength),
  email: EmailAddress,
  message: textOf(messageMaxLength),
});

/**
 * Contact form with a honeypot field that people do not see. A message that fills it in is accepted, but stored as
 * spam.
 */
export const FilledForm = z.extend(ContactForm, { homepage: z.optional(z.string().check(z.maxLength(500))) });

export const chatLinesMax = 60;
export const chatLineMaxLength = 500;

/** Fields of a chat handover; `message` is the visitor's addition to the conversation and may be empty. */
export const HandoverForm = z.object({
  name: lineOf(senderNameMaxLength),
  email: EmailAddress,
  message: z.string().check(z.trim(), z.maxLength(messageMaxLength)),
});

/** Conversation with the chat that a person is to continue. */
const ChatHandover = z.extend(HandoverForm, {
  conversation: z
    .array(z.object({ sender: z.enum(['user', 'bot']), text: textOf(chatLineMaxLength) }))
    .check(z.minLength(1), z.maxLength(chatLinesMax)),
});

export const contactRoutes = {
  'POST /api/contact-messages': {
    operation: 'sendContactMessage',
    summary: 'Send a message to the organization',
    access: 'anyone',
    /**
     * `openForMs` is how long the site was open in that window, in milliseconds. It is short if a program filled in the
     * form.
     */
    body: z.extend(FilledForm, { openForMs: z.optional(z.int().check(z.gte(0))) }),
    callLimit: { max: 30, windowMs: hourMs },
    success: { status: 201, body: z.object({ id: z.string() }) },
  },
  'POST /api/chat-handovers': {
    operation: 'handOverChat',
    summary: 'Hand a chat conversation over to the organization, which answers it by email',
    access: 'anyone',
    body: ChatHandover,
    bodyMaxBytes: 200 * 1024,
    callLimit: { max: 10, windowMs: hourMs },
    success: { status: 201, body: z.object({ id: z.string() }) },
  },
} as const satisfies RouteTable;
