import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import type { CodeExercise } from './code-exercises.ts';

/** These do not count: the first loads the engine, the next ones let it settle. */
const warmUpRuns = 3;
const countedRuns = 10;
const countedVerdicts = 5;
/** Between two acts of a learner; what the engine makes ready for the next run is ready by then. */
const pauseMs = 200;

/** Enrols whoever is signed in, and gives them a program that passes for a draft. */
export async function begin(request: APIRequestContext, exercise: CodeExercise): Promise<void> {
  const { courseId, exerciseId, solution } = exercise;
  await request.post('/api/enrolments', { data: { courseId }, failOnStatusCode: true });
  const draft = `/api/courses/${courseId}/exercises/${exerciseId}/draft`;
  await request.put(draft, { data: { base: 0, files: solution }, failOnStatusCode: true });
}

/** How long each press on Run takes until its outcome is on the page, in milliseconds. */
export async function runsInBrowser(page: Page, path: string, { title }: CodeExercise): Promise<number[]> {
  await page.goto(path);
  const part = page.getByRole('region', { name: title, exact: true });
  const run = part.getByRole('button', { name: 'Run', exact: true });
  await run.scrollIntoViewIfNeeded();
  await part.locator('.cm-content').waitFor();
  const taken: number[] = [];
  for (let count = 0; count < warmUpRuns + countedRuns; count += 1) {
    const ms = await run.evaluate(pressUntilDone);
    if (count >= warmUpRuns) taken.push(ms);
    await sleep(pauseMs);
  }
  if (!(await part.getByText(/^Finished in /).isVisible())) throw new Error(`"${title}" did not run to its end`);
  return taken;
}

/** Runs in the page. A button says that it is busy until the outcome takes the place of the spinner. */
function pressUntilDone(button: Element): Promise<number> {
  return new Promise((resolve) => {
    const startedMs = performance.now();
    let wasBusy = false;
    const observer = new MutationObserver(() => {
      const isBusy = button.getAttribute('aria-disabled') === 'true';
      wasBusy ||= isBusy;
      if (!wasBusy || isBusy) return;
      observer.disconnect();
      resolve(performance.now() - startedMs);
    });
    observer.observe(button, { attributes: true });
    (button as HTMLElement).click();
  });
}

/** How long the server takes for each verdict on the solution, all its cases together, in milliseconds. */
export async function verdicts(
  request: APIRequestContext,
  { courseId, exerciseId, solution }: CodeExercise,
): Promise<number[]> {
  const taken: number[] = [];
  for (let count = 0; count <= countedVerdicts; count += 1) {
    const data = { key: randomUUID(), files: solution, clientAt: null, device: null };
    const startedMs = performance.now();
    const answer = await request.post(`/api/courses/${courseId}/exercises/${exerciseId}/submissions`, { data });
    const { isPassed } = (await answer.json()) as { isPassed?: boolean };
    if (!isPassed) throw new Error(`the solution of ${courseId}/${exerciseId} does not pass: ${answer.status()}`);
    // The first may load the engine.
    if (count > 0) taken.push(performance.now() - startedMs);
    await sleep(pauseMs);
  }
  return taken;
}
