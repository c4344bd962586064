import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';

const giftMaxLength = 128 * 1024;
/** Size limit in bytes: JSON escapes some characters, and some take more than one byte. */
const giftBodyMaxBytes = 450 * 1024;

export const giftRoutes = {
  'POST /api/admin/gift-previews': {
    operation: 'previewGift',
    summary:
      'Convert a text in Moodle’s GIFT format to quiz questions, with notes on what was not imported; nothing is saved',
    access: { role: 'admin' },
    body: z.object({ gift: z.string().check(z.minLength(1), z.maxLength(giftMaxLength)) }),
    bodyMaxBytes: giftBodyMaxBytes,
    success: {
      status: 200,
      body: z.object({
        /** Questions as in a quiz file, without ids. */
        questions: z.array(z.record(z.string(), z.unknown())),
        /** The same questions as text, with ids. */
        text: z.string(),
        /** Notes on questions that were not imported, or only partly: `line` counts from 1. */
        notes: z.array(z.object({ line: z.int(), message: z.string() })),
      }),
    },
  },
} as const satisfies RouteTable;
