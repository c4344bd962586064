import { signedTokens } from '../../../../platform/server/signed-token.ts';

export const stopPath = '/notification-mails/stop';

/** Creates links that stop notification mails without a login. */
export function stopLinks(secret: string, publicUrl: string) {
  const tokens = signedTokens(secret, 'notification-mails stop');
  return {
    linkTo: (userId: string) => `${publicUrl}${stopPath}?token=${tokens.tokenFor(userId)}`,
    userIn: (token: string): string | undefined => tokens.idIn(token),
  };
}
