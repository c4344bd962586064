import * as z from 'zod/mini';
import type { RouteTable } from '../../platform/contract/routes.ts';

/** Side of the square photo in pixels: the page crops to it, and the server accepts no larger one. */
export const photoSize = 512;
const photoMaxBytes = 512 * 1024;
const hourMs = 60 * 60 * 1000;

const params = z.object({ uid: z.string().check(z.maxLength(64)) });
const fileKey = z.string().check(z.regex(/^[\w-]{1,80}\.(?:jpg|png|webp)$/));

const photoErrors = {
  'photo-changed': { status: 409, message: 'Your picture was just changed somewhere else. Please try again.' },
} as const;

export const photoRoutes = {
  'POST /api/users/{uid}/photo': {
    operation: 'setUserPhoto',
    summary: `Put a square picture of at most ${photoSize} pixels a side into one’s own profile, in place of the one before`,
    access: 'user',
    params,
    // The form has no fields beside the file.
    body: z.looseObject({}),
    files: { photo: { maxBytes: photoMaxBytes, extensions: ['.jpg', '.png', '.webp'] } },
    callLimit: { max: 30, windowMs: hourMs },
    success: { status: 201, body: z.object({ photoURL: z.string() }) },
    errors: {
      ...photoErrors,
      'photo-not-square': {
        status: 400,
        message: `This is not a square picture of at most ${photoSize} by ${photoSize} pixels.`,
      },
    },
  },
  'DELETE /api/users/{uid}/photo': {
    operation: 'deleteUserPhoto',
    summary: 'Take the picture out of one’s own profile',
    access: 'user',
    params,
    success: { status: 204, body: null },
    errors: photoErrors,
  },
  'GET /api/photos/{fileKey}': {
    operation: 'getPhoto',
    summary: 'A picture that somebody has in their profile at this moment, by an address that cannot be guessed',
    access: 'anyone',
    params: z.object({ fileKey }),
    success: { status: 200, file: { contentTypes: ['image/jpeg', 'image/png', 'image/webp'] } },
  },
} as const satisfies RouteTable;
