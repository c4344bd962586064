import type { FastifyBaseLogger } from 'fastify';
import type { AuthoredPages } from '../../features/authoring/server/public.ts';
import type { ContentSnapshot } from '../../platform/server/content/snapshot.ts';
import type { BuiltSite } from './built-site.ts';
import { contentReader } from './content-reader.ts';
import { type PageSettings, prepareText } from './page-text.ts';
import { type RenderThread, startRenderThread } from './render/render-thread.ts';

interface Deps {
  /** Without one, nothing is rendered. */
  readonly site: BuiltSite | null;
  readonly settings: PageSettings;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

interface Previews extends AuthoredPages {
  stop(): Promise<void>;
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

/** Whoever writes looks again soon; a thread holds memory. */
const idleMs = 60_000;

/** Shows what is being written as the site would: one page after another, in a thread that ends when nobody looks. */
export function authoredPages({ site, settings, log, now }: Deps): Previews {
  let shown: ContentSnapshot | undefined;
  let thread: RenderThread | undefined;
  let idle: NodeJS.Timeout | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function renderNow(built: BuiltSite, address: string, snapshot: ContentSnapshot): Promise<string | null> {
    clearTimeout(idle);
    shown = snapshot;
    thread ??= startRenderThread(built, (key, input) => contentReader(shown ?? snapshot, now())(key, input));
    try {
      const { text, type } = await thread.render(address);
      return stillPage(prepareText(text, type, settings, now()).plain.toString());
    } catch (err) {
      log.warn({ err, address }, 'a preview cannot be rendered');
      await end();
      return null;
    } finally {
      idle = setTimeout(() => void end(), idleMs).unref();
    }
  }

  async function end(): Promise<void> {
    const ended = thread;
    thread = undefined;
    shown = undefined;
    await ended?.end();
  }

  return {
    addressOf(kind, id) {
      const [courseId, part] = id.split('/');
      if (kind === 'course' || kind === 'outline') return `/course/${courseId}`;
      if (kind === 'lesson') return `/course/${courseId}/learn/${part}`;
      if (kind === 'article') return `/blog/${id}`;
      if (kind === 'opening') return `/openings/${id}`;
      if (kind === 'career') return `/careers/${id}`;
      if (kind === 'tracks') return '/courses';
      return (kind === 'page' && site?.table.findable.find(({ pageName }) => pageName === id)?.path) || null;
    },
    render(address, snapshot) {
      const next = last.then(() => (site ? renderNow(site, address, snapshot) : null));
      last = next.catch(() => undefined);
      return next;
    },
    async stop() {
      clearTimeout(idle);
      await end();
    },
  };
}
