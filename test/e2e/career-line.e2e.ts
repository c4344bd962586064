import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { progressRoutes } from '../../src/features/progress/contract.ts';
import type { AnswerOf } from '../../src/platform/contract/routes.ts';
import { pdf } from '../support/files.ts';
import { issueCertificate } from '../support/issue-certificate.ts';
import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { enrolled, field, signedUp } from './support/learner.ts';
import { opvir } from './support/operator.ts';
import { signedUpAs } from './support/taught-course.ts';
import { expect, test } from './support/test.ts';

// From an opening over its career path to an application that shows the learned skills.

const widths = [
  [1280, 800],
  [390, 844],
  [320, 640],
] as const;

async function looksRight(page: Page): Promise<void> {
  for (const [width, height] of widths) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
  }
  await expectAccessible(page);
}

test('a learner comes from an opening to the line of its career, sees what is done and what comes next, and applies with a certificate that those who decide see', async ({
  page,
  browser,
  server,
  noise,
}) => {
  const main = page.getByRole('main');
  await page.goto('/work-with-us');
  await main.getByRole('link', { name: 'JavaScript Engineer', exact: true }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('JavaScript Engineer');
  await looksRight(page);
  await main.getByRole('link', { name: 'Front-end Engineer' }).click();
  await expect(page).toHaveURL('/careers/front-end-engineer');
  const station = (title: string) =>
    main.getByRole('listitem').filter({ has: page.getByRole('heading', { level: 3, name: title, exact: true }) });
  await expect(station('Learn React').getByText('Taught in').first()).toBeVisible();
  await expect(station('Openings').getByRole('link', { name: 'JavaScript Engineer' })).toBeVisible();
  await looksRight(page);

  await signedUp(page);
  const { session } = (await (await page.request.get('/api/session')).json()) as { session: { user: { uid: string } } };
  await enrolled(page, 'course5');
  await issueCertificate(server.env, session.user.uid, 'course5', 'Learn Javascript');
  const answer = await page.request.get('/api/courses/course5/progress');
  const { structure } = (await answer.json()) as AnswerOf<
    (typeof progressRoutes)['GET /api/courses/{courseId}/progress']
  >;
  const lesson = structure.chapters
    .flatMap(({ lessons }) => lessons)
    .find(({ lessonId }) => lessonId === 'promises-and-async-functions')!;
  const done = { kind: 'lesson-done', subject: lesson.lessonId, version: lesson.version, clientAt: null };
  const events = [{ ...done, key: crypto.randomUUID() }];
  await page.request.post('/api/courses/course5/learning-events', { data: { userId: null, device: null, events } });
  await page.reload();
  await expect(station('Learn Javascript').getByText('Asynchronous JavaScript Learned in')).toBeVisible();
  await expect(station('Learn Flutter').getByText('Not started')).toBeVisible();
  await expect(station('Openings').getByText('Asynchronous JavaScript, you have it')).toBeVisible();
  const next = main.getByRole('region', { name: 'Your next step' });
  await expect(next).toContainText('in Learn Javascript.');
  await looksRight(page);
  await next.getByRole('link', { name: 'Continue this lesson' }).press('Enter');
  await expect(page).toHaveURL(/^[^?]*\/course\/course5\/learn\//);

  await page.goto('/apply?opening=javascript-engineer');
  await field(page, 'Name').fill('Ada Lovelace');
  const buffer = Buffer.from(await pdf().arrayBuffer());
  await page.getByLabel('CV').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer });
  await field(page, 'LinkedIn').fill('https://www.linkedin.com/in/ada');
  await field(page, 'Website').fill('https://ada.example');
  await expect(main.getByText('Your application is stored until')).toBeVisible();
  await expect(main.getByRole('link', { name: 'Certificate: Learn Javascript' })).toBeVisible();
  await main.getByLabel('Attach what I have learned here').check();
  await looksRight(page);
  await page.getByRole('button', { name: 'Submit application' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Form submitted!' })).toBeVisible();

  const context = await browser.newContext({ baseURL: server.url });
  noise.listenTo(context);
  const admin = await context.newPage();
  await signedUpAs('admin', admin.request, server);
  await admin.goto('/admin/applications');
  await admin.getByRole('button', { name: 'Ada Lovelace' }).first().click();
  await expect(admin.getByRole('link', { name: 'Certificate: Learn Javascript' })).toBeVisible();
  await expectAccessible(admin);
  await context.close();
});

test('an opening whose last day is over says so at its address, and leads to what is open', async ({
  page,
  server,
  noise,
}) => {
  noise.allow(/\/openings\/welder|410/);
  const folder = mkdtempSync(join(tmpdir(), 'opvir-content-'));
  mkdirSync(join(folder, 'openings'));
  writeFileSync(
    join(folder, 'openings/welder.md'),
    `---
title: Welder
location: Remote, worldwide
remote: true
employmentType: FULL_TIME
employmentTypeLabel: Full time
pay: { from: 42000, to: 52000, currency: EUR, per: year }
datePosted: 2026-01-02
validThrough: 2026-02-03
responsibilities: [Weld]
requirements: [A mask]
---

You join steel.
`,
  );
  await opvir(server, 'content', 'import', folder, '--yes');
  rmSync(folder, { recursive: true });
  await expect
    .poll(async () => (await (await page.request.get('/openings/welder')).text()).includes('This opening is closed.'))
    .toBe(true);
  const response = await page.goto('/openings/welder');
  expect(response?.status()).toBe(410);
  const main = page.getByRole('main');
  await expect(main.getByText('Applications were accepted through February 3, 2026.')).toBeVisible();
  await expectAccessible(page);
  await main.getByRole('link', { name: 'UX Designer' }).click();
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('UX Designer');
  await page.goto('/apply?opening=welder');
  await expect(main.getByText('This opening is closed.')).toBeVisible();
});
