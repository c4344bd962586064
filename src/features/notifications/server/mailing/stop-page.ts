import type { FastifyInstance } from 'fastify';
import type { Settings } from '../../../../platform/server/config/settings.ts';
import { serveMailedStopPage } from '../../../../platform/server/mailed-stop-page.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { choices } from '../../preferences-contract.ts';
import { preferenceQueries } from '../preference-queries.ts';
import { stopLinks, stopPath } from './links.ts';

interface Deps extends Pick<Services, 'db' | 'secret'> {
  readonly settings: Pick<Settings, 'brand' | 'publicUrl'>;
  /** The tags of the site's style sheet. */
  readonly style: string;
}

/** Kinds that are mailed by default. */
const mailedUnchosen = choices.filter(({ channel }) => channel !== 'site').map(({ kind }) => kind);

const texts = (brand: string) => ({
  title: 'Stop notification emails',
  lead: `You will find your notifications from ${brand} only on the site. You still get the emails that keep your account safe.`,
  button: 'Stop these emails',
  done: 'Notification emails stopped',
  doneText: 'You will find your notifications only on the site. You can turn emails on again there.',
});

/** Serves the page that stops notification mails. */
export function serveStopPage(app: FastifyInstance, { db, settings, secret, style }: Deps): void {
  const { endMails, endUnchosenMails, leaveDigest } = preferenceQueries(db);
  const { userIn } = stopLinks(secret, settings.publicUrl);
  const stop = (userId: string) =>
    db.commit(
      endMails.with({ userId }),
      ...mailedUnchosen.map((kind) => endUnchosenMails.with({ userId, kind })),
      leaveDigest.with({ userId }),
    );
  serveMailedStopPage(app, stopPath, { style, userIn, stop, site: settings, texts });
}
