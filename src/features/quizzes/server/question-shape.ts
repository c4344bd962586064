import * as z from 'zod/mini';
import { lineOf, textOf } from '../../../platform/contract/text.ts';

const textMaxLength = 4000;
const lineMaxLength = 200;
const linesMax = 8;
const Line = lineOf(lineMaxLength);
const Text = textOf(textMaxLength);
/** Text with significant leading spaces: a line of code, or output of a program. */
const Verbatim = z.string().check(z.minLength(1), z.maxLength(textMaxLength));

const Choice = z.strictObject({ text: Text, correct: z._default(z.boolean(), false), feedback: Text });
const Choices = z.array(Choice).check(z.minLength(2), z.maxLength(linesMax));
const Code = { language: Line, code: Verbatim };
/** Required in a quiz: learners' answers are stored under it. */
const id = z.optional(
  z.string().check(z.regex(/^[a-z0-9-]{1,64}$/, 'must contain only lowercase letters, digits and hyphens')),
);

const aboutQuestion = {
  id,
  /** Id of the lesson's section that teaches it; only in a quiz. */
  section: z.optional(z.string().check(z.minLength(1), z.maxLength(lineMaxLength))),
  /** Shown after a wrong answer, as long as the explanation is withheld. */
  hint: z.optional(Text),
};

/** Absent: case-sensitive if the answer is code. */
const ignoreCase = z.optional(z.boolean());

/** Question as its author writes it; docs/content.md describes each type. */
export const Question = z.discriminatedUnion('type', [
  z.strictObject({ ...aboutQuestion, type: z.literal('single'), text: Text, choices: Choices }),
  z.strictObject({ ...aboutQuestion, type: z.literal('multiple'), text: Text, choices: Choices }),
  z.strictObject({
    ...aboutQuestion,
    type: z.literal('number'),
    text: Text,
    answer: z.number(),
    tolerance: z._default(z.number().check(z.gte(0)), 0),
    feedback: Text,
  }),
  z.strictObject({
    ...aboutQuestion,
    type: z.literal('text'),
    text: Text,
    accept: z.array(Line).check(z.minLength(1)),
    ignoreCase,
    feedback: Text,
  }),
  z.strictObject({
    ...aboutQuestion,
    type: z.literal('match'),
    text: Text,
    pairs: z.array(z.strictObject({ left: Text, right: Text })).check(z.minLength(2), z.maxLength(linesMax)),
    feedback: Text,
  }),
  z.strictObject({
    ...aboutQuestion,
    type: z.literal('order'),
    text: Text,
    lines: z.array(Verbatim).check(z.minLength(2), z.maxLength(linesMax)),
    feedback: Text,
  }),
  z.strictObject({
    ...aboutQuestion,
    type: z.literal('fill'),
    text: Text,
    blanks: z.array(z.array(Line).check(z.minLength(1))).check(z.minLength(1)),
    ignoreCase,
    feedback: Text,
  }),
  z.strictObject({
    ...aboutQuestion,
    type: z.literal('predict'),
    text: z.optional(Text),
    ...Code,
    output: Verbatim,
    feedback: Text,
  }),
  z.strictObject({
    ...aboutQuestion,
    type: z.literal('bug'),
    text: Text,
    ...Code,
    line: z.int().check(z.gte(1)),
    feedback: Text,
  }),
]);
export type Question = z.output<typeof Question>;

/** Faults that the shape cannot express, each with the key that has it. */
export function questionFaults(question: Question): readonly { readonly at: string; readonly message: string }[] {
  const { type } = question;
  if (type === 'single' || type === 'multiple') {
    const right = question.choices.filter(({ correct }) => correct).length;
    if (type === 'single' && right !== 1)
      return [{ at: 'choices', message: `${right} choices are marked right: mark exactly one` }];
    return right === 0 ? [{ at: 'choices', message: 'no choice is right' }] : [];
  }
  if (type === 'fill') {
    const places = [...question.text.matchAll(/\[\[(\d+)\]\]/g)].map(([, number]) => Number(number));
    const isInOrder = places.every((number, index) => number === index + 1);
    if (isInOrder && places.length === question.blanks.length) return [];
    return [{ at: 'text', message: 'the blanks [[1]], [[2]] … do not match "blanks" in number and order' }];
  }
  if (type === 'order' && new Set(question.lines).size < question.lines.length)
    return [{ at: 'lines', message: 'two lines are the same' }];
  if (type === 'match' && new Set(question.pairs.map(({ right }) => right)).size < question.pairs.length)
    return [{ at: 'pairs', message: 'two have the same right side' }];
  if (type === 'bug' && question.line > question.code.trimEnd().split('\n').length)
    return [{ at: 'line', message: 'the code has no such line' }];
  return [];
}
