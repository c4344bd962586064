import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useAct } from '../../../platform/web/use-act.ts';
import type { FilledForm, contactRoutes } from '../contract.ts';

const call = makeCall<typeof contactRoutes>();

/**
 * Sends the organisation a message, with how long the site was open: a form may be filled in before its script is there.
 * The answer is what was sent.
 */
export function useSendContactMessage() {
  return useAct(async (form: z.infer<typeof FilledForm>) => {
    await call('POST /api/contact-messages', { body: { ...form, openForMs: Math.round(performance.now()) } });
    return form;
  });
}
