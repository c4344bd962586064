import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../../../platform/server/config/settings.ts';
import { mailedPageHtml } from '../../../../platform/server/mailed-page.ts';
import type { Services } from '../../../../platform/server/services.ts';
import { maskedAddress } from '../../../audit/server/public.ts';
import { subscriberLinks } from '../links.ts';
import { consentTo } from '../mails.ts';
import { newsletterQueries } from '../queries.ts';
import type { SubscriberRow } from '../tables.ts';
import { pageMessages } from './messages.ts';

interface Deps extends Pick<Services, 'db' | 'now' | 'secret'> {
  readonly settings: Pick<Settings, 'brand' | 'publicUrl'>;
  /** The tags of the site's style sheet. */
  readonly style: string;
}

interface PageContent {
  readonly status?: 404;
  readonly title: string;
  readonly texts: readonly string[];
  readonly button?: string;
}

const bodyMaxBytes = 10_000;
const invalid: PageContent = { status: 404, title: pageMessages.invalid, texts: [pageMessages.invalidText] };
const { confirm, unsubscribe } = pageMessages;

/**
 * Serves the pages behind mailed links: GET asks, POST acts. Mail programs send the unsubscribe POST themselves (RFC
 * 8058), from any origin, with a form and without cookies, so the link is the only authorization.
 */
export function serveNewsletterPages(app: FastifyInstance, { db, settings, secret, style, now }: Deps): void {
  const { findSubscriber, confirmSubscriber, endSubscription } = newsletterQueries(db);
  const { idOf } = subscriberLinks(secret, settings.publicUrl);

  const pages = {
    confirm: {
      ask: (subscriber: SubscriberRow): PageContent => confirmPage(subscriber, settings.brand),
      act: async (subscriber: SubscriberRow): Promise<PageContent> => {
        const consent = consentTo(settings.brand);
        const [rows] = await db.commit(confirmSubscriber.with({ id: subscriber.id, at: now(), consent }));
        // Reads the current state: another click on the same button may have confirmed it meanwhile.
        if (rows.length === 0)
          return confirmPage((await findSubscriber.first({ id: subscriber.id })) ?? subscriber, settings.brand);
        return { title: confirm.done, texts: [confirm.doneText(settings.brand)] };
      },
    },
    unsubscribe: {
      ask: ({ email, state }: SubscriberRow): PageContent =>
        state === 'unsubscribed'
          ? { title: unsubscribe.done, texts: [unsubscribe.doneText] }
          : {
              title: unsubscribe.title,
              texts: [unsubscribe.lead(maskedAddress(email), settings.brand)],
              button: unsubscribe.button,
            },
      act: async ({ id }: SubscriberRow): Promise<PageContent> => {
        await db.commit(endSubscription.with({ id, state: 'unsubscribed', at: now() }));
        return { title: unsubscribe.done, texts: [unsubscribe.doneText] };
      },
    },
  } as const;

  void app.register(async (scope) => {
    // The body is ignored, because the URL has all the data.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyMaxBytes }, (_, _body, done) => done(null));
    for (const [purpose, { ask, act }] of Object.entries(pages) as ['confirm', (typeof pages)['confirm']][]) {
      const answerWith = (show: (subscriber: SubscriberRow) => PageContent | Promise<PageContent>) => {
        return async ({ query }: FastifyRequest, reply: FastifyReply) => {
          const { token } = query as { token?: unknown };
          const id = typeof token === 'string' ? idOf(purpose, token) : undefined;
          const subscriber = id === undefined ? undefined : await findSubscriber.first({ id });
          const { status = 200, ...shown } = subscriber ? await show(subscriber) : invalid;
          return reply
            .code(status)
            .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
            .type('text/html; charset=utf-8')
            .send(mailedPageHtml({ brand: settings.brand, style, ...shown }));
        };
      };
      const url = `/newsletter/${purpose}`;
      scope.get(url, { schema: { hide: true } }, answerWith(ask));
      scope.post(url, { schema: { hide: true }, config: { fromAnyOrigin: true } }, answerWith(act));
    }
  });
}

function confirmPage({ email, state, askedAt, endedAt }: SubscriberRow, brand: string): PageContent {
  if (state === 'confirmed') return { title: confirm.already, texts: [confirm.alreadyText] };
  if (endedAt !== null && askedAt <= endedAt) return { title: confirm.over, texts: [confirm.overText] };
  return {
    title: confirm.title,
    texts: [confirm.lead(maskedAddress(email)), consentTo(brand)],
    button: confirm.button,
  };
}
