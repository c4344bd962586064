import * as z from 'zod/mini';
import { defineJob } from '../../../platform/server/outbox/job.ts';

/** Somebody asked for a new password for this address, whether or not it signs anybody in. */
export const passwordResetJob = defineJob('password-reset', z.object({ email: z.string() }));

/** Somebody entered this address in their profile; `at` is when (milliseconds since 1970). */
export const emailChangeJob = defineJob(
  'email-change',
  z.object({ uid: z.string(), email: z.string(), at: z.number() }),
);

/** Those who run the site have switched off the authenticator app of whoever has this address; `at` as above. */
export const authenticatorResetJob = defineJob('authenticator-reset', z.object({ email: z.string(), at: z.number() }));
