import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** What the build wrote: which address is which file, and what stands for the rest. */
export interface PageTable {
  /** Prerendered pages by path. */
  pages: Record<string, string>;
  /** Other texts that carry the installation's brand and address: a feed, a sitemap. */
  files: Record<string, { file: string; type: string }>;
  /** Paths that the browser draws itself, from the empty shell. */
  clientRoutes: string[];
  /** Beneath these the browser draws a not-found page of its own (`Course not found`). */
  dynamicPrefixes: string[];
  shell: string;
  notFound: string;
}

export interface BuiltSite {
  /** One build as a whole: its pages, its parts under assets/, its table. It never changes once it is there. */
  folder: string;
  table: PageTable;
}

/** Each build is a folder of `sites/`; the file `current` names the one that a server starts with. */
export const buildFolder = join(import.meta.dirname, '../../../build');

/** The site that the last whole build made; null where none was made yet. Nothing else says where the site is. */
export function currentSite(build = buildFolder): BuiltSite | null {
  const pointer = join(build, 'current');
  if (!existsSync(pointer)) return null;
  const folder = join(build, 'sites', readFileSync(pointer, 'utf8').trim());
  return isWhole(folder) ? readBuiltSite(folder) : null;
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

/** The table is the last that a build writes. */
export function isWhole(folder: string): boolean {
  return existsSync(join(folder, 'pages.json'));
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
    .filter(isWhole)
    .map((each) => join(each, 'assets'))
    .find((assets) => existsSync(join(assets, name)));
}
