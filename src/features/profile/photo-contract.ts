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
    summary: `Set or replace the profile photo of the logged-in user, a square of at most ${photoSize} pixels per side`,
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
    summary: 'Delete the profile photo of the logged-in user',
    access: 'user',
    params,
    success: { status: 204, body: null },
    errors: photoErrors,
  },
  'GET /api/photos/{fileKey}': {
    operation: 'getPhoto',
    summary: 'Get a current profile photo by its unguessable URL',
    access: 'anyone',
    params: z.object({ fileKey }),
    success: { status: 200, file: { contentTypes: ['image/jpeg', 'image/png', 'image/webp'] } },
  },
} as const satisfies RouteTable;
