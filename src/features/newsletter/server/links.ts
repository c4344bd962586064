import { signedTokens } from '../../../platform/server/signed-token.ts';

type Purpose = 'confirm' | 'unsubscribe';

/** Creates the mailed links that confirm and unsubscribe; a token names the subscriber. */
export function subscriberLinks(secret: string, publicUrl: string) {
  const tokens = (purpose: Purpose) => signedTokens(secret, `newsletter ${purpose}`);
  return {
    linkTo: (purpose: Purpose, id: string) =>
      `${publicUrl}/newsletter/${purpose}?token=${tokens(purpose).tokenFor(id)}`,

    /** Returns the subscriber's id in a token; undefined if the token was not issued for this purpose. */
    idOf: (purpose: Purpose, token: string): string | undefined => tokens(purpose).idIn(token),
  };
}
