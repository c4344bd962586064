import type { SignedUp, TestApp } from './app.ts';
import {
  type EarlierCourse,
  type EarlierExercise,
  earlierCourses,
  rightAnswer,
  rightFiles,
} from './earlier-content.ts';

/** Acts of learners and their teacher in the courses of `earlierContent`, all through the API. */

export const noteText = 'Read this again.';
const fromNowhere = { clientAt: null, device: null };

/** Creates a learner who is enrolled in all courses and can get certificates. */
export async function earlierLearner(app: TestApp): Promise<SignedUp> {
  const user = await app.signedUp();
  await app.confirmAddress(user.uid);
  const { browser, uid, email } = user;
  await browser.call('PUT /api/users/{uid}', { params: { uid }, body: { name: 'Ada Lovelace', email } });
  for (const { courseId } of earlierCourses) await browser.call('POST /api/enrolments', { body: { courseId } });
  return user;
}

/** Submits a link for an assignment, and returns the submission's id. */
export async function handIn({ browser }: SignedUp, courseId: string, exerciseId: string): Promise<string> {
  const request = { params: { courseId, exerciseId }, body: { link: 'https://example.org/work', note: '' } };
  return (await browser.call('POST /api/courses/{courseId}/exercises/{exerciseId}/hand-in-links', request)).id;
}

/** Gives all points of an assignment. */
export async function gradeFully({ browser }: SignedUp, handInId: string): Promise<void> {
  const params = { handInId };
  const { task } = await browser.call('GET /api/hand-ins/{handInId}', { params });
  if (!task) throw new Error('the course no longer has this assignment');
  const scores = task.rubric.map(({ points }) => points);
  const body = { taskVersion: task.version, scores, comment: 'Well done.' };
  await browser.call('PUT /api/hand-ins/{handInId}/grade', { params, body });
}

async function pass(learner: SignedUp, teacher: SignedUp, courseId: string, exercise: EarlierExercise): Promise<void> {
  if (exercise.kind === 'hand-in') {
    await gradeFully(teacher, await handIn(learner, courseId, exercise.id));
    return;
  }
  const params = { courseId, exerciseId: exercise.id };
  const common = { key: crypto.randomUUID(), ...fromNowhere };
  const files = rightFiles(exercise);
  if (files) {
    const body = { ...common, files };
    await learner.browser.call('POST /api/courses/{courseId}/exercises/{exerciseId}/submissions', { params, body });
  } else {
    const body = { ...common, answer: rightAnswer };
    await learner.browser.call('POST /api/courses/{courseId}/exercises/{exerciseId}/answers', { params, body });
  }
}

export function startQuiz({ browser }: SignedUp, courseId: string, lessonId: string) {
  return browser.call('POST /api/courses/{courseId}/quizzes/{lessonId}/attempts', { params: { courseId, lessonId } });
}

export async function answerRightly({ browser }: SignedUp, attemptId: string, ids: readonly string[]): Promise<void> {
  for (const questionId of ids) {
    const body = { version: 1, answer: rightAnswer, answeredAt: Date.now() };
    const params = { attemptId, questionId };
    await browser.call('PUT /api/quiz-attempts/{attemptId}/answers/{questionId}', { params, body });
  }
}

export function submitQuiz({ browser }: SignedUp, attemptId: string) {
  return browser.call('POST /api/quiz-attempts/{attemptId}/submission', { params: { attemptId } });
}

/** Passes every exercise and quiz of a course. */
export async function passCourse(learner: SignedUp, teacher: SignedUp, { courseId, lessons }: EarlierCourse) {
  for (const { id, exercises, quiz } of lessons) {
    for (const exercise of exercises) await pass(learner, teacher, courseId, exercise);
    const { attemptId } = await startQuiz(learner, courseId, id);
    await answerRightly(learner, attemptId, quiz);
    await submitQuiz(learner, attemptId);
  }
}

/** Passes the first exercise of two lessons and marks the first lesson as done; leaves code and notes everywhere. */
export async function passSome(learner: SignedUp, teacher: SignedUp, { courseId, lessons, exercises }: EarlierCourse) {
  const { browser } = learner;
  const event = { kind: 'lesson-done', key: crypto.randomUUID(), subject: lessons[0]!.id, version: 'v1' } as const;
  const events = { userId: null, device: null, events: [{ ...event, clientAt: null }] };
  await browser.call('POST /api/courses/{courseId}/learning-events', { params: { courseId }, body: events });
  for (const { exercises: tasks } of lessons.slice(0, 2)) await pass(learner, teacher, courseId, tasks[0]!);
  for (const { id: lessonId } of lessons) {
    const params = { courseId, lessonId };
    const body = { text: noteText, version: 0 };
    await browser.call('PUT /api/courses/{courseId}/lessons/{lessonId}/note', { params, body });
  }
  for (const exercise of exercises) {
    const files = rightFiles(exercise);
    const params = { courseId, exerciseId: exercise.id };
    const body = { base: 0, files: files ?? {} };
    if (files) await browser.call('PUT /api/courses/{courseId}/exercises/{exerciseId}/draft', { params, body });
  }
}

/** Everything in a learner's progress that a longer course must leave as it is. */
export async function earnedBy({ browser }: SignedUp, { courseId }: EarlierCourse) {
  const { progress } = await browser.call('GET /api/courses/{courseId}/progress', { params: { courseId } });
  const { lessons, exercises, quizzes, former, points, completedAt } = progress;
  const done = lessons.filter(({ state }) => state === 'done');
  return {
    lessons: new Map(done.map(({ lessonId, doneKeys }) => [lessonId, doneKeys])),
    exercises: new Map(exercises.filter(({ attempts }) => attempts > 0).map((each) => [each.exerciseId, each])),
    quizzes: new Map(quizzes.filter(({ attempts }) => attempts > 0).map((each) => [each.quizId, each])),
    former,
    points,
    completedAt,
  };
}

/** Everything that a learner can read of their own work in a course: code, submissions, quiz attempts and notes. */
export async function workOf({ browser }: SignedUp, { courseId, lessons, exercises }: EarlierCourse) {
  const at = `/api/courses/${courseId}`;
  const addresses = exercises.flatMap((each) => {
    const own = `${at}/exercises/${each.id}`;
    if (rightFiles(each)) return [`${own}/draft`, `${own}/submissions`];
    return each.kind === 'hand-in' ? [`${own}/hand-ins`] : [];
  });
  const answers = await Promise.all(addresses.map((url) => browser.send('GET', url)));
  const quizzes = lessons.map(({ id: lessonId }) =>
    browser.call('GET /api/courses/{courseId}/quizzes/{lessonId}', { params: { courseId, lessonId } }),
  );
  const { items } = await browser.call('GET /api/courses/{courseId}/notes', { params: { courseId } });
  return {
    answers: answers.map(({ status, body }) => ({ status, body })),
    attempts: (await Promise.all(quizzes)).map(({ past, runningId }) => ({ past, runningId })),
    notes: new Map(items.map(({ lessonId, text }) => [lessonId, text])),
  };
}
