import { randomUUID } from 'node:crypto';
import { type APIRequestContext, type Locator, type Page, expect } from '@playwright/test';
import type * as z from 'zod/mini';
import { defaultContentDir } from '../../../src/app/server/content-kinds.ts';
import { readDefaultContent } from '../../../src/app/server/default-content.ts';
import type { PresentedQuestion, Answer as AnswerShape, QuizAttempt } from '../../../src/features/quizzes/contract.ts';
import { rightAnswer } from '../../../src/features/quizzes/server/grade.ts';
import type { Hands } from './hands.ts';

type Answer = z.infer<typeof AnswerShape>;
type Question = z.infer<typeof PresentedQuestion>;
type Attempt = z.infer<typeof QuizAttempt>;
/** Right answers by question id, with the options in the author's order. */
type Key = ReadonlyMap<string, { readonly options: readonly string[]; readonly right: Answer }>;

let content: ReturnType<typeof readDefaultContent> | undefined;

/** Right answers of a shipped quiz; learners see them only once they have passed. */
export async function answersTo(courseId: string, lessonId: string): Promise<Key> {
  content ??= readDefaultContent(defaultContentDir);
  const quiz = (await content).find('quiz', `${courseId}/${lessonId}`);
  if (!quiz) throw new Error(`${courseId}/${lessonId} has no quiz`);
  return new Map(quiz.questions.map((question) => [question.id, { ...question, right: rightAnswer(question) }]));
}

/** Answers a shipped question between the texts of a lesson; returns false for an exercise of another kind. */
export async function answerQuestion(
  asking: APIRequestContext,
  courseId: string,
  exerciseId: string,
): Promise<boolean> {
  content ??= readDefaultContent(defaultContentDir);
  const exercise = (await content).find('exercise', `${courseId}/${exerciseId}`);
  if (exercise?.kind !== 'question') return false;
  const path = `/api/courses/${courseId}/exercises/${exerciseId}`;
  const shown = (await (await asking.get(path)).json()) as { task: { question: Question } };
  const key = new Map([[shown.task.question.id, { ...exercise.question, right: rightAnswer(exercise.question) }]]);
  const answer = rightAs(shown.task.question, key);
  const data = { userId: null, key: randomUUID(), answer, clientAt: Date.now(), device: null };
  const answered = await asking.post(`${path}/answers`, { data });
  expect(answered.status(), exerciseId).toBe(201);
  return true;
}

/** Submits an attempt without answers. */
export async function failQuiz(asking: APIRequestContext, quiz: string): Promise<void> {
  const { attemptId } = await begin(asking, quiz);
  const submitted = await asking.post(`/api/quiz-attempts/${attemptId}/submission`);
  expect(await submitted.json()).toMatchObject({ isPassed: false });
}

/** Passes a quiz without its page. */
export async function passQuiz(asking: APIRequestContext, quiz: string, key: Key): Promise<void> {
  const { attemptId, questions, now } = await begin(asking, quiz);
  for (const question of questions) {
    const data = { version: 1, answer: rightAs(question, key), answeredAt: now };
    const saved = await asking.put(`/api/quiz-attempts/${attemptId}/answers/${question.id}`, { data });
    expect(saved.status()).toBe(200);
  }
  const submitted = await asking.post(`/api/quiz-attempts/${attemptId}/submission`);
  expect(await submitted.json()).toMatchObject({ isPassed: true });
}

/** Takes a quiz on its page, from the start to the review, and answers everything correctly. */
export async function takeQuiz(page: Page, quiz: Locator, key: Key, hands: Hands): Promise<void> {
  const begun = page.waitForResponse(/\/attempts$/);
  await hands.press(quiz.getByRole('button', { name: /^(Start the quiz|Try again)$/ }));
  const { questions } = (await (await begun).json()) as Attempt;
  const shown = quiz.locator('fieldset fieldset');
  const next = quiz.getByRole('button', { name: 'Next questions' });
  for (let place = 0; place < questions.length;) {
    await expect(quiz.getByText(new RegExp(`^Questions? ${place + 1} .*of \\d+$`))).toBeVisible();
    const fields = await shown.all();
    for (const field of fields) {
      const question = questions[place]!;
      await answer(field, question, rightAs(question, key), hands);
      place += 1;
    }
    await expect(quiz.getByText(/^Saved \d\d:\d\d:\d\d$/)).toHaveCount(fields.length);
    if (place < questions.length) await hands.press(next);
  }
  await hands.press(quiz.getByRole('button', { name: 'Submit the quiz' }));
  await expect(quiz.getByText(`${questions.length} of ${questions.length} points, 100%.`)).toBeVisible();
}

async function begin(asking: APIRequestContext, quiz: string): Promise<Attempt> {
  const begun = await asking.post(`${quiz}/attempts`);
  expect(begun.status()).toBe(201);
  return (await begun.json()) as Attempt;
}

/** Right answer, with indexes into the options as shown. */
export function rightAs(question: Question, key: Key): Answer {
  const known = key.get(question.id);
  if (!known) throw new Error(`the content has no question ${question.id}`);
  if (question.options.length === 0) return known.right;
  const place = (option: number | null) => question.options.indexOf(known.options[option ?? -1] ?? '');
  return { ...known.right, picked: known.right.picked.map(place) };
}

/** Answers a question on its page. */
export async function answer(
  field: Locator,
  { type }: Question,
  { picked, typed }: Answer,
  hands: Hands,
): Promise<void> {
  const choices = field.locator('input[type=radio], input[type=checkbox]');
  const texts = field.getByRole('textbox');
  const lists = field.getByRole('combobox');
  for (const [place, text] of typed.entries()) await hands.write(texts.nth(place), text);
  if (type === 'order') return putInOrder(field, picked, hands);
  // Tab goes from one to the next.
  const inOrder = type === 'multiple' ? picked.toSorted((a, b) => (a ?? 0) - (b ?? 0)) : picked;
  for (const [place, option] of inOrder.entries()) {
    if (type === 'match') await hands.pick(lists.nth(place), option ?? 0);
    // Lines count from 1.
    else if (type === 'bug') await hands.choose(choices.nth((option ?? 1) - 1));
    else if (type === 'single' || type === 'multiple') await hands.choose(choices.nth(option ?? 0));
    else throw new Error(`no hands for a question of the type ${type}`);
  }
}

/** Moves lines up until they are in the order of `picked`, which holds places of the lines as shown first. */
async function putInOrder(field: Locator, picked: Answer['picked'], hands: Hands): Promise<void> {
  const shown = picked.map((_, place) => place);
  for (const [place, line] of picked.entries()) {
    for (let at = shown.indexOf(line ?? 0); at > place; at -= 1) {
      await hands.press(field.getByRole('button', { name: /^Move up: / }).nth(at));
      shown.splice(at - 1, 2, shown[at]!, shown[at - 1]!);
    }
  }
}
