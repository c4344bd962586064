import { createHistogram, performance } from 'node:perf_hooks';
import { setTimeout as delay } from 'node:timers/promises';
import type * as z from 'zod/mini';
import type { Answer, QuizAttempt, QuizReview } from '../../src/features/quizzes/contract.ts';
import { Connection, requestOf } from './connection.ts';
import type { Learner } from './learners.ts';
import { type Timing, timingOf } from './send-load.ts';

const kinds = ['page', 'start', 'answer', 'submission'] as const;
export type Kind = (typeof kinds)[number];
const nsPerMs = 1e6;

/** Many learners who begin one quiz at the same moment, each over a connection and from an address of their own. */
export interface Exam {
  readonly port: number;
  /** Of the server, whose processor time for the starts is counted. */
  readonly pid: number;
  readonly learners: readonly Pick<Learner, 'address' | 'cookie'>[];
  /** `/api/courses/…/quizzes/…` */
  readonly quizPath: string;
  readonly questionsPerPage: number;
  /** For a page: at least, and at most. */
  readonly thinkMs: readonly [number, number];
  /** In which they open the quiz's page, one after the other, before it begins for all. */
  readonly arriveMs: number;
}

/** What the server has acknowledged to one learner and must never lose. */
export interface Sitting {
  readonly attemptId: string;
  readonly deadline: number | null;
  /** As it was told with the result; undefined where there was none. */
  readonly deadlineAtEnd: number | null | undefined;
  /** By the question's id: what was answered, as JSON. */
  readonly answers: Readonly<Record<string, string>>;
}

type Question = z.infer<typeof QuizAttempt>['questions'][number];

/** Between tries, while nobody answers. */
const againMs = 250;

interface Watch {
  /** When the exam begins for all: resolves to that moment, by `performance.now()`. */
  readonly moment: Promise<number>;
  readonly tally: ExamTally;
}

/** One learner, from the page before the start to the result; undefined if the start was refused. */
export async function sitExam(
  { port, quizPath, questionsPerPage, thinkMs: [least, most] }: Exam,
  learner: Exam['learners'][number],
  { moment, tally }: Watch,
): Promise<Sitting | undefined> {
  using connection = new Connection(port);

  /** Sends it until it is answered; what goes wrong is counted. Undefined if it was refused. */
  async function ask(kind: Kind, call: string, body?: object, from?: number): Promise<readonly Buffer[] | undefined> {
    const request = requestOf(learner, call, body && JSON.stringify(body));
    const asked = tally.begin(kind, from);
    for (;;) {
      try {
        const answer = await connection.ask(request);
        return asked.end(answer.status) ? answer.body : undefined;
      } catch (error) {
        asked.broke(error);
      }
      await delay(againMs);
    }
  }

  await ask('page', `GET ${quizPath}`);
  const started = await ask('start', `POST ${quizPath}/attempts`, undefined, await moment);
  if (!started) return undefined;
  const think = () => delay((least + Math.random() * (most - least)) / questionsPerPage);
  await think();
  // Not before: while it is read, others wait to be noted.
  const { attemptId, deadline, questions } = read(started) as z.infer<typeof QuizAttempt>;
  const answers: Record<string, string> = {};
  for (const [index, question] of questions.entries()) {
    if (index > 0) await think();
    const answer = answerTo(question);
    const path = `/api/quiz-attempts/${attemptId}/answers/${question.id}`;
    const saved = await ask('answer', `PUT ${path}`, { version: 1, answer, answeredAt: Date.now() });
    if (saved) answers[question.id] = JSON.stringify(answer);
  }
  const reviewed = await ask('submission', `POST /api/quiz-attempts/${attemptId}/submission`);
  const deadlineAtEnd = reviewed && (read(reviewed) as z.infer<typeof QuizReview>).deadline;
  return { attemptId, deadline, deadlineAtEnd, answers };
}

function read(body: readonly Buffer[]): unknown {
  return JSON.parse(Buffer.concat(body).toString('utf8'));
}

/** One that can be given, right or not. */
function answerTo({ type, options, lefts, blanks }: Question): z.infer<typeof Answer> {
  if (type === 'fill') return { picked: [], typed: Array.from({ length: blanks }, () => 'value') };
  if (type === 'number' || type === 'text' || type === 'predict') return { picked: [], typed: ['42'] };
  if (type === 'bug') return { picked: [1], typed: [] };
  const places = type === 'match' ? lefts.length : type === 'order' ? options.length : 1;
  return { picked: Array.from({ length: places }, (_, place) => place), typed: [] };
}

/** Counts what learners ask and how long they wait. One whose connection broke under it is in no time, and told apart. */
export class ExamTally {
  readonly #latencies = byKind(() => createHistogram());
  readonly breaks: { readonly at: number; readonly why: string }[] = [];
  refusals = 0;
  firstRefusal: string | null = null;

  /** The time runs from a moment, which is now unless it is named. */
  begin(kind: Kind, from: number = performance.now()) {
    let isWhole = true;
    return {
      /** Whether it was answered with success. */
      end: (status: number): boolean => {
        if (isWhole) this.#latencies[kind].record(Math.max(1, Math.round((performance.now() - from) * nsPerMs)));
        if (status >= 200 && status < 300) return true;
        this.refusals += 1;
        this.firstRefusal ??= `${kind} answered with ${status}`;
        return false;
      },
      broke: (error: unknown): void => {
        isWhole = false;
        this.breaks.push({ at: Date.now(), why: `${kind}: ${error instanceof Error ? error.message : String(error)}` });
      },
    };
  }

  count(kind: Kind): number {
    return this.#latencies[kind].count;
  }

  timings(): Record<Kind, Timing> {
    return byKind((kind) => timingOf(this.#latencies[kind]));
  }
}

function byKind<Item>(make: (kind: Kind) => Item): Record<Kind, Item> {
  return Object.fromEntries(kinds.map((kind) => [kind, make(kind)])) as Record<Kind, Item>;
}
