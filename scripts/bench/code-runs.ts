import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import { structureOf } from '../../src/app/server/course-structure.ts';
import type { ContentSnapshot } from '../../src/platform/server/content/snapshot.ts';
import type { ContentTypes } from '../../src/platform/server/content/kinds.ts';
import type { Language } from '../../src/features/engines/run.ts';
import { inTurn } from './figure.ts';

export type CodeExercise = Extract<ContentTypes['exercise'], { kind: 'code' }>;

const ofEach = 3;
/** Uncounted runs: the first loads the engine, the next ones let it settle. */
const warmUpRuns = 3;
const countedRuns = 10;
const countedVerdicts = 5;
/** Pause between two actions of a learner, long enough for the engine to prepare the next run. */
const pauseMs = 200;

/** Exercises of a language with the most cases, which take the longest to grade. */
export function largestExercises(content: ContentSnapshot, language: Language): readonly CodeExercise[] {
  const casesOf = ({ visible, hidden }: CodeExercise) => visible.length + hidden.length;
  const all = content.list('exercise').filter((each) => each.kind === 'code');
  return all
    .filter((each) => each.language === language)
    .toSorted((one, other) => casesOf(other) - casesOf(one))
    .slice(0, ofEach);
}

/** Path of the page with an exercise. */
export function pageOf(content: ContentSnapshot, { courseId, exerciseId }: CodeExercise): string {
  const { chapters = [] } = structureOf({ current: () => content })(courseId) ?? {};
  const lessons = chapters.flatMap((chapter) => chapter.lessons);
  const lesson = lessons.find(({ exerciseIds }) => exerciseIds.includes(exerciseId));
  if (!lesson) throw new Error(`${courseId}/${exerciseId} stands in no lesson`);
  return `/course/${courseId}/learn/${lesson.lessonId}`;
}

/** Enrolls the signed-in user and stores the solution as their draft. */
export async function begin(request: APIRequestContext, exercise: CodeExercise): Promise<void> {
  const { courseId, exerciseId, solution } = exercise;
  await request.post('/api/enrolments', { data: { courseId }, failOnStatusCode: true });
  const draft = `/api/courses/${courseId}/exercises/${exerciseId}/draft`;
  await request.put(draft, { data: { base: 0, files: solution }, failOnStatusCode: true });
}

/** Measures the time from each press on Run to its result on the page, in milliseconds. */
export async function runsInBrowser(page: Page, path: string, { title }: CodeExercise): Promise<number[]> {
  await page.goto(path);
  const part = page.getByRole('region', { name: title, exact: true });
  const run = part.getByRole('button', { name: 'Run', exact: true });
  await run.scrollIntoViewIfNeeded();
  await part.locator('.cm-content').waitFor();
  const turns = { taken: () => run.evaluate(pressUntilDone), pause: () => sleep(pauseMs) };
  const { taken } = await inTurn(warmUpRuns + countedRuns, turns);
  const allPass = part.getByText(/^(\d+) of \1 tests? pass(es)?\./);
  if (!(await allPass.isVisible())) throw new Error(`"${title}" did not run to its end`);
  return taken.slice(warmUpRuns);
}

/** Runs in the page. The button is Stop until the result is shown. */
function pressUntilDone(button: Element): Promise<number> {
  return new Promise((resolve) => {
    const startedMs = performance.now();
    let wasBusy = false;
    const observer = new MutationObserver(() => {
      const isBusy = button.textContent === 'Stop';
      wasBusy ||= isBusy;
      if (!wasBusy || isBusy) return;
      observer.disconnect();
      resolve(performance.now() - startedMs);
    });
    observer.observe(button, { childList: true, characterData: true, subtree: true });
    (button as HTMLElement).click();
  });
}

/** Measures the server's time to grade the solution with all its cases, in milliseconds. */
export async function submissionTimes(
  request: APIRequestContext,
  { courseId, exerciseId, solution }: CodeExercise,
): Promise<number[]> {
  async function submit(): Promise<number> {
    const data = { key: randomUUID(), files: solution, clientAt: null, device: null };
    const startedMs = performance.now();
    const answer = await request.post(`/api/courses/${courseId}/exercises/${exerciseId}/submissions`, { data });
    const { isPassed } = (await answer.json()) as { isPassed?: boolean };
    if (!isPassed) throw new Error(`the solution of ${courseId}/${exerciseId} does not pass: ${answer.status()}`);
    return performance.now() - startedMs;
  }
  const { taken } = await inTurn(1 + countedVerdicts, { taken: submit, pause: () => sleep(pauseMs) });
  // The first may load the engine.
  return taken.slice(1);
}
