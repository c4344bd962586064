import * as z from 'zod/mini';
import { Timestamp } from '../../platform/contract/paging.ts';
import type { RouteTable } from '../../platform/contract/routes.ts';
import { RowVersionParam } from '../../platform/contract/row-version.ts';
import { Id, lineOf } from '../../platform/contract/text.ts';
import { CourseId } from '../courses/contract.ts';
import { notEnrolled } from '../enrolment/contract.ts';
import { Owner, anotherLearner } from '../progress/contract.ts';
import { Answer, PresentedQuestion } from '../quizzes/contract.ts';
import { Criterion, exerciseNotFound as notFound, handInRoutes } from './hand-in-contract.ts';

/** Total size of an exercise's files, as JSON. A request may have 100 KiB. */
export const filesMaxBytes = 96_000;
const fileMaxLength = 50_000;
const filesMax = 10;
/** Daily limit, since each graded submission stays in the learner's record; far more than anybody makes. */
const gradedLimit = { max: 1000, windowMs: 24 * 60 * 60 * 1000 } as const;
/**
 * Number of stored versions of a draft, and the minimum time between them: of those saved within a minute, the last
 * one.
 */
export const storedDraftsMax = 50;
export const draftsApartMs = 60_000;

const draftVersionMax = 1_000_000;

/** Version of an exercise as the client knows it; it is only compared. */
const versionMaxLength = 100;
const SeenVersion = z.optional(z.string().check(z.maxLength(versionMaxLength)));

const FileName = z.string().check(z.regex(/^[\w-]{1,60}\.\w{1,10}$/, 'is no name of a file'));

/** Learner's program: texts by file name. */
export const ExerciseFiles = z.record(FileName, z.string().check(z.maxLength(fileMaxLength))).check(
  z.refine((files) => Object.keys(files).length <= filesMax, `has more than ${filesMax} files`),
  z.refine((files) => new TextEncoder().encode(JSON.stringify(files)).length <= filesMaxBytes, 'is too large'),
);

const caseLineMaxLength = 200;
const caseTextMaxLength = 20_000;
const Line = lineOf(caseLineMaxLength);
const Text = z.string().check(z.maxLength(caseTextMaxLength));
const CaseFiles = z.record(z.string(), Text);

const Step = z.union([
  z.strictObject({ click: Line }),
  z.strictObject({ type: z.strictObject({ into: Line, text: Text }) }),
]);

const countMax = 100;
const Count = z.int().check(z.gte(0), z.lte(countMax));

/** Rule on the code; docs/content.md describes each key. */
const Rule = z.strictObject({
  message: Line,
  calls: z.exactOptional(Line),
  uses: z.exactOptional(Line),
  loop: z.exactOptional(z.enum(['for', 'while', 'any'])),
  comprehension: z.exactOptional(z.literal(true)),
  defines: z.exactOptional(Line),
  attribute: z.exactOptional(Line),
  changes: z.exactOptional(Line),
  in: z.exactOptional(Line),
  atLeast: z.exactOptional(Count),
  atMost: z.exactOptional(Count),
});

/** Input of a case. */
export const CaseInput = z.object({
  call: z.exactOptional(Text.check(z.minLength(1))),
  stdin: z.exactOptional(Text),
  files: z.exactOptional(CaseFiles),
  steps: z.exactOptional(z.array(Step)),
  props: z.exactOptional(z.record(z.string(), z.unknown())),
});

/** Expected result of a case. */
export const CaseExpectation = z.object({
  gives: z.exactOptional(z.unknown()),
  raises: z.exactOptional(Line),
  stdout: z.exactOptional(Text),
  leaves: z.exactOptional(CaseFiles),
  shows: z.exactOptional(z.array(Text.check(z.minLength(1)))),
  hides: z.exactOptional(z.array(Text.check(z.minLength(1)))),
});

/** Case of an exercise as its author writes it; docs/content.md describes each key. */
export const ExerciseCase = z.strictObject({
  name: Line,
  ...CaseInput.shape,
  ...CaseExpectation.shape,
  rule: z.exactOptional(Rule),
});
export type ExerciseCase = z.output<typeof ExerciseCase>;

/** Exercise as learners see it, without its solution and its hidden cases. */
export const Exercise = z.object({
  courseId: z.string(),
  exerciseId: z.string(),
  title: z.string(),
  points: z.number(),
  /** Changes with every change of the exercise. */
  version: z.string(),
  taskHtml: z.string(),
  task: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('code'),
      language: z.enum(['javascript', 'react', 'python']),
      entry: z.string(),
      page: z.nullable(z.string()),
      starter: z.record(z.string(), z.string()),
      hints: z.array(z.string()),
      visible: z.array(ExerciseCase),
      /** Number of hidden cases, which only the server runs. */
      hiddenCount: z.int(),
    }),
    z.object({ kind: z.literal('question'), question: PresentedQuestion }),
    z.object({
      kind: z.literal('hand-in'),
      rubric: z.array(Criterion),
      /** Minimum number of points to pass. */
      passPoints: z.int(),
    }),
  ]),
});

/** Text that the page of a case has to show or to hide, with its state. */
const Fragment = z.object({
  part: z.enum(['shows', 'hides']),
  text: z.string(),
  state: z.enum(['met', 'missing', 'misplaced', 'seen', 'unknown']),
});

/** Result of a case. Of hidden cases, only a broken rule is sent: its sentence is about the code, and gives no input away. */
export const CaseResult = z.object({
  name: z.string(),
  isHidden: z.boolean(),
  isPassed: z.boolean(),
  expected: z.nullable(z.string()),
  got: z.nullable(z.string()),
  /** Part of the expectation that decided; absent where `expected` is null, and for submissions that were graded before it was stored. */
  part: z.exactOptional(z.enum(['ended', 'gives', 'raises', 'stdout', 'leaves', 'shows', 'hides', 'rule'])),
  /** Results for each expected text of a page; `got` is then the text of the whole page, or the error that ended the run. */
  fragments: z.exactOptional(z.array(Fragment)),
});

/** Graded submission. */
export const Submission = z.object({
  id: z.string(),
  isPassed: z.boolean(),
  points: z.number(),
  maxPoints: z.number(),
  cases: z.array(CaseResult),
  /** Name and version of the engine that ran it. */
  engine: z.string(),
  at: Timestamp,
  /** True if the exercise changed after the learner loaded it, such as while offline. */
  isOfEarlier: z.boolean(),
});

/** Result of an answer to a practice question: points only if it is fully right. `share` is from 0 to 1. */
export const AnswerResult = z.object({
  isRight: z.boolean(),
  share: z.number(),
  /** Results of the parts of the answer, as in a quiz. */
  parts: z.array(z.boolean()),
  /** Explanations in HTML. */
  feedback: z.array(z.string()),
  /** False while explanations that reveal the right answer are withheld: at the first wrong answer. */
  isExplained: z.boolean(),
  points: z.number(),
  maxPoints: z.number(),
});

/** Stored version of a draft; versions count from 1. */
const Draft = z.object({ version: z.int(), savedAt: Timestamp, files: ExerciseFiles });

const params = z.object({ courseId: CourseId, exerciseId: Id });
const errors = {
  ...notFound,
  'not-enrolled': notEnrolled,
} as const;
const keptErrors = { ...errors, 'another-learner': anotherLearner } as const;

export const exerciseRoutes = {
  'GET /api/courses/{courseId}/exercises/{exerciseId}': {
    operation: 'getExercise',
    summary: 'Get an exercise; public in the first lesson of a course, otherwise for enrolled learners only',
    access: 'known',
    params,
    success: { status: 200, body: Exercise },
    errors,
    reusable: true,
  },
  'GET /api/courses/{courseId}/exercises/{exerciseId}/draft': {
    operation: 'getDraft',
    summary: 'Get the draft of the logged-in learner, and when its earlier versions were saved, newest first',
    access: 'user',
    params,
    success: {
      status: 200,
      body: z.object({
        draft: z.nullable(Draft),
        earlier: z.array(z.object({ version: z.int(), savedAt: Timestamp })),
      }),
    },
    errors: notFound,
  },
  'GET /api/courses/{courseId}/exercises/{exerciseId}/drafts/{version}': {
    operation: 'getEarlierDraft',
    summary: 'Get an earlier version of the logged-in learner’s draft',
    access: 'user',
    params: z.extend(params, { version: RowVersionParam }),
    success: { status: 200, body: Draft },
    errors: { 'draft-not-found': { status: 404, message: 'This version is no longer available.' } },
  },
  'PUT /api/courses/{courseId}/exercises/{exerciseId}/draft': {
    operation: 'saveDraft',
    summary: 'Save a draft that is based on version `base` (0 for none); a newer version is not overwritten',
    access: 'user',
    params,
    body: z.object({ userId: Owner, base: z.int().check(z.gte(0), z.lte(draftVersionMax)), files: ExerciseFiles }),
    success: { status: 200, body: z.object({ version: z.int(), savedAt: Timestamp }) },
    errors: {
      ...keptErrors,
      'draft-changed': { status: 409, message: 'This was changed in another window or on another device.' },
    },
  },
  'POST /api/courses/{courseId}/exercises/{exerciseId}/submissions': {
    operation: 'submitExercise',
    summary: 'Submit a program to be run and graded on the server; a repeated `key` yields the same submission',
    access: 'user',
    params,
    body: z.object({
      userId: Owner,
      key: z.uuid(),
      files: ExerciseFiles,
      /** Version of the exercise that the learner saw; the present one grades. */
      seenVersion: SeenVersion,
      clientAt: z.nullable(Timestamp),
      device: z.nullable(z.uuid()),
    }),
    callLimit: gradedLimit,
    success: { status: 201, body: Submission },
    errors: {
      ...keptErrors,
      'key-of-another-exercise': { status: 409, message: 'This was submitted for another exercise. Submit it again.' },
      'engine-busy': {
        status: 503,
        message: 'Too many programs are waiting to be graded. Your code is saved; please try again in a moment.',
      },
    },
  },
  'GET /api/courses/{courseId}/exercises/{exerciseId}/submissions': {
    operation: 'listSubmissions',
    summary: 'List the graded submissions of the logged-in learner, newest first, at most 20',
    access: 'user',
    params,
    success: { status: 200, body: z.object({ items: z.array(Submission) }) },
    errors: notFound,
  },
  'GET /api/grading-turn': {
    operation: 'getGradingTurn',
    summary:
      'Count other users’ programs queued before the logged-in learner’s next one; null if none is queued in this server process (another may hold it)',
    access: 'user',
    success: { status: 200, body: z.object({ before: z.nullable(z.int()) }) },
  },
  'POST /api/courses/{courseId}/exercises/{exerciseId}/answers': {
    operation: 'answerExercise',
    summary: 'Answer a practice question, any number of times; a repeated `key` is recorded only once',
    access: 'user',
    params,
    body: z.object({
      userId: Owner,
      key: z.uuid(),
      answer: Answer,
      /** Version of the exercise that the learner saw, since the answer's indexes refer to its options. */
      seenVersion: SeenVersion,
      clientAt: z.nullable(Timestamp),
      device: z.nullable(z.uuid()),
    }),
    callLimit: gradedLimit,
    success: { status: 201, body: AnswerResult },
    errors: {
      ...keptErrors,
      'question-changed': {
        status: 409,
        message: 'This question was changed after you answered it. Please answer it again.',
      },
    },
  },
  'POST /api/courses/{courseId}/exercises/{exerciseId}/solution': {
    operation: 'showSolution',
    summary: 'Get the solution; viewing it before passing the exercise is recorded',
    access: 'user',
    params,
    success: { status: 200, body: z.object({ files: z.record(z.string(), z.string()) }) },
    errors,
  },
  ...handInRoutes,
} as const satisfies RouteTable;
