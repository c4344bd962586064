import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paramsAt } from '../../platform/contract/page-path.ts';
import type { AnyRead } from '../../platform/contract/reading.ts';
import type { Services } from '../../platform/server/services.ts';
import { listAddress } from '../rendering.ts';
import type { BuiltSite } from './built-site.ts';
import { type PageSettings, type PageText, prepareText } from './page-text.ts';
import { type SiteOutput, outputStore } from './render/output-store.ts';
import { type SiteOutputs, makeOutputs } from './render/site-outputs.ts';

interface Deps extends Pick<Services, 'db' | 'now' | 'log'> {
  readonly site: BuiltSite;
  /** Returns a reader of the current content; its answers stay the same when the content changes. */
  readonly read: () => AnyRead;
  /** True if the current content is the one that the build rendered. */
  readonly isAsBuilt: () => boolean;
  /** Checks whether a page of this pattern can exist at the path with the current content. */
  readonly hasPageAt: (pattern: string, path: string) => boolean;
  readonly settings: PageSettings;
}

/** Texts that the site sends now. When content changes, all pages are replaced at once. */
export interface SitePages {
  /** Returns the text at an address, or the empty shell if the page could not be rendered. */
  find(address: string): PageText | undefined;
  /** Returns the known address that differs only in its spelling. */
  findSpelling(path: string): string | undefined;
  /** Addresses that are outdated because they cannot be rendered from the current content. */
  failed(): readonly string[];
  /** Empty page for a path that the browser renders. */
  shell(path: string): PageText;
  /** Call when content has changed. */
  follow(): void;
  /** Call when the settings that all pages carry have changed. */
  fillAnew(): void;
  /** Deletes rendered texts that nobody needs any more. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

const retryMs = 1000;

/** Resolves when all texts are ready. Rejects if the database does not answer. */
export async function createSitePages(deps: Deps): Promise<SitePages> {
  const { site, db, read, isAsBuilt, hasPageAt, settings, log, now } = deps;
  const store = outputStore(site, db, now);
  const prepare = (text: string, type: string) => upToDate((nowMs) => prepareText(text, type, settings, nowMs), now);
  const readShell = (file: string) => prepare(readFileSync(join(site.folder, file), 'utf8'), 'text/html');
  const readShells = () => ({
    any: readShell(site.table.shell),
    each: Object.entries(site.table.shells).map(([pattern, file]) => ({ pattern, page: readShell(file) })),
  });
  let shells = readShells();
  const shellAt = (path: string) =>
    shells.each.find(({ pattern }) => paramsAt(pattern, path) !== undefined)?.page ?? shells.any;
  const drawnAt = (path: string) => shells.each.find(({ pattern }) => hasPageAt(pattern, path))?.page;
  let made: SiteOutputs = { outputs: new Map(), failed: [] };
  let prepared = new Map<SiteOutput, () => PageText>();
  let pages = new Map<string, () => PageText>();
  let spellings = new Map<string, string>();
  let isStopped = false;
  let isBehind = false;
  let isFilledOld = false;
  let following: Promise<void> | null = null;
  let retry: NodeJS.Timeout | undefined;
  await makePages();

  async function makePages(): Promise<void> {
    const fresh = new Map<SiteOutput, () => PageText>();
    // Texts with old settings are not reused: each is loaded again from its store.
    const isAnew = isFilledOld;
    const before: SiteOutputs['outputs'] = isAnew ? new Map() : made.outputs;
    if (isAnew) shells = readShells();
    isFilledOld = false;
    const take = (output: SiteOutput, text: string) => void fresh.set(output, prepare(text, output.type));
    const next = await makeOutputs({ site, store, isAsBuilt: isAsBuilt(), log, take }, read(), before).catch(
      (error: unknown) => {
        isFilledOld ||= isAnew;
        throw error;
      },
    );
    const nextPrepared = new Map<SiteOutput, () => PageText>();
    // The pattern of a path is an address too, of the shell alone, which a device caches.
    const drawn = [...site.table.clientRoutes, ...Object.keys(site.table.shells)];
    const nextPages = new Map(drawn.map((path) => [path, shellAt(path)]));
    for (const [address, output] of next.outputs) {
      if (address === listAddress) continue;
      const page = output ? (prepared.get(output) ?? fresh.get(output)!) : shellAt(address);
      if (output) nextPrepared.set(output, page);
      nextPages.set(address, page);
    }
    [made, prepared, pages] = [next, nextPrepared, nextPages];
    spellings = new Map([...pages.keys()].map((path) => [spelling(path), path]));
  }

  async function followOn(): Promise<void> {
    try {
      while (isBehind) {
        isBehind = false;
        await makePages();
      }
    } catch (err) {
      log.error({ err }, 'pages cannot be updated to the content; they stay as they were');
      if (!isStopped) retry = setTimeout(follow, retryMs);
    } finally {
      following = null;
    }
  }

  function follow(): void {
    clearTimeout(retry);
    isBehind = !isStopped;
    following ??= followOn();
  }

  return {
    find: (address) => (pages.get(address) ?? drawnAt(address))?.(),
    findSpelling: (path) => spellings.get(spelling(path)),
    failed: () => made.failed,
    shell: (path) => shellAt(path)(),
    follow,
    fillAnew() {
      isFilledOld = true;
      follow();
    },
    sweep: store.sweep,
    async stop() {
      isStopped = true;
      isBehind = false;
      clearTimeout(retry);
      await following;
    },
  };
}

/** Prepares a page now, and again on the first request after a part of it has expired. */
function upToDate(prepare: (nowMs: number) => PageText, now: () => number): () => PageText {
  const page = prepare(now());
  // A page that never expires no longer needs `prepare`, so its text can be freed.
  return page.trueUntilMs === Infinity ? always(page) : renewed(page, prepare, now);
}

function always(page: PageText): () => PageText {
  return () => page;
}

function renewed(first: PageText, prepare: (nowMs: number) => PageText, now: () => number): () => PageText {
  let page = first;
  return () => {
    if (page.trueUntilMs <= now()) page = prepare(now());
    return page;
  };
}

/** Normalizes an address for variants that people type: letter case, double or trailing slashes. */
function spelling(path: string): string {
  return path.toLowerCase().replaceAll(/\/+/g, '/').replace(/\/$/, '');
}
