import { expectAccessible, expectNoSidewaysScroll } from './support/accessibility.ts';
import { exercise, solutionOf, writeCode } from './support/exercise.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

const withSecondList = (solution: string) =>
  solution.replace('const visible = chores.filter(fits[filter]);', '$&\n  const [count] = useState(visible.length);');

test('code that breaks a rule shows its sentence and lines, in the browser and by the server, and passes once it keeps it', async ({
  page,
}) => {
  await signedUp(page);
  await enrolled(page, 'course1');
  await page.goto('/course/course1/learn/state-one-place-for-each-fact');
  const part = exercise(page, 'A filter without a second list');
  const solution = solutionOf('course1', 'a-filter-without-a-second-list')['App.jsx'] ?? '';
  await writeCode(part, withSecondList(solution), 'App.jsx');
  await part.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(part.getByText('3 of 4 tests pass.')).toBeVisible();
  const broken = part.getByRole('listitem').filter({ hasText: 'one fact is in state · failed' });
  await expect(broken.getByText('Keep only the name of the filter in state.')).toBeVisible();
  await expect(broken.getByRole('definition')).toHaveText(/App\.jsx, line 10\s*App\.jsx, line 12/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.setViewportSize({ width: 1280, height: 800 });

  await part.getByRole('button', { name: 'Submit' }).click();
  await expect(part.getByText('Not yet. Change your code')).toBeVisible();
  await expect(broken.getByText('Keep only the name of the filter in state.')).toBeVisible();
  await writeCode(part, solution, 'App.jsx');
  await part.getByRole('button', { name: 'Submit' }).click();
  await expect(part.getByText('Passed: 15 of 15 points.')).toBeVisible();
});

test('a rule on Python code is checked in the browser', async ({ page }) => {
  await signedUp(page);
  await enrolled(page, 'course2');
  await page.goto('/course/course2/learn/tools-that-python-brings');
  const part = exercise(page, 'From text to report');
  const solution = solutionOf('course2', 'budget-from-text')['main.py'] ?? '';
  await writeCode(part, `${solution}\n\nprint(report({}))\n`, 'main.py');
  await part.getByRole('button', { name: 'Run', exact: true }).click();
  const broken = part.getByRole('listitem').filter({ hasText: 'the functions return and do not print · failed' });
  await expect(broken.getByText('Return the text instead of printing it.')).toBeVisible();
});
