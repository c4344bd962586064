import { type APIRequestContext, type Locator, type Page, expect } from '@playwright/test';
import type * as z from 'zod/mini';
import type {
  AskedQuestion,
  Answer as AnswerShape,
  QuizAttempt,
  QuizReview,
} from '../../../src/features/quizzes/contract.ts';
import type { Hands } from './hands.ts';

type Answer = z.infer<typeof AnswerShape>;
type Question = z.infer<typeof AskedQuestion>;
type Review = z.infer<typeof QuizReview>;
type Attempt = z.infer<typeof QuizAttempt>;
/** By the id of the question. */
type Key = ReadonlyMap<string, { readonly question: Question; readonly right: Answer }>;

/** What is right in a quiz, learnt as a learner may: from the review of a first attempt that answered nothing. */
export async function learnAnswers(asking: APIRequestContext, quiz: string): Promise<Key> {
  const { attemptId } = await begin(asking, quiz);
  const submitted = await asking.post(`/api/quiz-attempts/${attemptId}/submission`);
  const { questions } = (await submitted.json()) as Review;
  return new Map(questions.map(({ question, right }) => [question.id, { question, right }]));
}

/** Passes a quiz without its page. */
export async function passQuiz(asking: APIRequestContext, quiz: string): Promise<void> {
  const key = await learnAnswers(asking, quiz);
  const { attemptId, questions, now } = await begin(asking, quiz);
  for (const question of questions) {
    const data = { version: 1, answer: rightAs(question, key), answeredAt: now };
    const saved = await asking.put(`/api/quiz-attempts/${attemptId}/answers/${question.id}`, { data });
    expect(saved.status()).toBe(200);
  }
  const submitted = await asking.post(`/api/quiz-attempts/${attemptId}/submission`);
  expect(await submitted.json()).toMatchObject({ isPassed: true });
}

/** Takes a quiz on its page, from the start to the review, and answers everything rightly. */
export async function takeQuiz(page: Page, quiz: Locator, key: Key, hands: Hands): Promise<void> {
  const begun = page.waitForResponse(/\/attempts$/);
  await hands.press(quiz.getByRole('button', { name: /^(Start the quiz|Try again)$/ }));
  const { questions } = (await (await begun).json()) as Attempt;
  const shown = quiz.locator('fieldset fieldset');
  const next = quiz.getByRole('button', { name: 'Next questions' });
  for (let place = 0; place < questions.length;) {
    await expect(quiz.getByText(`Questions ${place + 1} to `)).toBeVisible();
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
  await expect(quiz.getByText(`${questions.length} of ${questions.length} points, 100 %.`)).toBeVisible();
}

async function begin(asking: APIRequestContext, quiz: string): Promise<Attempt> {
  const begun = await asking.post(`${quiz}/attempts`);
  expect(begun.status()).toBe(201);
  return (await begun.json()) as Attempt;
}

/** What was right then, as the options are shown now. */
function rightAs(question: Question, key: Key): Answer {
  const known = key.get(question.id);
  if (!known) throw new Error(`question ${question.id} was not asked before`);
  if (question.options.length === 0) return known.right;
  const place = (option: number | null) => question.options.indexOf(known.question.options[option ?? -1] ?? '');
  return { ...known.right, picked: known.right.picked.map(place) };
}

async function answer(field: Locator, { type }: Question, { picked, typed }: Answer, hands: Hands): Promise<void> {
  const choices = field.locator('input[type=radio], input[type=checkbox]');
  const texts = field.getByRole('textbox');
  const lists = field.getByRole('combobox');
  for (const [place, text] of typed.entries()) await hands.write(texts.nth(place), text);
  for (const [place, option] of picked.entries()) {
    if (type === 'match') await hands.pick(lists.nth(place), option ?? 0);
    // Lines count from 1.
    else if (type === 'bug') await hands.choose(choices.nth((option ?? 1) - 1));
    else if (type === 'single' || type === 'multiple') await hands.choose(choices.nth(option ?? 0));
    else throw new Error(`no hands for a question of the type ${type}`);
  }
}
