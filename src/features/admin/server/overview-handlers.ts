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
const countedTables = [
  'authUsers',
  'enrollments',
  'certificates',
  'feedback',
  'applications',
  'contactMessages',
] as const;
const daysShown = 30;
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

  let past: { readonly today: number; readonly until: number; readonly counts: Promise<number[][]> } | undefined;

  const countAll = (moments: readonly number[]) =>
    Promise.all(countedTables.map((table) => countBetween(db, table, moments)));

  /** By table, what came between each two moments, of which the last two begin and end today. */
  async function countDays(today: number, moments: readonly number[]): Promise<number[][]> {
    if (past?.today !== today || past.until <= now()) {
      const counts = countAll(moments.slice(0, -1));
      past = { today, until: now() + pastKeptMs, counts };
      counts.catch(() => (past = undefined));
    }
    const [before, current] = await Promise.all([past.counts, countAll(moments.slice(-2))]);
    return before.map((counts, place) => [...counts, ...(current[place] ?? [])]);
  }

  async function waitingFor(uid: string) {
    return {
      newMessages: await inbox.countNew(),
      ownMessages: await inbox.countNewOf(uid),
      draftsInReview: await countInReview(),
      handInsToGrade: await countToGrade(uid),
      unansweredFeedback: await feedback.countUnanswered(now() - daysShown * dayMs),
      infectedCvs: await countInfected(),
      givenUpJobs: (await jobs.count()).givenUp,
    };
  }

  return {
    async getOverview(_, { caller }) {
      const today = Math.floor(now() / dayMs);
      const moments = Array.from({ length: daysShown + 1 }, (__, place) => (today - daysShown + 1 + place) * dayMs);
      const [signUps, enrolments, completions, ratings, applications, messages] = await countDays(today, moments);
      const days = moments.slice(0, -1).map((day, place) => ({
        day,
        signUps: signUps?.[place] ?? 0,
        enrolments: enrolments?.[place] ?? 0,
        completions: completions?.[place] ?? 0,
        ratings: ratings?.[place] ?? 0,
        applications: applications?.[place] ?? 0,
        messages: messages?.[place] ?? 0,
      }));
      return { ...(await waitingFor(caller.uid)), days };
    },
  };
}
