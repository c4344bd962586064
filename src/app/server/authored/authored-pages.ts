import type { FastifyBaseLogger } from 'fastify';
import type { AuthoredPages } from '../../../features/authoring/server/public.ts';
import { pathAt } from '../../../platform/contract/page-path.ts';
import type { BuiltSite } from '../built-site.ts';
import { contentKinds } from '../content-kinds.ts';
import { type PageSettings, prepareText } from '../page-text.ts';
import type { AuthoringThread } from './authoring-thread.ts';

interface Deps {
  /** Without one, nothing is rendered. */
  readonly site: BuiltSite | null;
  readonly thread: Pick<AuthoringThread, 'render'>;
  readonly settings: PageSettings;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

/**
 * A preview runs nothing: what would is taken out, so that the browser need not tell of each thing that it refuses. Its links
 * would open windows, which its frame may not.
 */
function stillPage(html: string): string {
  return html
    .replace('<head>', '<head><base target="_blank">')
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:modulepreload|preload|manifest|prefetch)"[^>]*>/g, '');
}

/** Shows what is being written as the site would. */
export function authoredPages({ site, thread, settings, log, now }: Deps): AuthoredPages {
  return {
    addressOf(kind, id) {
      const pattern = contentKinds.find(({ name }) => name === kind)?.page;
      if (pattern !== undefined) return pathAt(pattern, ...id.split('/'));
      return (kind === 'page' && site?.table.findable.find(({ pageName }) => pageName === id)?.path) || null;
    },
    async render(address, reading) {
      if (site === null) return null;
      try {
        const { text, type } = await thread.render(address, reading, now());
        return stillPage(prepareText(text, type, settings, now()).plain.toString());
      } catch (err) {
        log.warn({ err, address }, 'a preview cannot be rendered');
        return null;
      }
    },
  };
}
