import type { Browser } from '@playwright/test';
import { runCommand } from '../../src/app/cli/run-command.ts';
import { issueCertificate } from '../../test/support/issue-certificate.ts';
import { exampleLearner } from '../support/example-learner.ts';
import type { ServerProcess } from '../support/server-process.ts';

/** Lessons: with a recording and exercises, with a quiz and Python exercises, and with React exercises. */
const lessons = [
  '/course/course2/learn/your-first-program',
  '/course/course2/learn/lists-and-dictionaries',
  '/course/course1/learn/state-one-place-for-each-fact',
];

/**
 * Signs in a learner who also teaches and has a certificate, in the browser's own profile, where Lighthouse opens its
 * tabs. Returns the paths of their pages.
 */
export async function learnersPages(browser: Browser, server: ServerProcess): Promise<readonly string[]> {
  const storageState = await exampleLearner(browser, server);
  await using context = await browser.newContext({ baseURL: server.url, storageState });
  const read = async <Answer>(path: string) => (await (await context.request.get(path)).json()) as Answer;
  const { session } = await read<{ session: { user: { uid: string; email: string } } }>('/api/session');
  const { uid, email } = session.user;
  const { exitCode, stderr } = await runCommand(['user', 'grant', email, 'teacher'], server.env);
  if (exitCode !== 0) throw new Error(stderr);
  await issueCertificate(server.env, uid, 'course1');
  const { items } = await read<{ items: { id: string }[] }>('/api/certificates');
  const profile = await browser.newBrowserCDPSession();
  await profile.send('Storage.setCookies', { cookies: storageState.cookies });
  return [...lessons, '/teach', '/teach/course2', ...items.map(({ id }) => `/certificates/${id}`)];
}
