import { expect, test } from 'vitest';
import { appForThisFile, startTestApp } from '../../../../test/support/app.ts';
import { operate, operateForJson } from '../../../../test/support/operator.ts';
import { readMails } from '../../../../test/support/mails.ts';
import { grantRole } from '../../../features/identity/server/public.ts';
import { addAccounts, demoUsersAt } from './demo-users.ts';
import { chancesOf } from './random.ts';

const app = await appForThisFile({ settings: { rateLimits: false } });
const admin = await app.signedUp();
await grantRole(app.db, admin.email, 'admin');

interface Answer {
  added: Record<string, number>;
  logIn: { role: string; email: string; password: string }[];
  isThere: boolean;
}

const count = async (table: 'authUsers' | 'learningEvents') =>
  (await app.db.kysely.selectFrom(table).selectAll().execute()).length;

/** Set by the first test. */
const logIn: Answer['logIn'] = [];

async function loggedIn(role: string) {
  const { email = '', password = '' } = logIn.find((each) => each.role === role) ?? {};
  const browser = app.browser();
  await browser.call('POST /api/session', { body: { email, password } });
  return browser;
}

test('the demo data fills a site whose people are administrators, once, and the console and the doctor are content with it', async () => {
  const mailed = (await readMails(app.settings.dataDir)).length;
  const { added, logIn: said, isThere } = await operateForJson<Answer>(app, 'seed', 'demo');
  logIn.push(...said);
  expect(isThere).toBe(false);
  expect(added).toMatchObject({ authUsers: 83, applications: 19, contactMessages: 14, newsletterSubscribers: 60 });
  expect(Math.min(...Object.values(added))).toBeGreaterThan(0);
  const events = await count('learningEvents');
  expect(events).toBe(added['learningEvents']);
  // The server beside it closes attempts whose deadline is over, and with it those that the demo still answers.
  const deadlines = app.db.kysely.selectFrom('quizAttempts').select('deadline').where('deadline', 'is not', null);
  expect(await deadlines.execute()).toEqual([]);
  expect(await operateForJson<Answer>(app, 'seed', 'demo')).toEqual({ added: {}, logIn: [], isThere: true });
  expect(await count('learningEvents')).toBe(events);

  const { days } = await admin.browser.call('GET /api/admin/overview', { query: {} });
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
  // The PDF has a page.
  expect(String(cv.body)).toMatch(/^%PDF-[^]*\/Type \/Page\n/);
  expect((await operate(app, 'doctor')).stdout).not.toMatch(/error/);
  await app.workIsDone();
  expect(await readMails(app.settings.dataDir)).toHaveLength(mailed);
});

test('one can log in as a learner, a teacher and an administrator who have something to see', async () => {
  const learner = await loggedIn('learner');
  const { items: progress } = await learner.call('GET /api/progress', {});
  expect(progress.length).toBe(4);
  expect(progress.filter(({ completedAt }) => completedAt !== null)).toHaveLength(1);
  const { items: certificates } = await learner.call('GET /api/certificates', { query: {} });
  expect(certificates).toHaveLength(1);
  const { items: told } = await learner.call('GET /api/notifications', { query: {} });
  expect(told.map(({ message }) => message).join('\n')).toMatch(/graded: .*It is not passed yet/);

  const teacher = await loggedIn('teacher');
  const handIns = await Promise.all(
    ['course3', 'course4'].map((courseId) =>
      teacher.call('GET /api/courses/{courseId}/hand-ins', { params: { courseId }, query: {} }),
    ),
  );
  const grades = handIns.flatMap(({ items }) => items.map(({ grade }) => grade?.isPassed ?? 'waiting'));
  expect(new Set(grades)).toEqual(new Set([true, false, 'waiting']));

  const administrator = await loggedIn('admin');
  const { items: campaigns } = await administrator.call('GET /api/campaigns', { query: {} });
  expect(campaigns.map(({ state }) => state).toSorted()).toEqual(['draft', 'sent']);
});

test('what broke off is said, with how to begin anew, and nothing waits of what was played to its end', async () => {
  expect(await app.db.kysely.selectFrom('heldApplicationSteps').selectAll().execute()).toEqual([]);
  await using broken = await startTestApp();
  const chances = chancesOf(1);
  await addAccounts(broken.db, demoUsersAt(Date.now(), chances));
  const stderr = expect.stringContaining('is incomplete') as string;
  expect(await operate(broken, 'seed', 'demo')).toMatchObject({ exitCode: 1, stdout: '', stderr });
});

test('where real people have accounts nothing is added', async () => {
  await using lived = await startTestApp();
  await lived.signedUp();
  const refused = await operate(lived, 'seed', 'demo');
  const stderr = expect.stringContaining('1 account of real people') as string;
  expect(refused).toMatchObject({ exitCode: 1, stdout: '', stderr });
  expect(await lived.db.kysely.selectFrom('users').select('email').execute()).toHaveLength(1);
});
