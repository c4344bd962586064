import type { Settings } from '../../../platform/server/config/settings.ts';
import { createSignedCookie, type SignedCookie } from '../../../platform/server/http/cookies.ts';

/**
 * Name of the session cookie. On https its prefix limits it to this host: no other host of the domain can set or
 * receive it.
 */
export function sessionCookieName({ publicUrl }: Pick<Settings, 'publicUrl'>): string {
  return `${publicUrl.startsWith('https:') ? '__Host-' : ''}opvir.session_token`;
}

/** The session cookie; its value is the session's token. */
export function createSessionCookie(
  settings: Pick<Settings, 'publicUrl' | 'sessionLifetimeMs'>,
  secret: string,
): SignedCookie {
  return createSignedCookie({
    name: sessionCookieName(settings),
    secret,
    path: '/',
    secure: settings.publicUrl.startsWith('https:'),
    maxAgeSeconds: settings.sessionLifetimeMs / 1000,
  });
}
