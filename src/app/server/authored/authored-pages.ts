import type { AuthoredPages } from '../../../features/authoring/server/public.ts';
import { pathAt } from '../../../platform/contract/page-path.ts';
import type { Services } from '../../../platform/server/services.ts';
import type { BuiltSite } from '../built-site.ts';
import { contentKinds } from '../content-kinds.ts';
import { type PageSettings, prepareText } from '../page-text.ts';
import type { AuthoringThread } from './authoring-thread.ts';

interface Deps extends Pick<Services, 'now' | 'log'> {
  /** Nothing is rendered if null. */
  readonly site: BuiltSite | null;
  readonly thread: Pick<AuthoringThread, 'render'>;
  readonly settings: PageSettings;
}

/**
 * Removes everything that would run, as a preview runs nothing: the browser need not report each thing that it blocks.
 * Links would open windows, which the frame does not allow.
 */
function stillPage(html: string): string {
  return html
    .replace('<head>', '<head><base target="_blank">')
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="(?:modulepreload|preload|manifest|prefetch)"[^>]*>/g, '');
}

/** Renders content that is being edited as the site would. */
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
