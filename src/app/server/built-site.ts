import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lessonPage } from '../../features/lessons/contract.ts';
import { paramsAt } from '../../platform/contract/page-path.ts';
import { type Output, type Template, notFoundAddress } from '../rendering.ts';
import { buildFolder, currentBuild, isWhole, siteBuilds } from './builds.ts';

/** Text rendered by the build: its file, and the `contentKey` of the answers that it was rendered from. */
export interface BuiltOutput extends Omit<Output, 'text'> {
  readonly file: string;
  readonly contentKey: string;
}

/** Page table written by the build: rendered outputs by address, and shells for the other paths. */
export interface PageTable {
  /** Pages and other texts with the installation's brand and address, such as a sitemap, by address. */
  readonly outputs: Readonly<Record<string, BuiltOutput>>;
  /** Paths that the browser renders itself, from the empty shell. */
  readonly clientRoutes: readonly string[];
  /** Path patterns of pages that depend on content: `/blog/$slug`. */
  readonly patterns: readonly string[];
  /** Pages for the site's own search; `text` is each page's description. */
  readonly findable: readonly {
    readonly path: string;
    readonly title: string;
    readonly text: string;
    readonly pageName?: string;
  }[];
  /** Names of pages whose texts are content: none of these may be missing. */
  readonly pageNames: readonly string[];
  /** Hash of the shipped content, which the build checked for faults. */
  readonly contentHash: string;
  /** File of the empty shell, for paths without a shell of their own. */
  readonly shell: string;
  /** Shells of the pages that the browser renders, by path pattern, such as `/teach/$courseId`. */
  readonly shells: Readonly<Record<string, string>>;
  readonly template: Template;
}

/** Addresses of the pages that the build rendered, the same for all visitors. */
export function builtPages({ outputs }: PageTable): string[] {
  return Object.keys(outputs).filter(
    (address) =>
      outputs[address]?.type === 'text/html' && address !== notFoundAddress && !paramsAt(lessonPage, address),
  );
}

/** Path of the renderer's bundle within a site's folder. */
export const rendererFile = 'renderer/renderer.js';

export interface BuiltSite {
  /** Folder of one complete build: its pages, its assets/, its page table. It never changes once it exists. */
  folder: string;
  table: PageTable;
}

/**
 * Files of the engines for learners' code. They change seldom, so they are outside the builds; see
 * scripts/build/engine-files.ts.
 */
export const enginesFolder = join(buildFolder, 'engines');

/** Site of the last complete build; null if there is none, or if an earlier version wrote a table of another shape. */
export function currentSite(build = buildFolder): BuiltSite | null {
  const folder = currentBuild(siteBuilds(build));
  if (folder === null) return null;
  const site = readBuiltSite(folder);
  return 'patterns' in site.table ? site : null;
}

/** Same as `currentSite`, but throws before the first build. */
export function requireSite(): BuiltSite {
  const site = currentSite();
  if (site === null) throw new Error('The site is not built yet. Run: npm run build');
  return site;
}

/** Reads the build in `folder`. Throws if there is none. */
export function readBuiltSite(folder: string): BuiltSite {
  return { folder, table: JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as PageTable };
}

/**
 * Finds an asset that `site` lacks in another build. Tabs outlive the build of their page, and during a rolling restart
 * a page of a later build may ask an earlier server.
 */
export async function findOtherBuildsPart({ folder }: BuiltSite, name: string): Promise<string | undefined> {
  if (!/^[\w-]+\.\w+$/.test(name)) return undefined;
  const sites = dirname(folder);
  return (await readdir(sites))
    .map((each) => join(sites, each))
    .filter((each) => isWhole(each, siteBuilds().wholeWith))
    .map((each) => join(each, 'assets'))
    .find((assets) => existsSync(join(assets, name)));
}

/** HTML tags of the site's style sheet, for pages outside the build; empty without a site. */
export function styleTags(site: BuiltSite | null): string {
  return site?.table.template.html.match(/<link rel="stylesheet"[^>]*>/g)?.join('\n    ') ?? '';
}
