import { signedTokens } from '../../../platform/server/signed-token.ts';

export const stopReminderPath = '/review-reminders/stop';

/** Creates links that stop a learner's reminders without a login. */
export function stopReminderLinks(secret: string, publicUrl: string) {
  const tokens = signedTokens(secret, 'review-reminders stop');
  return {
    linkTo: (userId: string) => `${publicUrl}${stopReminderPath}?token=${tokens.tokenFor(userId)}`,
    userIn: (token: string): string | undefined => tokens.idIn(token),
  };
}
