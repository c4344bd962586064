import type * as z from 'zod/mini';
import { type GiftBlock, giftBlocks } from './gift-blocks.ts';
import { type GiftAnswer, generalFeedback, readAnswers } from './gift-answers.ts';
import { refusalOf } from './gift-refusals.ts';
import { giftText } from './gift-text.ts';
import { Question, questionFaults } from './question-shape.ts';

export type AuthoredQuestion = z.input<typeof Question>;

/** Message about something that was not imported in full, with its line from 1. */
export interface GiftNote {
  readonly line: number;
  readonly message: string;
}

/** Reason why a question cannot be imported. */
class GiftQuestionError extends Error {}

/** Far more than a question of our format may have. */
const blockMaxLength = 20_000;
const blank = '\\_\\_\\_\\_\\_';
/** Placeholder for the missing word until the rest is Markdown; no text contains it. */
const gap = '\uE010';

/**
 * Reads a file of Moodle's GIFT format. Everything that our format cannot express gets a note with its line. The
 * questions have no ids. Only the first `max` questions are read, to limit how long other requests wait.
 */
export function readGift(source: string, max = Infinity): { questions: AuthoredQuestion[]; notes: GiftNote[] } {
  const questions: AuthoredQuestion[] = [];
  const notes: GiftNote[] = [];
  const noted = new Set<string>();
  for (const [place, block] of giftBlocks(source).entries()) {
    const note: Note = (message, line = block.line) => {
      const key = `${line} ${message}`;
      if (!noted.has(key)) notes.push({ line, message });
      noted.add(key);
    };
    if (place >= max) {
      note(`not taken, nor what follows: at once it may be ${max} questions`);
      break;
    }
    try {
      const { section } = block;
      questions.push(checked({ ...questionOf(block, note), ...(section !== '' && { section }) }));
    } catch (error) {
      if (!(error instanceof GiftQuestionError)) throw error;
      note(`not taken: ${error.message}`);
    }
  }
  return { questions, notes };
}

/** Adds a note; `line` is given if it is not the question's first line. */
type Note = (message: string, line?: number) => void;
/** Reads a text of the file as Markdown, or with `line` as one line without markup except for code. */
interface ReadGift {
  (text: string): string;
  readonly line: (text: string) => string;
}

function checked(question: AuthoredQuestion): AuthoredQuestion {
  const read = Question.safeParse(question);
  const [issue] = read.success ? [] : read.error.issues;
  if (issue) throw new GiftQuestionError(refusalOf(issue));
  const [fault] = read.success ? questionFaults(read.data) : [];
  if (fault) throw new GiftQuestionError(fault.message);
  return question;
}

function questionOf(
  { before, answers: given, after, fault, isGuess, comments }: GiftBlock,
  note: Note,
): AuthoredQuestion {
  for (const line of comments) note('it begins with // and was left out as a comment', line);
  if (given === null) throw new GiftQuestionError(fault);
  if (before.length + given.length + after.length > blockMaxLength)
    throw new GiftQuestionError(`it has more than ${blockMaxLength} characters`);
  if (isGuess) note('braces in its text were taken for text: check its answers');
  const { answers, general } = generalFeedback(given);
  if (answers === '') throw new GiftQuestionError('an essay cannot be graded by a program');
  const read = reader(note);
  const feedback = read(general);
  const text = (word: string) => read(textAround(before, after)).replaceAll(gap, word);
  const truth = /^(T|TRUE|F|FALSE)\s*(?:#([^#]*))?(?:#([^#]*))?$/i.exec(answers);
  if (truth) return trueOrFalse(text(blank), truth, read, feedback);
  if (answers.startsWith('#')) return numberOf(text(blank), readAnswers(answers.slice(1), '='), read, feedback, note);
  if (answers.includes('~')) return choicesOf(text(blank), readAnswers(answers, '~'), read, feedback, note);
  const forms = readAnswers(answers, '=');
  if (forms.some((answer) => answer.text.includes('->'))) return pairsOf(text(blank), forms, read, feedback, note);
  return textOf(text, forms, read, feedback, after !== '', note);
}

function textAround(before: string, after: string): string {
  if (after === '') return before;
  return `${before} ${gap}${/^[.,;:!?)]/.test(after) ? '' : ' '}${after}`;
}

function reader(note: Note): ReadGift {
  const read = (text: string) => {
    const { markdown, losses } = giftText(text);
    for (const loss of losses) note(loss);
    return markdown;
  };
  return Object.assign(read, { line: (text: string) => formOf(giftText(text)) });
}

/** Form of a typed answer. Code keeps its backticks, which make the comparison case-sensitive. */
function formOf({ markdown, line }: ReturnType<typeof giftText>): string {
  return /^`[^`]+`$/.test(markdown) && !line.includes('`') ? `\`${line}\`` : line;
}

function trueOrFalse(
  text: string,
  [, word = '', wrong = '', right = '']: RegExpExecArray,
  read: ReadGift,
  general: string,
): AuthoredQuestion {
  const isTrue = word.toUpperCase().startsWith('T');
  const choice = (name: string, isCorrect: boolean) => ({
    text: name,
    ...(isCorrect && { correct: true }),
    feedback: feedbackOf(read(isCorrect ? right : wrong), general, isCorrect),
  });
  return { type: 'single', text, choices: [choice('True', isTrue), choice('False', !isTrue)] };
}

function feedbackOf(own: string, general: string, isCorrect: boolean): string {
  return [own, general].filter(Boolean).join('\n\n') || (isCorrect ? 'That is right.' : 'That is not right.');
}

function choicesOf(
  text: string,
  answers: readonly GiftAnswer[],
  read: ReadGift,
  general: string,
  note: Note,
): AuthoredQuestion {
  const isSingle = answers.some(({ isRight }) => isRight);
  const isCorrect = ({ isRight, weight }: GiftAnswer) => isRight || (!isSingle && weight > 0);
  const right = answers.filter(isCorrect);
  if (isSingle && right.length > 1)
    throw new GiftQuestionError(`${right.length} choices are right where one is chosen`);
  if (
    isSingle
      ? answers.some(({ isRight, weight }) => !isRight && weight > 0)
      : new Set(right.map(({ weight }) => weight)).size > 1
  )
    note(
      isSingle ? 'choices that gave a part of the points give none' : 'choices with different weights weigh the same',
    );
  const seen = new Set(answers.map(({ text: choice }) => read(choice)));
  if (seen.size < answers.length) note('two choices read the same: check them');
  const choices = answers.map((answer) => ({
    text: read(answer.text),
    ...(isCorrect(answer) && { correct: true }),
    feedback: feedbackOf(read(answer.feedback), general, isCorrect(answer)),
  }));
  return { type: isSingle ? 'single' : 'multiple', text, choices };
}

function numberOf(
  text: string,
  answers: readonly GiftAnswer[],
  read: ReadGift,
  general: string,
  note: Note,
): AuthoredQuestion {
  const [best, ...others] = wholeFirst(answers);
  if (!best) throw new GiftQuestionError('it has no number');
  if (others.length > 0) note('of several numbers only the first that gives all points is taken');
  const { answer, tolerance } = toleranceOf(best.text.trim());
  if (!Number.isFinite(answer + tolerance)) throw new GiftQuestionError(notNumber(best.text.trim()));
  const why = [read(best.feedback), general].filter(Boolean).join('\n\n') || `It is ${answer}.`;
  return { type: 'number', text, answer, ...(tolerance > 0 && { tolerance }), feedback: why };
}

function notNumber(text: string): string {
  const withPoints = text.replaceAll(/(?<=\d),(?=\d)/g, '.');
  return `"${text}" is no number${withPoints === text ? '' : `: write a point for the comma, ${withPoints}`}`;
}

/** Parses `3.1:0.2`, a number with its tolerance, or `3..3.2`, a range; NaN for anything else. */
function toleranceOf(text: string): { readonly answer: number; readonly tolerance: number } {
  const numberOr = (part: string | undefined) => (part === undefined || part.trim() === '' ? Number.NaN : Number(part));
  const [from, to] = text.split('..');
  if (to !== undefined)
    return { answer: (numberOr(from) + numberOr(to)) / 2, tolerance: (numberOr(to) - numberOr(from)) / 2 };
  const [value, tolerance = '0'] = text.split(':');
  return { answer: numberOr(value), tolerance: numberOr(tolerance) };
}

function pairsOf(
  text: string,
  answers: readonly GiftAnswer[],
  read: ReadGift,
  general: string,
  note: Note,
): AuthoredQuestion {
  const pairs = answers.map((answer) => {
    const [left = '', right = ''] = answer.text.split('->');
    return { left: read(left), right: read(right) };
  });
  const whole = pairs.filter(({ left }) => left !== '');
  if (whole.length < pairs.length) note('right sides without a left one were left out');
  const right = whole.map((pair) => `${pair.left}: ${pair.right}`).join('; ');
  return { type: 'match', text, pairs: whole, feedback: general || `Right answer: ${right}.` };
}

function textOf(
  text: (word: string) => string,
  answers: readonly GiftAnswer[],
  read: ReadGift,
  general: string,
  isMissingWord: boolean,
  note: Note,
): AuthoredQuestion {
  const whole = answers.filter(({ weight }) => weight === 100);
  if (whole.length === 0) throw new GiftQuestionError('no answer gives all points');
  if (whole.length < answers.length) note('answers that gave a part of the points give none');
  const accept = whole.map((answer) => read.line(answer.text));
  if (accept.some((form) => form.includes('*'))) note('a star stands for nothing but itself');
  const own = whole.map((answer) => read(answer.feedback)).filter(Boolean);
  const feedback = [...own, general].filter(Boolean).join('\n\n') || `Right answer: ${read(whole[0]!.text)}.`;
  if (isMissingWord) return { type: 'fill', text: text('[[1]]'), blanks: [accept], feedback };
  return { type: 'text', text: text(''), accept, feedback };
}

/** Answers with the highest weight first. */
function wholeFirst(answers: readonly GiftAnswer[]): GiftAnswer[] {
  return answers.toSorted((one, other) => other.weight - one.weight);
}
