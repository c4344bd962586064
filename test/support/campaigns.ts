import { grantRole } from '../../src/features/identity/server/public.ts';
import type { SignedUp, TestApp } from './app.ts';
import type { TestBrowser } from './test-browser.ts';

/** Somebody who may send campaigns. */
export async function anAdmin(app: TestApp): Promise<SignedUp> {
  const admin = await app.signedUp();
  await grantRole(app.db, admin.email, 'admin');
  return admin;
}

/** A draft to all who are confirmed, or as it is given. */
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
