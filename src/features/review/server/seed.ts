import { createHmac } from 'node:crypto';

/**
 * Seed that decides the order of a question's options in a sitting. Made with the site's secret: whoever knew it could
 * work out the author's order, which is the answer of some questions.
 */
export function seedOf(secret: string, ...place: readonly [userId: string, sittingId: string, cardId: string]): string {
  return createHmac('sha256', secret)
    .update(`review ${place.join(' ')}`)
    .digest('base64url');
}
