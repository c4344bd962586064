import { type Plugin, type Rolldown, build } from 'vite';
import { reachable } from './build/reachable.ts';
import { smallestGzip } from './build/smallest-gzip.ts';
import { buildIfStale } from './support/freshness.ts';
import { homeMaxKiB, sizeFaults, weigh } from './support/weigh.ts';

/** Pages to add: the site may grow, but the home page must not. */
const morePages = 30;
const table = '/src/app/web/page-table/more-pages.ts';
const home = '/src/app/web/pages/home.tsx';
const added = 'added-page-';

await buildIfStale();
const misses = weigh();
const more = await homeBytesWithMorePages(morePages);
misses.push(...sizeFaults(more, `home with ${morePages} more pages in the site`, homeMaxKiB));
process.exitCode = misses.length === 0 ? 0 : 1;

/** Size in bytes of the home page's first load in gzip when the site has `count` more pages. */
async function homeBytesWithMorePages(count: number): Promise<number> {
  const built = await build({ logLevel: 'error', plugins: [addPages(count)], build: { write: false } });
  const chunks = (built as Rolldown.RolldownOutput).output.filter((file) => file.type === 'chunk');
  const first = chunks.filter(({ isEntry, moduleIds }) => isEntry || moduleIds.some((id) => id.endsWith(home)));
  const importsOf = (name: string) => chunks.find(({ fileName }) => fileName === name)?.imports ?? [];
  const named = reachable(
    first.map(({ fileName }) => fileName),
    importsOf,
  );
  const all = chunks.filter(({ moduleIds }) => moduleIds.some((id) => id.includes(added)));
  if (all.length !== count) throw new Error(`${all.length} of ${count} pages were added`);
  const ofHome = chunks.filter(({ fileName }) => named.has(fileName));
  const packed = await Promise.all(ofHome.map(({ code }) => smallestGzip(code)));
  return packed.reduce((sum, { length }) => sum + length, 0);
}

function addPages(count: number): Plugin {
  const names = Array.from({ length: count }, (_, index) => `${added}${index}`);
  const entries = names.map((name) => `'/${name}': { load: () => import('virtual:${name}'), isPublic: true },\n`);
  return {
    name: 'add-pages',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(`virtual:${added}`) ? `\0${id}` : null),
    load: (id) =>
      id.startsWith(`\0virtual:${added}`)
        ? `export const Page = () => '${id.slice(1)}', describe = () => ({ title: '${id.slice(1)}', description: '' })`
        : null,
    transform: (code, id) =>
      id.endsWith(table) ? code.replace('export const morePages = {\n', (start) => start + entries.join('')) : null,
  };
}
