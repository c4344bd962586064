import type { Page, Request } from '@playwright/test';
import { expect } from '@playwright/test';

const underWay = new WeakMap<Page, Set<Request>>();

/** Counts the requests of a page from now on, for {@link atRest}. */
export function countRequests(page: Page): void {
  const requests = new Set<Request>();
  underWay.set(page, requests);
  // An event stream remains open as long as its page.
  page.on('request', (request) => void (request.resourceType() === 'eventsource' || requests.add(request)));
  page.on('requestfinished', (request) => void requests.delete(request));
  page.on('requestfailed', (request) => void requests.delete(request));
}

/** Waits until a page is idle: no request is pending, and rendering the responses has started no other. */
export async function atRest(page: Page): Promise<void> {
  const requests = underWay.get(page);
  if (!requests) throw new Error('nobody counts the requests of this page: noise.listenTo its context');
  await page.waitForLoadState('load');
  await expect(async () => {
    expect(names(requests)).toEqual([]);
    await page.evaluate(drawnTwice);
    expect(names(requests)).toEqual([]);
  }).toPass();
}

function names(requests: ReadonlySet<Request>): string[] {
  return [...requests].map((request) => `${request.method()} ${request.url()}`);
}

/** Resolves after two frames; runs in the page. */
async function drawnTwice(): Promise<void> {
  for (let count = 0; count < 2; count += 1)
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
}
