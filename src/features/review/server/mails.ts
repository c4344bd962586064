import type { Settings } from '../../../platform/server/config/settings.ts';
import type { Mail } from '../../../platform/server/mail/mailer.ts';
import { minutesFor, sittingMax } from '../due-minutes.ts';
import { stopReminderLinks } from './links.ts';

/** Creates the reminder mail. Its link that stops reminders is also in the header for mail programs (RFC 8058). */
export function reminderMail({ brand, publicUrl }: Pick<Settings, 'brand' | 'publicUrl'>, secret: string) {
  const { linkTo } = stopReminderLinks(secret, publicUrl);
  return (userId: string, to: string, due: number, hour: number): Mail => {
    const stop = linkTo(userId);
    const minutes = minutesFor(due);
    const questions = due === 1 ? '1 question is' : `${due} questions are`;
    const about = minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
    return {
      to,
      subject: `${due === 1 ? '1 question' : `${due} questions`} to review`,
      text: [
        `${questions} due for review at ${brand}. ${due > sittingMax ? `You answer ${sittingMax} at a time, in ${about}` : `It takes ${about}`}.`,
        `Start your review:\n${publicUrl}/review`,
        '-- ',
        `You get this email because you chose a daily reminder at ${hour}:00. To change it:\n${publicUrl}/dashboard#reminder`,
        `To stop these emails:\n${stop}`,
      ].join('\n\n'),
      headers: { 'List-Unsubscribe': `<${stop}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
    };
  };
}
