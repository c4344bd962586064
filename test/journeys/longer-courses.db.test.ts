import { describe, expect, test } from 'vitest';
import { defaultContentDir } from '../../src/app/server/content-kinds.ts';
import { structureOf } from '../../src/app/server/course-structure.ts';
import { readDefaultContent } from '../../src/app/server/default-content.ts';
import { type SignedUp, appForThisFile } from '../support/app.ts';
import { type EarlierCourse, earlierContent, earlierCourses } from '../support/earlier-content.ts';
import {
  answerRightly,
  earlierLearner,
  earnedBy,
  gradeFully,
  handIn,
  noteText,
  passCourse,
  passSome,
  startQuiz,
  submitQuiz,
  workOf,
} from '../support/earlier-learners.ts';
import { eventually } from '../support/eventually.ts';
import { prepareEngines } from '../support/exercise-course.ts';
import { operateForJson } from '../support/operator.ts';

// A site has the shipped courses as they were before they became longer, with learners at every stage, and imports the
// longer ones. Each learner is in all courses.

const publicUrl = 'https://learn.example.org';
const app = await appForThisFile({ settings: { contentDir: earlierContent().path, publicUrl, rateLimits: false } });
await prepareEngines();
const teacher = await app.signedUpAs('teacher');
const [enrolled, begun, busy, finished] = [
  await earlierLearner(app),
  await earlierLearner(app),
  await earlierLearner(app),
  await earlierLearner(app),
];
for (const course of earlierCourses) {
  await passSome(begun, teacher, course);
  await passCourse(finished, teacher, course);
}

const tasksOf = ({ exercises }: EarlierCourse, kind: string) => exercises.filter((each) => each.kind === kind);
const sum = (tasks: readonly { readonly points: number }[]) => tasks.reduce((total, { points }) => total + points, 0);

/** One quiz of each course is in progress, and no assignment is graded. */
const attempts = await Promise.all(
  earlierCourses.map(async (course) => {
    const { id, quiz } = course.lessons.at(-1)!;
    const { attemptId } = await startQuiz(busy, course.courseId, id);
    await answerRightly(busy, attemptId, quiz.slice(0, 2));
    return { course, quiz, attempt: await attemptOf(attemptId) };
  }),
);
const assignments = earlierCourses.flatMap((course) => tasksOf(course, 'hand-in').map((task) => ({ course, ...task })));
const waiting = await Promise.all(
  assignments.map(async (each) => ({ ...each, handInId: await handIn(busy, each.course.courseId, each.id) })),
);

async function attemptOf(attemptId: string) {
  const attempt = await busy.browser.call('GET /api/quiz-attempts/{attemptId}', { params: { attemptId } });
  return { ...attempt, now: 0 };
}

/** Progress and work of a learner, by course. */
async function recordsOf(learner: SignedUp) {
  const courses = earlierCourses.map(async (course) => {
    const [earned, work] = [await earnedBy(learner, course), await workOf(learner, course)];
    return [course.courseId, { earned, work }] as const;
  });
  return new Map(await Promise.all(courses));
}

const certificatesOf = async ({ browser }: SignedUp) => (await browser.call('GET /api/certificates', {})).items;
const credentialOf = async (id: string) => (await app.app.inject(`/api/certificates/${id}/credential.json`)).payload;

const before = {
  begun: await recordsOf(begun),
  finished: await recordsOf(finished),
  certificates: await certificatesOf(finished),
};
const certificateIds = before.certificates.map(({ id }) => id);
/** The other certificates are signed only after the import. */
const signedBefore = await credentialOf(certificateIds[0]!);

await operateForJson(app, 'content', 'import', defaultContentDir, '--yes');
const shipped = await readDefaultContent(defaultContentDir);
const findStructure = structureOf({ current: () => shipped });
await eventually('the longer courses', async () => {
  const params = { courseId: 'course1' };
  const { structure } = await enrolled.browser.call('GET /api/courses/{courseId}/progress', { params });
  return structure.exercises.length === findStructure('course1')?.exercises.length;
});
await app.workIsDone();

function kindOf(courseId: string, exerciseId: string) {
  const exercise = shipped.find('exercise', `${courseId}/${exerciseId}`);
  return exercise?.kind === 'code' ? exercise.language : exercise?.kind;
}

test.each(earlierCourses)('$courseId still has each lesson, exercise and quiz', ({ courseId, lessons, exercises }) => {
  const structure = findStructure(courseId)!;
  const shippedLessons = structure.chapters.flatMap((chapter) => chapter.lessons).filter(({ hasQuiz }) => hasQuiz);
  const lessonIds = shippedLessons.map(({ lessonId }) => lessonId);
  expect(lessonIds).toEqual(expect.arrayContaining(lessons.map(({ id }) => id)));
  const shippedTasks = structure.exercises.map(({ exerciseId: id }) => ({ id, kind: kindOf(courseId, id) }));
  expect(shippedTasks).toEqual(expect.arrayContaining(exercises.map(({ id, kind }) => ({ id, kind }))));
});

describe('after the import of the longer courses', () => {
  test('a learner who had only enrolled is enrolled, and has done nothing', async () => {
    for (const course of earlierCourses) {
      const earned = await earnedBy(enrolled, course);
      expect(earned).toMatchObject({ points: 0, completedAt: null });
      expect(earned.lessons.size + earned.exercises.size + earned.quizzes.size).toBe(0);
    }
  });

  test('a learner who had done a part has the same points, lessons, code and notes', async () => {
    for (const { courseId, lessons } of earlierCourses) {
      const { earned, work } = before.begun.get(courseId)!;
      const passed = lessons.slice(0, 2).map(({ exercises }) => exercises[0]!);
      expect(earned.points).toBe(sum(passed));
      expect([...earned.lessons.keys()]).toContain(lessons[0]!.id);
      expect(work.notes).toEqual(new Map(lessons.map(({ id }) => [id, noteText])));
      expect(work.answers.map(({ status }) => status)).not.toContain(404);
    }
    expect(await recordsOf(begun)).toEqual(before.begun);
  });

  test('a learner who had completed the courses has the same points, completions and valid certificates', async () => {
    for (const { courseId, lessons, exercises } of earlierCourses) {
      const { earned } = before.finished.get(courseId)!;
      expect(earned).toMatchObject({ points: sum(exercises), completedAt: expect.any(Number) as number });
      const counts = [earned.lessons.size, earned.exercises.size, earned.quizzes.size];
      expect(counts).toEqual([lessons.length, exercises.length, lessons.length]);
    }
    expect(await recordsOf(finished)).toEqual(before.finished);
    expect(certificateIds).toHaveLength(earlierCourses.length);
    expect(await certificatesOf(finished)).toEqual(before.certificates);
    expect(await credentialOf(certificateIds[0]!)).toBe(signedBefore);
    for (const id of certificateIds)
      for (const content of [`${publicUrl}/certificates/${id}`, await credentialOf(id)]) {
        const body = { content, encoding: 'text' } as const;
        expect(await app.browser().call('POST /api/verifications', { body })).toMatchObject({ verdict: 'valid' });
      }
  });

  test('a quiz attempt in progress has its questions and answers, and can be submitted and passed', async () => {
    for (const { course, quiz, attempt } of attempts) {
      const { attemptId, lessonId } = attempt;
      expect(attempt.answers).toHaveLength(2);
      expect(await attemptOf(attemptId)).toEqual(attempt);
      await answerRightly(busy, attemptId, quiz.slice(2));
      expect(await submitQuiz(busy, attemptId)).toMatchObject({ percent: 100, isPassed: true });
      expect((await earnedBy(busy, course)).quizzes.get(lessonId)).toMatchObject({ percent: 100, isPassed: true });
    }
  });

  test('an assignment that waits for its grade can be graded', async () => {
    expect(waiting.map(({ course }) => course.courseId)).toEqual(['course3', 'course4']);
    for (const { course, id, points, handInId } of waiting) {
      await gradeFully(teacher, handInId);
      expect((await earnedBy(busy, course)).exercises.get(id)).toMatchObject({ points, isPassed: true });
    }
  });

  test('all answered questions that a course still has come back for review', async () => {
    const cards = earlierCourses.flatMap((course) => [
      ...tasksOf(course, 'question'),
      ...course.lessons.flatMap(({ id, quiz }) => {
        const { questions } = shipped.find('quiz', `${course.courseId}/${id}`)!;
        return questions.filter((question) => quiz.includes(question.id));
      }),
    ]);
    const review = await finished.browser.call('GET /api/review', { query: { zone: 'UTC' } });
    expect(review.cards).toBe(cards.length);
  });

  test('teachers see the same points, completions and counts', async () => {
    for (const { courseId, lessons, exercises } of earlierCourses) {
      const params = { courseId, userId: finished.uid };
      const { progress } = await teacher.browser.call('GET /api/courses/{courseId}/learners/{userId}', { params });
      const { points, completedAt } = before.finished.get(courseId)!.earned;
      expect(progress).toMatchObject({ points, completedAt });
      const figures = await teacher.browser.call('GET /api/courses/{courseId}/figures', { params: { courseId } });
      expect(figures).toMatchObject({ enrolled: 4, completed: 1 });
      const done = (items: readonly { done: number }[]) => items.filter((each) => each.done > 0).length;
      expect([done(figures.lessons), done(figures.exercises)]).toEqual([lessons.length, exercises.length]);
    }
  });
});
