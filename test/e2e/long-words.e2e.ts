import { expectNoSidewaysScroll } from './support/accessibility.ts';
import { atRest } from './support/at-rest.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { opvir } from './support/operator.ts';
import { expect, test } from './support/test.ts';

const word = 'W'.repeat(100);

test('a word that is longer than a line makes no page wider than the window', async ({ page, server }) => {
  const { email } = await signedUp(page);
  const { session } = (await (await page.request.get('/api/session')).json()) as { session: { user: { uid: string } } };
  const named = await page.request.put(`/api/users/${session.user.uid}`, { data: { name: word, email } });
  expect(named.ok()).toBe(true);
  await enrolled(page, 'course4');
  await page.request.post('/api/courses/course4/feedback', { data: { rating: 2, comment: word } });
  await opvir(server, 'notify', email, `https://example.org/${word}`);
  for (const path of ['/dashboard', '/profile', '/notifications', '/continue-career', '/course/course4', '/login']) {
    await page.goto(path);
    await atRest(page);
    await expectNoSidewaysScroll(page);
  }
  await page.goto(`/search?q=${word}`);
  await expect(page.getByRole('main')).toContainText('Nothing on this site matches');
  await expectNoSidewaysScroll(page);

  const chat = page.getByRole('complementary', { name: 'Chat' });
  await chat.getByRole('button', { name: 'Chat', exact: true }).click();
  await chat.getByRole('textbox').fill(word);
  await chat.getByRole('textbox').press('Enter');
  const log = chat.getByRole('log');
  await expect(log).toContainText('This is a bot response');
  expect(await log.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});
