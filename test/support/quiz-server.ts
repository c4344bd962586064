import { presentedQuestion } from './presented-question.ts';
import type { Answer, QuizReview } from '../../src/features/quizzes/web/data.ts';

export const noon = new Date(2026, 5, 1, 12, 4, 7).getTime();
export const name = { courseId: 'course2', lessonId: 'lists' };
const attempt = {
  attemptId: 'a1',
  ...name,
  number: 1,
  startedAt: noon,
  deadline: null as number | null,
  submittedAt: null as number | null,
};
const questions = [
  presentedQuestion('single', { id: 'q1', options: ['a list', 'a set'] }),
  presentedQuestion('text', { id: 'q2' }),
  ...['q3', 'q4', 'q5'].map((id) => presentedQuestion('number', { id })),
];

interface Saved {
  questionId: string;
  version: number;
  answer: Answer;
  savedAt: number;
  /** Value as it was sent. */
  answeredAt?: number;
}

const right = ({ id, type }: (typeof questions)[number]): Answer =>
  type === 'single' ? { picked: [0], typed: [] } : { picked: [], typed: [`right ${id}`] };

/** Fake server for quizzes; `isAway`: it is unreachable. */
export class QuizServer {
  isAway = false;
  /** It stores requests, and then its responses are lost. */
  breaksOff: Promise<void> | null = null;
  isEnrolled = true;
  /** Time that its clock is ahead of this device's. */
  aheadMs = 0;
  deadline: number | null = null;
  submittedAt: number | null = null;
  /** Null for a hard limit. */
  pauseHours: number | null = 8;
  nextAttemptAt: number | null = null;
  rightAnswers: QuizReview['rightAnswers'] = 'shown';
  readonly saved = new Map<string, Saved>();
  readonly calls: string[] = [];
  /** Times of the answers that arrived, as reported by the page. */
  readonly answeredAt: (number | undefined)[] = [];

  readonly fetch = async (url: string, { method = 'GET', body, keepalive }: RequestInit = {}): Promise<Response> => {
    this.calls.push(`${method} ${url}${keepalive ? ' (keepalive)' : ''}`);
    if (this.isAway) throw new TypeError('offline');
    const [status, answer] = this.#answer(
      method,
      url,
      typeof body === 'string' ? (JSON.parse(body) as Saved) : undefined,
    );
    if (this.breaksOff) {
      await this.breaksOff;
      throw new TypeError('the line broke');
    }
    return new Response(JSON.stringify(answer), { status });
  };

  #answer(method: string, url: string, body: Saved | undefined): [number, unknown] {
    if (url.startsWith('/api/enrolments'))
      return [200, { items: this.isEnrolled ? [{ userId: 'u1', courseId: 'course2' }] : [], nextCursor: null }];
    if (url.includes('/answers/')) return this.#save(url.split('/').at(-1) ?? '', body!);
    if (url.endsWith('/submission')) this.submittedAt = Date.now();
    if (url.endsWith('/submission') || url.endsWith('/review')) return [200, this.#review()];
    if (url.endsWith('/attempts') || url.startsWith('/api/quiz-attempts/'))
      return [method === 'POST' ? 201 : 200, this.#attempt()];
    return [200, this.#facts()];
  }

  #save(questionId: string, { version, answer, answeredAt }: Saved): [number, unknown] {
    this.answeredAt.push(answeredAt);
    const known = this.saved.get(questionId);
    const isSame = known?.version === version && JSON.stringify(known.answer) === JSON.stringify(answer);
    if (known && !isSame && version !== known.version + 1)
      return [409, { code: 'answer-overtaken', detail: 'Answered elsewhere.', status: 409 }];
    this.saved.set(questionId, { questionId, version, answer, savedAt: noon });
    return [200, { version, savedAt: noon }];
  }

  #attempt() {
    const { deadline, submittedAt } = this;
    return {
      ...attempt,
      deadline,
      submittedAt,
      now: Date.now() + this.aheadMs,
      questions,
      answers: [...this.saved.values()],
    };
  }

  #facts() {
    const rules = { questions: 5, pool: 8, maxPoints: 5, passPercent: 70, minutes: this.deadline && 10 };
    const isOver = this.submittedAt !== null;
    const isRunning = !isOver && this.calls.some((call) => call.endsWith('/attempts'));
    return {
      ...name,
      ...rules,
      attemptsAllowed: 3,
      attemptsLeft: this.nextAttemptAt === null ? (isOver || isRunning ? 2 : 3) : 0,
      pauseHours: this.pauseHours,
      nextAttemptAt: this.nextAttemptAt,
      now: Date.now() + this.aheadMs,
      requestedAt: null,
      review: 'after-pass',
      runningId: isRunning ? 'a1' : null,
      past: isOver ? [this.#past()] : [],
    };
  }

  #past() {
    return { ...attempt, submittedAt: this.submittedAt, points: 1, maxPoints: 5, percent: 20, isPassed: false };
  }

  #review(): QuizReview {
    const nothing = { picked: [], typed: [] };
    const graded = questions.map((question, place) => ({
      question,
      answer: this.saved.get(question.id)?.answer ?? nothing,
      share: place === 0 ? 1 : 0,
      isRight: place === 0,
      parts: [],
      section: null,
      feedback: [`<p>Because of ${question.id}.</p>`],
      right: this.rightAnswers === 'shown' ? right(question) : null,
    }));
    return { ...this.#past(), passPercent: 70, rightAnswers: this.rightAnswers, questions: graded };
  }
}
