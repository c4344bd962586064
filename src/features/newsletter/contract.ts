import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { EmailAddress } from '../identity/contract.ts';

const hourMs = 60 * 60 * 1000;

export const newsletterRoutes = {
  'POST /api/newsletter-subscribers': {
    operation: 'subscribe',
    summary: 'Subscribe an email address; the answer is the same for one that is subscribed already',
    access: 'anyone',
    body: z.object({ email: EmailAddress }),
    callLimit: { max: 60, windowMs: hourMs },
    success: { status: 201, body: z.object({ message: z.string() }) },
  },
} as const satisfies RouteTable;
