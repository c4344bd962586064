import { chromium } from '@playwright/test';
import { createServer } from 'vite';
import type { HostedResult } from '../../src/features/engines/host.ts';
import type { Input, Language, Program } from '../../src/features/engines/run.ts';
import type { EnginePool } from '../../src/features/engines/server/public.ts';
import { launchOptions } from '../../test/support/browser.ts';
import { freePort } from '../support/processes.ts';
import { startServer } from '../support/server-process.ts';

/** Engines of the page, by language. */
type Engines = Partial<Record<Language, { run(program: Program, input: Input): Promise<HostedResult> }>>;

/**
 * Starts a browser whose engines run the programs, through the same interface as those of the server. `stop` ends the
 * browser and the servers that it needs.
 */
export async function startBrowserPool(): Promise<Pick<EnginePool, 'run' | 'stop'>> {
  const server = await startServer();
  process.env['OPVIR_DEV_API'] = String(server.port);
  const site = await createServer({ logLevel: 'error', server: { port: await freePort(), strictPort: true } });
  await site.listen();
  const browser = await chromium.launch(await launchOptions());
  const page = await browser.newPage();
  // Not a page of the site: Vite reloads those when it has found another package.
  const blank = `${site.resolvedUrls?.local[0] ?? ''}blank`;
  await page.route(blank, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><script type=module src=/@vite/env></script>' }),
  );
  await page.goto(blank);
  return {
    run: (_, program, inputs) => page.evaluate(runInPage, { program, inputs }),
    stop: () => void Promise.all([browser.close(), site.close(), server.stop()]),
  };
}

/** Runs in the page. Ends with the first input that meets a limit, as the server does. */
async function runInPage(given: { program: Program; inputs: readonly Input[] }): Promise<HostedResult[]> {
  const { program, inputs } = given;
  const engines = ((globalThis as { engines?: Engines }).engines ??= {});
  if (!engines[program.language]) {
    const path = '/src/features/engines/web/public.ts';
    const { createBrowserEngine } = (await import(path)) as {
      createBrowserEngine: (of: Language) => Engines[Language];
    };
    engines[program.language] = createBrowserEngine(program.language)!;
  }
  const results: HostedResult[] = [];
  for (const input of inputs) {
    const result = await engines[program.language]!.run(program, input);
    results.push(result);
    if (result.ended !== 'done' && result.ended !== 'error') break;
  }
  return results;
}
