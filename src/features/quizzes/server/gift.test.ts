import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readGift } from './gift.ts';
import { quizOfGift } from './gift-quiz.ts';

const only = (source: string) => {
  const { questions, notes } = readGift(source);
  expect(notes).toEqual([]);
  expect(questions).toHaveLength(1);
  return questions[0];
};

describe('the questions of a GIFT file', () => {
  test('multiple choice with one right answer keeps each feedback', () => {
    const source = `// question: 1 name: Grant
::Grant's tomb::Who is buried in Grant's tomb? {
  =no one#You know the trick.
  ~Grant#He is entombed, above the ground.
  ~%-50%Grant's father
  ####It is in New York.
}`;
    expect(only(source)).toEqual({
      type: 'single',
      text: "Who is buried in Grant's tomb?",
      choices: [
        { text: 'no one', correct: true, feedback: 'You know the trick.\n\nIt is in New York.' },
        { text: 'Grant', feedback: 'He is entombed, above the ground.\n\nIt is in New York.' },
        { text: "Grant's father", feedback: 'It is in New York.' },
      ],
    });
  });

  test('multiple choice with weights takes all that give points', () => {
    const source =
      "What two people are entombed in Grant's tomb? {~%-100%No one ~%50%Grant ~%50%Grant's wife ~%-100%Grant's father}";
    expect(only(source)).toMatchObject({
      type: 'multiple',
      choices: [
        { text: 'No one', feedback: 'That is not right.' },
        { text: 'Grant', correct: true, feedback: 'That is right.' },
        { text: "Grant's wife", correct: true },
        { text: "Grant's father" },
      ],
    });
  });

  test.each([
    ['{T}', true],
    ['{TRUE#Wrong, it is.#Well done.}', true],
    ['{false}', false],
  ])('true or false is a choice of two: %s', (answers, isTrue) => {
    const question = only(`The sun rises in the East.${answers}`);
    expect(question).toMatchObject({ type: 'single', text: 'The sun rises in the East.' });
    const { choices } = question as { choices: { text: string; correct?: boolean; feedback: string }[] };
    expect(choices.map(({ text, correct = false }) => [text, correct])).toEqual([
      ['True', isTrue],
      ['False', !isTrue],
    ]);
    if (answers.includes('#')) expect(choices.map(({ feedback }) => feedback)).toEqual(['Well done.', 'Wrong, it is.']);
  });

  test('a short answer takes every form that gives all points', () => {
    expect(only('Two plus two equals {=four =4 =%100%IV#Romans.}')).toEqual({
      type: 'text',
      text: 'Two plus two equals',
      accept: ['four', '4', 'IV'],
      feedback: 'Romans.',
    });
  });

  test.each([
    ['{#1822:5}', { answer: 1822, tolerance: 5 }],
    ['{#9.80..9.82}', { answer: 9.81, tolerance: 0.01 }],
    ['{#-5}', { answer: -5 }],
    ['{#=1822:0#Right year.}', { answer: 1822, feedback: 'Right year.' }],
  ])('a number has its tolerance: %s', (answers, expected) => {
    const question = only(`When was Ulysses S. Grant born?${answers}`) as { answer: number; tolerance?: number };
    expect(question).toMatchObject({
      type: 'number',
      ...('feedback' in expected ? { feedback: expected.feedback } : {}),
    });
    expect(question.answer).toBeCloseTo(expected.answer, 9);
    expect(question.tolerance ?? 0).toBeCloseTo('tolerance' in expected ? expected.tolerance : 0, 9);
  });

  test('matching has its pairs', () => {
    expect(
      only('Match the countries with their capitals. {\n=Canada -> Ottawa\n=Italy  -> Rome\n=Japan  -> Tokyo\n}'),
    ).toEqual({
      type: 'match',
      text: 'Match the countries with their capitals.',
      pairs: [
        { left: 'Canada', right: 'Ottawa' },
        { left: 'Italy', right: 'Rome' },
        { left: 'Japan', right: 'Tokyo' },
      ],
      feedback: 'Right answer: Canada: Ottawa; Italy: Rome; Japan: Tokyo.',
    });
  });

  test('a missing word is a gap: to choose for, or to fill', () => {
    expect(only("Mahatma Gandhi's birthday is an Indian holiday on {~15th ~3rd =2nd} of October.")).toMatchObject({
      type: 'single',
      text: "Mahatma Gandhi's birthday is an Indian holiday on \\_\\_\\_\\_\\_ of October.",
    });
    expect(only('Since {=1495 =the year 1495} the town is a port.')).toMatchObject({
      type: 'fill',
      text: 'Since [[1]] the town is a port.',
      blanks: [['1495', 'the year 1495']],
    });
  });

  test('escaped signs, a title with them, comments, categories and a mark at the beginning of the file are understood', () => {
    const source =
      '\uFEFF$CATEGORY: $course$/Python\r\n\r\n// a comment\r\n::Sets \\: braces::Which makes a set? {\r\n=\\{1, 2\\}\r\n~x \\= 1\\: 2\r\n~\\#1 \\~\r\n}\r\n';
    expect(only(source)).toMatchObject({
      text: 'Which makes a set?',
      choices: [{ text: '{1, 2}', correct: true }, { text: 'x = 1: 2' }, { text: String.raw`#1 \~` }],
    });
  });

  test('HTML becomes Markdown, and what cannot is told', () => {
    const source =
      '::Q::[html]<p>What does <code>len(x)</code> <strong>give</strong>?</p><p><img src\\="a.png" />2 &lt; 3</p> {=[html]<p>A number</p> ~[html]<p>Nothing</p>}';
    expect(readGift(source)).toMatchObject({
      questions: [
        { text: 'What does `len(x)` **give**?\n\n2 < 3', choices: [{ text: 'A number' }, { text: 'Nothing' }] },
      ],
      notes: [
        {
          line: 1,
          message: 'the image a.png was left out: put its file next to the quiz and write ![description](a.png)',
        },
      ],
    });
  });
});

test('what has no place in a quiz of ours is told with its line, and the rest is taken', () => {
  const source = `Write about Buddha. {}

You can use your notes below.

Which? {=a =b ~c}

Why? {=%50%half}

How many? {#many}

One? {=a}

Match {=1 -> a =2 -> a =3 -> b}

Which? {=a ~%40%b ~c}

Extra {=1 -> a =2 -> b = -> c}

Open? {=a ~b`;
  const { questions, notes } = readGift(source);
  expect(notes).toEqual([
    { line: 1, message: 'not taken: an essay cannot be graded by a program' },
    { line: 3, message: 'not taken: it has no answers in braces { }. Text by itself belongs in the lesson' },
    { line: 5, message: 'not taken: 2 choices are right where one is chosen' },
    { line: 7, message: 'not taken: no answer gives all points' },
    { line: 9, message: 'not taken: "many" is no number' },
    { line: 13, message: 'not taken: two have the same right side' },
    { line: 15, message: 'choices that gave a part of the points give none' },
    { line: 17, message: 'right sides without a left one were left out' },
    {
      line: 19,
      message: String.raw`not taken: a brace { is not closed before the next empty line. Write \{ and \} for braces that belong to the text`,
    },
  ]);
  expect(questions.map(({ type }) => type)).toEqual(['text', 'single', 'match']);
});

test('it is printed as a quiz that is read again as the same, with a comment for what was not taken', () => {
  const { text, quiz, notes } = quizOfGift('Write. {}\n\nOne: "yes"? {=a: b ~- c}\n');
  expect(notes).toHaveLength(1);
  expect(text).toMatch(
    /^# line 1: not taken: an essay cannot be graded by a program\nquestions:\n {2}- id: q1\n {4}type: single\n/,
  );
  expect(parse(text)).toEqual(quiz);
});

test('of very many questions those that come first are read, and one that has no end is left out: others wait meanwhile', () => {
  const { questions, notes } = readGift('Is glass hot? {T}\n\n'.repeat(5), 2);
  expect(questions).toHaveLength(2);
  expect(notes).toEqual([{ line: 5, message: 'not taken, nor what follows: at once it may be 2 questions' }]);
  const long = readGift(`Which? {${'~a'.repeat(20_000)}}`);
  expect(long.notes).toEqual([{ line: 1, message: 'not taken: it has more than 20000 characters' }]);
});

test('an answer that is code, in HTML or between backticks, stays code, so that its case counts', () => {
  expect(only('Which function tells it? {=<code>type</code> =`kind`}')).toMatchObject({ accept: ['`type`', '`kind`'] });
  expect(only('Which word tells it? {=type =<b>kind</b>}')).toMatchObject({ accept: ['type', 'kind'] });
});

test('a comment that other readers skip names the section of the lesson, for the next question only', () => {
  const { questions, notes } = readGift(`// [section:how-to-read]
One? {=a}

Two? {=b}

Three?
// [section: now-break-it ] see there
{=c}`);
  expect(questions.map(({ section }) => section)).toEqual(['how-to-read', undefined, 'now-break-it']);
  expect(notes).toEqual([]);
});
