import type { Content } from '../../../platform/server/content/content.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { blogRoutes } from '../contract.ts';

export function blogHandlers({ content }: { content: Pick<Content, 'current'> }): Handlers<typeof blogRoutes> {
  return {
    listArticles: () => ({
      items: content
        .current()
        .list('article')
        .map(({ html: _html, sections: _sections, ...article }) => article),
    }),
    getArticle({ params }) {
      const article = content.current().find('article', params.slug);
      if (!article) throw new Refusal('article-not-found');
      return article;
    },
  };
}
