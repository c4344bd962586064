import type { TestBrowser } from './test-browser.ts';

/** Creates a draft of a campaign, by default to all confirmed subscribers. */
export function draft(
  browser: TestBrowser,
  given: Partial<{
    subject: string;
    body: string;
    segment: { kind: 'all' } | { kind: 'course'; courseId: string } | { kind: 'since'; since: number };
  }> = {},
) {
  const body = { subject: 'News', body: 'Hello, **all**.', segment: { kind: 'all' }, ...given } as const;
  return browser.call('POST /api/campaigns', { body });
}

/** Sends a draft at once. */
export function start(browser: TestBrowser, { id, step }: { id: string; step: number }) {
  return browser.call('POST /api/campaigns/{campaignId}/start', {
    params: { campaignId: id },
    body: { step, at: null },
  });
}
