import type { FastifyBaseLogger } from 'fastify';
import type { Notify, NotifyStaff } from '../../../platform/server/notify.ts';
import { graceMs } from '../contract.ts';
import { type AttemptDeps, createAttempts } from './attempts.ts';
import { quizHandlers } from './handlers.ts';
import { extraAttemptHandler } from './extra/handler.ts';
import { attemptRequestHandlers } from './extra/request-handlers.ts';
import { attemptQueries } from './queries.ts';

const lookEveryMs = 30_000;
const atOnce = 50;

interface QuizDeps extends AttemptDeps {
  readonly notify: Notify;
  readonly notifyStaff: NotifyStaff;
  readonly log: FastifyBaseLogger;
}

/** Handlers of the quiz API, and a job that closes attempts whose time is over. */
export function createQuizzes(deps: QuizDeps) {
  const { db, cautiousNow, log } = deps;
  const attempts = createAttempts(deps);
  const { listOver } = attemptQueries(db);
  let round: Promise<void> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  /** Closes all attempts that are over; safe to run in several processes at once. */
  async function closeOver(): Promise<void> {
    for (;;) {
      const over = await listOver.all({ before: cautiousNow() - graceMs, limit: atOnce });
      await Promise.all(over.map(attempts.close));
      if (over.length < atOnce) return;
    }
  }

  return {
    handlers: {
      ...quizHandlers(deps, attempts),
      ...extraAttemptHandler(deps, attempts),
      ...attemptRequestHandlers(deps, attempts),
    },
    closeOver,
    start(): void {
      timer = setInterval(() => {
        round = round.then(closeOver).catch((err: unknown) => log.error({ err }, 'attempts that are over stay open'));
      }, lookEveryMs);
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await round;
    },
  };
}
