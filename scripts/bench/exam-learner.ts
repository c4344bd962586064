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

/** Many learners who start one quiz at the same moment, each with a connection and an address of their own. */
export interface Exam {
  readonly port: number;
  /** Process id of the server, to measure its processor time for the starts. */
  readonly pid: number;
  readonly learners: readonly Pick<Learner, 'address' | 'cookie'>[];
  /** `/api/courses/…/quizzes/…` */
  readonly quizPath: string;
  readonly questionsPerPage: number;
  /** Minimum and maximum time spent on a page. */
  readonly thinkMs: readonly [number, number];
  /** Period in which they open the quiz's page, one after the other, before the common start. */
  readonly arriveMs: number;
}

/** Data that the server has acknowledged to one learner and must never lose. */
export interface Sitting {
  readonly attemptId: string;
  readonly deadline: number | null;
  /** Deadline reported with the result; undefined if there was no result. */
  readonly deadlineAtEnd: number | null | undefined;
  /** Submitted answers as JSON, by the question's id. */
  readonly answers: Readonly<Record<string, string>>;
}

type Question = z.infer<typeof QuizAttempt>['questions'][number];

/** Pause between retries, while the server is down. */
const againMs = 250;

interface Watch {
  /** Resolves at the common start, to its time by `performance.now()`. */
  readonly moment: Promise<number>;
  readonly tally: ExamTally;
}

/** Simulates one learner, from the page before the start to the result; undefined if the start was refused. */
export async function sitExam(
  { port, quizPath, questionsPerPage, thinkMs: [least, most] }: Exam,
  learner: Exam['learners'][number],
  { moment, tally }: Watch,
): Promise<Sitting | undefined> {
  using connection = new Connection(port);

  /** Retries until there is an answer and counts failures. Undefined if it was refused. */
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
  // Parsed only now: parsing delays the timing of other learners.
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

/** A valid answer, right or wrong. */
function answerTo({ type, options, lefts, blanks }: Question): z.infer<typeof Answer> {
  if (type === 'fill') return { picked: [], typed: Array.from({ length: blanks }, () => 'value') };
  if (type === 'number' || type === 'text' || type === 'predict') return { picked: [], typed: ['42'] };
  if (type === 'bug') return { picked: [1], typed: [] };
  const places = type === 'match' ? lefts.length : type === 'order' ? options.length : 1;
  return { picked: Array.from({ length: places }, (_, place) => place), typed: [] };
}

/** Counts learners' requests and latencies. A request whose connection broke is not timed but reported separately. */
export class ExamTally {
  readonly #latencies = byKind(() => createHistogram());
  readonly breaks: { readonly at: number; readonly why: string }[] = [];
  refusals = 0;
  firstRefusal: string | null = null;

  /** Starts timing, from now unless `from` is given. */
  begin(kind: Kind, from: number = performance.now()) {
    let isWhole = true;
    return {
      /** Returns whether the request succeeded. */
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
