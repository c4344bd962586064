import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { pressOn } from './support/keyboard.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { failQuiz } from './support/quiz-answers.ts';
import { signedUpAs } from './support/taught-course.ts';
import { expect, test } from './support/test.ts';

const courseId = 'course2';
const lessonId = 'your-first-program';

test('a teacher allows who has used up their attempts at a quiz one more, by keys alone; the learner is told and goes on', async ({
  page,
  browser,
  server,
  noise,
}) => {
  const { email } = await signedUp(page);
  await enrolled(page, courseId);
  for (let attempt = 0; attempt < 3; attempt += 1)
    await failQuiz(page.request, `/api/courses/${courseId}/quizzes/${lessonId}`);
  await page.goto(`/course/${courseId}/learn/${lessonId}`);
  const quiz = page.getByRole('region', { name: 'Quiz' });
  await expect(quiz.getByText('You have used all 3. Ask your teacher for another attempt.')).toBeVisible();
  await expect(quiz.getByRole('button', { name: 'Try again' })).toHaveCount(0);

  const context = await browser.newContext({ baseURL: server.url });
  noise.listenTo(context);
  const teaching = await context.newPage();
  await signedUpAs('teacher', teaching.request, server);
  await teaching.goto(`/teach/${courseId}`);
  const main = teaching.getByRole('main');
  await main.getByLabel('Find a learner').fill(email);
  await pressOn(teaching, main.getByRole('button', { name: new RegExp(email) }));
  await expect(main.getByText('Not passed, 3 attempts')).toBeVisible();
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
  await pressOn(teaching, main.getByRole('button', { name: /^Allow one more attempt at the quiz of/ }));
  const told = main.getByRole('status').filter({ hasText: 'One more attempt is allowed. The learner was notified.' });
  await expect(told).toBeFocused();
  await expectAccessible(teaching, ['phone']);
  await context.close();

  await page.goto('/notifications');
  await page.getByRole('link', { name: /^You can take the quiz of/ }).click();
  await expect(quiz.getByText('1 of 4 left. Your best one counts.')).toBeVisible();
  await quiz.getByRole('button', { name: 'Try again' }).click();
  await expect(quiz.getByText('Questions 1 to ')).toBeVisible();
});
