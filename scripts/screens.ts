/**
 * `npm run screens`: draws every route at five widths in both themes into `screens/`, private ones as a learner who has
 * used the whole site. Paths after the command draw only those: `npm run screens -- / /blog`.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type BrowserContext, chromium } from '@playwright/test';
import { builtPages, requireSite } from '../src/app/server/built-site.ts';
import { launchOptions } from '../test/support/browser.ts';
import { exampleLearner } from './support/example-learner.ts';
import { buildIfStale } from './support/freshness.ts';
import { root } from './support/processes.ts';
import { startServer } from './support/server-process.ts';

const widths = { 320: 640, 390: 844, 768: 1024, 1280: 800, 1920: 1080 };
const themes = ['light', 'dark'] as const;
const folder = join(root, 'screens');

await buildIfStale();
const { table } = requireSite();
const publicPaths = [...builtPages(table), '/course/nowhere', '/nowhere'];
const asked = process.argv.slice(2);
const isAsked = (path: string) => asked.length === 0 || asked.includes(path);

await using server = await startServer();
await using browser = await chromium.launch(await launchOptions());
if (asked.length === 0) rmSync(folder, { recursive: true, force: true });
const learner = await exampleLearner(browser, server);
let drawn = 0;
for (const theme of themes) {
  for (const [width, height] of Object.entries(widths)) {
    const viewport = { width: Number(width), height };
    const look = { baseURL: server.url, colorScheme: theme, viewport, reducedMotion: 'reduce' } as const;
    await using visitor = await browser.newContext(look);
    drawn += await draw(visitor, publicPaths.filter(isAsked), `${width}-${theme}`);
    await using signedIn = await browser.newContext({ ...look, storageState: learner });
    drawn += await draw(signedIn, table.clientRoutes.filter(isAsked), `${width}-${theme}`);
  }
}
console.log(`${drawn} pictures in ${folder}`);

/** Takes full-page screenshots, one after the other in one tab; returns their number. */
async function draw(context: BrowserContext, paths: readonly string[], suffix: string): Promise<number> {
  const page = await context.newPage();
  for (const path of paths) {
    await page.goto(path);
    await page.locator('html[data-app]').waitFor({ state: 'attached' });
    await page.waitForLoadState('networkidle');
    await page.evaluate(() =>
      document.querySelectorAll('img[loading=lazy]').forEach((one) => one.setAttribute('loading', 'eager')),
    );
    await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))));
    const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
    await page.screenshot({ path: join(folder, name, `${suffix}.png`), fullPage: true });
  }
  return paths.length;
}
