import { expect, test } from 'vitest';
import { MadeField, madeJsonOf } from './made-field.ts';

const questions = [{ textHtml: '<p>“Zoë” \u2028 🎓</p>' }, { textHtml: '' }];

test('an answer of a field that was made before is read as any other, and sent as it is', () => {
  const field = new MadeField('questions', questions);
  const answer = field.with({ id: 'one', name: 'Zoë', answers: [] });
  const whole = { questions, id: 'one', name: 'Zoë', answers: [] };
  expect({ ...answer }).toEqual(whole);
  expect(JSON.parse(String(madeJsonOf(answer)))).toEqual(whole);
  expect(field.sizeBytes).toBeGreaterThan(JSON.stringify(questions).length);
});

test('no answer changes one that was made of the same field before, and any fits', () => {
  const field = new MadeField('questions', questions);
  const rests = [{ id: 'one' }, { id: 'another' }, { id: 'long', text: 'ü'.repeat(400) }];
  const answers = rests.map((rest) => field.with({ ...rest }));
  const long = new MadeField('questions', questions).with({ text: 'ü'.repeat(400) });
  expect(answers.map((answer): unknown => JSON.parse(String(madeJsonOf(answer))))).toEqual(
    rests.map((rest) => ({ questions, ...rest })),
  );
  expect(JSON.parse(String(madeJsonOf(long)))).toEqual({ questions, text: 'ü'.repeat(400) });
});

test('any other answer has none', () => {
  for (const answer of [null, undefined, 'text', 7, [], {}]) expect(madeJsonOf(answer)).toBeUndefined();
  expect(() => new MadeField('questions', []).with({})).toThrow(/another field/);
});
