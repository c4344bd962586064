import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { lessonPage } from '../../features/lessons/contract.ts';
import { paramsAt } from '../../platform/contract/page-path.ts';
import { type Output, type Template, notFoundAddress } from '../rendering.ts';
import { buildFolder, currentBuild, isWhole, siteBuilds } from './builds.ts';

/** A text that the build rendered: its file, and what `contentKey` made of the answers that it was rendered from. */
export interface BuiltOutput extends Omit<Output, 'text'> {
  readonly file: string;
  readonly contentKey: string;
}

/** What the build wrote: what stands at which address, and what stands for the rest. */
export interface PageTable {
  /** Pages and other texts that carry the installation's brand and address, such as a sitemap, by address. */
  readonly outputs: Readonly<Record<string, BuiltOutput>>;
  /** Paths that the browser draws itself, from the empty shell. */
  readonly clientRoutes: readonly string[];
  /** Those of the pages that come and go with what they show: `/blog/$slug`. */
  readonly patterns: readonly string[];
  /** What the site's own search finds of its pages: `text` is what each says of itself. */
  readonly findable: readonly {
    readonly path: string;
    readonly title: string;
    readonly text: string;
    readonly pageName?: string;
  }[];
  /** The names under which pages of the site have their texts in the content: none of these may be missing. */
  readonly pageNames: readonly string[];
  /** Of the content that ships, in which the build found no fault. */
  readonly contentHash: string;
  /** The file of the empty shell for whatever has none of its own. */
  readonly shell: string;
  /** Those of the pages that the browser draws, by the pattern of their paths, such as `/teach/$courseId`. */
  readonly shells: Readonly<Record<string, string>>;
  readonly template: Template;
}

/** The addresses of the pages that the build rendered, the same for everybody. */
export function builtPages({ outputs }: PageTable): string[] {
  return Object.keys(outputs).filter(
    (address) =>
      outputs[address]?.type === 'text/html' && address !== notFoundAddress && !paramsAt(lessonPage, address),
  );
}

/** The renderer's bundle, within a site's folder. */
export const rendererFile = 'renderer/renderer.js';

export interface BuiltSite {
  /** One build as a whole: its pages, its parts under assets/, its table. It never changes once it is there. */
  folder: string;
  table: PageTable;
}

/** The files of the engines for learners' code, which change seldom: beside all builds, made by scripts/build/engine-files.ts. */
export const enginesFolder = join(buildFolder, 'engines');

/** The site that the last whole build made; null where none was made yet, or by an earlier program that wrote another table. */
export function currentSite(build = buildFolder): BuiltSite | null {
  const folder = currentBuild(siteBuilds(build));
  if (folder === null) return null;
  const site = readBuiltSite(folder);
  return 'patterns' in site.table ? site : null;
}

/** The same for those that cannot do without; throws before the first build. */
export function requireSite(): BuiltSite {
  const site = currentSite();
  if (site === null) throw new Error('The site is not built yet. Run: npm run build');
  return site;
}

/** Reads what `npm run build` left in `folder`. Throws if it is not there. */
export function readBuiltSite(folder: string): BuiltSite {
  return { folder, table: JSON.parse(readFileSync(join(folder, 'pages.json'), 'utf8')) as PageTable };
}

/**
 * The folder of a part that `site` does not have and another build beside it has. Tabs outlive the build that their page
 * is of; and while several processes are restarted one by one, a page of a later build may ask an earlier one.
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

/** The tags that bring the site's style sheet to a page that is not of the build; none without a site. */
export function styleTags(site: BuiltSite | null): string {
  return site?.table.template.html.match(/<link rel="stylesheet"[^>]*>/g)?.join('\n    ') ?? '';
}
