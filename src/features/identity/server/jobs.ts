import * as z from 'zod/mini';
import { defineJob } from '../../../platform/server/outbox/job.ts';

/** A request for a password reset; the address may belong to no account. `returnTo` is a page to continue at. */
export const passwordResetJob = defineJob(
  'password-reset',
  z.object({ email: z.string(), returnTo: z.optional(z.string()) }),
);

/** A new address in a user's profile; `at` is the time of the change (milliseconds since 1970). */
export const emailChangeJob = defineJob(
  'email-change',
  z.object({ uid: z.string(), email: z.string(), at: z.number() }),
);

/**
 * An operator has disabled the authenticator app of this address's account; `at` is the time of that (milliseconds
 * since 1970).
 */
export const authenticatorResetJob = defineJob('authenticator-reset', z.object({ email: z.string(), at: z.number() }));
