import type { Handlers } from '../../../platform/server/http/context.ts';
import { givenUpJobs } from '../../../platform/server/outbox/given-up-jobs.ts';
import type { Services } from '../../../platform/server/services.ts';
import { infectedCvs } from '../../applications/server/public.ts';
import { draftsInReview } from '../../authoring/server/public.ts';
import { contactInbox } from '../../contact/server/public.ts';
import { handInsToGrade } from '../../exercises/server/public.ts';
import { unansweredFeedback } from '../../feedback/server/public.ts';
import type { overviewRoutes } from '../contract.ts';
import { countBetween } from './queries.ts';

type Deps = Pick<Services, 'db' | 'now' | 'content'>;

const dayMs = 24 * 60 * 60 * 1000;
/** Table of each kind of row that is counted. */
const tables = {
  signUps: 'authUsers',
  enrolments: 'enrollments',
  completions: 'certificates',
  ratings: 'feedback',
  applications: 'applications',
  messages: 'contactMessages',
} as const;
type Kind = keyof typeof tables;
const kinds = Object.keys(tables) as Kind[];
const feedbackDays = 30;
/** Counts of past days change only by deletions. */
const pastCachedMs = 60_000;

/** Handler of the console's overview. */
export function overviewHandlers({ db, content, now }: Deps): Handlers<typeof overviewRoutes> {
  const inbox = contactInbox(db);
  const jobs = givenUpJobs(db);
  const countUnanswered = unansweredFeedback(db);
  const [countInReview, countToGrade, countInfected] = [
    draftsInReview(db),
    handInsToGrade(db, content),
    infectedCvs(db),
  ];

  const past = new Map<number, CachedCounts>();

  const countAll = (moments: readonly number[]) =>
    Promise.all(kinds.map((kind) => countBetween(db, tables[kind], moments)));

  /** Counts by kind: of the preceding period, then of each day before today. */
  function countPast(days: number, today: number): Promise<number[][]> {
    const cached = past.get(days);
    if (cached?.today === today && cached.until > now()) return cached.counts;
    const first = today - days + 1;
    const begins = [first - days, ...Array.from({ length: days }, (_, place) => first + place)];
    const counts = countAll(begins.map((day) => day * dayMs));
    past.set(days, { today, until: now() + pastCachedMs, counts });
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
    const countsAt = (place: number) =>
      Object.fromEntries(kinds.map((kind, of) => [kind, counts[of]?.[place] ?? 0])) as Record<Kind, number>;
    const first = today - days + 1;
    return {
      before: countsAt(0),
      days: Array.from({ length: days }, (_, place) => ({ day: (first + place) * dayMs, ...countsAt(place + 1) })),
    };
  }

  async function waitingFor(uid: string) {
    return {
      newMessages: await inbox.countNew(),
      ownMessages: await inbox.countNewOf(uid),
      draftsInReview: await countInReview(),
      handInsToGrade: await countToGrade(uid),
      unansweredFeedback: await countUnanswered(now() - feedbackDays * dayMs),
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

/** Counts of days before today, cached. */
interface CachedCounts {
  /** In days since 1970. */
  readonly today: number;
  readonly until: number;
  readonly counts: Promise<number[][]>;
}
