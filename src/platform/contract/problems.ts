import * as z from 'zod/mini';
import { notSignedInText, sessionExpiredText, userDisabledText } from './session-texts.ts';

/**
 * One expected failure: its HTTP status and its fixed English sentence, shown to people as it stands. Where it says
 * `{extension}`, the server puts that of the file in question.
 */
export interface ErrorSpec {
  readonly status: number;
  readonly message: string;
}

// A constant of its own, so that forms load it without the whole catalogue.
export const userDisabled = { status: 403, message: userDisabledText } as const;
export const tooManyRequests = {
  status: 429,
  message: 'Too many attempts. Please wait a moment and try again.',
} as const;

/** Failures that any route may answer with. */
export const platformErrors = {
  'invalid-input': { status: 400, message: 'Some fields are not valid. Please check them and try again.' },
  'not-signed-in': { status: 401, message: notSignedInText },
  'session-expired': { status: 401, message: sessionExpiredText },
  'user-disabled': userDisabled,
  forbidden: { status: 403, message: 'Your account is not allowed to do this.' },
  'wrong-origin': {
    status: 403,
    message:
      'This request came from another address and was refused. Please open the site at its own address and try again.',
  },
  'not-found': { status: 404, message: 'There is nothing here.' },
  'method-not-allowed': { status: 405, message: 'This address does not support that method.' },
  'payload-too-large': {
    status: 413,
    message: 'This is too large to send. Please shorten it or choose a smaller file.',
  },
  'unsupported-media-type': { status: 415, message: 'Please send JSON.' },
  'file-not-accepted': {
    status: 415,
    message: 'This file type is not accepted here. Choose one of these: {extensions}.',
  },
  'file-not-genuine': {
    status: 415,
    message: 'This file ends in {extension}, but its content is something else. Please choose the original file.',
  },
  'file-is-other': {
    status: 415,
    message: 'This file ends in {extension}, but it is {content}. {advice}',
  },
  'image-not-whole': {
    status: 415,
    message: 'This picture is incomplete or damaged. Please save it again and attach the new file.',
  },
  'file-with-macros': {
    status: 415,
    message: 'Documents with macros are not accepted. Please save it without them, or as a .pdf file.',
  },
  'range-not-satisfiable': { status: 416, message: 'The file ends before the requested part.' },
  'too-many-requests': tooManyRequests,
  'server-error': { status: 500, message: 'Something went wrong on our side. Please try again.' },
  'server-busy': { status: 503, message: 'The site is very busy. Please wait a moment and try again.' },
  'storage-unavailable': { status: 503, message: 'The site cannot store files right now. Please try again later.' },
  'database-unavailable': { status: 503, message: 'The site cannot reach its database. Please try again in a minute.' },
} as const satisfies Record<string, ErrorSpec>;

export type PlatformErrorCode = keyof typeof platformErrors;

/** Every error answer's body (`application/problem+json`, RFC 9457). */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  /** Stable, for programs. */
  code: z.string(),
  /** One sentence for people. */
  detail: z.string(),
  /** Quote it to the operator: it finds the log line. */
  reference: z.string(),
  /** With `invalid-input`: the field's path (`body.email`) and what is wrong with it. */
  fields: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
});

export type Problem = z.infer<typeof Problem>;
