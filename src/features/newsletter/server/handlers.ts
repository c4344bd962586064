import type { Handlers } from '../../../platform/server/http/context.ts';
import type { Outbox } from '../../../platform/server/outbox/outbox.ts';
import type { newsletterRoutes } from '../contract.ts';
import { subscribing } from './work.ts';

const thanks = 'Thank you for signing up!';

interface Parts {
  outbox: Outbox;
  now: () => number;
}

/** Stored after the answer: so it is the same, and as quick, whether or not the address is subscribed already. */
export function newsletterHandlers({ outbox, now }: Parts): Handlers<typeof newsletterRoutes> {
  return {
    async subscribe({ body }) {
      await outbox.add(subscribing, { email: body.email.toLowerCase(), timestamp: now() });
      return { message: thanks };
    },
  };
}
