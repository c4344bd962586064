import { type BrowserContext, type Page, type Request, expect, test as base } from '@playwright/test';
import type { ServerProcess } from '../../../scripts/support/server-process.ts';
import { countRequests } from './at-rest.ts';
import { Servers } from './servers.ts';

/** Console messages and failed requests that a test causes on purpose. */
export interface Noise {
  /** Allows a console line, or the address of a failed request. */
  allow(pattern: RegExp): void;
  /** Also listens to another browser and waits for its pages; the first one is included already. */
  listenTo(context: BrowserContext): void;
}

interface TestFixtures {
  noise: Noise;
  /**
   * Settings for a server that no other file uses, so its lists hold only this file's data. Null means the shared
   * server.
   */
  ownServer: Readonly<Record<string, string>> | null;
  /** Server of the built site, with the data that earlier tests of this worker left. */
  server: ServerProcess;
}

interface WorkerFixtures {
  servers: Servers;
}

/** Test with a server but without its own browser. */
export const serverTest = base.extend<Omit<TestFixtures, 'noise'>, WorkerFixtures>({
  ownServer: [null, { option: true }],
  servers: [
    async ({}, use) => {
      await using servers = new Servers();
      await use(servers);
    },
    { scope: 'worker' },
  ],
  server: async ({ servers, ownServer }, use, { file }) =>
    use(await (ownServer ? servers.own(file, ownServer) : servers.shared())),
});

/** Any console error or warning, uncaught error or failed request fails the test that caused it. */
export const test = serverTest.extend<Pick<TestFixtures, 'noise'>>({
  baseURL: async ({ server }, use) => use(server.url),

  noise: [
    async ({ context }, use) => {
      const heard: string[] = [];
      const allowed: RegExp[] = [];
      const noise: Noise = {
        allow: (pattern) => void allowed.push(pattern),
        listenTo: (other) => listen(other, heard),
      };
      noise.listenTo(context);
      await use(noise);
      expect(
        heard.filter((line) => !allowed.some((pattern) => pattern.test(line))),
        'console, uncaught errors and failed requests',
      ).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Matches a page that is interactive or shows why it is not, and documents outside the site. */
const settled = 'html[data-app], html:not(:has(#root)), #first-load-notice:not([hidden])';

/** Makes navigation wait until the page is interactive: scripts start only after the first paint. */
function untilSettled(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  const wait = () => page.locator(settled).first().waitFor({ state: 'attached' });
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    await wait();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    await wait();
    return response;
  };
}

function listen(context: BrowserContext, heard: string[]): void {
  context.on('page', untilSettled);
  context.on('page', countRequests);
  const wasUnderWay = refusedByLogout(context);
  context.on('console', (message) => {
    if (!['error', 'warning'].includes(message.type())) return;
    if (message.text().includes('status of 401') && wasUnderWay(message.location().url)) return;
    // Only means that the machine is slow, or that the test delays the code that uses it.
    if (message.text().includes('was preloaded using link preload but not used within a few seconds')) return;
    heard.push(`console.${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (failure) => heard.push(`uncaught: ${failure.error().stack ?? String(failure.error())}`));
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // Leaving a page cancels its pending requests.
    if (reason !== 'net::ERR_ABORTED') heard.push(`failed request: ${reason} ${request.url()}`);
  });
}

/**
 * Creates the check whether a refused request was sent before a logout was answered: such requests are refused as
 * expected.
 */
function refusedByLogout(context: BrowserContext): (url: string) => boolean {
  const askedAt = new Map<Request, number>();
  const isLogout = (request: Request) => request.method() === 'DELETE' && request.url().endsWith('/api/session');
  let loggedOutAt = 0;
  let isLoggingOut = false;
  context.on('request', (request) => {
    askedAt.set(request, Date.now());
    isLoggingOut ||= isLogout(request);
  });
  context.on('response', (response) => {
    const request = response.request();
    if (isLogout(request)) [loggedOutAt, isLoggingOut] = [Date.now(), false];
    if (response.status() !== 401) askedAt.delete(request);
  });
  return (url) => {
    // The response event fires a moment after the page has the response, even after that of a request that it refused.
    const isSoon = (at: number) => isLoggingOut || at <= loggedOutAt + 100;
    const refused = [...askedAt].find(([request, at]) => request.url() === url && isSoon(at));
    return refused !== undefined && askedAt.delete(refused[0]);
  };
}
