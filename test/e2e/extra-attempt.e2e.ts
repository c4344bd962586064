import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { pressOn } from './support/keyboard.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { failQuiz } from './support/quiz-answers.ts';
import { signedUpAs, timedQuiz } from './support/taught-course.ts';
import { expect, test } from './support/test.ts';

const courseId = 'glass';
const lessonId = 'furnace';

test.use({ ownServer: {} });

test('at a hard limit a learner asks for another attempt, a teacher allows it by keys alone, and the learner goes on', async ({
  page,
  browser,
  server,
  noise,
}) => {
  const lesson = await timedQuiz(server);
  const { email } = await signedUp(page);
  await expect(async () => enrolled(page, courseId)).toPass();
  for (let attempt = 0; attempt < 3; attempt += 1)
    await failQuiz(page.request, `/api/courses/${courseId}/quizzes/${lessonId}`);
  await page.goto(lesson);
  const quiz = page.getByRole('region', { name: 'Quiz' });
  await expect(quiz.getByText('You have used all 3 attempts.')).toBeVisible();
  await pressOn(page, quiz.getByRole('button', { name: 'Ask for another attempt' }));
  const asked = quiz.getByRole('status').filter({ hasText: /^You asked for another attempt on / });
  await expect(asked).toBeFocused();
  await expectAccessible(page, ['phone'], 'section[aria-labelledby=quiz-title]');
  await page.reload();
  await expect(asked).toBeVisible();
  await expect(quiz.getByRole('button', { name: 'Ask for another attempt' })).toHaveCount(0);
  await expect(quiz.getByRole('button', { name: 'Try again' })).toHaveCount(0);

  const context = await browser.newContext({ baseURL: server.url });
  noise.listenTo(context);
  const teaching = await context.newPage();
  await signedUpAs('teacher', teaching.request, server);
  await teaching.goto(`/teach/${courseId}`);
  const main = teaching.getByRole('main');
  const requests = main.getByRole('region', { name: 'Requests for another quiz attempt' });
  await expect(requests.getByText(email)).toBeVisible();
  await main.getByLabel('Find a learner').fill(email);
  await pressOn(teaching, main.getByRole('button', { name: new RegExp(email) }));
  await expect(main.getByText('Not passed, 3 attempts')).toBeVisible();
  await expect(main.getByText(/^Asked for another attempt on /)).toHaveCount(2);
  await expectAccessible(teaching);
  await expectNoSidewaysScroll(teaching);
  await pressOn(teaching, main.getByRole('button', { name: /^View answers: Quiz: / }));
  const work = main.getByRole('region', { name: `work by ${email}` });
  await pressOn(teaching, work.getByRole('button', { expanded: false }).first());
  await expect(work.getByText('The learner’s answer').first()).toBeVisible();
  await expectAccessible(teaching);
  await expectNoSidewaysScroll(teaching);
  await pressOn(teaching, work.getByRole('button', { name: 'Back to all lessons' }));
  await expect(main.getByRole('button', { name: /^View answers: Quiz: / })).toBeFocused();
  await pressOn(teaching, requests.getByRole('button', { name: /^Allow one more attempt at the quiz of/ }));
  const told = requests
    .getByRole('status')
    .filter({ hasText: 'One more attempt is allowed. The learner was notified.' });
  await expect(told).toBeFocused();
  await expectAccessible(teaching, ['phone']);
  await context.close();

  await page.goto('/notifications');
  await page.getByRole('link', { name: /^You can take the quiz of/ }).click();
  await expect(quiz.getByText('You have 1 attempt left.')).toBeVisible();
  await quiz.getByRole('button', { name: 'Try again' }).click();
  await expect(quiz.getByRole('timer')).toBeVisible();
});
