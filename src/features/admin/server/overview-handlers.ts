import type { Handlers } from '../../../platform/server/http/context.ts';
import { givenUpJobs } from '../../../platform/server/outbox/given-up-jobs.ts';
import { infectedCvs } from '../../applications/server/public.ts';
import { draftsInReview } from '../../authoring/server/public.ts';
import { contactInbox } from '../../contact/server/public.ts';
import { handInsToGrade } from '../../exercises/server/public.ts';
import { feedbackModeration } from '../../feedback/server/public.ts';
import type { overviewRoutes } from '../overview-contract.ts';
import type { AdminDeps } from './deps.ts';
import { countBetween } from './queries.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** Where each kind is counted. */
const tableOf = {
  signUps: 'authUsers',
  enrolments: 'enrollments',
  completions: 'certificates',
  ratings: 'feedback',
  applications: 'applications',
  messages: 'contactMessages',
} as const;
const kinds = ['signUps', 'enrolments', 'completions', 'ratings', 'applications', 'messages'] as const;
const feedbackDays = 30;
/** What came on days that are over changes by deletions alone. */
const pastKeptMs = 60_000;

/** What an administrator sees first. */
export function overviewHandlers({ db, content, now }: AdminDeps): Handlers<typeof overviewRoutes> {
  const inbox = contactInbox(db);
  const jobs = givenUpJobs(db);
  const feedback = feedbackModeration(db, content);
  const [countInReview, countToGrade, countInfected] = [
    draftsInReview(db),
    handInsToGrade(db, content),
    infectedCvs(db),
  ];

  const past = new Map<number, KeptCounts>();

  const countAll = (moments: readonly number[]) =>
    Promise.all(kinds.map((kind) => countBetween(db, tableOf[kind], moments)));

  /** By kind: what came in as many days before the first one, and on each day but today. */
  function countPast(days: number, today: number): Promise<number[][]> {
    const kept = past.get(days);
    if (kept?.today === today && kept.until > now()) return kept.counts;
    const first = today - days + 1;
    const begins = [first - days, ...Array.from({ length: days }, (_, place) => first + place)];
    const counts = countAll(begins.map((day) => day * dayMs));
    past.set(days, { today, until: now() + pastKeptMs, counts });
    counts.catch(() => past.delete(days));
    return counts;
  }

  async function countDays(days: number) {
    const today = Math.floor(now() / dayMs);
    const [earlier, current] = await Promise.all([
      countPast(days, today),
      countAll([today * dayMs, (today + 1) * dayMs]),
    ]);
    const counts = earlier.map((of, place) => [...of, ...(current[place] ?? [])]);
    const [before, ...shown] = Array.from({ length: days + 1 }, (_, place) =>
      named(counts.map((of) => of[place] ?? 0)),
    );
    return {
      before: before ?? named([]),
      days: shown.map((of, place) => ({ day: (today - days + 1 + place) * dayMs, ...of })),
    };
  }

  async function waitingFor(uid: string) {
    return {
      newMessages: await inbox.countNew(),
      ownMessages: await inbox.countNewOf(uid),
      draftsInReview: await countInReview(),
      handInsToGrade: await countToGrade(uid),
      unansweredFeedback: await feedback.countUnanswered(now() - feedbackDays * dayMs),
      infectedCvs: await countInfected(),
      givenUpJobs: (await jobs.count()).givenUp,
    };
  }

  return {
    async getOverview({ query: { days } }, { caller }) {
      return { ...(await waitingFor(caller.uid)), ...(await countDays(Number(days))) };
    },
  };
}

interface KeptCounts {
  /** In days since 1970. */
  readonly today: number;
  readonly until: number;
  readonly counts: Promise<number[][]>;
}

/** The counts, in the order of `kinds`, by their names. */
function named([signUps = 0, enrolments = 0, completions = 0, ratings = 0, applications = 0, messages = 0]: number[]) {
  return { signUps, enrolments, completions, ratings, applications, messages };
}
