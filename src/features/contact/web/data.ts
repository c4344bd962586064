import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useAct } from '../../../platform/web/use-act.ts';
import type { FilledForm, contactRoutes } from '../contract.ts';

const call = makeCall<typeof contactRoutes>();

/**
 * Sends a contact message, with the time that the site was open: a form may be filled in before its script has loaded.
 * Resolves with the sent form.
 */
export function useSendContactMessage() {
  return useAct(async (form: z.infer<typeof FilledForm>) => {
    await call('POST /api/contact-messages', { body: { ...form, openForMs: Math.round(performance.now()) } });
    return form;
  });
}
