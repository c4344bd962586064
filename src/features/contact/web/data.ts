import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useAct } from '../../../platform/web/use-act.ts';
import type { ContactForm, contactRoutes } from '../contract.ts';

const call = makeCall<typeof contactRoutes>();

/** Sends the organisation a message. */
export function useSendContactMessage() {
  return useAct((body: z.infer<typeof ContactForm>) => call('POST /api/contact-messages', { body }));
}
