import { whoChose } from '../../features/careers/server/public.ts';
import { learnersOf } from '../../features/enrolment/server/public.ts';
import { type Audience, manualAudiences } from '../../features/notifications/server/public.ts';
import type { Database } from '../../platform/server/db/database.ts';

/** Audiences of announcements, by name. */
export function audiencesOf(db: Database): Readonly<Record<string, Audience>> {
  return { course: learnersOf(db), careers: whoChose(db), ...manualAudiences(db) };
}
