import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { EmailAddress } from '../identity/contract.ts';

const hourMs = 60 * 60 * 1000;
const bouncesMax = 100;

/**
 * `hard`: the address permanently receives no mails. `soft`: a temporary failure. `reason` is only for the reporter's
 * records.
 */
const Bounce = z.object({
  email: EmailAddress,
  type: z.enum(['hard', 'soft']),
  reason: z.optional(z.string().check(z.maxLength(1000))),
});

export const newsletterRoutes = {
  'POST /api/newsletter-subscribers': {
    operation: 'subscribe',
    summary:
      'Subscribe an email address to the newsletter; its owner is asked by email to confirm. The response is the same for existing addresses',
    access: 'anyone',
    body: z.object({ email: EmailAddress }),
    callLimit: { max: 60, windowMs: hourMs },
    success: { status: 201, body: z.object({ message: z.string() }) },
  },
  'POST /api/mail-bounces': {
    operation: 'reportBounces',
    summary:
      'Report bounced emails, with the configured secret as `Authorization: Bearer …`; addresses with a hard bounce receive no more newsletters',
    access: 'anyone',
    body: z.object({ bounces: z.array(Bounce).check(z.minLength(1), z.maxLength(bouncesMax)) }),
    success: { status: 204, body: null },
    errors: {
      'bounces-not-set': {
        status: 404,
        message: 'This site does not accept bounce reports. To turn them on, the operator sets OPVIR_BOUNCE_SECRET.',
      },
      'wrong-bounce-secret': { status: 401, message: 'The secret for bounce reports is missing or incorrect.' },
    },
  },
} as const satisfies RouteTable;
