import { randomUUID } from 'node:crypto';
import { type Page, expect } from '@playwright/test';
import { atRest } from './at-rest.ts';

export interface Learner {
  readonly email: string;
  readonly password: string;
}

export function newLearner(): Learner {
  return { email: `learner-${randomUUID()}@example.org`, password: 'correct horse' };
}

/** Signs up over the API; the page's browser has the session from then on. */
export async function signedUp(page: Page): Promise<Learner> {
  const learner = newLearner();
  const response = await page.request.post('/api/accounts', { data: learner });
  expect(response.status()).toBe(201);
  return learner;
}

/**
 * Deletes the session cookie, as on another device. Leaves the page first, because its later requests
 * would be refused.
 */
export async function signedOut(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}

export async function enrolled(page: Page, courseId: string): Promise<void> {
  const response = await page.request.post('/api/enrolments', { data: { courseId } });
  expect(response.status()).toBe(201);
}

/** Field in the page's main content; the newsletter form in the footer has one of the same name. */
export function field(page: Page, label: string) {
  return page.getByRole('main').getByLabel(label, { exact: true });
}

/** Presses Logout once the page has finished reading: requests after the session's end are refused. */
export async function logOut(page: Page): Promise<void> {
  // Before that, nothing is read yet, and reads that a logout overtakes are refused.
  await page.waitForFunction(() => document.documentElement.dataset['app'] !== undefined);
  await atRest(page);
  await page.getByRole('main').getByRole('button', { name: 'Logout' }).click();
}

/** Fills in the visible login form and sends it. */
export async function logIn(page: Page, { email, password }: Learner): Promise<void> {
  await field(page, 'Email').fill(email);
  await field(page, 'Password').fill(password);
  await page.getByRole('main').getByRole('button', { name: 'Login', exact: true }).click();
}
