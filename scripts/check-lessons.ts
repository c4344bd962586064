/**
 * `npm run check lessons`: runs every claim of the lessons that ship, with the engines that learners use. Every
 * solution passes all its cases, no starter does, and every wrong solution fails the one that it names; every example,
 * recording and predicted output is right. Every course ends with a project and takes as long as its schedule says;
 * every recording lasts 3 to 6 minutes.
 */
import { pino } from 'pino';
import { checkDefaultContent } from '../src/app/server/default-content.ts';
import { enginesFolder } from '../src/app/server/built-site.ts';
import { contentKinds, defaultContentDir } from '../src/app/server/content-kinds.ts';
import { createEnginePool } from '../src/features/engines/server/engine-pool.ts';
import { isRunnable } from '../src/features/engines/server/printed-by.ts';
import { textAfter } from '../src/features/screencasts/timeline.ts';
import { readFolder } from '../src/platform/server/content/folder.ts';
import { startBrowserPool } from './lessons/browser-pool.ts';
import {
  type Counts,
  countFaults,
  countTable,
  lessonCounts,
  lessonSources,
  partFaults,
  sumOf,
} from './lessons/counts.ts';
import { courseFault, lengthFault } from './lessons/courses.ts';
import { type Example, examplesIn, programsIn } from './lessons/examples.ts';
import { exampleFault, failedCase, wrongFault } from './lessons/programs.ts';
import { buildIfStale } from './support/freshness.ts';

await buildIfStale();
/** Runs the programs in a browser's engines instead of the server's. */
const inBrowser = '--browser';
/** Courses to check, each optionally with one exercise: `course2`, `course2/left-for-the-month`. Without any, all. */
const chosen = process.argv.slice(2).filter((name) => name !== inBrowser);
const folder = process.env['OPVIR_CONTENT_DIR'] ?? defaultContentDir;
const { snapshot } = await checkDefaultContent(folder);
const { items } = await readFolder(folder, contentKinds);
const isChosen = (courseId: string, id?: string) =>
  chosen.length === 0 || chosen.includes(courseId) || (id !== undefined && chosen.includes(`${courseId}/${id}`));
const unknown = chosen.filter((name) => !snapshot.find(name.includes('/') ? 'exercise' : 'course', name));
if (unknown.length > 0) {
  console.error(
    `There is no course or exercise ${unknown.join(', ')}. Name them as course2 or course2/split-the-bill.`,
  );
  process.exit(2);
}
const pool = process.argv.includes(inBrowser)
  ? await startBrowserPool()
  : createEnginePool({ folder: enginesFolder, log: pino({ level: 'warn' }) });
/** Fewer show nothing about the tests. */
const wrongMin = 2;
const counts = { exercises: 0, wrong: 0, examples: 0, predictions: 0, runs: 0 };
const faults: string[] = [];
/** Number of programs per language that are shown but not run, because nothing here runs that language. */
const shownOnly = new Map<string, number>();

async function note(place: string, fault: Promise<string | null> | string | null): Promise<void> {
  const found = await fault;
  if (found !== null) faults.push(`${place}: ${found}`);
}

const courses = snapshot.list('course').filter(({ courseId }) => isChosen(courseId));
const sources = lessonSources(items);
const sums: Counts[] = [];
for (const course of courses) {
  const { courseId } = course;
  const lessons = lessonCounts(snapshot, courseId, sources);
  const whole = sumOf(courseId, lessons);
  if (chosen.length > 0) console.log(countTable([...lessons, whole]));
  sums.push(whole);
  await note(courseId, courseFault(snapshot, course));
  for (const fault of [...countFaults(courseId, lessons), ...partFaults(snapshot, courseId, sources)])
    await note(courseId, fault);
}
if (chosen.length === 0) console.log(countTable(sums));
for (const exercise of snapshot.list('exercise')) {
  if (!isChosen(exercise.courseId, exercise.exerciseId)) continue;
  const place = `${exercise.courseId}/exercises/${exercise.exerciseId}`;
  if (exercise.kind === 'question') await predict(place, exercise.question);
  if (exercise.kind !== 'code') continue;
  counts.exercises += 1;
  const { visible, hidden, solution, starter, wrong } = exercise;
  await note(`${place}, solution`, failedCase(pool, exercise, solution, [...visible, ...hidden]));
  if ((await failedCase(pool, exercise, starter, visible)) === null) faults.push(`${place}: the starter passes`);
  if (wrong.length < wrongMin) faults.push(`${place}: has ${wrong.length} wrong solutions, not ${wrongMin}`);
  for (const one of wrong) await note(`${place}, "${one.name}"`, wrongFault(pool, exercise, one));
  counts.wrong += wrong.length;
}
for (const { courseId, lessonId, questions } of snapshot.list('quiz'))
  if (isChosen(courseId))
    for (const question of questions) await predict(`${courseId}/quizzes/${lessonId}, ${question.id}`, question);
for (const { kind, path, source } of items) {
  if (kind !== 'lesson' || !isChosen(path.split('/')[1] ?? '')) continue;
  const text = source.replace(/^---\n[\s\S]*?\n---\n/, '');
  for (const language of programsIn(text)) if (!isRunnable(language)) showOnly(language);
  for (const example of examplesIn(text)) {
    counts.examples += 1;
    await note(path, exampleFault(pool, example, path));
  }
}
const casts = snapshot.list('cast').filter(({ courseId }) => isChosen(courseId));
for (const cast of casts) {
  const { courseId, castId, language, steps } = cast;
  const place = `${courseId}/casts/${castId}`;
  // Each spoken text is the caption until the next one, and all of them are the transcript.
  if (steps[0]?.act !== 'say') faults.push(`${place}: starts in silence, so its first caption is empty`);
  await note(place, lengthFault(cast));
  if (!isRunnable(language)) showOnly(language);
  let code = '';
  for (const step of steps) {
    code = textAfter(step, code) ?? code;
    if (step.act !== 'run') continue;
    counts.runs += 1;
    await note(place, exampleFault(pool, { language, code, output: step.output }, place));
  }
}
pool.stop();
console.log(
  `${counts.exercises} exercises: their solutions pass, their starters and ${counts.wrong} wrong solutions fail; ${counts.examples} examples, ${counts.runs} runs in ${casts.length} recordings and ${counts.predictions} predictions print what they claim. ${courses.length} courses end with a project and take as long as they say.`,
);
const kinds = [...shownOnly].map(([language, count]) => `${count} in ${language}`);
console.log(`Cannot run here, so nothing checks them: ${kinds.join(', ') || 'none'}.`);
for (const fault of faults) console.error(fault);
process.exitCode = faults.length === 0 ? 0 : 1;

async function predict(place: string, question: { readonly type: string }): Promise<void> {
  if (!isPrediction(question)) return;
  if (!isRunnable(question.language)) return showOnly(question.language);
  counts.predictions += 1;
  await note(place, exampleFault(pool, question, place));
}

function showOnly(language: string): void {
  shownOnly.set(language, (shownOnly.get(language) ?? 0) + 1);
}

function isPrediction(question: object): question is Example {
  return 'type' in question && question.type === 'predict';
}
