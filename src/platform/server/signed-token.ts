import { createHmac, timingSafeEqual } from 'node:crypto';

const macLength = 22;

/**
 * Tokens for links in mails: each names an id and is signed with the installation's secret for one purpose. So none has to be kept,
 * and the one in an old mail works as long as there is something to do.
 */
export function signedTokens(secret: string, purpose: string) {
  const macOf = (id: string) =>
    createHmac('sha256', secret).update(`${purpose} ${id}`).digest('base64url').slice(0, macLength);
  return {
    tokenFor: (id: string) => `${id}.${macOf(id)}`,

    /** The id that a token names; undefined if nobody was ever mailed this token for this purpose. */
    idIn: (token: string): string | undefined => {
      const [id = '', mac = ''] = token.split('.');
      const [given, wanted] = [Buffer.from(mac), Buffer.from(macOf(id))];
      return given.length === wanted.length && timingSafeEqual(given, wanted) ? id : undefined;
    },
  };
}
