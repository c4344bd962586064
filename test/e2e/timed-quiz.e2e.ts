import { withDatabase } from '../../scripts/support/with-database.ts';
import { expectAccessible } from './support/accessibility.ts';
import { tabTo } from './support/keyboard.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { timedQuiz } from './support/taught-course.ts';
import { expect, test } from './support/test.ts';

const minuteMs = 60_000;

test.use({ ownServer: {} });

test('a quiz with a time limit says so before, counts down, and is submitted with what is answered when the time is over', async ({
  page,
  server,
}) => {
  const lesson = await timedQuiz(server);
  await signedUp(page);
  await expect(async () => enrolled(page, 'glass')).toPass();
  await page.clock.install();
  await page.goto(lesson);
  const quiz = page.getByRole('region', { name: 'Quiz' });
  await expect(quiz.getByText('1 minute from the start.')).toBeVisible();
  await expectAccessible(page);
  await tabTo(page, quiz.getByRole('button', { name: 'Start the quiz' }));
  await page.keyboard.press('Enter');
  await expect(quiz.getByRole('timer')).toHaveText(/Time left ?(1:00|0:5\d)/);
  await tabTo(page, quiz.getByRole('radio').first());
  await page.keyboard.press('Space');
  await expect(quiz.getByText(/^Saved \d/)).toHaveCount(1);
  // Only the quiz: its minute is a real one.
  await expectAccessible(page, ['phone'], 'section[aria-labelledby=quiz-title]');
  // Changing this device's clock ends nothing, and the timer follows the server again.
  await page.clock.fastForward('01:01');
  await expect(quiz.getByRole('timer')).toHaveText(/Time left ?0:[0-5]\d/);
  await expect(quiz.getByRole('timer')).not.toHaveText(/0:00/);
  await expect(quiz.getByRole('radio').first()).toBeEnabled();
  // Moves the attempt's start back, so that the server's minute is over too.
  await withDatabase({ dataDir: server.dataDir, databaseUrl: null }, async ({ kysely }) =>
    kysely
      .updateTable('quizAttempts')
      .set((eb) => ({ startedAt: eb('startedAt', '-', minuteMs), deadline: eb('deadline', '-', minuteMs) }))
      .execute(),
  );
  await page.clock.fastForward('01:01');
  await expect(quiz.getByText(/^[01] of 1 points, (0|100)%\. You need 50% to pass\.$/)).toBeVisible();
  await expect(quiz.getByRole('timer')).toHaveCount(0);
  await expectAccessible(page);
});
