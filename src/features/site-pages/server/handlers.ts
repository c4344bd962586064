import type { Content } from '../../../platform/server/content/content.ts';
import type { Handlers } from '../../../platform/server/http/context.ts';
import { Refusal } from '../../../platform/server/http/refusal.ts';
import type { sitePageRoutes } from '../contract.ts';

export function sitePageHandlers({ content }: { content: Pick<Content, 'current'> }): Handlers<typeof sitePageRoutes> {
  return {
    getPage({ params }) {
      const page = content.current().find('page', params.name);
      if (!page) throw new Refusal('page-not-found');
      return page;
    },
  };
}
