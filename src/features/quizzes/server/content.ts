import { hash } from 'node:crypto';
import * as z from 'zod/mini';
import { type ContentFile, defineKind } from '../../../platform/server/content/kinds.ts';
import { quizDefaults, reviewRules } from '../defaults-contract.ts';
import { Question, questionFaults } from './question-shape.ts';
import { type RenderedQuestion, renderQuestion } from './rendered-question.ts';

/** Question of a quiz; learners' answers refer to its id. */
export type QuizQuestion = RenderedQuestion & { readonly id: string };

/** Quiz of a lesson with its right answers, which stay on the server. */
export interface Quiz {
  readonly courseId: string;
  readonly lessonId: string;
  /** Changes with every change of the questions or the rules. */
  readonly version: string;
  /** Share of the points that passes the quiz. */
  readonly passPercent: number;
  /** Number of attempts that are open from the start. */
  readonly attempts: number;
  /** Hours from the start of one attempt to the next once those are used. Absent: `attempts` is a hard limit. */
  readonly pauseHours?: number;
  /** Rule for when right answers are shown. */
  readonly review: (typeof reviewRules)[number];
  /** Null without a time limit. */
  readonly minutes: number | null;
  /** Number of questions in an attempt, sampled from all of them. */
  readonly draw: number;
  readonly questions: readonly QuizQuestion[];
}

declare module '../../../platform/server/content/kinds.ts' {
  interface ContentTypes {
    quiz: Quiz;
  }
}

const attemptsMax = 100;
const pauseHoursMax = 720;
const minutesMax = 600;
const questionsMax = 100;

export const quizKind = defineKind({
  name: 'quiz',
  path: 'courses/{id}/quizzes/{id}.yaml',
  isLazy: true,
  shape: z.strictObject({
    passPercent: z._default(z.int().check(z.gte(0), z.lte(100)), quizDefaults.passPercent),
    attempts: z.optional(z.int().check(z.gte(1), z.lte(attemptsMax))),
    pauseHours: z.optional(z.int().check(z.gte(1), z.lte(pauseHoursMax))),
    review: z._default(z.enum(reviewRules), quizDefaults.review),
    minutes: z.optional(z.int().check(z.gte(1), z.lte(minutesMax))),
    draw: z.optional(z.int().check(z.gte(1))),
    questions: z.array(Question).check(z.minLength(1), z.maxLength(questionsMax)),
  }),
  make(file) {
    const { id, front, fault, refer } = file;
    const [courseId = '', lessonId = ''] = id.split('/');
    refer('course', courseId, []);
    const { questions: written, minutes = null, draw = written.length, passPercent, review } = front;
    if (draw > written.length) fault(['draw'], `there are ${written.length} questions`);
    const seen = new Set<string>();
    const questions = written.map((question, index) => {
      const { id: questionId = '' } = question;
      const at = ['questions', index];
      if (questionId === '') fault(at, '"id" is missing');
      if (seen.has(questionId)) fault(at, `the question ${questionId} is listed twice`);
      seen.add(questionId);
      for (const { at: key, message } of questionFaults(question)) fault([...at, key], message);
      checkSection(file, question.section, [...at, 'section']);
      return { ...renderQuestion(file, question, at), id: questionId };
    });
    const { attempts, ...pause } = attemptRules(front);
    const quiz = { courseId, lessonId, passPercent, attempts, review, minutes, draw, questions, ...pause };
    return { ...quiz, version: hash('sha256', JSON.stringify(quiz)) };
  },
});

interface AttemptSettings {
  readonly attempts?: number | undefined;
  readonly pauseHours?: number | undefined;
}

/** Limit and pause of a quiz. A file that sets only `attempts` keeps its hard limit. */
function attemptRules({ attempts, pauseHours }: AttemptSettings): Pick<Quiz, 'attempts' | 'pauseHours'> {
  if (attempts === undefined)
    return { attempts: quizDefaults.attempts, pauseHours: pauseHours ?? quizDefaults.pauseHours };
  return { attempts, ...(pauseHours !== undefined && { pauseHours }) };
}

/** Reports a section that the quiz's lesson does not have. */
function checkSection(
  { id, fault, find }: Pick<ContentFile<unknown>, 'id' | 'fault' | 'find'>,
  section: string | undefined,
  at: PropertyKey[],
): void {
  if (section === undefined) return;
  const { sections = [] } = find('lesson', id, at) ?? {};
  if (sections.some((each) => each.id === section)) return;
  fault(at, `the lesson has no section "${section}": it has ${sections.map((each) => each.id).join(', ')}`);
}
