import type { Settings } from '../../../platform/server/config/settings.ts';
import { createSignedCookie, type SignedCookie } from '../../../platform/server/http/cookies.ts';

/** The session cookie as better-auth writes it at sign-in; its value is the session's token. */
export function createSessionCookie(
  { publicUrl, sessionLifetimeMs }: Pick<Settings, 'publicUrl' | 'sessionLifetimeMs'>,
  secret: string,
): SignedCookie {
  const secure = publicUrl.startsWith('https:');
  return createSignedCookie({
    name: `${secure ? '__Secure-' : ''}opvir.session_token`,
    secret,
    path: '/',
    secure,
    maxAgeSeconds: sessionLifetimeMs / 1000,
  });
}
