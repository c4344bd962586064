import { exercise } from './support/exercise.ts';
import { enrolled, signedUp } from './support/learner.ts';
import { expect, test } from './support/test.ts';

/** Tries the permissions that a page would need to run learners' code itself; returns each result. Runs in the page. */
async function tried(): Promise<Record<string, string>> {
  const outcome = async (act: () => unknown) => {
    try {
      await act();
      return 'ran';
    } catch (error) {
      return (error as Error).name;
    }
  };
  const emptyModule = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
  // In a timer, since code that the test injects directly has more permissions.
  const text = await new Promise<string>((resolve) =>
    setTimeout(() => resolve(outcome(() => Reflect.construct(Function, ['1'])))),
  );
  const script = document.createElement('script');
  script.textContent = 'document.documentElement.dataset.ran = "yes"';
  document.head.append(script);
  script.remove();
  return {
    text,
    wasm: await outcome(() => WebAssembly.compile(emptyModule)),
    script: document.documentElement.dataset['ran'] ?? 'refused',
  };
}

test('learners’ code runs on a page that may do no more than any other: no code from texts, no WebAssembly, no script in the page', async ({
  page,
  noise,
}) => {
  noise.allow(/Content Security Policy|WebAssembly/);
  const home = await page.goto('/');
  await signedUp(page);
  await enrolled(page, 'course5');
  const lesson = await page.goto('/course/course5/learn/drawing-and-motion');
  const map = exercise(page, 'On the map');
  await map.scrollIntoViewIfNeeded();
  await map.getByRole('button', { name: 'Run', exact: true }).click();
  await expect(map.getByText('0 of 2 tests pass.')).toBeVisible();
  const policy = lesson?.headers()['content-security-policy'];
  expect(policy?.split(';')).toContain("script-src 'self'");
  expect(policy).toBe(home?.headers()['content-security-policy']);
  expect(await page.evaluate(tried)).toEqual({ text: 'EvalError', wasm: 'CompileError', script: 'refused' });
});
