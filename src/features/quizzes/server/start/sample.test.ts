import { expect, test } from 'vitest';
import type { Quiz } from '../content.ts';
import { questionSampling } from './sample.ts';

const question = (id: string) => ({
  id,
  type: 'number' as const,
  answer: 1,
  tolerance: 0,
  feedback: '',
  textHtml: `<p>${id}</p>`,
  options: [],
  leftsHtml: [],
  feedbackHtml: [''],
});

function quizOf(version: string, lessonId = 'lesson', count = 5): Quiz {
  const questions = Array.from({ length: count }, (_, place) => question(`q${place}`)) as unknown as Quiz['questions'];
  const rules = { passPercent: 50, attempts: 2, review: 'after-each', minutes: null, draw: 3 } as unknown as Quiz;
  return { ...rules, courseId: 'course', lessonId, version, questions };
}

function draws() {
  const seeds: string[] = [];
  return {
    seeds,
    ...questionSampling(() => {
      seeds.push(`seed ${seeds.length}`);
      return seeds.at(-1)!;
    }),
  };
}

test('what was drawn ahead is asked once, and only of the one it was drawn for', () => {
  const { seeds, prepare, take } = draws();
  prepare('anna', quizOf('v1'));
  prepare('anna', quizOf('v1'));
  expect(seeds).toHaveLength(1);
  expect(take('ben', quizOf('v1')).seed).toBe('seed 1');
  expect(take('anna', quizOf('v1', 'another')).seed).toBe('seed 2');
  const sampled = take('anna', quizOf('v1'));
  expect(sampled).toMatchObject({ seed: 'seed 0', version: 'v1' });
  expect(sampled.questionIds).toHaveLength(3);
  expect(sampled.questions.with({ now: 1 }).questions.map(({ id }) => id)).toEqual(sampled.questionIds);
  expect(take('anna', quizOf('v1')).seed).toBe('seed 3');
});

test('of a quiz that has changed meanwhile it is drawn anew', () => {
  const { prepare, take } = draws();
  prepare('anna', quizOf('v1'));
  expect(take('anna', quizOf('v2', 'lesson', 4))).toMatchObject({ version: 'v2', seed: 'seed 1' });
  prepare('anna', quizOf('v1'));
  prepare('anna', quizOf('v2'));
  expect(take('anna', quizOf('v2'))).toMatchObject({ version: 'v2', seed: 'seed 3' });
});
