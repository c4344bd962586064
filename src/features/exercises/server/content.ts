import * as z from 'zod/mini';
import { lineOf, textOf } from '../../../platform/contract/text.ts';
import { type ContentFile, defineKind } from '../../../platform/server/content/kinds.ts';
import { renderLine, renderValue } from '../../../platform/server/content/markdown.ts';
import { languages } from '../../engines/run.ts';
import { Question, type RenderedQuestion, questionFaults, renderQuestion } from '../../quizzes/server/public.ts';
import { ExerciseCase } from '../contract.ts';
import type { Criterion } from '../hand-in-contract.ts';
import { caseFaults } from './case-faults.ts';
import { InexactValue, expectedValue } from './expected-value.ts';
import { type CompleteWrongSolution, WrongSolution, completeWrong } from './wrong-solutions.ts';

const lineMaxLength = 200;
const taskMaxLength = 10_000;
const fileMaxLength = 50_000;
const filesMax = 10;
const casesMax = 50;
const pointsMax = 1000;
const Line = lineOf(lineMaxLength);
const Task = textOf(taskMaxLength);
/** Pass mark of an assignment whose file does not set it: half of the points. */
const passPercentDefault = 50;
const Points = z.int().check(z.gte(1), z.lte(pointsMax));
const Files = z
  .record(
    z.string().check(z.regex(/^[\w-]+\.\w+$/, 'must be a file name such as main.py')),
    z.string().check(z.maxLength(fileMaxLength)),
  )
  .check(z.refine((files) => Object.keys(files).length <= filesMax, `has more than ${filesMax} files`));

const facts = { title: Line, points: Points };

const CodeExercise = z.strictObject({
  kind: z.literal('code'),
  ...facts,
  language: z.enum(languages),
  entry: Line,
  page: z.optional(z.string().check(z.maxLength(fileMaxLength))),
  task: Task,
  starter: Files,
  solution: Files,
  hints: z._default(z.array(Task), []),
  visible: z.array(ExerciseCase).check(z.minLength(1), z.maxLength(casesMax)),
  hidden: z._default(z.array(ExerciseCase).check(z.maxLength(casesMax)), []),
  wrong: z._default(z.array(WrongSolution), []),
});
const AuthoredQuestion = z.strictObject({ kind: z.literal('question'), ...facts, question: Question });
const HandIn = z.strictObject({
  kind: z.literal('hand-in'),
  ...facts,
  task: Task,
  passPercent: z._default(z.int().check(z.gte(0), z.lte(100)), passPercentDefault),
  rubric: z.array(z.strictObject({ criterion: Line, points: Points })).check(z.minLength(1)),
});

const Written = z.discriminatedUnion('kind', [CodeExercise, AuthoredQuestion, HandIn]);
type Written = z.output<typeof Written>;

type QuestionExercise = Omit<Extract<Written, { kind: 'question' }>, 'question'> & {
  readonly question: RenderedQuestion;
};

type CodeExercise = Omit<Extract<Written, { kind: 'code' }>, 'wrong'> & {
  readonly wrong: readonly CompleteWrongSolution[];
};

type HandInExercise = Omit<Extract<Written, { kind: 'hand-in' }>, 'rubric' | 'passPercent'> & {
  /** Minimum number of points to pass. */
  readonly passPoints: number;
  readonly rubric: z.output<typeof Criterion>[];
};

/**
 * Exercise with its solution, wrong solutions and hidden cases, which stay on the server. `taskHtml` and `hintsHtml` are rendered
 * Markdown.
 */
export type Exercise = (CodeExercise | QuestionExercise | HandInExercise) & {
  readonly courseId: string;
  readonly exerciseId: string;
  readonly version: string;
  readonly taskHtml: string;
  readonly hintsHtml: readonly string[];
};

declare module '../../../platform/server/content/kinds.ts' {
  interface ContentTypes {
    exercise: Exercise;
  }
}

export const exerciseKind = defineKind({
  name: 'exercise',
  path: 'courses/{id}/exercises/{id}.yaml',
  isLazy: true,
  shape: Written,
  make(file) {
    const [courseId = '', exerciseId = ''] = file.id.split('/');
    const { front } = file;
    file.refer('course', courseId, []);
    check(file);
    const task = 'task' in front ? renderValue(file, front.task, ['task']) : '';
    const hints = 'hints' in front ? front.hints.map((hint, index) => renderValue(file, hint, ['hints', index])) : [];
    const facts = { courseId, exerciseId, version: file.version, taskHtml: task, hintsHtml: hints };
    if (front.kind === 'question')
      return { ...front, ...facts, question: renderQuestion(file, front.question, ['question']) };
    if (front.kind === 'code') return { ...front, ...facts, ...completeTests(file, front) };
    const rubric = front.rubric.map((each, at) => ({
      ...each,
      criterionHtml: renderLine(file, each.criterion, ['rubric', at, 'criterion']),
    }));
    const { passPercent, ...rest } = front;
    return { ...rest, ...facts, rubric, passPoints: Math.ceil((front.points * passPercent) / 100) };
  },
});

function completeTests(file: ContentFile<Written>, front: Extract<Written, { kind: 'code' }>) {
  const tests = new Set([...front.visible, ...front.hidden].map(({ name }) => name));
  return {
    visible: exactCases(file, 'visible'),
    hidden: exactCases(file, 'hidden'),
    wrong: completeWrong(front, tests, file.fault),
  };
}

/** Cases of an exercise with their `gives` exactly as the author wrote it, to the last digit. */
function exactCases(file: ContentFile<Written>, key: 'visible' | 'hidden'): ExerciseCase[] {
  const cases = file.front.kind === 'code' ? file.front[key] : [];
  return cases.map((each, index) => {
    if (each.gives === undefined) return each;
    const at = [key, index, 'gives'];
    try {
      return { ...each, gives: expectedValue(file.nodeAt(at)) };
    } catch (error) {
      if (!(error instanceof InexactValue)) throw error;
      file.fault(at, error.message);
      return each;
    }
  });
}

/** Reports faults that the shape cannot express. */
function check({ front, fault }: ContentFile<Written>): void {
  if (front.kind === 'question') {
    for (const { at, message } of questionFaults(front.question)) fault(['question', at], message);
    if (front.question.section !== undefined) fault(['question', 'section'], 'belongs in a quiz only');
  }
  if (front.kind === 'hand-in') {
    const sum = front.rubric.reduce((total, { points }) => total + points, 0);
    if (sum !== front.points) fault(['rubric'], `its points add up to ${sum}, but the exercise has ${front.points}`);
  }
  if (front.kind !== 'code') return;
  for (const key of ['starter', 'solution'] as const)
    if (!(front.entry in front[key])) fault([key], `has no file ${front.entry}, the entry`);
  for (const key of ['visible', 'hidden'] as const)
    for (const [index, one] of front[key].entries())
      for (const message of caseFaults(one, front.starter)) fault([key, index], message);
}
