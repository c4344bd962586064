import { signedTokens } from '../../../platform/server/signed-token.ts';

type Purpose = 'confirm' | 'unsubscribe';

/** The addresses in mails by which a subscriber confirms and unsubscribes; a token names the subscriber. */
export function subscriberLinks(secret: string, publicUrl: string) {
  const tokens = (purpose: Purpose) => signedTokens(secret, `newsletter ${purpose}`);
  return {
    linkTo: (purpose: Purpose, id: string) =>
      `${publicUrl}/newsletter/${purpose}?token=${tokens(purpose).tokenFor(id)}`,

    /** The id of the subscriber whom a token names; undefined if nobody was ever mailed this token for this purpose. */
    idOf: (purpose: Purpose, token: string): string | undefined => tokens(purpose).idIn(token),
  };
}
