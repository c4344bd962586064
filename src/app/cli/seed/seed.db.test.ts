import { expect, test } from 'vitest';
import { appForThisFile, startTestApp, type TestApp } from '../../../../test/support/app.ts';
import { operate, operateForJson } from '../../../../test/support/operator.ts';
import { grantRole } from '../../../features/identity/server/public.ts';

const app = await appForThisFile({ settings: { rateLimits: false } });
const admin = await app.signedUp();
await grantRole(app.db, admin.email, 'admin');

interface Answer {
  added: Record<string, number>;
  isThere: boolean;
}

const count = async (table: 'authUsers' | 'learningEvents') =>
  (await app.db.kysely.selectFrom(table).selectAll().execute()).length;

test('the demo data fills a site whose people are administrators, once, and the console and the doctor are content with it', async () => {
  const { added, isThere } = await operateForJson<Answer>(app, 'seed', 'demo');
  expect(isThere).toBe(false);
  expect(added).toMatchObject({ authUsers: 80, applications: 18, contactMessages: 14, newsletterSubscribers: 60 });
  const events = await count('learningEvents');
  expect(events).toBe(added['learningEvents']);
  expect(await operateForJson<Answer>(app, 'seed', 'demo')).toEqual({ added: {}, isThere: true });
  expect(await count('learningEvents')).toBe(events);

  const { days } = await admin.browser.call('GET /api/admin/overview', {});
  const sum = (name: 'signUps' | 'enrolments' | 'completions' | 'ratings' | 'applications') =>
    days.reduce((all, day) => all + day[name], 0);
  const sums = (['signUps', 'enrolments', 'completions', 'ratings', 'applications'] as const).map(sum);
  expect(Math.min(...sums)).toBeGreaterThan(0);
  const params = { courseId: 'course1' };
  const { items } = await admin.browser.call('GET /api/courses/{courseId}/learners', { params, query: {} });
  expect(items.length).toBeGreaterThan(3);
  const [application] = (await admin.browser.call('GET /api/received-applications', { query: {} })).items;
  const cv = await admin.browser.send('GET', `/api/received-applications/${application?.id}/cv`);
  expect(cv.status).toBe(200);
  expect((await operate(app, 'doctor')).stdout).not.toMatch(/error/);
});

test('the same people come of it each time, and where real ones have accounts it asks', async () => {
  await using other = await startTestApp();
  await other.signedUp();
  expect(await operate(other, 'seed', 'demo')).toMatchObject({ exitCode: 1 });
  const peopleOf = ({ db }: TestApp) =>
    db.kysely
      .selectFrom('users')
      .select(['email', 'name'])
      .where('email', 'like', '%@demo.example')
      .orderBy('email')
      .execute();
  expect(await peopleOf(other)).toEqual([]);
  await operateForJson<Answer>(other, 'seed', 'demo', '--yes');
  expect(await peopleOf(other)).toEqual(await peopleOf(app));
});
