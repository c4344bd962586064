import { whoChose } from '../../features/careers/server/public.ts';
import { learnersOf } from '../../features/enrolment/server/public.ts';
import { type Audience, byHand } from '../../features/notifications/server/public.ts';
import type { Database } from '../../platform/server/db/database.ts';

/** Whom something can be told that many are told. */
export function audiencesOf(db: Database): Readonly<Record<string, Audience>> {
  return { course: learnersOf(db), careers: whoChose(db), ...byHand(db) };
}
