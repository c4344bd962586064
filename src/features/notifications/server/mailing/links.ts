import { signedTokens } from '../../../../platform/server/signed-token.ts';

export const stopPath = '/notification-mails/stop';

/** The address by which whoever has a mail of notifications ends such mails, without logging in. */
export function stopLinks(secret: string, publicUrl: string) {
  const tokens = signedTokens(secret, 'notification-mails stop');
  return {
    linkTo: (userId: string) => `${publicUrl}${stopPath}?token=${tokens.tokenFor(userId)}`,
    userIn: (token: string): string | undefined => tokens.idIn(token),
  };
}
