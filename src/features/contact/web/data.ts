import { useState } from 'react';
import type * as z from 'zod/mini';
import { makeCall } from '../../../platform/web/rpc.ts';
import { useAct } from '../../../platform/web/use-act.ts';
import type { FilledForm, contactRoutes } from '../contract.ts';

const call = makeCall<typeof contactRoutes>();

/** Sends the organisation a message, with how long its form was there. */
export function useSendContactMessage() {
  const [openedAt] = useState(() => Date.now());
  return useAct((form: z.infer<typeof FilledForm>) =>
    call('POST /api/contact-messages', { body: { ...form, openForMs: Math.max(0, Date.now() - openedAt) } }),
  );
}
