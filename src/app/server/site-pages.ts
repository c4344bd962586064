import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import { paramsAt } from '../../platform/contract/page-path.ts';
import type { AnyRead } from '../../platform/contract/reading.ts';
import type { Database } from '../../platform/server/db/database.ts';
import { listAddress } from '../rendering.ts';
import type { BuiltSite } from './built-site.ts';
import { type PageSettings, type PageText, prepareText } from './page-text.ts';
import { type SiteOutput, outputStore } from './render/output-store.ts';
import { type SiteOutputs, makeOutputs } from './render/site-outputs.ts';

interface Deps {
  readonly site: BuiltSite;
  readonly db: Database;
  /** Gives how to read the content of the moment; what that answers stays the same when the content changes. */
  readonly read: () => AnyRead;
  /** Whether the content of the moment is the one that the build has rendered. */
  readonly isAsBuilt: () => boolean;
  /** Whether a page of this pattern can stand at the path, with the content of the moment. */
  readonly hasPageAt: (pattern: string, path: string) => boolean;
  readonly settings: PageSettings;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
}

/** What the site sends at the moment. When content changes, it follows, all pages at once. */
export interface SitePages {
  /** What stands at an address; where a page of the site could not be rendered, the empty shell. */
  find(address: string): PageText | undefined;
  /** The address that differs from this one only in how it is spelled. */
  findSpelling(path: string): string | undefined;
  /** Addresses that are not of the content of the moment, because they cannot be rendered. */
  failed(): readonly string[];
  /** An empty page, for what the browser draws at the path. */
  shell(path: string): PageText;
  /** To be called when content has changed. */
  follow(): void;
  /** To be called when the settings that all pages carry have changed. */
  fillAnew(): void;
  /** Removes what nobody needs any more of what was rendered. */
  sweep(): Promise<void>;
  stop(): Promise<void>;
}

const retryMs = 1000;

/** Resolves when all that can be sent is there. Rejects when the database does not answer. */
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
    // What was filled in before is not looked at: each text is taken from where it is kept.
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
    // The pattern of a path is an address too: of the shell alone, which a device keeps.
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
      log.error({ err }, 'pages cannot follow the content; they stay as they were');
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

/** Prepares a page now, and anew when somebody asks for it after a part of it has run out. */
function upToDate(prepare: (nowMs: number) => PageText, now: () => number): () => PageText {
  const page = prepare(now());
  // What never runs out needs its text no more: `prepare` and all that it holds are let go.
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

/** An address without what people add or change when they type it: letter case, slashes twice or at the end. */
function spelling(path: string): string {
  return path.toLowerCase().replaceAll(/\/+/g, '/').replace(/\/$/, '');
}
