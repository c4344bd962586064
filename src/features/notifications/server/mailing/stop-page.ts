import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../../../platform/server/config/settings.ts';
import { mailedPageHtml } from '../../../../platform/server/mailed-page.ts';
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

const texts = {
  title: 'Stop notification emails',
  lead: (brand: string) =>
    `You will find your notifications from ${brand} only on the site. You still get the emails that keep your account safe.`,
  button: 'Stop these emails',
  done: 'Notification emails stopped',
  doneText: 'You will find your notifications only on the site. You can turn emails on again there.',
  invalid: 'This link does not work',
  invalidText: 'The link is incomplete. Open it from the email again, or copy all of it.',
} as const;

const bodyMaxBytes = 10_000;

/**
 * Serves the page that stops notification mails: GET asks, POST stops them. Mail programs POST by themselves (RFC
 * 8058), from any origin and without cookies, so the link is the only authorization.
 */
export function serveStopPage(app: FastifyInstance, { db, settings, secret, style }: Deps): void {
  const { endMails, endUnchosenMails, leaveDigest } = preferenceQueries(db);
  const { userIn } = stopLinks(secret, settings.publicUrl);

  const send = (reply: FastifyReply, page: { title: string; lines: readonly string[]; button?: string }) =>
    reply
      .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
      .type('text/html; charset=utf-8')
      .send(
        mailedPageHtml({
          brand: settings.brand,
          style,
          title: page.title,
          texts: page.lines,
          ...(page.button !== undefined && { button: page.button }),
        }),
      );

  const answer = (act: (userId: string, reply: FastifyReply) => Promise<unknown>) => {
    return async ({ query }: FastifyRequest, reply: FastifyReply) => {
      const { token } = query as { token?: unknown };
      const userId = typeof token === 'string' ? userIn(token) : undefined;
      if (userId !== undefined) return act(userId, reply);
      return send(reply.code(404), { title: texts.invalid, lines: [texts.invalidText] });
    };
  };

  const ask = answer(async (_, reply) =>
    send(reply, { title: texts.title, lines: [texts.lead(settings.brand)], button: texts.button }),
  );
  const stop = answer(async (userId, reply) => {
    await db.commit(
      endMails.with({ userId }),
      ...mailedUnchosen.map((kind) => endUnchosenMails.with({ userId, kind })),
      leaveDigest.with({ userId }),
    );
    return send(reply, { title: texts.done, lines: [texts.doneText] });
  });

  void app.register(async (scope) => {
    // The body is ignored, because the URL has all the data.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyMaxBytes }, (_, _body, done) => done(null));
    scope.get(stopPath, { schema: { hide: true } }, ask);
    scope.post(stopPath, { schema: { hide: true }, config: { fromAnyOrigin: true } }, stop);
  });
}
