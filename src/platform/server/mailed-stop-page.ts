import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mailedPageHtml } from './mailed-page.ts';

interface StopPage {
  /** Read at each request: the brand may change. */
  readonly site: { readonly brand: string };
  /** The tags of the site's style sheet. */
  readonly style: string;
  /** User named by a link's token; undefined if nobody was mailed it. */
  readonly userIn: (token: string) => string | undefined;
  readonly stop: (userId: string) => Promise<unknown>;
  readonly texts: (brand: string) => {
    readonly title: string;
    readonly lead: string;
    readonly button: string;
    readonly done: string;
    readonly doneText: string;
  };
}

interface PageContent {
  readonly title: string;
  readonly texts: readonly string[];
  readonly button?: string;
}

const invalid: PageContent = {
  title: 'This link does not work',
  texts: ['The link is incomplete. Open it from the email again, or copy all of it.'],
};
const bodyMaxBytes = 10_000;

/**
 * Serves a page that stops a kind of mails: GET asks, POST stops them. Mail programs POST by themselves (RFC 8058), from
 * any origin and without cookies, so the link is the only authorization.
 */
export function serveMailedStopPage(app: FastifyInstance, path: string, page: StopPage): void {
  const { site, style, userIn } = page;
  const answerWith = (show: (userId: string) => PageContent | Promise<PageContent>) => {
    return async ({ query }: FastifyRequest, reply: FastifyReply) => {
      const { token } = query as { token?: unknown };
      const userId = typeof token === 'string' ? userIn(token) : undefined;
      const shown = userId === undefined ? invalid : await show(userId);
      return reply
        .code(userId === undefined ? 404 : 200)
        .headers({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
        .type('text/html; charset=utf-8')
        .send(mailedPageHtml({ brand: site.brand, style, ...shown }));
    };
  };

  const ask = answerWith(() => {
    const { title, lead, button } = page.texts(site.brand);
    return { title, texts: [lead], button };
  });
  const stop = answerWith(async (userId) => {
    await page.stop(userId);
    const { done, doneText } = page.texts(site.brand);
    return { title: done, texts: [doneText] };
  });

  void app.register(async (scope) => {
    // The body is ignored, because the URL has all the data.
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: bodyMaxBytes }, (_, _body, done) => done(null));
    scope.get(path, { schema: { hide: true } }, ask);
    scope.post(path, { schema: { hide: true }, config: { fromAnyOrigin: true } }, stop);
  });
}
