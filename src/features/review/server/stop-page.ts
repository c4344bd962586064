import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../../platform/server/config/settings.ts';
import { serveMailedStopPage } from '../../../platform/server/mailed-stop-page.ts';
import type { Services } from '../../../platform/server/services.ts';
import { stopReminderLinks, stopReminderPath } from './links.ts';
import { settingsQueries } from './queries.ts';

interface Deps extends Pick<Services, 'db' | 'secret'> {
  readonly settings: Pick<Settings, 'brand' | 'publicUrl'>;
  /** The tags of the site's style sheet. */
  readonly style: string;
}

const texts = (brand: string) => ({
  title: 'Stop review reminders',
  lead: `You will get no more emails that remind you of your review at ${brand}. Your other emails stay as they are.`,
  button: 'Stop these emails',
  done: 'Review reminders stopped',
  doneText: 'You can turn them on again on your dashboard.',
});

/** Serves the page that stops a learner's review reminders. */
export function serveStopReminderPage(app: FastifyInstance, { db, settings, secret, style }: Deps): void {
  const { endReminder } = settingsQueries(db);
  const { userIn } = stopReminderLinks(secret, settings.publicUrl);
  const stop = (userId: string) => db.commit(endReminder.with({ userId }));
  serveMailedStopPage(app, stopReminderPath, { style, userIn, stop, site: settings, texts });
}
