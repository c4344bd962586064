import * as z from 'zod/mini';
import { editedKinds } from './kinds-contract.ts';

/** One id, or two joined by a tilde: `glass~the-furnace`. */
const Key = z.string().check(z.regex(/^[a-z0-9-]{1,64}(?:~[a-z0-9-]{1,64})?$/, 'is not a valid content id'));

export const Kind = z.enum(editedKinds);

/** Path parameters that identify an item. */
export const ofItem = z.object({ kind: Kind, itemKey: Key });

/** Version that was read: the revision of a draft, the hash of a published text, '' for none. */
export const Base = z.string().check(z.regex(/^[0-9a-f-]{0,64}$/, 'is no revision'));

export const gone = { status: 404, message: 'This content no longer exists.' } as const;

export const contentBusy = {
  status: 503,
  message: 'Someone else is changing the content right now. Please try again.',
} as const;

export const contentChanged = {
  status: 409,
  message: 'Someone else has changed this. Their text was not overwritten, and yours is still here.',
} as const;
