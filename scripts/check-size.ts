import { buildIfStale } from './support/freshness.ts';
import { homeBytesWithMorePages } from './support/room-for-pages.ts';
import { homeMaxBytes, judge, weigh } from './support/weigh.ts';

/** The site grows by pages, and home must not. */
const morePages = 30;

await buildIfStale();
const misses = weigh();
const more = await homeBytesWithMorePages(morePages);
misses.push(...judge(more, `home with ${morePages} more pages in the site`, homeMaxBytes));
process.exitCode = misses.length === 0 ? 0 : 1;
